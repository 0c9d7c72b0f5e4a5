// ---- cp_async 2 ----
// loop transposed cp_async 2
# 1 "transposed.cu"
// One tile is copied 16 bytes at a time, the other is stored transposed from a temporary.
struct float4 { float x, y, z, w; };
__attribute__((global)) void transposed(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K, int N) {
  
# 4 "transposed.cu" 3
typedef float __dbuf_As_0_t[8][128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 4 "transposed.cu"

  
# 5 "transposed.cu" 3
typedef float __dbuf_Bs_0_t[8][128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[2]; auto &Bs = __dbuf_Bs_0[0].v; 
# 5 "transposed.cu"

  int row = threadIdx.x / 2, col = threadIdx.x % 2 * 4;
  float acc = 0;

# 9 "transposed.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_s].v; (void)Bs; 
# 10 "transposed.cu" 3
float4 v = (__dbuf_r0 = *(const float4 *)&A[row * K + k0 + col]);

# 11 "transposed.cu" 3
;

# 12 "transposed.cu" 3
;

# 13 "transposed.cu" 3
;

# 14 "transposed.cu" 3
;

# 15 "transposed.cu" 3
::__dbuf::fetch(*(float4 *)&Bs[threadIdx.x / 32][threadIdx.x % 32 * 4], *(const float4 *)&B[(k0 + threadIdx.x / 32) * N + threadIdx.x % 32 * 4]);
}
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_s].v; (void)Bs; 
# 10 "transposed.cu" 3
float4 v = __dbuf_r0;

# 11 "transposed.cu" 3
As[col + 0][row] = v.x;

# 12 "transposed.cu" 3
As[col + 1][row] = v.y;

# 13 "transposed.cu" 3
As[col + 2][row] = v.z;

# 14 "transposed.cu" 3
As[col + 3][row] = v.w;

# 15 "transposed.cu" 3
;
}
k0 += 8; 
}
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 9 "transposed.cu" 3
for (; k0 < K; k0 += 8) {
::__dbuf::wait<0>(); __syncthreads();
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_load].v; (void)Bs; 
# 10 "transposed.cu" 3
float4 v = (__dbuf_r0 = *(const float4 *)&A[row * K + k0 + col]);

# 11 "transposed.cu" 3
;

# 12 "transposed.cu" 3
;

# 13 "transposed.cu" 3
;

# 14 "transposed.cu" 3
;

# 15 "transposed.cu" 3
::__dbuf::fetch(*(float4 *)&Bs[threadIdx.x / 32][threadIdx.x % 32 * 4], *(const float4 *)&B[(k0 + threadIdx.x / 32) * N + threadIdx.x % 32 * 4]);
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 17 "transposed.cu"
for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 128] * Bs[k][threadIdx.x % 128];
} }
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_load].v; (void)Bs; 
# 10 "transposed.cu" 3
float4 v = __dbuf_r0;

# 11 "transposed.cu" 3
As[col + 0][row] = v.x;

# 12 "transposed.cu" 3
As[col + 1][row] = v.y;

# 13 "transposed.cu" 3
As[col + 2][row] = v.z;

# 14 "transposed.cu" 3
As[col + 3][row] = v.w;

# 15 "transposed.cu" 3
;
}

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 17 "transposed.cu" 3
for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 128] * Bs[k][threadIdx.x % 128];
} }
__syncthreads();
} }
# 20 "transposed.cu"

  C[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop transposed cp_async 3
# 1 "transposed.cu"
// One tile is copied 16 bytes at a time, the other is stored transposed from a temporary.
struct float4 { float x, y, z, w; };
__attribute__((global)) void transposed(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K, int N) {
  
# 4 "transposed.cu" 3
typedef float __dbuf_As_0_t[8][128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[3]; auto &As = __dbuf_As_0[0].v; 
# 4 "transposed.cu"

  
# 5 "transposed.cu" 3
typedef float __dbuf_Bs_0_t[8][128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[3]; auto &Bs = __dbuf_Bs_0[0].v; 
# 5 "transposed.cu"

  int row = threadIdx.x / 2, col = threadIdx.x % 2 * 4;
  float acc = 0;

# 9 "transposed.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 9 "transposed.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k0 < K) {
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_s].v; (void)Bs; 
# 10 "transposed.cu" 3
float4 v = (__dbuf_r0 = *(const float4 *)&A[row * K + k0 + col]);

# 11 "transposed.cu" 3
;

# 12 "transposed.cu" 3
;

# 13 "transposed.cu" 3
;

# 14 "transposed.cu" 3
;

# 15 "transposed.cu" 3
::__dbuf::fetch(*(float4 *)&Bs[threadIdx.x / 32][threadIdx.x % 32 * 4], *(const float4 *)&B[(k0 + threadIdx.x / 32) * N + threadIdx.x % 32 * 4]);
}
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_s].v; (void)Bs; 
# 10 "transposed.cu" 3
float4 v = __dbuf_r0;

# 11 "transposed.cu" 3
As[col + 0][row] = v.x;

# 12 "transposed.cu" 3
As[col + 1][row] = v.y;

# 13 "transposed.cu" 3
As[col + 2][row] = v.z;

# 14 "transposed.cu" 3
As[col + 3][row] = v.w;

# 15 "transposed.cu" 3
;
}
k0 += 8; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 9 "transposed.cu" 3
for (; k0 < K; k0 += 8) {
::__dbuf::wait<1>(); __syncthreads();
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_load].v; (void)Bs; 
# 10 "transposed.cu" 3
float4 v = (__dbuf_r0 = *(const float4 *)&A[row * K + k0 + col]);

# 11 "transposed.cu" 3
;

# 12 "transposed.cu" 3
;

# 13 "transposed.cu" 3
;

# 14 "transposed.cu" 3
;

# 15 "transposed.cu" 3
::__dbuf::fetch(*(float4 *)&Bs[threadIdx.x / 32][threadIdx.x % 32 * 4], *(const float4 *)&B[(k0 + threadIdx.x / 32) * N + threadIdx.x % 32 * 4]);
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 17 "transposed.cu"
for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 128] * Bs[k][threadIdx.x % 128];
} }
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_load].v; (void)Bs; 
# 10 "transposed.cu" 3
float4 v = __dbuf_r0;

# 11 "transposed.cu" 3
As[col + 0][row] = v.x;

# 12 "transposed.cu" 3
As[col + 1][row] = v.y;

# 13 "transposed.cu" 3
As[col + 2][row] = v.z;

# 14 "transposed.cu" 3
As[col + 3][row] = v.w;

# 15 "transposed.cu" 3
;
}

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 9 "transposed.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 17 "transposed.cu" 3
for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 128] * Bs[k][threadIdx.x % 128];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 20 "transposed.cu"

  C[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop transposed ldg 2
# 1 "transposed.cu"
// One tile is copied 16 bytes at a time, the other is stored transposed from a temporary.
struct float4 { float x, y, z, w; };
__attribute__((global)) void transposed(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K, int N) {
  
# 4 "transposed.cu" 3
typedef float __dbuf_As_0_t[8][128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 4 "transposed.cu"

  
# 5 "transposed.cu" 3
typedef float __dbuf_Bs_0_t[8][128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[2]; auto &Bs = __dbuf_Bs_0[0].v; 
# 5 "transposed.cu"

  int row = threadIdx.x / 2, col = threadIdx.x % 2 * 4;
  float acc = 0;

# 9 "transposed.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_now = 0;
{ auto &As = __dbuf_As_0[0].v; (void)As; auto &Bs = __dbuf_Bs_0[0].v; (void)Bs; 
# 10 "transposed.cu" 3
float4 v = *(const float4 *)&A[row * K + k0 + col];

# 11 "transposed.cu" 3
As[col + 0][row] = v.x;

# 12 "transposed.cu" 3
As[col + 1][row] = v.y;

# 13 "transposed.cu" 3
As[col + 2][row] = v.z;

# 14 "transposed.cu" 3
As[col + 3][row] = v.w;

# 15 "transposed.cu" 3
*(float4 *)&Bs[threadIdx.x / 32][threadIdx.x % 32 * 4] = *(const float4 *)&B[(k0 + threadIdx.x / 32) * N + threadIdx.x % 32 * 4];
}
k0 += 8; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 9 "transposed.cu" 3
for (; k0 < K; k0 += 8) {
::__dbuf::forget(k0);
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<const float4 *> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now ^ 1].v; (void)Bs; 
# 10 "transposed.cu" 3
float4 v = (__dbuf_r0 = *(const float4 *)&A[row * K + k0 + col]);

# 11 "transposed.cu" 3
;

# 12 "transposed.cu" 3
;

# 13 "transposed.cu" 3
;

# 14 "transposed.cu" 3
;

# 15 "transposed.cu" 3
(void)((__dbuf_r1 = *(const float4 *)&B[(k0 + threadIdx.x / 32) * N + threadIdx.x % 32 * 4]));
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 17 "transposed.cu"
for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 128] * Bs[k][threadIdx.x % 128];
} }
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now ^ 1].v; (void)Bs; 
# 10 "transposed.cu" 3
float4 v = __dbuf_r0;

# 11 "transposed.cu" 3
As[col + 0][row] = v.x;

# 12 "transposed.cu" 3
As[col + 1][row] = v.y;

# 13 "transposed.cu" 3
As[col + 2][row] = v.z;

# 14 "transposed.cu" 3
As[col + 3][row] = v.w;

# 15 "transposed.cu" 3
*(float4 *)&Bs[threadIdx.x / 32][threadIdx.x % 32 * 4] = __dbuf_r1;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 17 "transposed.cu" 3
for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 128] * Bs[k][threadIdx.x % 128];
} }
__syncthreads();
} }
# 20 "transposed.cu"

  C[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop transposed ldg_single 1
# 1 "transposed.cu"
// One tile is copied 16 bytes at a time, the other is stored transposed from a temporary.
struct float4 { float x, y, z, w; };
__attribute__((global)) void transposed(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K, int N) {
  __attribute__((shared)) float As[8][128];
  __attribute__((shared)) float Bs[8][128];
  int row = threadIdx.x / 2, col = threadIdx.x % 2 * 4;
  float acc = 0;

# 9 "transposed.cu" 3
{ int k0 = 0;
if (k0 < K) {
{ 
# 10 "transposed.cu" 3
float4 v = *(const float4 *)&A[row * K + k0 + col];

# 11 "transposed.cu" 3
As[col + 0][row] = v.x;

# 12 "transposed.cu" 3
As[col + 1][row] = v.y;

# 13 "transposed.cu" 3
As[col + 2][row] = v.z;

# 14 "transposed.cu" 3
As[col + 3][row] = v.w;

# 15 "transposed.cu" 3
*(float4 *)&Bs[threadIdx.x / 32][threadIdx.x % 32 * 4] = *(const float4 *)&B[(k0 + threadIdx.x / 32) * N + threadIdx.x % 32 * 4];
}
k0 += 8; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 9 "transposed.cu" 3
for (; k0 < K; k0 += 8) {
::__dbuf::forget(k0);
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<const float4 *> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 10 "transposed.cu" 3
float4 v = (__dbuf_r0 = *(const float4 *)&A[row * K + k0 + col]);

# 11 "transposed.cu" 3
;

# 12 "transposed.cu" 3
;

# 13 "transposed.cu" 3
;

# 14 "transposed.cu" 3
;

# 15 "transposed.cu" 3
(void)((__dbuf_r1 = *(const float4 *)&B[(k0 + threadIdx.x / 32) * N + threadIdx.x % 32 * 4]));
}
{ { 
# 17 "transposed.cu"
for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 128] * Bs[k][threadIdx.x % 128];
} }
__syncthreads();
{ 
# 10 "transposed.cu" 3
float4 v = __dbuf_r0;

# 11 "transposed.cu" 3
As[col + 0][row] = v.x;

# 12 "transposed.cu" 3
As[col + 1][row] = v.y;

# 13 "transposed.cu" 3
As[col + 2][row] = v.z;

# 14 "transposed.cu" 3
As[col + 3][row] = v.w;

# 15 "transposed.cu" 3
*(float4 *)&Bs[threadIdx.x / 32][threadIdx.x % 32 * 4] = __dbuf_r1;
}

__syncthreads();
}
{ { 
# 17 "transposed.cu" 3
for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 128] * Bs[k][threadIdx.x % 128];
} }
__syncthreads();
} }
# 20 "transposed.cu"

  C[threadIdx.x] = acc;
}
