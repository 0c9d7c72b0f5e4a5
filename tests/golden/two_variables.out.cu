// ---- cp_async 2 ----
// loop two cp_async 2
# 1 "two_variables.cu"
// The header counts two variables; an unroll pragma of the user's stands there as well.
__attribute__((global)) void two(const float *__restrict__ x, float *__restrict__ y, int n, int stride) {
  
# 3 "two_variables.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "two_variables.cu"

  float acc = 0;

# 7 "two_variables.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0, at = 0;
if (t < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "two_variables.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[at + threadIdx.x]);
}
++t, at += stride; 
}
::__dbuf::commit();
}
::__dbuf::forget(t);
::__dbuf::forget(at);

#pragma unroll 2
# 7 "two_variables.cu" 3
for (; t < n; ++t, at += stride) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "two_variables.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[at + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "two_variables.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "two_variables.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 12 "two_variables.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop two cp_async 3
# 1 "two_variables.cu"
// The header counts two variables; an unroll pragma of the user's stands there as well.
__attribute__((global)) void two(const float *__restrict__ x, float *__restrict__ y, int n, int stride) {
  
# 3 "two_variables.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "two_variables.cu"

  float acc = 0;

# 7 "two_variables.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0, at = 0;
if (t < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "two_variables.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (t < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "two_variables.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[at + threadIdx.x]);
}
++t, at += stride; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(t);
::__dbuf::forget(at);

#pragma unroll 2
# 7 "two_variables.cu" 3
for (; t < n; ++t, at += stride) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "two_variables.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[at + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "two_variables.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "two_variables.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "two_variables.cu" 3
acc += tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 12 "two_variables.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop two ldg 2
# 1 "two_variables.cu"
// The header counts two variables; an unroll pragma of the user's stands there as well.
__attribute__((global)) void two(const float *__restrict__ x, float *__restrict__ y, int n, int stride) {
  
# 3 "two_variables.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "two_variables.cu"

  float acc = 0;

# 7 "two_variables.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0, at = 0;
if (t < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 8 "two_variables.cu" 3
tile[threadIdx.x] = x[at + threadIdx.x];
}
++t, at += stride; 
__syncthreads();
::__dbuf::forget(t);
::__dbuf::forget(at);

#pragma unroll 2
# 7 "two_variables.cu" 3
for (; t < n; ++t, at += stride) {
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "two_variables.cu" 3
(void)((__dbuf_r0 = x[at + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "two_variables.cu"
acc += tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "two_variables.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "two_variables.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 12 "two_variables.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop two ldg_single 1
# 1 "two_variables.cu"
// The header counts two variables; an unroll pragma of the user's stands there as well.
__attribute__((global)) void two(const float *__restrict__ x, float *__restrict__ y, int n, int stride) {
  __attribute__((shared)) float tile[128];
  float acc = 0;

# 7 "two_variables.cu" 3
{ int t = 0, at = 0;
if (t < n) {
{ 
# 8 "two_variables.cu" 3
tile[threadIdx.x] = x[at + threadIdx.x];
}
++t, at += stride; 
__syncthreads();
::__dbuf::forget(t);
::__dbuf::forget(at);

#pragma unroll 2
# 7 "two_variables.cu" 3
for (; t < n; ++t, at += stride) {
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "two_variables.cu" 3
(void)((__dbuf_r0 = x[at + threadIdx.x]));
}
{ { 
# 10 "two_variables.cu"
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 8 "two_variables.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 10 "two_variables.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 12 "two_variables.cu"

  y[threadIdx.x] = acc;
}
