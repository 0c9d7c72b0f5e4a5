// ---- cp_async 2 ----
// loop vector cp_async 2
# 1 "vector.cu"
// 16 bytes at a time through casts, with other names for the addresses.
struct float4 { float x, y, z, w; };
__attribute__((global)) void vector(const float *__restrict__ A, float *__restrict__ C, int lda, int K) {
  
# 4 "vector.cu" 3
typedef float __dbuf_As_0_t[64][32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 4 "vector.cu"

  int row = threadIdx.x / 8, col = threadIdx.x % 8 * 4;
  float acc = 0;

# 8 "vector.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; 
# 9 "vector.cu" 3
::__dbuf::fetch(*reinterpret_cast<float4 *>(&As[row][col]), *reinterpret_cast<const float4 *>(&A[row * lda + k0 + col]));
}
k0 += 32; 
}
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 8 "vector.cu" 3
for (; k0 < K; k0 += 32) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; 
# 9 "vector.cu" 3
::__dbuf::fetch(*reinterpret_cast<float4 *>(&As[row][col]), *reinterpret_cast<const float4 *>(&A[row * lda + k0 + col]));
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "vector.cu"
for (int k = 0; k < 32; ++k)
      acc += As[row][k];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "vector.cu" 3
for (int k = 0; k < 32; ++k)
      acc += As[row][k];
} }
__syncthreads();
} }
# 14 "vector.cu"

  C[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop vector cp_async 3
# 1 "vector.cu"
// 16 bytes at a time through casts, with other names for the addresses.
struct float4 { float x, y, z, w; };
__attribute__((global)) void vector(const float *__restrict__ A, float *__restrict__ C, int lda, int K) {
  
# 4 "vector.cu" 3
typedef float __dbuf_As_0_t[64][32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[3]; auto &As = __dbuf_As_0[0].v; 
# 4 "vector.cu"

  int row = threadIdx.x / 8, col = threadIdx.x % 8 * 4;
  float acc = 0;

# 8 "vector.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 8 "vector.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k0 < K) {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; 
# 9 "vector.cu" 3
::__dbuf::fetch(*reinterpret_cast<float4 *>(&As[row][col]), *reinterpret_cast<const float4 *>(&A[row * lda + k0 + col]));
}
k0 += 32; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 8 "vector.cu" 3
for (; k0 < K; k0 += 32) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; 
# 9 "vector.cu" 3
::__dbuf::fetch(*reinterpret_cast<float4 *>(&As[row][col]), *reinterpret_cast<const float4 *>(&A[row * lda + k0 + col]));
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "vector.cu"
for (int k = 0; k < 32; ++k)
      acc += As[row][k];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 8 "vector.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "vector.cu" 3
for (int k = 0; k < 32; ++k)
      acc += As[row][k];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 14 "vector.cu"

  C[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop vector ldg 2
# 1 "vector.cu"
// 16 bytes at a time through casts, with other names for the addresses.
struct float4 { float x, y, z, w; };
__attribute__((global)) void vector(const float *__restrict__ A, float *__restrict__ C, int lda, int K) {
  
# 4 "vector.cu" 3
typedef float __dbuf_As_0_t[64][32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 4 "vector.cu"

  int row = threadIdx.x / 8, col = threadIdx.x % 8 * 4;
  float acc = 0;

# 8 "vector.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_now = 0;
{ auto &As = __dbuf_As_0[0].v; (void)As; 
# 9 "vector.cu" 3
*reinterpret_cast<float4 *>(&As[row][col]) = *reinterpret_cast<const float4 *>(&A[row * lda + k0 + col]);
}
k0 += 32; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 8 "vector.cu" 3
for (; k0 < K; k0 += 32) {
::__dbuf::forget(k0);
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; 
# 9 "vector.cu" 3
(void)((__dbuf_r0 = *reinterpret_cast<const float4 *>(&A[row * lda + k0 + col])));
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "vector.cu"
for (int k = 0; k < 32; ++k)
      acc += As[row][k];
} }
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; 
# 9 "vector.cu" 3
*reinterpret_cast<float4 *>(&As[row][col]) = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "vector.cu" 3
for (int k = 0; k < 32; ++k)
      acc += As[row][k];
} }
__syncthreads();
} }
# 14 "vector.cu"

  C[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop vector ldg_single 1
# 1 "vector.cu"
// 16 bytes at a time through casts, with other names for the addresses.
struct float4 { float x, y, z, w; };
__attribute__((global)) void vector(const float *__restrict__ A, float *__restrict__ C, int lda, int K) {
  __attribute__((shared)) float As[64][32];
  int row = threadIdx.x / 8, col = threadIdx.x % 8 * 4;
  float acc = 0;

# 8 "vector.cu" 3
{ int k0 = 0;
if (k0 < K) {
{ 
# 9 "vector.cu" 3
*reinterpret_cast<float4 *>(&As[row][col]) = *reinterpret_cast<const float4 *>(&A[row * lda + k0 + col]);
}
k0 += 32; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 8 "vector.cu" 3
for (; k0 < K; k0 += 32) {
::__dbuf::forget(k0);
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 9 "vector.cu" 3
(void)((__dbuf_r0 = *reinterpret_cast<const float4 *>(&A[row * lda + k0 + col])));
}
{ { 
# 11 "vector.cu"
for (int k = 0; k < 32; ++k)
      acc += As[row][k];
} }
__syncthreads();
{ 
# 9 "vector.cu" 3
*reinterpret_cast<float4 *>(&As[row][col]) = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 11 "vector.cu" 3
for (int k = 0; k < 32; ++k)
      acc += As[row][k];
} }
__syncthreads();
} }
# 14 "vector.cu"

  C[threadIdx.x] = acc;
}
