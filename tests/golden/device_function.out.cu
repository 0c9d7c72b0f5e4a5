// ---- cp_async 2 ----
// loop device_function cp_async 2
# 1 "device_function.cu"
// A function that is inlined may be given constants, and its loop be unrolled completely: with "unroll 1" it stays one.
static __attribute__((device)) void device_function(const float *__restrict__ A, float *__restrict__ C, int K) {
  
# 3 "device_function.cu" 3
typedef float __dbuf_As_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 3 "device_function.cu"

  float acc = 0;

# 6 "device_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < K) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; 
# 7 "device_function.cu" 3
::__dbuf::fetch_any(As[threadIdx.x], A[k * 32 + threadIdx.x]);
}
++k; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 6 "device_function.cu" 3
for (; k < K; ++k) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; 
# 7 "device_function.cu" 3
::__dbuf::fetch_any(As[threadIdx.x], A[k * 32 + threadIdx.x]);
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 9 "device_function.cu"
acc += As[31 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 9 "device_function.cu" 3
acc += As[31 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "device_function.cu"

  C[threadIdx.x] = acc;
}

__attribute__((global)) void calls_function(const float *__restrict__ A, float *__restrict__ C, int K) {
  device_function(A, C, K);
}
// ---- cp_async 3 ----
// loop device_function cp_async 3
# 1 "device_function.cu"
// A function that is inlined may be given constants, and its loop be unrolled completely: with "unroll 1" it stays one.
static __attribute__((device)) void device_function(const float *__restrict__ A, float *__restrict__ C, int K) {
  
# 3 "device_function.cu" 3
typedef float __dbuf_As_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[3]; auto &As = __dbuf_As_0[0].v; 
# 3 "device_function.cu"

  float acc = 0;

# 6 "device_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < K) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 6 "device_function.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < K) {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; 
# 7 "device_function.cu" 3
::__dbuf::fetch_any(As[threadIdx.x], A[k * 32 + threadIdx.x]);
}
++k; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 6 "device_function.cu" 3
for (; k < K; ++k) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; 
# 7 "device_function.cu" 3
::__dbuf::fetch_any(As[threadIdx.x], A[k * 32 + threadIdx.x]);
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 9 "device_function.cu"
acc += As[31 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 6 "device_function.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 9 "device_function.cu" 3
acc += As[31 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 11 "device_function.cu"

  C[threadIdx.x] = acc;
}

__attribute__((global)) void calls_function(const float *__restrict__ A, float *__restrict__ C, int K) {
  device_function(A, C, K);
}
// ---- ldg auto ----
// loop device_function ldg 2
# 1 "device_function.cu"
// A function that is inlined may be given constants, and its loop be unrolled completely: with "unroll 1" it stays one.
static __attribute__((device)) void device_function(const float *__restrict__ A, float *__restrict__ C, int K) {
  
# 3 "device_function.cu" 3
typedef float __dbuf_As_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 3 "device_function.cu"

  float acc = 0;

# 6 "device_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < K) {
int __dbuf_now = 0;
{ auto &As = __dbuf_As_0[0].v; (void)As; 
# 7 "device_function.cu" 3
As[threadIdx.x] = A[k * 32 + threadIdx.x];
}
++k; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "device_function.cu" 3
for (; k < K; ++k) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((A)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; 
# 7 "device_function.cu" 3
(void)((__dbuf_r0 = A[k * 32 + threadIdx.x]));
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 9 "device_function.cu"
acc += As[31 - threadIdx.x];
} }
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; 
# 7 "device_function.cu" 3
As[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 9 "device_function.cu" 3
acc += As[31 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "device_function.cu"

  C[threadIdx.x] = acc;
}

__attribute__((global)) void calls_function(const float *__restrict__ A, float *__restrict__ C, int K) {
  device_function(A, C, K);
}
// ---- ldg_single auto ----
// loop device_function ldg_single 1
# 1 "device_function.cu"
// A function that is inlined may be given constants, and its loop be unrolled completely: with "unroll 1" it stays one.
static __attribute__((device)) void device_function(const float *__restrict__ A, float *__restrict__ C, int K) {
  __attribute__((shared)) float As[32];
  float acc = 0;

# 6 "device_function.cu" 3
{ int k = 0;
if (k < K) {
{ 
# 7 "device_function.cu" 3
As[threadIdx.x] = A[k * 32 + threadIdx.x];
}
++k; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "device_function.cu" 3
for (; k < K; ++k) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((A)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "device_function.cu" 3
(void)((__dbuf_r0 = A[k * 32 + threadIdx.x]));
}
{ { 
# 9 "device_function.cu"
acc += As[31 - threadIdx.x];
} }
__syncthreads();
{ 
# 7 "device_function.cu" 3
As[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 9 "device_function.cu" 3
acc += As[31 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "device_function.cu"

  C[threadIdx.x] = acc;
}

__attribute__((global)) void calls_function(const float *__restrict__ A, float *__restrict__ C, int K) {
  device_function(A, C, K);
}
