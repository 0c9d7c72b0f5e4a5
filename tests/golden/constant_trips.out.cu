// ---- cp_async 2 ----
// loop constant_trips cp_async 2
# 1 "constant_trips.cu"
// The number of tiles is known to the compiler: without "unroll 1" it would unroll the loop, and leave none to check.
template <int K, int STEP>
__attribute__((global)) void constant_trips(const float *__restrict__ A, float *__restrict__ C) {
  
# 4 "constant_trips.cu" 3
typedef float __dbuf_As_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 4 "constant_trips.cu"

  const int tiles = K / STEP;
  float acc = 0;

# 8 "constant_trips.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (-k > -(tiles * 2) && k != tiles) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; 
# 9 "constant_trips.cu" 3
::__dbuf::fetch(As[threadIdx.x], A[k * 32 + threadIdx.x]);
}
++k; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 8 "constant_trips.cu" 3
for (; -k > -(tiles * 2) && k != tiles; ++k) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; 
# 9 "constant_trips.cu" 3
::__dbuf::fetch(As[threadIdx.x], A[k * 32 + threadIdx.x]);
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "constant_trips.cu"
acc += As[31 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "constant_trips.cu" 3
acc += As[31 - threadIdx.x];
} }
__syncthreads();
} }
# 13 "constant_trips.cu"

  C[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop constant_trips cp_async 3
# 1 "constant_trips.cu"
// The number of tiles is known to the compiler: without "unroll 1" it would unroll the loop, and leave none to check.
template <int K, int STEP>
__attribute__((global)) void constant_trips(const float *__restrict__ A, float *__restrict__ C) {
  
# 4 "constant_trips.cu" 3
typedef float __dbuf_As_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[3]; auto &As = __dbuf_As_0[0].v; 
# 4 "constant_trips.cu"

  const int tiles = K / STEP;
  float acc = 0;

# 8 "constant_trips.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (-k > -(tiles * 2) && k != tiles) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 8 "constant_trips.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (-k > -(tiles * 2) && k != tiles) {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; 
# 9 "constant_trips.cu" 3
::__dbuf::fetch(As[threadIdx.x], A[k * 32 + threadIdx.x]);
}
++k; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 8 "constant_trips.cu" 3
for (; -k > -(tiles * 2) && k != tiles; ++k) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; 
# 9 "constant_trips.cu" 3
::__dbuf::fetch(As[threadIdx.x], A[k * 32 + threadIdx.x]);
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "constant_trips.cu"
acc += As[31 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 8 "constant_trips.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "constant_trips.cu" 3
acc += As[31 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 13 "constant_trips.cu"

  C[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop constant_trips ldg 2
# 1 "constant_trips.cu"
// The number of tiles is known to the compiler: without "unroll 1" it would unroll the loop, and leave none to check.
template <int K, int STEP>
__attribute__((global)) void constant_trips(const float *__restrict__ A, float *__restrict__ C) {
  
# 4 "constant_trips.cu" 3
typedef float __dbuf_As_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 4 "constant_trips.cu"

  const int tiles = K / STEP;
  float acc = 0;

# 8 "constant_trips.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (-k > -(tiles * 2) && k != tiles) {
int __dbuf_now = 0;
{ auto &As = __dbuf_As_0[0].v; (void)As; 
# 9 "constant_trips.cu" 3
As[threadIdx.x] = A[k * 32 + threadIdx.x];
}
++k; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 8 "constant_trips.cu" 3
for (; -k > -(tiles * 2) && k != tiles; ++k) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((A)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; 
# 9 "constant_trips.cu" 3
(void)((__dbuf_r0 = A[k * 32 + threadIdx.x]));
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "constant_trips.cu"
acc += As[31 - threadIdx.x];
} }
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; 
# 9 "constant_trips.cu" 3
As[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "constant_trips.cu" 3
acc += As[31 - threadIdx.x];
} }
__syncthreads();
} }
# 13 "constant_trips.cu"

  C[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop constant_trips ldg_single 1
# 1 "constant_trips.cu"
// The number of tiles is known to the compiler: without "unroll 1" it would unroll the loop, and leave none to check.
template <int K, int STEP>
__attribute__((global)) void constant_trips(const float *__restrict__ A, float *__restrict__ C) {
  __attribute__((shared)) float As[32];
  const int tiles = K / STEP;
  float acc = 0;

# 8 "constant_trips.cu" 3
{ int k = 0;
if (-k > -(tiles * 2) && k != tiles) {
{ 
# 9 "constant_trips.cu" 3
As[threadIdx.x] = A[k * 32 + threadIdx.x];
}
++k; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 8 "constant_trips.cu" 3
for (; -k > -(tiles * 2) && k != tiles; ++k) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((A)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 9 "constant_trips.cu" 3
(void)((__dbuf_r0 = A[k * 32 + threadIdx.x]));
}
{ { 
# 11 "constant_trips.cu"
acc += As[31 - threadIdx.x];
} }
__syncthreads();
{ 
# 9 "constant_trips.cu" 3
As[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 11 "constant_trips.cu" 3
acc += As[31 - threadIdx.x];
} }
__syncthreads();
} }
# 13 "constant_trips.cu"

  C[threadIdx.x] = acc;
}
