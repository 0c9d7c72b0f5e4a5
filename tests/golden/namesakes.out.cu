// ---- cp_async 2 ----
// loop clamped cp_async 2
# 1 "namesakes.cu"
// A library has functions of CUDA's names in its namespace: those of numbers are not its.
namespace shapes {
struct vec {
  float x, y;
};
__attribute__((device)) vec min(vec a, vec b);
template <typename T>
__attribute__((device)) T max(T a, T b) {
  static T most;
  return most = a < b ? b : a;
}
typedef unsigned uint32_t;
}

__attribute__((global)) void clamped(const float *__restrict__ a, float *__restrict__ c, int rows, int depth, int most) {
  
# 16 "namesakes.cu" 3
typedef float __dbuf_tile_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 16 "namesakes.cu"

  const unsigned tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;

# 20 "namesakes.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < min(depth, most)) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 21 "namesakes.cu" 3
::__dbuf::fetch(tile[ty][tx], a[min(max((int)ty - 3, 0), rows - 1) * depth + k + tx]);
}
k += 16; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 20 "namesakes.cu" 3
for (; k < min(depth, most); k += 16) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 21 "namesakes.cu" 3
::__dbuf::fetch(tile[ty][tx], a[min(max((int)ty - 3, 0), rows - 1) * depth + k + tx]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 23 "namesakes.cu"
for (int i = 0; i < 16; ++i)
      acc = fmaf(max(tile[i][tx], 0.25f), tile[ty][i], acc);
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 23 "namesakes.cu" 3
for (int i = 0; i < 16; ++i)
      acc = fmaf(max(tile[i][tx], 0.25f), tile[ty][i], acc);
} }
__syncthreads();
} }
# 26 "namesakes.cu"

  c[ty * 16 + tx] = acc;
}
// ---- cp_async 3 ----
// loop clamped cp_async 3
# 1 "namesakes.cu"
// A library has functions of CUDA's names in its namespace: those of numbers are not its.
namespace shapes {
struct vec {
  float x, y;
};
__attribute__((device)) vec min(vec a, vec b);
template <typename T>
__attribute__((device)) T max(T a, T b) {
  static T most;
  return most = a < b ? b : a;
}
typedef unsigned uint32_t;
}

__attribute__((global)) void clamped(const float *__restrict__ a, float *__restrict__ c, int rows, int depth, int most) {
  
# 16 "namesakes.cu" 3
typedef float __dbuf_tile_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 16 "namesakes.cu"

  const unsigned tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;

# 20 "namesakes.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < min(depth, most)) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 20 "namesakes.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < min(depth, most)) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 21 "namesakes.cu" 3
::__dbuf::fetch(tile[ty][tx], a[min(max((int)ty - 3, 0), rows - 1) * depth + k + tx]);
}
k += 16; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 20 "namesakes.cu" 3
for (; k < min(depth, most); k += 16) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 21 "namesakes.cu" 3
::__dbuf::fetch(tile[ty][tx], a[min(max((int)ty - 3, 0), rows - 1) * depth + k + tx]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 23 "namesakes.cu"
for (int i = 0; i < 16; ++i)
      acc = fmaf(max(tile[i][tx], 0.25f), tile[ty][i], acc);
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 20 "namesakes.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 23 "namesakes.cu" 3
for (int i = 0; i < 16; ++i)
      acc = fmaf(max(tile[i][tx], 0.25f), tile[ty][i], acc);
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 26 "namesakes.cu"

  c[ty * 16 + tx] = acc;
}
// ---- ldg auto ----
// loop clamped ldg 2
# 1 "namesakes.cu"
// A library has functions of CUDA's names in its namespace: those of numbers are not its.
namespace shapes {
struct vec {
  float x, y;
};
__attribute__((device)) vec min(vec a, vec b);
template <typename T>
__attribute__((device)) T max(T a, T b) {
  static T most;
  return most = a < b ? b : a;
}
typedef unsigned uint32_t;
}

__attribute__((global)) void clamped(const float *__restrict__ a, float *__restrict__ c, int rows, int depth, int most) {
  
# 16 "namesakes.cu" 3
typedef float __dbuf_tile_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 16 "namesakes.cu"

  const unsigned tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;

# 20 "namesakes.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < min(depth, most)) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 21 "namesakes.cu" 3
tile[ty][tx] = a[min(max((int)ty - 3, 0), rows - 1) * depth + k + tx];
}
k += 16; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 20 "namesakes.cu" 3
for (; k < min(depth, most); k += 16) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((a)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((a)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 21 "namesakes.cu" 3
(void)((__dbuf_r0 = a[min(max((int)ty - 3, 0), rows - 1) * depth + k + tx]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 23 "namesakes.cu"
for (int i = 0; i < 16; ++i)
      acc = fmaf(max(tile[i][tx], 0.25f), tile[ty][i], acc);
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 21 "namesakes.cu" 3
tile[ty][tx] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 23 "namesakes.cu" 3
for (int i = 0; i < 16; ++i)
      acc = fmaf(max(tile[i][tx], 0.25f), tile[ty][i], acc);
} }
__syncthreads();
} }
# 26 "namesakes.cu"

  c[ty * 16 + tx] = acc;
}
// ---- ldg_single auto ----
// loop clamped ldg_single 1
# 1 "namesakes.cu"
// A library has functions of CUDA's names in its namespace: those of numbers are not its.
namespace shapes {
struct vec {
  float x, y;
};
__attribute__((device)) vec min(vec a, vec b);
template <typename T>
__attribute__((device)) T max(T a, T b) {
  static T most;
  return most = a < b ? b : a;
}
typedef unsigned uint32_t;
}

__attribute__((global)) void clamped(const float *__restrict__ a, float *__restrict__ c, int rows, int depth, int most) {
  __attribute__((shared)) float tile[16][16];
  const unsigned tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;

# 20 "namesakes.cu" 3
{ int k = 0;
if (k < min(depth, most)) {
{ 
# 21 "namesakes.cu" 3
tile[ty][tx] = a[min(max((int)ty - 3, 0), rows - 1) * depth + k + tx];
}
k += 16; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 20 "namesakes.cu" 3
for (; k < min(depth, most); k += 16) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((a)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((a)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 21 "namesakes.cu" 3
(void)((__dbuf_r0 = a[min(max((int)ty - 3, 0), rows - 1) * depth + k + tx]));
}
{ { 
# 23 "namesakes.cu"
for (int i = 0; i < 16; ++i)
      acc = fmaf(max(tile[i][tx], 0.25f), tile[ty][i], acc);
} }
__syncthreads();
{ 
# 21 "namesakes.cu" 3
tile[ty][tx] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 23 "namesakes.cu" 3
for (int i = 0; i < 16; ++i)
      acc = fmaf(max(tile[i][tx], 0.25f), tile[ty][i], acc);
} }
__syncthreads();
} }
# 26 "namesakes.cu"

  c[ty * 16 + tx] = acc;
}
