// ---- cp_async 2 ----
// loop sgemm cp_async 2
# 1 "sgemm.cu"
// Two-dimensional tiles, one plain copy of 4 bytes a thread and tile.
constexpr int BM = 16, BN = 16, BK = 16;
__attribute__((global)) void sgemm(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int N, int K) {
  
# 4 "sgemm.cu" 3
typedef float __dbuf_As_0_t[BM][BK]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 4 "sgemm.cu"

  
# 5 "sgemm.cu" 3
typedef float __dbuf_Bs_0_t[BK][BN]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[2]; auto &Bs = __dbuf_Bs_0[0].v; 
# 5 "sgemm.cu"

  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * BM + ty, col = blockIdx.x * BN + tx;
  float acc = 0;

# 10 "sgemm.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_s].v; (void)Bs; 
# 11 "sgemm.cu" 3
::__dbuf::fetch(As[ty][tx], A[row * K + k0 + tx]);

# 12 "sgemm.cu" 3
::__dbuf::fetch(Bs[ty][tx], B[(k0 + ty) * N + col]);
}
k0 += BK; 
}
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 10 "sgemm.cu" 3
for (; k0 < K; k0 += BK) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_load].v; (void)Bs; 
# 11 "sgemm.cu" 3
::__dbuf::fetch(As[ty][tx], A[row * K + k0 + tx]);

# 12 "sgemm.cu" 3
::__dbuf::fetch(Bs[ty][tx], B[(k0 + ty) * N + col]);
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 14 "sgemm.cu"
for (int k = 0; k < BK; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 14 "sgemm.cu" 3
for (int k = 0; k < BK; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
__syncthreads();
} }
# 17 "sgemm.cu"

  C[row * N + col] = acc;
}
// ---- cp_async 3 ----
// loop sgemm cp_async 3
# 1 "sgemm.cu"
// Two-dimensional tiles, one plain copy of 4 bytes a thread and tile.
constexpr int BM = 16, BN = 16, BK = 16;
__attribute__((global)) void sgemm(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int N, int K) {
  
# 4 "sgemm.cu" 3
typedef float __dbuf_As_0_t[BM][BK]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[3]; auto &As = __dbuf_As_0[0].v; 
# 4 "sgemm.cu"

  
# 5 "sgemm.cu" 3
typedef float __dbuf_Bs_0_t[BK][BN]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[3]; auto &Bs = __dbuf_Bs_0[0].v; 
# 5 "sgemm.cu"

  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * BM + ty, col = blockIdx.x * BN + tx;
  float acc = 0;

# 10 "sgemm.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 10 "sgemm.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k0 < K) {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_s].v; (void)Bs; 
# 11 "sgemm.cu" 3
::__dbuf::fetch(As[ty][tx], A[row * K + k0 + tx]);

# 12 "sgemm.cu" 3
::__dbuf::fetch(Bs[ty][tx], B[(k0 + ty) * N + col]);
}
k0 += BK; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 10 "sgemm.cu" 3
for (; k0 < K; k0 += BK) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_load].v; (void)Bs; 
# 11 "sgemm.cu" 3
::__dbuf::fetch(As[ty][tx], A[row * K + k0 + tx]);

# 12 "sgemm.cu" 3
::__dbuf::fetch(Bs[ty][tx], B[(k0 + ty) * N + col]);
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 14 "sgemm.cu"
for (int k = 0; k < BK; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 10 "sgemm.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 14 "sgemm.cu" 3
for (int k = 0; k < BK; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 17 "sgemm.cu"

  C[row * N + col] = acc;
}
// ---- ldg auto ----
// loop sgemm ldg 2
# 1 "sgemm.cu"
// Two-dimensional tiles, one plain copy of 4 bytes a thread and tile.
constexpr int BM = 16, BN = 16, BK = 16;
__attribute__((global)) void sgemm(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int N, int K) {
  
# 4 "sgemm.cu" 3
typedef float __dbuf_As_0_t[BM][BK]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 4 "sgemm.cu"

  
# 5 "sgemm.cu" 3
typedef float __dbuf_Bs_0_t[BK][BN]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[2]; auto &Bs = __dbuf_Bs_0[0].v; 
# 5 "sgemm.cu"

  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * BM + ty, col = blockIdx.x * BN + tx;
  float acc = 0;

# 10 "sgemm.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_now = 0;
{ auto &As = __dbuf_As_0[0].v; (void)As; auto &Bs = __dbuf_Bs_0[0].v; (void)Bs; 
# 11 "sgemm.cu" 3
As[ty][tx] = A[row * K + k0 + tx];

# 12 "sgemm.cu" 3
Bs[ty][tx] = B[(k0 + ty) * N + col];
}
k0 += BK; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 10 "sgemm.cu" 3
for (; k0 < K; k0 += BK) {
::__dbuf::forget(k0);
::__dbuf::raw<decltype((A)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now ^ 1].v; (void)Bs; 
# 11 "sgemm.cu" 3
(void)((__dbuf_r0 = A[row * K + k0 + tx]));

# 12 "sgemm.cu" 3
(void)((__dbuf_r1 = B[(k0 + ty) * N + col]));
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 14 "sgemm.cu"
for (int k = 0; k < BK; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now ^ 1].v; (void)Bs; 
# 11 "sgemm.cu" 3
As[ty][tx] = __dbuf_r0;

# 12 "sgemm.cu" 3
Bs[ty][tx] = __dbuf_r1;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 14 "sgemm.cu" 3
for (int k = 0; k < BK; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
__syncthreads();
} }
# 17 "sgemm.cu"

  C[row * N + col] = acc;
}
// ---- ldg_single auto ----
// loop sgemm ldg_single 1
# 1 "sgemm.cu"
// Two-dimensional tiles, one plain copy of 4 bytes a thread and tile.
constexpr int BM = 16, BN = 16, BK = 16;
__attribute__((global)) void sgemm(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int N, int K) {
  __attribute__((shared)) float As[BM][BK];
  __attribute__((shared)) float Bs[BK][BN];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * BM + ty, col = blockIdx.x * BN + tx;
  float acc = 0;

# 10 "sgemm.cu" 3
{ int k0 = 0;
if (k0 < K) {
{ 
# 11 "sgemm.cu" 3
As[ty][tx] = A[row * K + k0 + tx];

# 12 "sgemm.cu" 3
Bs[ty][tx] = B[(k0 + ty) * N + col];
}
k0 += BK; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 10 "sgemm.cu" 3
for (; k0 < K; k0 += BK) {
::__dbuf::forget(k0);
::__dbuf::raw<decltype((A)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 11 "sgemm.cu" 3
(void)((__dbuf_r0 = A[row * K + k0 + tx]));

# 12 "sgemm.cu" 3
(void)((__dbuf_r1 = B[(k0 + ty) * N + col]));
}
{ { 
# 14 "sgemm.cu"
for (int k = 0; k < BK; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
__syncthreads();
{ 
# 11 "sgemm.cu" 3
As[ty][tx] = __dbuf_r0;

# 12 "sgemm.cu" 3
Bs[ty][tx] = __dbuf_r1;
}

__syncthreads();
}
{ { 
# 14 "sgemm.cu" 3
for (int k = 0; k < BK; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
__syncthreads();
} }
# 17 "sgemm.cu"

  C[row * N + col] = acc;
}
