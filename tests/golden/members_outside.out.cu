// ---- cp_async 2 ----
// loop row_sums cp_async 2
# 1 "members_outside.cu"
// Members of a class template and of its partial specialisation, defined outside with a type of the class in their
// parameters.
template <int N, class T>
struct row {
  typedef unsigned place;
  T at[N];
  __attribute__((device)) T &operator[](place i);
  __attribute__((device)) const T &operator[](place i) const;
};

template <class T>
struct row<2, T> {
  using place = int;
  T left, right;
  __attribute__((device)) T &operator[](place i);
  __attribute__((device)) const T &operator[](place i) const;
};

template <int N, class T>
__attribute__((device)) T &row<N, T>::operator[](typename row<N, T>::place i) {
  return at[i];
}

template <int N, class T>
__attribute__((device)) const T &row<N, T>::operator[](typename row<N, T>::place i) const {
  return at[i];
}

template <class T>
__attribute__((device)) T &row<2, T>::operator[](typename row<2, T>::place i) {
  switch (i) {
  case 0:
    return left;
  default:
    return right;
  }
}

template <class T>
__attribute__((device)) const T &row<2, T>::operator[](typename row<2, T>::place i) const {
  return i == 0 ? left : right;
}

__attribute__((global)) void row_sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 45 "members_outside.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 45 "members_outside.cu"

  row<2, float> two = {0, 0};
  const row<3, float> three = {{1, 2, 3}};

# 49 "members_outside.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(two)>::value, "dbuf-hidden-reference: 'two' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 50 "members_outside.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 49 "members_outside.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 50 "members_outside.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 52 "members_outside.cu"
two.left += tile[threadIdx.x ^ 1];

# 53 "members_outside.cu"
two.right += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 52 "members_outside.cu" 3
two.left += tile[threadIdx.x ^ 1];

# 53 "members_outside.cu" 3
two.right += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 55 "members_outside.cu"

  y[threadIdx.x] = two[0] + three[0];
  y[threadIdx.x + 128] = two[1] - three[1];
}
// ---- cp_async 3 ----
// loop row_sums cp_async 3
# 1 "members_outside.cu"
// Members of a class template and of its partial specialisation, defined outside with a type of the class in their
// parameters.
template <int N, class T>
struct row {
  typedef unsigned place;
  T at[N];
  __attribute__((device)) T &operator[](place i);
  __attribute__((device)) const T &operator[](place i) const;
};

template <class T>
struct row<2, T> {
  using place = int;
  T left, right;
  __attribute__((device)) T &operator[](place i);
  __attribute__((device)) const T &operator[](place i) const;
};

template <int N, class T>
__attribute__((device)) T &row<N, T>::operator[](typename row<N, T>::place i) {
  return at[i];
}

template <int N, class T>
__attribute__((device)) const T &row<N, T>::operator[](typename row<N, T>::place i) const {
  return at[i];
}

template <class T>
__attribute__((device)) T &row<2, T>::operator[](typename row<2, T>::place i) {
  switch (i) {
  case 0:
    return left;
  default:
    return right;
  }
}

template <class T>
__attribute__((device)) const T &row<2, T>::operator[](typename row<2, T>::place i) const {
  return i == 0 ? left : right;
}

__attribute__((global)) void row_sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 45 "members_outside.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 45 "members_outside.cu"

  row<2, float> two = {0, 0};
  const row<3, float> three = {{1, 2, 3}};

# 49 "members_outside.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(two)>::value, "dbuf-hidden-reference: 'two' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 49 "members_outside.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 50 "members_outside.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 49 "members_outside.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 50 "members_outside.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 52 "members_outside.cu"
two.left += tile[threadIdx.x ^ 1];

# 53 "members_outside.cu"
two.right += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 49 "members_outside.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 52 "members_outside.cu" 3
two.left += tile[threadIdx.x ^ 1];

# 53 "members_outside.cu" 3
two.right += tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 55 "members_outside.cu"

  y[threadIdx.x] = two[0] + three[0];
  y[threadIdx.x + 128] = two[1] - three[1];
}
// ---- ldg auto ----
// loop row_sums ldg 2
# 1 "members_outside.cu"
// Members of a class template and of its partial specialisation, defined outside with a type of the class in their
// parameters.
template <int N, class T>
struct row {
  typedef unsigned place;
  T at[N];
  __attribute__((device)) T &operator[](place i);
  __attribute__((device)) const T &operator[](place i) const;
};

template <class T>
struct row<2, T> {
  using place = int;
  T left, right;
  __attribute__((device)) T &operator[](place i);
  __attribute__((device)) const T &operator[](place i) const;
};

template <int N, class T>
__attribute__((device)) T &row<N, T>::operator[](typename row<N, T>::place i) {
  return at[i];
}

template <int N, class T>
__attribute__((device)) const T &row<N, T>::operator[](typename row<N, T>::place i) const {
  return at[i];
}

template <class T>
__attribute__((device)) T &row<2, T>::operator[](typename row<2, T>::place i) {
  switch (i) {
  case 0:
    return left;
  default:
    return right;
  }
}

template <class T>
__attribute__((device)) const T &row<2, T>::operator[](typename row<2, T>::place i) const {
  return i == 0 ? left : right;
}

__attribute__((global)) void row_sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 45 "members_outside.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 45 "members_outside.cu"

  row<2, float> two = {0, 0};
  const row<3, float> three = {{1, 2, 3}};

# 49 "members_outside.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(two)>::value, "dbuf-hidden-reference: 'two' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 50 "members_outside.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 49 "members_outside.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 50 "members_outside.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 52 "members_outside.cu"
two.left += tile[threadIdx.x ^ 1];

# 53 "members_outside.cu"
two.right += tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 50 "members_outside.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 52 "members_outside.cu" 3
two.left += tile[threadIdx.x ^ 1];

# 53 "members_outside.cu" 3
two.right += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 55 "members_outside.cu"

  y[threadIdx.x] = two[0] + three[0];
  y[threadIdx.x + 128] = two[1] - three[1];
}
// ---- ldg_single auto ----
// loop row_sums ldg_single 1
# 1 "members_outside.cu"
// Members of a class template and of its partial specialisation, defined outside with a type of the class in their
// parameters.
template <int N, class T>
struct row {
  typedef unsigned place;
  T at[N];
  __attribute__((device)) T &operator[](place i);
  __attribute__((device)) const T &operator[](place i) const;
};

template <class T>
struct row<2, T> {
  using place = int;
  T left, right;
  __attribute__((device)) T &operator[](place i);
  __attribute__((device)) const T &operator[](place i) const;
};

template <int N, class T>
__attribute__((device)) T &row<N, T>::operator[](typename row<N, T>::place i) {
  return at[i];
}

template <int N, class T>
__attribute__((device)) const T &row<N, T>::operator[](typename row<N, T>::place i) const {
  return at[i];
}

template <class T>
__attribute__((device)) T &row<2, T>::operator[](typename row<2, T>::place i) {
  switch (i) {
  case 0:
    return left;
  default:
    return right;
  }
}

template <class T>
__attribute__((device)) const T &row<2, T>::operator[](typename row<2, T>::place i) const {
  return i == 0 ? left : right;
}

__attribute__((global)) void row_sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  row<2, float> two = {0, 0};
  const row<3, float> three = {{1, 2, 3}};

# 49 "members_outside.cu" 3
{ static_assert(!::__dbuf::reference<decltype(two)>::value, "dbuf-hidden-reference: 'two' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
{ 
# 50 "members_outside.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 49 "members_outside.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 50 "members_outside.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 52 "members_outside.cu"
two.left += tile[threadIdx.x ^ 1];

# 53 "members_outside.cu"
two.right += tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 50 "members_outside.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 52 "members_outside.cu" 3
two.left += tile[threadIdx.x ^ 1];

# 53 "members_outside.cu" 3
two.right += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 55 "members_outside.cu"

  y[threadIdx.x] = two[0] + three[0];
  y[threadIdx.x + 128] = two[1] - three[1];
}
