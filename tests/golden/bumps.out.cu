// ---- cp_async 2 ----
// loop bumps cp_async 2
# 1 "bumps.cu"
// The pointers move instead of an index.
__attribute__((global)) void bumps(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int N, int K) {
  
# 3 "bumps.cu" 3
typedef float __dbuf_As_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 3 "bumps.cu"

  
# 4 "bumps.cu" 3
typedef float __dbuf_Bs_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[2]; auto &Bs = __dbuf_Bs_0[0].v; 
# 4 "bumps.cu"

  int tx = threadIdx.x, ty = threadIdx.y;
  A += blockIdx.y * 16 * K;
  B += blockIdx.x * 16;
  float acc = 0;

# 10 "bumps.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_s].v; (void)Bs; 
# 11 "bumps.cu" 3
::__dbuf::fetch(As[ty][tx], A[ty * K + tx]);

# 12 "bumps.cu" 3
::__dbuf::fetch(Bs[ty][tx], B[ty * N + tx]);
}
A += 16; B += 16 * N; k0 += 16; 
}
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 10 "bumps.cu" 3
for (; k0 < K; k0 += 16) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_load].v; (void)Bs; 
# 11 "bumps.cu" 3
::__dbuf::fetch(As[ty][tx], A[ty * K + tx]);

# 12 "bumps.cu" 3
::__dbuf::fetch(Bs[ty][tx], B[ty * N + tx]);
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 16 "bumps.cu"
for (int k = 0; k < 16; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
A += 16; B += 16 * N; 
__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 16 "bumps.cu" 3
for (int k = 0; k < 16; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
__syncthreads();
} }
# 19 "bumps.cu"

  C[ty * N + tx] = acc;
}
// ---- cp_async 3 ----
// loop bumps cp_async 3
# 1 "bumps.cu"
// The pointers move instead of an index.
__attribute__((global)) void bumps(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int N, int K) {
  
# 3 "bumps.cu" 3
typedef float __dbuf_As_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[3]; auto &As = __dbuf_As_0[0].v; 
# 3 "bumps.cu"

  
# 4 "bumps.cu" 3
typedef float __dbuf_Bs_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[3]; auto &Bs = __dbuf_Bs_0[0].v; 
# 4 "bumps.cu"

  int tx = threadIdx.x, ty = threadIdx.y;
  A += blockIdx.y * 16 * K;
  B += blockIdx.x * 16;
  float acc = 0;

# 10 "bumps.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 10 "bumps.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k0 < K) {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_s].v; (void)Bs; 
# 11 "bumps.cu" 3
::__dbuf::fetch(As[ty][tx], A[ty * K + tx]);

# 12 "bumps.cu" 3
::__dbuf::fetch(Bs[ty][tx], B[ty * N + tx]);
}
A += 16; B += 16 * N; k0 += 16; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 10 "bumps.cu" 3
for (; k0 < K; k0 += 16) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_load].v; (void)Bs; 
# 11 "bumps.cu" 3
::__dbuf::fetch(As[ty][tx], A[ty * K + tx]);

# 12 "bumps.cu" 3
::__dbuf::fetch(Bs[ty][tx], B[ty * N + tx]);
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 16 "bumps.cu"
for (int k = 0; k < 16; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
A += 16; B += 16 * N; 
__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 10 "bumps.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 16 "bumps.cu" 3
for (int k = 0; k < 16; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 19 "bumps.cu"

  C[ty * N + tx] = acc;
}
// ---- ldg auto ----
// loop bumps ldg 2
# 1 "bumps.cu"
// The pointers move instead of an index.
__attribute__((global)) void bumps(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int N, int K) {
  
# 3 "bumps.cu" 3
typedef float __dbuf_As_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 3 "bumps.cu"

  
# 4 "bumps.cu" 3
typedef float __dbuf_Bs_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[2]; auto &Bs = __dbuf_Bs_0[0].v; 
# 4 "bumps.cu"

  int tx = threadIdx.x, ty = threadIdx.y;
  A += blockIdx.y * 16 * K;
  B += blockIdx.x * 16;
  float acc = 0;

# 10 "bumps.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_now = 0;
{ auto &As = __dbuf_As_0[0].v; (void)As; auto &Bs = __dbuf_Bs_0[0].v; (void)Bs; 
# 11 "bumps.cu" 3
As[ty][tx] = A[ty * K + tx];

# 12 "bumps.cu" 3
Bs[ty][tx] = B[ty * N + tx];
}
A += 16; B += 16 * N; k0 += 16; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 10 "bumps.cu" 3
for (; k0 < K; k0 += 16) {
::__dbuf::forget(k0);
::__dbuf::raw<decltype((A)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now ^ 1].v; (void)Bs; 
# 11 "bumps.cu" 3
(void)((__dbuf_r0 = A[ty * K + tx]));

# 12 "bumps.cu" 3
(void)((__dbuf_r1 = B[ty * N + tx]));
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 16 "bumps.cu"
for (int k = 0; k < 16; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now ^ 1].v; (void)Bs; 
# 11 "bumps.cu" 3
As[ty][tx] = __dbuf_r0;

# 12 "bumps.cu" 3
Bs[ty][tx] = __dbuf_r1;
}
A += 16; B += 16 * N; 
__syncthreads(); __dbuf_now ^= 1;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 16 "bumps.cu" 3
for (int k = 0; k < 16; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
__syncthreads();
} }
# 19 "bumps.cu"

  C[ty * N + tx] = acc;
}
// ---- ldg_single auto ----
// loop bumps ldg_single 1
# 1 "bumps.cu"
// The pointers move instead of an index.
__attribute__((global)) void bumps(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int N, int K) {
  __attribute__((shared)) float As[16][16];
  __attribute__((shared)) float Bs[16][16];
  int tx = threadIdx.x, ty = threadIdx.y;
  A += blockIdx.y * 16 * K;
  B += blockIdx.x * 16;
  float acc = 0;

# 10 "bumps.cu" 3
{ int k0 = 0;
if (k0 < K) {
{ 
# 11 "bumps.cu" 3
As[ty][tx] = A[ty * K + tx];

# 12 "bumps.cu" 3
Bs[ty][tx] = B[ty * N + tx];
}
A += 16; B += 16 * N; k0 += 16; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 10 "bumps.cu" 3
for (; k0 < K; k0 += 16) {
::__dbuf::forget(k0);
::__dbuf::raw<decltype((A)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 11 "bumps.cu" 3
(void)((__dbuf_r0 = A[ty * K + tx]));

# 12 "bumps.cu" 3
(void)((__dbuf_r1 = B[ty * N + tx]));
}
{ { 
# 16 "bumps.cu"
for (int k = 0; k < 16; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
__syncthreads();
{ 
# 11 "bumps.cu" 3
As[ty][tx] = __dbuf_r0;

# 12 "bumps.cu" 3
Bs[ty][tx] = __dbuf_r1;
}
A += 16; B += 16 * N; 
__syncthreads();
}
{ { 
# 16 "bumps.cu" 3
for (int k = 0; k < 16; ++k)
      acc += As[ty][k] * Bs[k][tx];
} }
__syncthreads();
} }
# 19 "bumps.cu"

  C[ty * N + tx] = acc;
}
