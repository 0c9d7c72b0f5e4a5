// ---- cp_async 2 ----
// loop padded cp_async 2
# 1 "padded.cu"
// The index is padded by a share of itself, which keeps the banks apart and all elements too.
__attribute__((global)) void padded(const float *__restrict__ x, float *__restrict__ y, unsigned n, unsigned width) {
  constexpr unsigned PAD = 3;
  
# 4 "padded.cu" 3
typedef float __dbuf_tile_0_t[600]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; typedef float __dbuf_other_0_t[132]; __attribute__((shared)) ::__dbuf::slot<__dbuf_other_0_t> __dbuf_other_0[2]; auto &other = __dbuf_other_0[0].v; 
# 4 "padded.cu"

  int t = threadIdx.x;
  float acc = 0;

# 8 "padded.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_other_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
unsigned k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; auto &other = __dbuf_other_0[__dbuf_s].v; (void)other; 
# 9 "padded.cu" 3
for (unsigned i = t; i < 128; i += blockDim.x) {
      const unsigned at = i + i / width * PAD;
      ::__dbuf::fetch(tile[at], x[k + i]);
    }

# 13 "padded.cu" 3
for (int i = t; i < 128; i += blockDim.x)
      ::__dbuf::fetch(other[i + (i >> 5)], x[k + 127 - i]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 8 "padded.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; auto &other = __dbuf_other_0[__dbuf_load].v; (void)other; 
# 9 "padded.cu" 3
for (unsigned i = t; i < 128; i += blockDim.x) {
      const unsigned at = i + i / width * PAD;
      ::__dbuf::fetch(tile[at], x[k + i]);
    }

# 13 "padded.cu" 3
for (int i = t; i < 128; i += blockDim.x)
      ::__dbuf::fetch(other[i + (i >> 5)], x[k + 127 - i]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &other = __dbuf_other_0[__dbuf_now].v; (void)other; { 
# 16 "padded.cu"
for (int i = 0; i < 128; ++i)
      acc += tile[i + i / width * PAD] - other[i + (i >> 5)];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &other = __dbuf_other_0[__dbuf_now].v; (void)other; { 
# 16 "padded.cu" 3
for (int i = 0; i < 128; ++i)
      acc += tile[i + i / width * PAD] - other[i + (i >> 5)];
} }
__syncthreads();
} }
# 19 "padded.cu"

  y[t] = acc;
}
// ---- cp_async 3 ----
// loop padded cp_async 3
# 1 "padded.cu"
// The index is padded by a share of itself, which keeps the banks apart and all elements too.
__attribute__((global)) void padded(const float *__restrict__ x, float *__restrict__ y, unsigned n, unsigned width) {
  constexpr unsigned PAD = 3;
  
# 4 "padded.cu" 3
typedef float __dbuf_tile_0_t[600]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; typedef float __dbuf_other_0_t[132]; __attribute__((shared)) ::__dbuf::slot<__dbuf_other_0_t> __dbuf_other_0[3]; auto &other = __dbuf_other_0[0].v; 
# 4 "padded.cu"

  int t = threadIdx.x;
  float acc = 0;

# 8 "padded.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_other_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
unsigned k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 8 "padded.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; auto &other = __dbuf_other_0[__dbuf_s].v; (void)other; 
# 9 "padded.cu" 3
for (unsigned i = t; i < 128; i += blockDim.x) {
      const unsigned at = i + i / width * PAD;
      ::__dbuf::fetch(tile[at], x[k + i]);
    }

# 13 "padded.cu" 3
for (int i = t; i < 128; i += blockDim.x)
      ::__dbuf::fetch(other[i + (i >> 5)], x[k + 127 - i]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 8 "padded.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; auto &other = __dbuf_other_0[__dbuf_load].v; (void)other; 
# 9 "padded.cu" 3
for (unsigned i = t; i < 128; i += blockDim.x) {
      const unsigned at = i + i / width * PAD;
      ::__dbuf::fetch(tile[at], x[k + i]);
    }

# 13 "padded.cu" 3
for (int i = t; i < 128; i += blockDim.x)
      ::__dbuf::fetch(other[i + (i >> 5)], x[k + 127 - i]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &other = __dbuf_other_0[__dbuf_now].v; (void)other; { 
# 16 "padded.cu"
for (int i = 0; i < 128; ++i)
      acc += tile[i + i / width * PAD] - other[i + (i >> 5)];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 8 "padded.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &other = __dbuf_other_0[__dbuf_now].v; (void)other; { 
# 16 "padded.cu" 3
for (int i = 0; i < 128; ++i)
      acc += tile[i + i / width * PAD] - other[i + (i >> 5)];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 19 "padded.cu"

  y[t] = acc;
}
// ---- ldg auto ----
// loop padded left: no load can be held in registers: the trip count of its loop is not a constant
// padded.cu:9:5: error: no load can be held in registers: the trip count of its loop is not a constant [dbuf-not-stageable]
//       for (unsigned i = t; i < 128; i += blockDim.x) {
//       ^~~
// padded.cu:9:5: note: make its bounds constants, with an 'if' for what there is to load, and give threads=N if it strides by the block
// ---- ldg_single auto ----
// loop padded left: no load can be held in registers: the trip count of its loop is not a constant
// padded.cu:9:5: error: no load can be held in registers: the trip count of its loop is not a constant [dbuf-not-stageable]
//       for (unsigned i = t; i < 128; i += blockDim.x) {
//       ^~~
// padded.cu:9:5: note: make its bounds constants, with an 'if' for what there is to load, and give threads=N if it strides by the block
