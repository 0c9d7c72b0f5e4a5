// ---- cp_async 2 ----
// loop rows cp_async 2
# 1 "rows_passed.cu"
// A function of compute writes rows of an array that it is given.
__attribute__((device)) void take(float to[2][4], const float *from) {
  for (int r = 0; r < 2; ++r)
    *reinterpret_cast<float4 *>(&to[r][0]) = *reinterpret_cast<const float4 *>(&from[r * 4]);
}
__attribute__((global)) void rows(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 7 "rows_passed.cu" 3
typedef float __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 7 "rows_passed.cu"

  float taken[2][4], sum = 0;

# 10 "rows_passed.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 11 "rows_passed.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 64; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 10 "rows_passed.cu" 3
for (; k < n; k += 64) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 11 "rows_passed.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "rows_passed.cu"
take(taken, &tile[threadIdx.x / 8 * 8]);

# 14 "rows_passed.cu"
sum += taken[1][3] - taken[0][1];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "rows_passed.cu" 3
take(taken, &tile[threadIdx.x / 8 * 8]);

# 14 "rows_passed.cu" 3
sum += taken[1][3] - taken[0][1];
} }
__syncthreads();
} }
# 16 "rows_passed.cu"

  y[threadIdx.x] = sum;
}
// ---- cp_async 3 ----
// loop rows cp_async 3
# 1 "rows_passed.cu"
// A function of compute writes rows of an array that it is given.
__attribute__((device)) void take(float to[2][4], const float *from) {
  for (int r = 0; r < 2; ++r)
    *reinterpret_cast<float4 *>(&to[r][0]) = *reinterpret_cast<const float4 *>(&from[r * 4]);
}
__attribute__((global)) void rows(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 7 "rows_passed.cu" 3
typedef float __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 7 "rows_passed.cu"

  float taken[2][4], sum = 0;

# 10 "rows_passed.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 10 "rows_passed.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 11 "rows_passed.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 64; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 10 "rows_passed.cu" 3
for (; k < n; k += 64) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 11 "rows_passed.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "rows_passed.cu"
take(taken, &tile[threadIdx.x / 8 * 8]);

# 14 "rows_passed.cu"
sum += taken[1][3] - taken[0][1];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 10 "rows_passed.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "rows_passed.cu" 3
take(taken, &tile[threadIdx.x / 8 * 8]);

# 14 "rows_passed.cu" 3
sum += taken[1][3] - taken[0][1];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 16 "rows_passed.cu"

  y[threadIdx.x] = sum;
}
// ---- ldg auto ----
// loop rows ldg 2
# 1 "rows_passed.cu"
// A function of compute writes rows of an array that it is given.
__attribute__((device)) void take(float to[2][4], const float *from) {
  for (int r = 0; r < 2; ++r)
    *reinterpret_cast<float4 *>(&to[r][0]) = *reinterpret_cast<const float4 *>(&from[r * 4]);
}
__attribute__((global)) void rows(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 7 "rows_passed.cu" 3
typedef float __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 7 "rows_passed.cu"

  float taken[2][4], sum = 0;

# 10 "rows_passed.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 11 "rows_passed.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 10 "rows_passed.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 11 "rows_passed.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "rows_passed.cu"
take(taken, &tile[threadIdx.x / 8 * 8]);

# 14 "rows_passed.cu"
sum += taken[1][3] - taken[0][1];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 11 "rows_passed.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "rows_passed.cu" 3
take(taken, &tile[threadIdx.x / 8 * 8]);

# 14 "rows_passed.cu" 3
sum += taken[1][3] - taken[0][1];
} }
__syncthreads();
} }
# 16 "rows_passed.cu"

  y[threadIdx.x] = sum;
}
// ---- ldg_single auto ----
// loop rows ldg_single 1
# 1 "rows_passed.cu"
// A function of compute writes rows of an array that it is given.
__attribute__((device)) void take(float to[2][4], const float *from) {
  for (int r = 0; r < 2; ++r)
    *reinterpret_cast<float4 *>(&to[r][0]) = *reinterpret_cast<const float4 *>(&from[r * 4]);
}
__attribute__((global)) void rows(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  float taken[2][4], sum = 0;

# 10 "rows_passed.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 11 "rows_passed.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 10 "rows_passed.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 11 "rows_passed.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 13 "rows_passed.cu"
take(taken, &tile[threadIdx.x / 8 * 8]);

# 14 "rows_passed.cu"
sum += taken[1][3] - taken[0][1];
} }
__syncthreads();
{ 
# 11 "rows_passed.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 13 "rows_passed.cu" 3
take(taken, &tile[threadIdx.x / 8 * 8]);

# 14 "rows_passed.cu" 3
sum += taken[1][3] - taken[0][1];
} }
__syncthreads();
} }
# 16 "rows_passed.cu"

  y[threadIdx.x] = sum;
}
