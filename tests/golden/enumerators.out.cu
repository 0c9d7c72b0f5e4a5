// ---- cp_async 2 ----
// loop chosen cp_async 2
# 1 "enumerators.cu"
// Enumerators, with a scope and without, are constants: none is a member that is given a value out of sight.
enum class weight : int { none = 0, twice = 1, last };
enum class shape { row, column = 4 };
struct plan {
  enum class order { forward = 0, backward = 1 };
  enum { width = 64, half = width / 2 };
};

template <weight W>
__attribute__((global)) void chosen(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 11 "enumerators.cu" 3
typedef float __dbuf_tile_0_t[plan::width]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 11 "enumerators.cu"

  float acc = 0;

# 14 "enumerators.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 15 "enumerators.cu" 3
{ const bool __dbuf_ok = !(W == weight::none); ::__dbuf::fetch_zero(tile[threadIdx.x], __dbuf_ok ? &(x[k + threadIdx.x]) : 0, __dbuf_ok); }
}
k += plan::width; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 14 "enumerators.cu" 3
for (; k < n; k += plan::width) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 15 "enumerators.cu" 3
{ const bool __dbuf_ok = !(W == weight::none); ::__dbuf::fetch_zero(tile[threadIdx.x], __dbuf_ok ? &(x[k + threadIdx.x]) : 0, __dbuf_ok); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 17 "enumerators.cu"
acc += tile[(threadIdx.x + plan::half) % plan::width];

# 18 "enumerators.cu"
if (W == weight::twice)
      acc += tile[threadIdx.x ^ static_cast<int>(shape::column)];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 17 "enumerators.cu" 3
acc += tile[(threadIdx.x + plan::half) % plan::width];

# 18 "enumerators.cu" 3
if (W == weight::twice)
      acc += tile[threadIdx.x ^ static_cast<int>(shape::column)];
} }
__syncthreads();
} }
# 21 "enumerators.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop chosen cp_async 3
# 1 "enumerators.cu"
// Enumerators, with a scope and without, are constants: none is a member that is given a value out of sight.
enum class weight : int { none = 0, twice = 1, last };
enum class shape { row, column = 4 };
struct plan {
  enum class order { forward = 0, backward = 1 };
  enum { width = 64, half = width / 2 };
};

template <weight W>
__attribute__((global)) void chosen(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 11 "enumerators.cu" 3
typedef float __dbuf_tile_0_t[plan::width]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 11 "enumerators.cu"

  float acc = 0;

# 14 "enumerators.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 14 "enumerators.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 15 "enumerators.cu" 3
{ const bool __dbuf_ok = !(W == weight::none); ::__dbuf::fetch_zero(tile[threadIdx.x], __dbuf_ok ? &(x[k + threadIdx.x]) : 0, __dbuf_ok); }
}
k += plan::width; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 14 "enumerators.cu" 3
for (; k < n; k += plan::width) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 15 "enumerators.cu" 3
{ const bool __dbuf_ok = !(W == weight::none); ::__dbuf::fetch_zero(tile[threadIdx.x], __dbuf_ok ? &(x[k + threadIdx.x]) : 0, __dbuf_ok); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 17 "enumerators.cu"
acc += tile[(threadIdx.x + plan::half) % plan::width];

# 18 "enumerators.cu"
if (W == weight::twice)
      acc += tile[threadIdx.x ^ static_cast<int>(shape::column)];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 14 "enumerators.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 17 "enumerators.cu" 3
acc += tile[(threadIdx.x + plan::half) % plan::width];

# 18 "enumerators.cu" 3
if (W == weight::twice)
      acc += tile[threadIdx.x ^ static_cast<int>(shape::column)];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 21 "enumerators.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop chosen ldg 2
# 1 "enumerators.cu"
// Enumerators, with a scope and without, are constants: none is a member that is given a value out of sight.
enum class weight : int { none = 0, twice = 1, last };
enum class shape { row, column = 4 };
struct plan {
  enum class order { forward = 0, backward = 1 };
  enum { width = 64, half = width / 2 };
};

template <weight W>
__attribute__((global)) void chosen(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 11 "enumerators.cu" 3
typedef float __dbuf_tile_0_t[plan::width]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 11 "enumerators.cu"

  float acc = 0;

# 14 "enumerators.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 15 "enumerators.cu" 3
tile[threadIdx.x] = W == weight::none ? 0.f : x[k + threadIdx.x];
}
k += plan::width; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 14 "enumerators.cu" 3
for (; k < n; k += plan::width) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 15 "enumerators.cu" 3
(void)(W == weight::none ? 0.f : (__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 17 "enumerators.cu"
acc += tile[(threadIdx.x + plan::half) % plan::width];

# 18 "enumerators.cu"
if (W == weight::twice)
      acc += tile[threadIdx.x ^ static_cast<int>(shape::column)];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 15 "enumerators.cu" 3
tile[threadIdx.x] = W == weight::none ? 0.f : __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 17 "enumerators.cu" 3
acc += tile[(threadIdx.x + plan::half) % plan::width];

# 18 "enumerators.cu" 3
if (W == weight::twice)
      acc += tile[threadIdx.x ^ static_cast<int>(shape::column)];
} }
__syncthreads();
} }
# 21 "enumerators.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop chosen ldg_single 1
# 1 "enumerators.cu"
// Enumerators, with a scope and without, are constants: none is a member that is given a value out of sight.
enum class weight : int { none = 0, twice = 1, last };
enum class shape { row, column = 4 };
struct plan {
  enum class order { forward = 0, backward = 1 };
  enum { width = 64, half = width / 2 };
};

template <weight W>
__attribute__((global)) void chosen(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[plan::width];
  float acc = 0;

# 14 "enumerators.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 15 "enumerators.cu" 3
tile[threadIdx.x] = W == weight::none ? 0.f : x[k + threadIdx.x];
}
k += plan::width; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 14 "enumerators.cu" 3
for (; k < n; k += plan::width) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 15 "enumerators.cu" 3
(void)(W == weight::none ? 0.f : (__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 17 "enumerators.cu"
acc += tile[(threadIdx.x + plan::half) % plan::width];

# 18 "enumerators.cu"
if (W == weight::twice)
      acc += tile[threadIdx.x ^ static_cast<int>(shape::column)];
} }
__syncthreads();
{ 
# 15 "enumerators.cu" 3
tile[threadIdx.x] = W == weight::none ? 0.f : __dbuf_r0;
}

__syncthreads();
}
{ { 
# 17 "enumerators.cu" 3
acc += tile[(threadIdx.x + plan::half) % plan::width];

# 18 "enumerators.cu" 3
if (W == weight::twice)
      acc += tile[threadIdx.x ^ static_cast<int>(shape::column)];
} }
__syncthreads();
} }
# 21 "enumerators.cu"

  y[threadIdx.x] = acc;
}
