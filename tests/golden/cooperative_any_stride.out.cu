// ---- cp_async 2 ----
// loop strided cp_async 2
# 1 "cooperative_any_stride.cu"
// How far the threads stride is known at run time alone, although it never changes: the copy's loop stays as it is, and
// nothing can be held in registers.
__attribute__((constant)) int stride;
__attribute__((global)) void strided(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 5 "cooperative_any_stride.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 5 "cooperative_any_stride.cu"

  float acc = 0;

# 8 "cooperative_any_stride.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 9 "cooperative_any_stride.cu" 3
for (int i = threadIdx.x; i < 128; i += stride)
      ::__dbuf::fetch(tile[i], x[k + i]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 8 "cooperative_any_stride.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 9 "cooperative_any_stride.cu" 3
for (int i = threadIdx.x; i < 128; i += stride)
      ::__dbuf::fetch(tile[i], x[k + i]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 12 "cooperative_any_stride.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 12 "cooperative_any_stride.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 14 "cooperative_any_stride.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop strided cp_async 3
# 1 "cooperative_any_stride.cu"
// How far the threads stride is known at run time alone, although it never changes: the copy's loop stays as it is, and
// nothing can be held in registers.
__attribute__((constant)) int stride;
__attribute__((global)) void strided(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 5 "cooperative_any_stride.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 5 "cooperative_any_stride.cu"

  float acc = 0;

# 8 "cooperative_any_stride.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 8 "cooperative_any_stride.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 9 "cooperative_any_stride.cu" 3
for (int i = threadIdx.x; i < 128; i += stride)
      ::__dbuf::fetch(tile[i], x[k + i]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 8 "cooperative_any_stride.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 9 "cooperative_any_stride.cu" 3
for (int i = threadIdx.x; i < 128; i += stride)
      ::__dbuf::fetch(tile[i], x[k + i]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 12 "cooperative_any_stride.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 8 "cooperative_any_stride.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 12 "cooperative_any_stride.cu" 3
acc += tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 14 "cooperative_any_stride.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop strided left: no load can be held in registers: the trip count of its loop is not a constant
// cooperative_any_stride.cu:9:5: error: no load can be held in registers: the trip count of its loop is not a constant [dbuf-not-stageable]
//       for (int i = threadIdx.x; i < 128; i += stride)
//       ^~~
// cooperative_any_stride.cu:9:5: note: make its bounds constants, with an 'if' for what there is to load, and give threads=N if it strides by the block
// ---- ldg_single auto ----
// loop strided left: no load can be held in registers: the trip count of its loop is not a constant
// cooperative_any_stride.cu:9:5: error: no load can be held in registers: the trip count of its loop is not a constant [dbuf-not-stageable]
//       for (int i = threadIdx.x; i < 128; i += stride)
//       ^~~
// cooperative_any_stride.cu:9:5: note: make its bounds constants, with an 'if' for what there is to load, and give threads=N if it strides by the block
