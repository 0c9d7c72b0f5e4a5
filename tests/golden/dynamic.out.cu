// ---- cp_async 2 ----
// loop dynamic cp_async 2
# 1 "dynamic.cu"
// All of dynamic shared memory is the tile; its further buffers stand in a static array.
__attribute__((global)) void dynamic(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float tile[];
  int t = threadIdx.x;
  float acc = 0;

# 7 "dynamic.cu" 3
{ typedef float __dbuf_tile_0_row; typedef __dbuf_tile_0_row __dbuf_tile_0_t[((128 * sizeof(float)) + sizeof(__dbuf_tile_0_row) - 1) / sizeof(__dbuf_tile_0_row)]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[1]; __dbuf_tile_0_row *const __dbuf_tile_0_first = tile;
static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(0 + sizeof(__dbuf_tile_0) + (128 * sizeof(float)) <= ((128 * sizeof(float)) > 49152 ? 49152 : 49152), "dbuf-static-limit sm_80: the stages and the launch's dynamic shared memory are more than a block may have");
if (::__dbuf::dynamic_bytes() > (unsigned)(128 * sizeof(float))) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel dynamic, loop at line 7: dynamic=%d was promised, but the launch gives %d bytes; give no more or change dynamic= in the pragma\n", (int)(128 * sizeof(float)), (int)::__dbuf::dynamic_bytes()); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = *(__dbuf_tile_0_row (*)[])((__dbuf_s) ? __dbuf_tile_0[(__dbuf_s) - 1].v : __dbuf_tile_0_first); (void)tile; 
# 8 "dynamic.cu" 3
::__dbuf::fetch(tile[t], x[k + t]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "dynamic.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = *(__dbuf_tile_0_row (*)[])((__dbuf_load) ? __dbuf_tile_0[(__dbuf_load) - 1].v : __dbuf_tile_0_first); (void)tile; 
# 8 "dynamic.cu" 3
::__dbuf::fetch(tile[t], x[k + t]);
}
::__dbuf::commit();
{ auto &tile = *(__dbuf_tile_0_row (*)[])((__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first); (void)tile; { 
# 10 "dynamic.cu"
acc += tile[127 - t];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = *(__dbuf_tile_0_row (*)[])((__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first); (void)tile; { 
# 10 "dynamic.cu" 3
acc += tile[127 - t];
} }
__syncthreads();
} }
# 12 "dynamic.cu"

  y[t] = acc;
}
// ---- cp_async 3 ----
// loop dynamic cp_async 3
# 1 "dynamic.cu"
// All of dynamic shared memory is the tile; its further buffers stand in a static array.
__attribute__((global)) void dynamic(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float tile[];
  int t = threadIdx.x;
  float acc = 0;

# 7 "dynamic.cu" 3
{ typedef float __dbuf_tile_0_row; typedef __dbuf_tile_0_row __dbuf_tile_0_t[((128 * sizeof(float)) + sizeof(__dbuf_tile_0_row) - 1) / sizeof(__dbuf_tile_0_row)]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; __dbuf_tile_0_row *const __dbuf_tile_0_first = tile;
static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(0 + sizeof(__dbuf_tile_0) + (128 * sizeof(float)) <= ((128 * sizeof(float)) > 49152 ? 49152 : 49152), "dbuf-static-limit sm_80: the stages and the launch's dynamic shared memory are more than a block may have");
if (::__dbuf::dynamic_bytes() > (unsigned)(128 * sizeof(float))) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel dynamic, loop at line 7: dynamic=%d was promised, but the launch gives %d bytes; give no more or change dynamic= in the pragma\n", (int)(128 * sizeof(float)), (int)::__dbuf::dynamic_bytes()); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "dynamic.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = *(__dbuf_tile_0_row (*)[])((__dbuf_s) ? __dbuf_tile_0[(__dbuf_s) - 1].v : __dbuf_tile_0_first); (void)tile; 
# 8 "dynamic.cu" 3
::__dbuf::fetch(tile[t], x[k + t]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "dynamic.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = *(__dbuf_tile_0_row (*)[])((__dbuf_load) ? __dbuf_tile_0[(__dbuf_load) - 1].v : __dbuf_tile_0_first); (void)tile; 
# 8 "dynamic.cu" 3
::__dbuf::fetch(tile[t], x[k + t]);
}
::__dbuf::commit();
{ auto &tile = *(__dbuf_tile_0_row (*)[])((__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first); (void)tile; { 
# 10 "dynamic.cu"
acc += tile[127 - t];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "dynamic.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = *(__dbuf_tile_0_row (*)[])((__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first); (void)tile; { 
# 10 "dynamic.cu" 3
acc += tile[127 - t];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 12 "dynamic.cu"

  y[t] = acc;
}
// ---- ldg auto ----
// loop dynamic ldg 2
# 1 "dynamic.cu"
// All of dynamic shared memory is the tile; its further buffers stand in a static array.
__attribute__((global)) void dynamic(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float tile[];
  int t = threadIdx.x;
  float acc = 0;

# 7 "dynamic.cu" 3
{ typedef float __dbuf_tile_0_row; typedef __dbuf_tile_0_row __dbuf_tile_0_t[((128 * sizeof(float)) + sizeof(__dbuf_tile_0_row) - 1) / sizeof(__dbuf_tile_0_row)]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[1]; __dbuf_tile_0_row *const __dbuf_tile_0_first = tile;
static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(0 + sizeof(__dbuf_tile_0) + (128 * sizeof(float)) <= ((128 * sizeof(float)) > 49152 ? 49152 : 49152), "dbuf-static-limit sm_80: the stages and the launch's dynamic shared memory are more than a block may have");
if (::__dbuf::dynamic_bytes() > (unsigned)(128 * sizeof(float))) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel dynamic, loop at line 7: dynamic=%d was promised, but the launch gives %d bytes; give no more or change dynamic= in the pragma\n", (int)(128 * sizeof(float)), (int)::__dbuf::dynamic_bytes()); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = *(__dbuf_tile_0_row (*)[])((0) ? __dbuf_tile_0[(0) - 1].v : __dbuf_tile_0_first); (void)tile; 
# 8 "dynamic.cu" 3
tile[t] = x[k + t];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "dynamic.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = *(__dbuf_tile_0_row (*)[])((__dbuf_now ^ 1) ? __dbuf_tile_0[(__dbuf_now ^ 1) - 1].v : __dbuf_tile_0_first); (void)tile; 
# 8 "dynamic.cu" 3
(void)((__dbuf_r0 = x[k + t]));
}
{ auto &tile = *(__dbuf_tile_0_row (*)[])((__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first); (void)tile; { 
# 10 "dynamic.cu"
acc += tile[127 - t];
} }
{ auto &tile = *(__dbuf_tile_0_row (*)[])((__dbuf_now ^ 1) ? __dbuf_tile_0[(__dbuf_now ^ 1) - 1].v : __dbuf_tile_0_first); (void)tile; 
# 8 "dynamic.cu" 3
tile[t] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = *(__dbuf_tile_0_row (*)[])((__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first); (void)tile; { 
# 10 "dynamic.cu" 3
acc += tile[127 - t];
} }
__syncthreads();
} }
# 12 "dynamic.cu"

  y[t] = acc;
}
// ---- ldg_single auto ----
// loop dynamic ldg_single 1
# 1 "dynamic.cu"
// All of dynamic shared memory is the tile; its further buffers stand in a static array.
__attribute__((global)) void dynamic(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float tile[];
  int t = threadIdx.x;
  float acc = 0;

# 7 "dynamic.cu" 3
{ if (::__dbuf::dynamic_bytes() > (unsigned)(128 * sizeof(float))) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel dynamic, loop at line 7: dynamic=%d was promised, but the launch gives %d bytes; give no more or change dynamic= in the pragma\n", (int)(128 * sizeof(float)), (int)::__dbuf::dynamic_bytes()); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
{ 
# 8 "dynamic.cu" 3
tile[t] = x[k + t];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "dynamic.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "dynamic.cu" 3
(void)((__dbuf_r0 = x[k + t]));
}
{ { 
# 10 "dynamic.cu"
acc += tile[127 - t];
} }
__syncthreads();
{ 
# 8 "dynamic.cu" 3
tile[t] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 10 "dynamic.cu" 3
acc += tile[127 - t];
} }
__syncthreads();
} }
# 12 "dynamic.cu"

  y[t] = acc;
}
