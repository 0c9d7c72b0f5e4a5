// ---- cp_async 2 ----
// loop promised cp_async 2
# 1 "threads.cu"
// The stride is the block size, which the user promises.
__attribute__((global)) void promised(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "threads.cu" 3
typedef float __dbuf_tile_0_t[1000]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "threads.cu"

  float acc = 0;

# 6 "threads.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
if (blockDim.x * blockDim.y * blockDim.z != (unsigned)(128)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel promised, loop at line 6: threads=%d was promised, but the block has %d (%d x %d x %d); launch it with as many threads as promised or change threads= in the pragma\n", (int)(128), (int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, (int)blockDim.z); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(1000)), ((long long)((int)(128))), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "threads.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "threads.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += blockDim.x)) if (i < 1000)
# 8 "threads.cu" 3
::__dbuf::fetch(tile[i], x[k + i]); }
}
k += 1000; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 6 "threads.cu" 3
for (; k < n; k += 1000) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(1000)), ((long long)((int)(128))), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "threads.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "threads.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += blockDim.x)) if (i < 1000)
# 8 "threads.cu" 3
::__dbuf::fetch(tile[i], x[k + i]); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "threads.cu"
for (int i = 0; i < 1000; ++i)
      acc += tile[i];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "threads.cu" 3
for (int i = 0; i < 1000; ++i)
      acc += tile[i];
} }
__syncthreads();
} }
# 13 "threads.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop promised cp_async 3
# 1 "threads.cu"
// The stride is the block size, which the user promises.
__attribute__((global)) void promised(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "threads.cu" 3
typedef float __dbuf_tile_0_t[1000]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "threads.cu"

  float acc = 0;

# 6 "threads.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
if (blockDim.x * blockDim.y * blockDim.z != (unsigned)(128)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel promised, loop at line 6: threads=%d was promised, but the block has %d (%d x %d x %d); launch it with as many threads as promised or change threads= in the pragma\n", (int)(128), (int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, (int)blockDim.z); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 6 "threads.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(1000)), ((long long)((int)(128))), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "threads.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "threads.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += blockDim.x)) if (i < 1000)
# 8 "threads.cu" 3
::__dbuf::fetch(tile[i], x[k + i]); }
}
k += 1000; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 6 "threads.cu" 3
for (; k < n; k += 1000) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(1000)), ((long long)((int)(128))), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "threads.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "threads.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += blockDim.x)) if (i < 1000)
# 8 "threads.cu" 3
::__dbuf::fetch(tile[i], x[k + i]); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "threads.cu"
for (int i = 0; i < 1000; ++i)
      acc += tile[i];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 6 "threads.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "threads.cu" 3
for (int i = 0; i < 1000; ++i)
      acc += tile[i];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 13 "threads.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop promised ldg 2
# 1 "threads.cu"
// The stride is the block size, which the user promises.
__attribute__((global)) void promised(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "threads.cu" 3
typedef float __dbuf_tile_0_t[1000]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "threads.cu"

  float acc = 0;

# 6 "threads.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
if (blockDim.x * blockDim.y * blockDim.z != (unsigned)(128)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel promised, loop at line 6: threads=%d was promised, but the block has %d (%d x %d x %d); launch it with as many threads as promised or change threads= in the pragma\n", (int)(128), (int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, (int)blockDim.z); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 7 "threads.cu" 3
for (int i = threadIdx.x; i < 1000; i += blockDim.x)
      tile[i] = x[k + i];
}
k += 1000; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "threads.cu" 3
for (; k < n; k += 1000) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(1000)), ((long long)((int)(128))), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "threads.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "threads.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += blockDim.x)) if (i < 1000)
# 8 "threads.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = x[k + i])); }
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "threads.cu"
for (int i = 0; i < 1000; ++i)
      acc += tile[i];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "threads.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "threads.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += blockDim.x)) if (i < 1000)
# 8 "threads.cu" 3
tile[i] = __dbuf_r0[__dbuf_i0]; }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 10 "threads.cu" 3
for (int i = 0; i < 1000; ++i)
      acc += tile[i];
} }
__syncthreads();
} }
# 13 "threads.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop promised ldg_single 1
# 1 "threads.cu"
// The stride is the block size, which the user promises.
__attribute__((global)) void promised(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1000];
  float acc = 0;

# 6 "threads.cu" 3
{ if (blockDim.x * blockDim.y * blockDim.z != (unsigned)(128)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel promised, loop at line 6: threads=%d was promised, but the block has %d (%d x %d x %d); launch it with as many threads as promised or change threads= in the pragma\n", (int)(128), (int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, (int)blockDim.z); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
{ 
# 7 "threads.cu" 3
for (int i = threadIdx.x; i < 1000; i += blockDim.x)
      tile[i] = x[k + i];
}
k += 1000; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "threads.cu" 3
for (; k < n; k += 1000) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(1000)), ((long long)((int)(128))), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "threads.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "threads.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += blockDim.x)) if (i < 1000)
# 8 "threads.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = x[k + i])); }
}
{ { 
# 10 "threads.cu"
for (int i = 0; i < 1000; ++i)
      acc += tile[i];
} }
__syncthreads();
{ 
# 7 "threads.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 7 "threads.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += blockDim.x)) if (i < 1000)
# 8 "threads.cu" 3
tile[i] = __dbuf_r0[__dbuf_i0]; }
}

__syncthreads();
}
{ { 
# 10 "threads.cu" 3
for (int i = 0; i < 1000; ++i)
      acc += tile[i];
} }
__syncthreads();
} }
# 13 "threads.cu"

  y[threadIdx.x] = acc;
}
