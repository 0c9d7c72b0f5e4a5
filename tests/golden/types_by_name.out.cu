// ---- cp_async 2 ----
// loop members cp_async 2
// loop conversions left: cp.async can copy nothing of this loop: its value is computed from what is read
// types_by_name.cu:75:7: error: cp.async can copy nothing of this loop: its value is computed from what is read [dbuf-no-async]
//         tile[threadIdx.x] = make_star(x[k + threadIdx.x], real(2), real(k));
//         ^~~~
// types_by_name.cu:75:7: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop members cp_async 3
// loop conversions left: cp.async can copy nothing of this loop: its value is computed from what is read
// types_by_name.cu:75:7: error: cp.async can copy nothing of this loop: its value is computed from what is read [dbuf-no-async]
//         tile[threadIdx.x] = make_star(x[k + threadIdx.x], real(2), real(k));
//         ^~~~
// types_by_name.cu:75:7: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop members ldg 2
// loop conversions ldg 2
# 1 "types_by_name.cu"
// Numbers and vectors by other names: members of the text's own classes, typedefs, and conversions that look like calls.
typedef float real;
typedef float4 star;

template <typename T>
struct way {};
template <>
struct way<float> {
  typedef float3 kind;
};
template <>
struct way<int> {
  typedef uint3 kind;
};
template <typename T>
struct place {};
template <>
struct place<float> {
  typedef float4 kind;
};
template <>
struct place<int> {
  typedef int4 kind;
};

template <typename T>
__attribute__((device)) typename way<T>::kind pull(typename way<T>::kind sum, typename place<T>::kind here,
                                                   typename place<T>::kind there) {
  typename way<T>::kind d;
  d.x = there.x - here.x;
  d.y = there.y - here.y;
  d.z = there.z - here.z;
  T weight = there.w * (d.x * d.x + d.y * d.y + d.z * d.z);
  sum.x += d.x * weight;
  sum.y += d.y * weight;
  sum.z += d.z * weight;
  return sum;
}

template <typename T>
__attribute__((global)) void members(const typename place<T>::kind *__restrict__ x,
                                     typename place<T>::kind *__restrict__ y, int n) {
  
# 43 "types_by_name.cu" 3
typedef typename place < T > :: kind __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 43 "types_by_name.cu"

  typename place<T>::kind here = x[threadIdx.x];
  typename way<T>::kind sum = {0, 0, 0};

# 47 "types_by_name.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(here)>::value, "dbuf-hidden-reference: 'here' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<decltype(sum)>::value, "dbuf-hidden-reference: 'sum' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 48 "types_by_name.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 47 "types_by_name.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 48 "types_by_name.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 50 "types_by_name.cu"
for (int i = 0; i < 64; ++i)
      sum = pull<T>(sum, here, tile[i]);
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 48 "types_by_name.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 50 "types_by_name.cu" 3
for (int i = 0; i < 64; ++i)
      sum = pull<T>(sum, here, tile[i]);
} }
__syncthreads();
} }
# 53 "types_by_name.cu"

  here.x = sum.x;
  here.y = sum.y;
  here.z = sum.z;
  y[threadIdx.x] = here;
}

__attribute__((device)) inline star make_star(real x, real y, real z) {
  star s;
  s.x = x;
  s.y = y;
  s.z = z;
  s.w = real(1);
  return s;
}

__attribute__((global)) void conversions(const real *__restrict__ x, real *__restrict__ y, int n) {
  
# 70 "types_by_name.cu" 3
typedef star __dbuf_tile_1_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[2]; auto &tile = __dbuf_tile_1[0].v; 
# 70 "types_by_name.cu"

  real sum = 0;

# 73 "types_by_name.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(sum)>::value, "dbuf-hidden-reference: 'sum' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<star >::value, "dbuf-hidden-reference: 's' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_1[0].v; (void)tile; 
# 74 "types_by_name.cu" 3
if (k + threadIdx.x < n)
      tile[threadIdx.x] = make_star(x[k + threadIdx.x], real(2), real(k));
    else
      tile[threadIdx.x] = make_star(real(0), real(0), real(0));
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 73 "types_by_name.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_1[__dbuf_now ^ 1].v; (void)tile; 
# 74 "types_by_name.cu" 3
if (k + threadIdx.x < n)
      (void)(make_star((__dbuf_r0 = x[k + threadIdx.x]), real(2), real(k)));
    else
      ;
}
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 79 "types_by_name.cu"
star s = tile[63 - threadIdx.x];

# 80 "types_by_name.cu"
sum += s.x * s.y + (real)-s.w - real(s.z);
} }
{ auto &tile = __dbuf_tile_1[__dbuf_now ^ 1].v; (void)tile; 
# 74 "types_by_name.cu" 3
if (k + threadIdx.x < n)
      tile[threadIdx.x] = make_star(__dbuf_r0, real(2), real(k));
    else
      tile[threadIdx.x] = make_star(real(0), real(0), real(0));
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 79 "types_by_name.cu" 3
star s = tile[63 - threadIdx.x];

# 80 "types_by_name.cu" 3
sum += s.x * s.y + (real)-s.w - real(s.z);
} }
__syncthreads();
} }
# 82 "types_by_name.cu"

  y[threadIdx.x] = sum;
}
// ---- ldg_single auto ----
// loop members ldg_single 1
// loop conversions ldg_single 1
# 1 "types_by_name.cu"
// Numbers and vectors by other names: members of the text's own classes, typedefs, and conversions that look like calls.
typedef float real;
typedef float4 star;

template <typename T>
struct way {};
template <>
struct way<float> {
  typedef float3 kind;
};
template <>
struct way<int> {
  typedef uint3 kind;
};
template <typename T>
struct place {};
template <>
struct place<float> {
  typedef float4 kind;
};
template <>
struct place<int> {
  typedef int4 kind;
};

template <typename T>
__attribute__((device)) typename way<T>::kind pull(typename way<T>::kind sum, typename place<T>::kind here,
                                                   typename place<T>::kind there) {
  typename way<T>::kind d;
  d.x = there.x - here.x;
  d.y = there.y - here.y;
  d.z = there.z - here.z;
  T weight = there.w * (d.x * d.x + d.y * d.y + d.z * d.z);
  sum.x += d.x * weight;
  sum.y += d.y * weight;
  sum.z += d.z * weight;
  return sum;
}

template <typename T>
__attribute__((global)) void members(const typename place<T>::kind *__restrict__ x,
                                     typename place<T>::kind *__restrict__ y, int n) {
  __attribute__((shared)) typename place<T>::kind tile[64];
  typename place<T>::kind here = x[threadIdx.x];
  typename way<T>::kind sum = {0, 0, 0};

# 47 "types_by_name.cu" 3
{ static_assert(!::__dbuf::reference<decltype(here)>::value, "dbuf-hidden-reference: 'here' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<decltype(sum)>::value, "dbuf-hidden-reference: 'sum' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
{ 
# 48 "types_by_name.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 47 "types_by_name.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 48 "types_by_name.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 50 "types_by_name.cu"
for (int i = 0; i < 64; ++i)
      sum = pull<T>(sum, here, tile[i]);
} }
__syncthreads();
{ 
# 48 "types_by_name.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 50 "types_by_name.cu" 3
for (int i = 0; i < 64; ++i)
      sum = pull<T>(sum, here, tile[i]);
} }
__syncthreads();
} }
# 53 "types_by_name.cu"

  here.x = sum.x;
  here.y = sum.y;
  here.z = sum.z;
  y[threadIdx.x] = here;
}

__attribute__((device)) inline star make_star(real x, real y, real z) {
  star s;
  s.x = x;
  s.y = y;
  s.z = z;
  s.w = real(1);
  return s;
}

__attribute__((global)) void conversions(const real *__restrict__ x, real *__restrict__ y, int n) {
  __attribute__((shared)) star tile[64];
  real sum = 0;

# 73 "types_by_name.cu" 3
{ static_assert(!::__dbuf::reference<decltype(sum)>::value, "dbuf-hidden-reference: 'sum' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<star >::value, "dbuf-hidden-reference: 's' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
{ 
# 74 "types_by_name.cu" 3
if (k + threadIdx.x < n)
      tile[threadIdx.x] = make_star(x[k + threadIdx.x], real(2), real(k));
    else
      tile[threadIdx.x] = make_star(real(0), real(0), real(0));
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 73 "types_by_name.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 74 "types_by_name.cu" 3
if (k + threadIdx.x < n)
      (void)(make_star((__dbuf_r0 = x[k + threadIdx.x]), real(2), real(k)));
    else
      ;
}
{ { 
# 79 "types_by_name.cu"
star s = tile[63 - threadIdx.x];

# 80 "types_by_name.cu"
sum += s.x * s.y + (real)-s.w - real(s.z);
} }
__syncthreads();
{ 
# 74 "types_by_name.cu" 3
if (k + threadIdx.x < n)
      tile[threadIdx.x] = make_star(__dbuf_r0, real(2), real(k));
    else
      tile[threadIdx.x] = make_star(real(0), real(0), real(0));
}

__syncthreads();
}
{ { 
# 79 "types_by_name.cu" 3
star s = tile[63 - threadIdx.x];

# 80 "types_by_name.cu" 3
sum += s.x * s.y + (real)-s.w - real(s.z);
} }
__syncthreads();
} }
# 82 "types_by_name.cu"

  y[threadIdx.x] = sum;
}
