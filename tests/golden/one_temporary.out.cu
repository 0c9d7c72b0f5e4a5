// ---- cp_async 2 ----
// loop one_temporary left: cp.async can copy nothing of this loop: its value comes from a variable of the load
// one_temporary.cu:12:5: error: cp.async can copy nothing of this loop: its value comes from a variable of the load [dbuf-no-async]
//       As[col + 0][row] = v.x;
//       ^~
// one_temporary.cu:12:5: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop one_temporary left: cp.async can copy nothing of this loop: its value comes from a variable of the load
// one_temporary.cu:12:5: error: cp.async can copy nothing of this loop: its value comes from a variable of the load [dbuf-no-async]
//       As[col + 0][row] = v.x;
//       ^~
// one_temporary.cu:12:5: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop one_temporary ldg 2
# 1 "one_temporary.cu"
// One vector from outside the loop serves both tiles: each has registers of its own.
struct float4 { float x, y, z, w; };
__attribute__((global)) void one_temporary(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C,
                                                   int K) {
  
# 5 "one_temporary.cu" 3
typedef float __dbuf_As_0_t[8][32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; typedef float __dbuf_Bs_0_t[8][36]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[2]; auto &Bs = __dbuf_Bs_0[0].v; 
# 5 "one_temporary.cu"

  int row = threadIdx.x / 2, col = threadIdx.x % 2 * 4;
  float4 v;
  float acc = 0;

# 10 "one_temporary.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_now = 0;
{ auto &As = __dbuf_As_0[0].v; (void)As; auto &Bs = __dbuf_Bs_0[0].v; (void)Bs; 
# 11 "one_temporary.cu" 3
v = *(const float4 *)&A[row * K + k0 + col];

# 12 "one_temporary.cu" 3
As[col + 0][row] = v.x;

# 13 "one_temporary.cu" 3
As[col + 1][row] = v.y;

# 14 "one_temporary.cu" 3
As[col + 2][row] = v.z;

# 15 "one_temporary.cu" 3
As[col + 3][row] = v.w;

# 16 "one_temporary.cu" 3
v = *(const float4 *)&B[(k0 + threadIdx.x / 8) * 32 + threadIdx.x % 8 * 4];

# 17 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 0] = v.x;

# 18 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 1] = v.y;

# 19 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 2] = v.z;

# 20 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 3] = v.w;
}
k0 += 8; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 10 "one_temporary.cu" 3
for (; k0 < K; k0 += 8) {
::__dbuf::forget(k0);
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<const float4 *> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now ^ 1].v; (void)Bs; 
# 11 "one_temporary.cu" 3
v = (__dbuf_r0 = *(const float4 *)&A[row * K + k0 + col]);

# 12 "one_temporary.cu" 3
;

# 13 "one_temporary.cu" 3
;

# 14 "one_temporary.cu" 3
;

# 15 "one_temporary.cu" 3
;

# 16 "one_temporary.cu" 3
v = (__dbuf_r1 = *(const float4 *)&B[(k0 + threadIdx.x / 8) * 32 + threadIdx.x % 8 * 4]);

# 17 "one_temporary.cu" 3
;

# 18 "one_temporary.cu" 3
;

# 19 "one_temporary.cu" 3
;

# 20 "one_temporary.cu" 3
;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 22 "one_temporary.cu"
for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 32] * Bs[k][threadIdx.x / 2];
} }
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now ^ 1].v; (void)Bs; 
# 11 "one_temporary.cu" 3
v = __dbuf_r0;

# 12 "one_temporary.cu" 3
As[col + 0][row] = v.x;

# 13 "one_temporary.cu" 3
As[col + 1][row] = v.y;

# 14 "one_temporary.cu" 3
As[col + 2][row] = v.z;

# 15 "one_temporary.cu" 3
As[col + 3][row] = v.w;

# 16 "one_temporary.cu" 3
v = __dbuf_r1;

# 17 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 0] = v.x;

# 18 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 1] = v.y;

# 19 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 2] = v.z;

# 20 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 3] = v.w;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 22 "one_temporary.cu" 3
for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 32] * Bs[k][threadIdx.x / 2];
} }
__syncthreads();
} }
# 25 "one_temporary.cu"

  C[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop one_temporary ldg_single 1
# 1 "one_temporary.cu"
// One vector from outside the loop serves both tiles: each has registers of its own.
struct float4 { float x, y, z, w; };
__attribute__((global)) void one_temporary(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C,
                                                   int K) {
  __attribute__((shared)) float As[8][32], Bs[8][36];
  int row = threadIdx.x / 2, col = threadIdx.x % 2 * 4;
  float4 v;
  float acc = 0;

# 10 "one_temporary.cu" 3
{ int k0 = 0;
if (k0 < K) {
{ 
# 11 "one_temporary.cu" 3
v = *(const float4 *)&A[row * K + k0 + col];

# 12 "one_temporary.cu" 3
As[col + 0][row] = v.x;

# 13 "one_temporary.cu" 3
As[col + 1][row] = v.y;

# 14 "one_temporary.cu" 3
As[col + 2][row] = v.z;

# 15 "one_temporary.cu" 3
As[col + 3][row] = v.w;

# 16 "one_temporary.cu" 3
v = *(const float4 *)&B[(k0 + threadIdx.x / 8) * 32 + threadIdx.x % 8 * 4];

# 17 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 0] = v.x;

# 18 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 1] = v.y;

# 19 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 2] = v.z;

# 20 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 3] = v.w;
}
k0 += 8; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 10 "one_temporary.cu" 3
for (; k0 < K; k0 += 8) {
::__dbuf::forget(k0);
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<const float4 *> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 11 "one_temporary.cu" 3
v = (__dbuf_r0 = *(const float4 *)&A[row * K + k0 + col]);

# 12 "one_temporary.cu" 3
;

# 13 "one_temporary.cu" 3
;

# 14 "one_temporary.cu" 3
;

# 15 "one_temporary.cu" 3
;

# 16 "one_temporary.cu" 3
v = (__dbuf_r1 = *(const float4 *)&B[(k0 + threadIdx.x / 8) * 32 + threadIdx.x % 8 * 4]);

# 17 "one_temporary.cu" 3
;

# 18 "one_temporary.cu" 3
;

# 19 "one_temporary.cu" 3
;

# 20 "one_temporary.cu" 3
;
}
{ { 
# 22 "one_temporary.cu"
for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 32] * Bs[k][threadIdx.x / 2];
} }
__syncthreads();
{ 
# 11 "one_temporary.cu" 3
v = __dbuf_r0;

# 12 "one_temporary.cu" 3
As[col + 0][row] = v.x;

# 13 "one_temporary.cu" 3
As[col + 1][row] = v.y;

# 14 "one_temporary.cu" 3
As[col + 2][row] = v.z;

# 15 "one_temporary.cu" 3
As[col + 3][row] = v.w;

# 16 "one_temporary.cu" 3
v = __dbuf_r1;

# 17 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 0] = v.x;

# 18 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 1] = v.y;

# 19 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 2] = v.z;

# 20 "one_temporary.cu" 3
Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 3] = v.w;
}

__syncthreads();
}
{ { 
# 22 "one_temporary.cu" 3
for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 32] * Bs[k][threadIdx.x / 2];
} }
__syncthreads();
} }
# 25 "one_temporary.cu"

  C[threadIdx.x] = acc;
}
