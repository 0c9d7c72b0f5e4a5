// ---- cp_async 2 ----
// loop dot cp_async 2
# 1 "cooperative.cu"
// The threads share the copy of a tile: a loop with a constant stride.
__attribute__((global)) void dot(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "cooperative.cu" 3
typedef float __dbuf_tile_0_t[512]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "cooperative.cu"

  float acc = 0;

# 6 "cooperative.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(512)), ((long long)(128)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "cooperative.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "cooperative.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 128)) if (i < 512)
# 8 "cooperative.cu" 3
::__dbuf::fetch(tile[i], x[t + i]); }
}
t += 512; 
}
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 6 "cooperative.cu" 3
for (; t < n; t += 512) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(512)), ((long long)(128)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "cooperative.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "cooperative.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 128)) if (i < 512)
# 8 "cooperative.cu" 3
::__dbuf::fetch(tile[i], x[t + i]); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "cooperative.cu"
for (int i = 0; i < 512; ++i)
      acc += tile[i];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "cooperative.cu" 3
for (int i = 0; i < 512; ++i)
      acc += tile[i];
} }
__syncthreads();
} }
# 13 "cooperative.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop dot cp_async 3
# 1 "cooperative.cu"
// The threads share the copy of a tile: a loop with a constant stride.
__attribute__((global)) void dot(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "cooperative.cu" 3
typedef float __dbuf_tile_0_t[512]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "cooperative.cu"

  float acc = 0;

# 6 "cooperative.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 6 "cooperative.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (t < n) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(512)), ((long long)(128)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "cooperative.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "cooperative.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 128)) if (i < 512)
# 8 "cooperative.cu" 3
::__dbuf::fetch(tile[i], x[t + i]); }
}
t += 512; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 6 "cooperative.cu" 3
for (; t < n; t += 512) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(512)), ((long long)(128)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "cooperative.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "cooperative.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 128)) if (i < 512)
# 8 "cooperative.cu" 3
::__dbuf::fetch(tile[i], x[t + i]); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "cooperative.cu"
for (int i = 0; i < 512; ++i)
      acc += tile[i];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 6 "cooperative.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "cooperative.cu" 3
for (int i = 0; i < 512; ++i)
      acc += tile[i];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 13 "cooperative.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop dot ldg 2
# 1 "cooperative.cu"
// The threads share the copy of a tile: a loop with a constant stride.
__attribute__((global)) void dot(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "cooperative.cu" 3
typedef float __dbuf_tile_0_t[512]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "cooperative.cu"

  float acc = 0;

# 6 "cooperative.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 7 "cooperative.cu" 3
for (int i = threadIdx.x; i < 512; i += 128)
      tile[i] = x[t + i];
}
t += 512; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 6 "cooperative.cu" 3
for (; t < n; t += 512) {
::__dbuf::forget(t);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(512)), ((long long)(128)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "cooperative.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "cooperative.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 128)) if (i < 512)
# 8 "cooperative.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = x[t + i])); }
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "cooperative.cu"
for (int i = 0; i < 512; ++i)
      acc += tile[i];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "cooperative.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "cooperative.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 128)) if (i < 512)
# 8 "cooperative.cu" 3
tile[i] = __dbuf_r0[__dbuf_i0]; }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "cooperative.cu" 3
for (int i = 0; i < 512; ++i)
      acc += tile[i];
} }
__syncthreads();
} }
# 13 "cooperative.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop dot ldg_single 1
# 1 "cooperative.cu"
// The threads share the copy of a tile: a loop with a constant stride.
__attribute__((global)) void dot(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[512];
  float acc = 0;

# 6 "cooperative.cu" 3
{ int t = 0;
if (t < n) {
{ 
# 7 "cooperative.cu" 3
for (int i = threadIdx.x; i < 512; i += 128)
      tile[i] = x[t + i];
}
t += 512; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 6 "cooperative.cu" 3
for (; t < n; t += 512) {
::__dbuf::forget(t);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(512)), ((long long)(128)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "cooperative.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "cooperative.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 128)) if (i < 512)
# 8 "cooperative.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = x[t + i])); }
}
{ { 
# 10 "cooperative.cu"
for (int i = 0; i < 512; ++i)
      acc += tile[i];
} }
__syncthreads();
{ 
# 7 "cooperative.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "cooperative.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 128)) if (i < 512)
# 8 "cooperative.cu" 3
tile[i] = __dbuf_r0[__dbuf_i0]; }
}

__syncthreads();
}
{ { 
# 10 "cooperative.cu" 3
for (int i = 0; i < 512; ++i)
      acc += tile[i];
} }
__syncthreads();
} }
# 13 "cooperative.cu"

  y[threadIdx.x] = acc;
}
