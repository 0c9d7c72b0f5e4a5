// ---- cp_async 2 ----
// loop with_rest cp_async 2
# 1 "clock_after_loop.cu"
// What the clock counted to and where the pointer stands says after the loop what is left over.
__attribute__((global)) void with_rest(const float *x, float *__restrict__ y, int pitch, int across, int n) {
  
# 3 "clock_after_loop.cu" 3
typedef float __dbuf_tile_0_t[8][9]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "clock_after_loop.cu"

  float sum = 0;
  int k = 0;

# 7 "clock_after_loop.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
k = 0;
if (k < n - 8) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "clock_after_loop.cu" 3
::__dbuf::fetch(tile[threadIdx.y][threadIdx.x], x[threadIdx.y * pitch + threadIdx.x]);
}
x += across ? 8 : 8 * pitch; k += 8; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "clock_after_loop.cu" 3
for (; k < n - 8; k += 8) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "clock_after_loop.cu" 3
::__dbuf::fetch(tile[threadIdx.y][threadIdx.x], x[threadIdx.y * pitch + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "clock_after_loop.cu"
for (int j = 0; j < 8; ++j)
      sum += tile[j][threadIdx.x] * tile[j][threadIdx.y];
} }
x += across ? 8 : 8 * pitch; 
__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "clock_after_loop.cu" 3
for (int j = 0; j < 8; ++j)
      sum += tile[j][threadIdx.x] * tile[j][threadIdx.y];
} }
__syncthreads();
} }
# 14 "clock_after_loop.cu"

  for (; k < n; ++k, x += across ? 1 : pitch)
    sum += *x;
  y[threadIdx.y * 8 + threadIdx.x] = sum + k;
}
// ---- cp_async 3 ----
// loop with_rest cp_async 3
# 1 "clock_after_loop.cu"
// What the clock counted to and where the pointer stands says after the loop what is left over.
__attribute__((global)) void with_rest(const float *x, float *__restrict__ y, int pitch, int across, int n) {
  
# 3 "clock_after_loop.cu" 3
typedef float __dbuf_tile_0_t[8][9]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "clock_after_loop.cu"

  float sum = 0;
  int k = 0;

# 7 "clock_after_loop.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
k = 0;
if (k < n - 8) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "clock_after_loop.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n - 8) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "clock_after_loop.cu" 3
::__dbuf::fetch(tile[threadIdx.y][threadIdx.x], x[threadIdx.y * pitch + threadIdx.x]);
}
x += across ? 8 : 8 * pitch; k += 8; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "clock_after_loop.cu" 3
for (; k < n - 8; k += 8) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "clock_after_loop.cu" 3
::__dbuf::fetch(tile[threadIdx.y][threadIdx.x], x[threadIdx.y * pitch + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "clock_after_loop.cu"
for (int j = 0; j < 8; ++j)
      sum += tile[j][threadIdx.x] * tile[j][threadIdx.y];
} }
x += across ? 8 : 8 * pitch; 
__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "clock_after_loop.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "clock_after_loop.cu" 3
for (int j = 0; j < 8; ++j)
      sum += tile[j][threadIdx.x] * tile[j][threadIdx.y];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 14 "clock_after_loop.cu"

  for (; k < n; ++k, x += across ? 1 : pitch)
    sum += *x;
  y[threadIdx.y * 8 + threadIdx.x] = sum + k;
}
// ---- ldg auto ----
// loop with_rest ldg 2
# 1 "clock_after_loop.cu"
// What the clock counted to and where the pointer stands says after the loop what is left over.
__attribute__((global)) void with_rest(const float *x, float *__restrict__ y, int pitch, int across, int n) {
  
# 3 "clock_after_loop.cu" 3
typedef float __dbuf_tile_0_t[8][9]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "clock_after_loop.cu"

  float sum = 0;
  int k = 0;

# 7 "clock_after_loop.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
k = 0;
if (k < n - 8) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 8 "clock_after_loop.cu" 3
tile[threadIdx.y][threadIdx.x] = x[threadIdx.y * pitch + threadIdx.x];
}
x += across ? 8 : 8 * pitch; k += 8; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "clock_after_loop.cu" 3
for (; k < n - 8; k += 8) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "clock_after_loop.cu" 3
(void)((__dbuf_r0 = x[threadIdx.y * pitch + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "clock_after_loop.cu"
for (int j = 0; j < 8; ++j)
      sum += tile[j][threadIdx.x] * tile[j][threadIdx.y];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "clock_after_loop.cu" 3
tile[threadIdx.y][threadIdx.x] = __dbuf_r0;
}
x += across ? 8 : 8 * pitch; 
__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "clock_after_loop.cu" 3
for (int j = 0; j < 8; ++j)
      sum += tile[j][threadIdx.x] * tile[j][threadIdx.y];
} }
__syncthreads();
} }
# 14 "clock_after_loop.cu"

  for (; k < n; ++k, x += across ? 1 : pitch)
    sum += *x;
  y[threadIdx.y * 8 + threadIdx.x] = sum + k;
}
// ---- ldg_single auto ----
// loop with_rest ldg_single 1
# 1 "clock_after_loop.cu"
// What the clock counted to and where the pointer stands says after the loop what is left over.
__attribute__((global)) void with_rest(const float *x, float *__restrict__ y, int pitch, int across, int n) {
  __attribute__((shared)) float tile[8][9];
  float sum = 0;
  int k = 0;

# 7 "clock_after_loop.cu" 3
{ k = 0;
if (k < n - 8) {
{ 
# 8 "clock_after_loop.cu" 3
tile[threadIdx.y][threadIdx.x] = x[threadIdx.y * pitch + threadIdx.x];
}
x += across ? 8 : 8 * pitch; k += 8; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "clock_after_loop.cu" 3
for (; k < n - 8; k += 8) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "clock_after_loop.cu" 3
(void)((__dbuf_r0 = x[threadIdx.y * pitch + threadIdx.x]));
}
{ { 
# 10 "clock_after_loop.cu"
for (int j = 0; j < 8; ++j)
      sum += tile[j][threadIdx.x] * tile[j][threadIdx.y];
} }
__syncthreads();
{ 
# 8 "clock_after_loop.cu" 3
tile[threadIdx.y][threadIdx.x] = __dbuf_r0;
}
x += across ? 8 : 8 * pitch; 
__syncthreads();
}
{ { 
# 10 "clock_after_loop.cu" 3
for (int j = 0; j < 8; ++j)
      sum += tile[j][threadIdx.x] * tile[j][threadIdx.y];
} }
__syncthreads();
} }
# 14 "clock_after_loop.cu"

  for (; k < n; ++k, x += across ? 1 : pitch)
    sum += *x;
  y[threadIdx.y * 8 + threadIdx.x] = sum + k;
}
