// ---- cp_async 2 ----
// loop guarded cp_async 2
# 1 "guard_if.cu"
// The same as if and else.
__attribute__((global)) void guarded(const float *__restrict__ A, float *__restrict__ C, int n) {
  
# 3 "guard_if.cu" 3
typedef float __dbuf_As_0_t[256]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 3 "guard_if.cu"

  int tid = threadIdx.x;
  float acc = 0;

# 7 "guard_if.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; 
# 8 "guard_if.cu" 3
{ const bool __dbuf_ok = (k + tid < n); ::__dbuf::fetch_zero(As[tid], __dbuf_ok ? &(A[k + tid]) : 0, __dbuf_ok); }
}
k += 256; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "guard_if.cu" 3
for (; k < n; k += 256) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; 
# 8 "guard_if.cu" 3
{ const bool __dbuf_ok = (k + tid < n); ::__dbuf::fetch_zero(As[tid], __dbuf_ok ? &(A[k + tid]) : 0, __dbuf_ok); }
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 13 "guard_if.cu"
for (int i = 0; i < 256; ++i)
      acc += As[i];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 13 "guard_if.cu" 3
for (int i = 0; i < 256; ++i)
      acc += As[i];
} }
__syncthreads();
} }
# 16 "guard_if.cu"

  C[tid] = acc;
}
// ---- cp_async 3 ----
// loop guarded cp_async 3
# 1 "guard_if.cu"
// The same as if and else.
__attribute__((global)) void guarded(const float *__restrict__ A, float *__restrict__ C, int n) {
  
# 3 "guard_if.cu" 3
typedef float __dbuf_As_0_t[256]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[3]; auto &As = __dbuf_As_0[0].v; 
# 3 "guard_if.cu"

  int tid = threadIdx.x;
  float acc = 0;

# 7 "guard_if.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "guard_if.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; 
# 8 "guard_if.cu" 3
{ const bool __dbuf_ok = (k + tid < n); ::__dbuf::fetch_zero(As[tid], __dbuf_ok ? &(A[k + tid]) : 0, __dbuf_ok); }
}
k += 256; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "guard_if.cu" 3
for (; k < n; k += 256) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; 
# 8 "guard_if.cu" 3
{ const bool __dbuf_ok = (k + tid < n); ::__dbuf::fetch_zero(As[tid], __dbuf_ok ? &(A[k + tid]) : 0, __dbuf_ok); }
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 13 "guard_if.cu"
for (int i = 0; i < 256; ++i)
      acc += As[i];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "guard_if.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 13 "guard_if.cu" 3
for (int i = 0; i < 256; ++i)
      acc += As[i];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 16 "guard_if.cu"

  C[tid] = acc;
}
// ---- ldg auto ----
// loop guarded ldg 2
# 1 "guard_if.cu"
// The same as if and else.
__attribute__((global)) void guarded(const float *__restrict__ A, float *__restrict__ C, int n) {
  
# 3 "guard_if.cu" 3
typedef float __dbuf_As_0_t[256]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 3 "guard_if.cu"

  int tid = threadIdx.x;
  float acc = 0;

# 7 "guard_if.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &As = __dbuf_As_0[0].v; (void)As; 
# 8 "guard_if.cu" 3
if (k + tid < n)
      As[tid] = A[k + tid];
    else
      As[tid] = 0.f;
}
k += 256; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "guard_if.cu" 3
for (; k < n; k += 256) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((A)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; 
# 8 "guard_if.cu" 3
if (k + tid < n)
      (void)((__dbuf_r0 = A[k + tid]));
    else
      ;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 13 "guard_if.cu"
for (int i = 0; i < 256; ++i)
      acc += As[i];
} }
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; 
# 8 "guard_if.cu" 3
if (k + tid < n)
      As[tid] = __dbuf_r0;
    else
      As[tid] = 0.f;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 13 "guard_if.cu" 3
for (int i = 0; i < 256; ++i)
      acc += As[i];
} }
__syncthreads();
} }
# 16 "guard_if.cu"

  C[tid] = acc;
}
// ---- ldg_single auto ----
// loop guarded ldg_single 1
# 1 "guard_if.cu"
// The same as if and else.
__attribute__((global)) void guarded(const float *__restrict__ A, float *__restrict__ C, int n) {
  __attribute__((shared)) float As[256];
  int tid = threadIdx.x;
  float acc = 0;

# 7 "guard_if.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 8 "guard_if.cu" 3
if (k + tid < n)
      As[tid] = A[k + tid];
    else
      As[tid] = 0.f;
}
k += 256; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "guard_if.cu" 3
for (; k < n; k += 256) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((A)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "guard_if.cu" 3
if (k + tid < n)
      (void)((__dbuf_r0 = A[k + tid]));
    else
      ;
}
{ { 
# 13 "guard_if.cu"
for (int i = 0; i < 256; ++i)
      acc += As[i];
} }
__syncthreads();
{ 
# 8 "guard_if.cu" 3
if (k + tid < n)
      As[tid] = __dbuf_r0;
    else
      As[tid] = 0.f;
}

__syncthreads();
}
{ { 
# 13 "guard_if.cu" 3
for (int i = 0; i < 256; ++i)
      acc += As[i];
} }
__syncthreads();
} }
# 16 "guard_if.cu"

  C[tid] = acc;
}
