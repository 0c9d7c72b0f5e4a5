// ---- cp_async 2 ----
// loop overloads cp_async 2
# 1 "overloads.cu"
// A call means the functions that take so many arguments, also of their templates: others of these names write.
__attribute__((device)) int next(int at) {
  return at + 1;
}

__attribute__((device)) int next(int &at, int by) {
  return at += by;
}

template <int N>
__attribute__((device)) float scaled(float &v) {
  return v *= N;
}

template <int N, int M>
__attribute__((device)) float scaled(float v) {
  return v * N + v * M;
}

__attribute__((global)) void overloads(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 21 "overloads.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 21 "overloads.cu"

  int from = 0;
  float sum = 0;

# 25 "overloads.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 26 "overloads.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + from + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 25 "overloads.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 26 "overloads.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + from + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 28 "overloads.cu"
sum += scaled<2, 3>(tile[127 - threadIdx.x]) + next(from);
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 28 "overloads.cu" 3
sum += scaled<2, 3>(tile[127 - threadIdx.x]) + next(from);
} }
__syncthreads();
} }
# 30 "overloads.cu"

  y[threadIdx.x] = sum;
}
// ---- cp_async 3 ----
// loop overloads cp_async 3
# 1 "overloads.cu"
// A call means the functions that take so many arguments, also of their templates: others of these names write.
__attribute__((device)) int next(int at) {
  return at + 1;
}

__attribute__((device)) int next(int &at, int by) {
  return at += by;
}

template <int N>
__attribute__((device)) float scaled(float &v) {
  return v *= N;
}

template <int N, int M>
__attribute__((device)) float scaled(float v) {
  return v * N + v * M;
}

__attribute__((global)) void overloads(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 21 "overloads.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 21 "overloads.cu"

  int from = 0;
  float sum = 0;

# 25 "overloads.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 25 "overloads.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 26 "overloads.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + from + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 25 "overloads.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 26 "overloads.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + from + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 28 "overloads.cu"
sum += scaled<2, 3>(tile[127 - threadIdx.x]) + next(from);
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 25 "overloads.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 28 "overloads.cu" 3
sum += scaled<2, 3>(tile[127 - threadIdx.x]) + next(from);
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 30 "overloads.cu"

  y[threadIdx.x] = sum;
}
// ---- ldg auto ----
// loop overloads ldg 2
# 1 "overloads.cu"
// A call means the functions that take so many arguments, also of their templates: others of these names write.
__attribute__((device)) int next(int at) {
  return at + 1;
}

__attribute__((device)) int next(int &at, int by) {
  return at += by;
}

template <int N>
__attribute__((device)) float scaled(float &v) {
  return v *= N;
}

template <int N, int M>
__attribute__((device)) float scaled(float v) {
  return v * N + v * M;
}

__attribute__((global)) void overloads(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 21 "overloads.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 21 "overloads.cu"

  int from = 0;
  float sum = 0;

# 25 "overloads.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 26 "overloads.cu" 3
tile[threadIdx.x] = x[k + from + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 25 "overloads.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 26 "overloads.cu" 3
(void)((__dbuf_r0 = x[k + from + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 28 "overloads.cu"
sum += scaled<2, 3>(tile[127 - threadIdx.x]) + next(from);
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 26 "overloads.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 28 "overloads.cu" 3
sum += scaled<2, 3>(tile[127 - threadIdx.x]) + next(from);
} }
__syncthreads();
} }
# 30 "overloads.cu"

  y[threadIdx.x] = sum;
}
// ---- ldg_single auto ----
// loop overloads ldg_single 1
# 1 "overloads.cu"
// A call means the functions that take so many arguments, also of their templates: others of these names write.
__attribute__((device)) int next(int at) {
  return at + 1;
}

__attribute__((device)) int next(int &at, int by) {
  return at += by;
}

template <int N>
__attribute__((device)) float scaled(float &v) {
  return v *= N;
}

template <int N, int M>
__attribute__((device)) float scaled(float v) {
  return v * N + v * M;
}

__attribute__((global)) void overloads(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int from = 0;
  float sum = 0;

# 25 "overloads.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 26 "overloads.cu" 3
tile[threadIdx.x] = x[k + from + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 25 "overloads.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 26 "overloads.cu" 3
(void)((__dbuf_r0 = x[k + from + threadIdx.x]));
}
{ { 
# 28 "overloads.cu"
sum += scaled<2, 3>(tile[127 - threadIdx.x]) + next(from);
} }
__syncthreads();
{ 
# 26 "overloads.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 28 "overloads.cu" 3
sum += scaled<2, 3>(tile[127 - threadIdx.x]) + next(from);
} }
__syncthreads();
} }
# 30 "overloads.cu"

  y[threadIdx.x] = sum;
}
