// ---- cp_async 2 ----
// loop columns cp_async 2
# 1 "given_function.cu"
// A function that a template is given, and calls with what is the same for all threads of a block.
__attribute__((device)) void columns(const float *__restrict__ x, float *__restrict__ y, int n, int column) {
  
# 3 "given_function.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "given_function.cu"

  float sum = 0;

# 6 "given_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "given_function.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 6 "given_function.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "given_function.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "given_function.cu"
sum += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "given_function.cu" 3
sum += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "given_function.cu"

  y[column + threadIdx.x] = sum;
}
typedef void sums_of(const float *, float *, int, int);
template <int TILES, sums_of *F>
__attribute__((device)) void each(const float *__restrict__ x, float *__restrict__ y, int n) {
  int all = n * TILES;
  F(x, y, all, blockIdx.x * 128);
}
__attribute__((global)) void given_function(const float *__restrict__ x, float *__restrict__ y, int n) {
  each<2, columns>(x, y, n);
}
// ---- cp_async 3 ----
// loop columns cp_async 3
# 1 "given_function.cu"
// A function that a template is given, and calls with what is the same for all threads of a block.
__attribute__((device)) void columns(const float *__restrict__ x, float *__restrict__ y, int n, int column) {
  
# 3 "given_function.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "given_function.cu"

  float sum = 0;

# 6 "given_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 6 "given_function.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "given_function.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 6 "given_function.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "given_function.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "given_function.cu"
sum += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 6 "given_function.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "given_function.cu" 3
sum += tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 11 "given_function.cu"

  y[column + threadIdx.x] = sum;
}
typedef void sums_of(const float *, float *, int, int);
template <int TILES, sums_of *F>
__attribute__((device)) void each(const float *__restrict__ x, float *__restrict__ y, int n) {
  int all = n * TILES;
  F(x, y, all, blockIdx.x * 128);
}
__attribute__((global)) void given_function(const float *__restrict__ x, float *__restrict__ y, int n) {
  each<2, columns>(x, y, n);
}
// ---- ldg auto ----
// loop columns ldg 2
# 1 "given_function.cu"
// A function that a template is given, and calls with what is the same for all threads of a block.
__attribute__((device)) void columns(const float *__restrict__ x, float *__restrict__ y, int n, int column) {
  
# 3 "given_function.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "given_function.cu"

  float sum = 0;

# 6 "given_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 7 "given_function.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "given_function.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "given_function.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "given_function.cu"
sum += tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "given_function.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "given_function.cu" 3
sum += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "given_function.cu"

  y[column + threadIdx.x] = sum;
}
typedef void sums_of(const float *, float *, int, int);
template <int TILES, sums_of *F>
__attribute__((device)) void each(const float *__restrict__ x, float *__restrict__ y, int n) {
  int all = n * TILES;
  F(x, y, all, blockIdx.x * 128);
}
__attribute__((global)) void given_function(const float *__restrict__ x, float *__restrict__ y, int n) {
  each<2, columns>(x, y, n);
}
// ---- ldg_single auto ----
// loop columns ldg_single 1
# 1 "given_function.cu"
// A function that a template is given, and calls with what is the same for all threads of a block.
__attribute__((device)) void columns(const float *__restrict__ x, float *__restrict__ y, int n, int column) {
  __attribute__((shared)) float tile[128];
  float sum = 0;

# 6 "given_function.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 7 "given_function.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "given_function.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "given_function.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 9 "given_function.cu"
sum += tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 7 "given_function.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 9 "given_function.cu" 3
sum += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "given_function.cu"

  y[column + threadIdx.x] = sum;
}
typedef void sums_of(const float *, float *, int, int);
template <int TILES, sums_of *F>
__attribute__((device)) void each(const float *__restrict__ x, float *__restrict__ y, int n) {
  int all = n * TILES;
  F(x, y, all, blockIdx.x * 128);
}
__attribute__((global)) void given_function(const float *__restrict__ x, float *__restrict__ y, int n) {
  each<2, columns>(x, y, n);
}
