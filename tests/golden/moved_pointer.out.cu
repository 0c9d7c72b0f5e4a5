// ---- cp_async 2 ----
// loop moved_pointer cp_async 2
# 1 "moved_pointer.cu"
// Pointers that are moved before the loop, by whatever expression of themselves, point where they did.
__attribute__((global)) void moved_pointer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int n) {
  
# 3 "moved_pointer.cu" 3
typedef float __dbuf_As_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; typedef float __dbuf_Bs_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[2]; auto &Bs = __dbuf_Bs_0[0].v; 
# 3 "moved_pointer.cu"

  float acc = 0;
  A = &A[blockIdx.x * n];
  A = n > 3 ? A : n + A + 1;
  const float *b = B;
  b = &*(b + n) + 1;

# 10 "moved_pointer.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_s].v; (void)Bs; 
# 11 "moved_pointer.cu" 3
::__dbuf::fetch(As[threadIdx.x], A[k + threadIdx.x]);

# 12 "moved_pointer.cu" 3
::__dbuf::fetch(Bs[threadIdx.x], b[k + threadIdx.x]);
}
k += 32; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 10 "moved_pointer.cu" 3
for (; k < n; k += 32) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_load].v; (void)Bs; 
# 11 "moved_pointer.cu" 3
::__dbuf::fetch(As[threadIdx.x], A[k + threadIdx.x]);

# 12 "moved_pointer.cu" 3
::__dbuf::fetch(Bs[threadIdx.x], b[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 14 "moved_pointer.cu"
acc += As[31 - threadIdx.x] * Bs[threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 14 "moved_pointer.cu" 3
acc += As[31 - threadIdx.x] * Bs[threadIdx.x];
} }
__syncthreads();
} }
# 16 "moved_pointer.cu"

  C[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop moved_pointer cp_async 3
# 1 "moved_pointer.cu"
// Pointers that are moved before the loop, by whatever expression of themselves, point where they did.
__attribute__((global)) void moved_pointer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int n) {
  
# 3 "moved_pointer.cu" 3
typedef float __dbuf_As_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[3]; auto &As = __dbuf_As_0[0].v; typedef float __dbuf_Bs_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[3]; auto &Bs = __dbuf_Bs_0[0].v; 
# 3 "moved_pointer.cu"

  float acc = 0;
  A = &A[blockIdx.x * n];
  A = n > 3 ? A : n + A + 1;
  const float *b = B;
  b = &*(b + n) + 1;

# 10 "moved_pointer.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 10 "moved_pointer.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_s].v; (void)Bs; 
# 11 "moved_pointer.cu" 3
::__dbuf::fetch(As[threadIdx.x], A[k + threadIdx.x]);

# 12 "moved_pointer.cu" 3
::__dbuf::fetch(Bs[threadIdx.x], b[k + threadIdx.x]);
}
k += 32; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 10 "moved_pointer.cu" 3
for (; k < n; k += 32) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_load].v; (void)Bs; 
# 11 "moved_pointer.cu" 3
::__dbuf::fetch(As[threadIdx.x], A[k + threadIdx.x]);

# 12 "moved_pointer.cu" 3
::__dbuf::fetch(Bs[threadIdx.x], b[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 14 "moved_pointer.cu"
acc += As[31 - threadIdx.x] * Bs[threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 10 "moved_pointer.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 14 "moved_pointer.cu" 3
acc += As[31 - threadIdx.x] * Bs[threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 16 "moved_pointer.cu"

  C[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop moved_pointer ldg 2
# 1 "moved_pointer.cu"
// Pointers that are moved before the loop, by whatever expression of themselves, point where they did.
__attribute__((global)) void moved_pointer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int n) {
  
# 3 "moved_pointer.cu" 3
typedef float __dbuf_As_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; typedef float __dbuf_Bs_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[2]; auto &Bs = __dbuf_Bs_0[0].v; 
# 3 "moved_pointer.cu"

  float acc = 0;
  A = &A[blockIdx.x * n];
  A = n > 3 ? A : n + A + 1;
  const float *b = B;
  b = &*(b + n) + 1;

# 10 "moved_pointer.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &As = __dbuf_As_0[0].v; (void)As; auto &Bs = __dbuf_Bs_0[0].v; (void)Bs; 
# 11 "moved_pointer.cu" 3
As[threadIdx.x] = A[k + threadIdx.x];

# 12 "moved_pointer.cu" 3
Bs[threadIdx.x] = b[k + threadIdx.x];
}
k += 32; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 10 "moved_pointer.cu" 3
for (; k < n; k += 32) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((A)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((b)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((b)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now ^ 1].v; (void)Bs; 
# 11 "moved_pointer.cu" 3
(void)((__dbuf_r0 = A[k + threadIdx.x]));

# 12 "moved_pointer.cu" 3
(void)((__dbuf_r1 = b[k + threadIdx.x]));
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 14 "moved_pointer.cu"
acc += As[31 - threadIdx.x] * Bs[threadIdx.x];
} }
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now ^ 1].v; (void)Bs; 
# 11 "moved_pointer.cu" 3
As[threadIdx.x] = __dbuf_r0;

# 12 "moved_pointer.cu" 3
Bs[threadIdx.x] = __dbuf_r1;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 14 "moved_pointer.cu" 3
acc += As[31 - threadIdx.x] * Bs[threadIdx.x];
} }
__syncthreads();
} }
# 16 "moved_pointer.cu"

  C[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop moved_pointer ldg_single 1
# 1 "moved_pointer.cu"
// Pointers that are moved before the loop, by whatever expression of themselves, point where they did.
__attribute__((global)) void moved_pointer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int n) {
  __attribute__((shared)) float As[32], Bs[32];
  float acc = 0;
  A = &A[blockIdx.x * n];
  A = n > 3 ? A : n + A + 1;
  const float *b = B;
  b = &*(b + n) + 1;

# 10 "moved_pointer.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 11 "moved_pointer.cu" 3
As[threadIdx.x] = A[k + threadIdx.x];

# 12 "moved_pointer.cu" 3
Bs[threadIdx.x] = b[k + threadIdx.x];
}
k += 32; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 10 "moved_pointer.cu" 3
for (; k < n; k += 32) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((A)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((b)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((b)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 11 "moved_pointer.cu" 3
(void)((__dbuf_r0 = A[k + threadIdx.x]));

# 12 "moved_pointer.cu" 3
(void)((__dbuf_r1 = b[k + threadIdx.x]));
}
{ { 
# 14 "moved_pointer.cu"
acc += As[31 - threadIdx.x] * Bs[threadIdx.x];
} }
__syncthreads();
{ 
# 11 "moved_pointer.cu" 3
As[threadIdx.x] = __dbuf_r0;

# 12 "moved_pointer.cu" 3
Bs[threadIdx.x] = __dbuf_r1;
}

__syncthreads();
}
{ { 
# 14 "moved_pointer.cu" 3
acc += As[31 - threadIdx.x] * Bs[threadIdx.x];
} }
__syncthreads();
} }
# 16 "moved_pointer.cu"

  C[threadIdx.x] = acc;
}
