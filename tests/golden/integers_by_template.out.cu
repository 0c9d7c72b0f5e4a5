// ---- cp_async 2 ----
// loop edges cp_async 2
# 1 "integers_by_template.cu"
// A template of numbers, called with integers.
template <typename T>
__attribute__((device)) inline T clamped(const T &x, T low, const T high) {
  if (x < low)
    return low;
  return x > high ? high : x;
}

__attribute__((global)) void edges(const float *__restrict__ a, float *__restrict__ c, int rows, int depth) {
  
# 10 "integers_by_template.cu" 3
typedef float __dbuf_tile_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 10 "integers_by_template.cu"

  int tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;

# 14 "integers_by_template.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < clamped(depth, 0, 64)) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 15 "integers_by_template.cu" 3
::__dbuf::fetch(tile[ty][tx], a[clamped(ty - 3, 0, rows - 1) * depth + k + tx]);
}
k += 16; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 14 "integers_by_template.cu" 3
for (; k < clamped(depth, 0, 64); k += 16) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 15 "integers_by_template.cu" 3
::__dbuf::fetch(tile[ty][tx], a[clamped(ty - 3, 0, rows - 1) * depth + k + tx]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 17 "integers_by_template.cu"
for (int i = 0; i < 16; ++i)
      acc = fmaf(tile[i][tx], tile[ty][i], acc);
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 17 "integers_by_template.cu" 3
for (int i = 0; i < 16; ++i)
      acc = fmaf(tile[i][tx], tile[ty][i], acc);
} }
__syncthreads();
} }
# 20 "integers_by_template.cu"

  c[ty * 16 + tx] = acc;
}
// ---- cp_async 3 ----
// loop edges cp_async 3
# 1 "integers_by_template.cu"
// A template of numbers, called with integers.
template <typename T>
__attribute__((device)) inline T clamped(const T &x, T low, const T high) {
  if (x < low)
    return low;
  return x > high ? high : x;
}

__attribute__((global)) void edges(const float *__restrict__ a, float *__restrict__ c, int rows, int depth) {
  
# 10 "integers_by_template.cu" 3
typedef float __dbuf_tile_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 10 "integers_by_template.cu"

  int tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;

# 14 "integers_by_template.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < clamped(depth, 0, 64)) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 14 "integers_by_template.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < clamped(depth, 0, 64)) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 15 "integers_by_template.cu" 3
::__dbuf::fetch(tile[ty][tx], a[clamped(ty - 3, 0, rows - 1) * depth + k + tx]);
}
k += 16; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 14 "integers_by_template.cu" 3
for (; k < clamped(depth, 0, 64); k += 16) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 15 "integers_by_template.cu" 3
::__dbuf::fetch(tile[ty][tx], a[clamped(ty - 3, 0, rows - 1) * depth + k + tx]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 17 "integers_by_template.cu"
for (int i = 0; i < 16; ++i)
      acc = fmaf(tile[i][tx], tile[ty][i], acc);
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 14 "integers_by_template.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 17 "integers_by_template.cu" 3
for (int i = 0; i < 16; ++i)
      acc = fmaf(tile[i][tx], tile[ty][i], acc);
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 20 "integers_by_template.cu"

  c[ty * 16 + tx] = acc;
}
// ---- ldg auto ----
// loop edges ldg 2
# 1 "integers_by_template.cu"
// A template of numbers, called with integers.
template <typename T>
__attribute__((device)) inline T clamped(const T &x, T low, const T high) {
  if (x < low)
    return low;
  return x > high ? high : x;
}

__attribute__((global)) void edges(const float *__restrict__ a, float *__restrict__ c, int rows, int depth) {
  
# 10 "integers_by_template.cu" 3
typedef float __dbuf_tile_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 10 "integers_by_template.cu"

  int tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;

# 14 "integers_by_template.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < clamped(depth, 0, 64)) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 15 "integers_by_template.cu" 3
tile[ty][tx] = a[clamped(ty - 3, 0, rows - 1) * depth + k + tx];
}
k += 16; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 14 "integers_by_template.cu" 3
for (; k < clamped(depth, 0, 64); k += 16) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((a)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((a)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 15 "integers_by_template.cu" 3
(void)((__dbuf_r0 = a[clamped(ty - 3, 0, rows - 1) * depth + k + tx]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 17 "integers_by_template.cu"
for (int i = 0; i < 16; ++i)
      acc = fmaf(tile[i][tx], tile[ty][i], acc);
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 15 "integers_by_template.cu" 3
tile[ty][tx] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 17 "integers_by_template.cu" 3
for (int i = 0; i < 16; ++i)
      acc = fmaf(tile[i][tx], tile[ty][i], acc);
} }
__syncthreads();
} }
# 20 "integers_by_template.cu"

  c[ty * 16 + tx] = acc;
}
// ---- ldg_single auto ----
// loop edges ldg_single 1
# 1 "integers_by_template.cu"
// A template of numbers, called with integers.
template <typename T>
__attribute__((device)) inline T clamped(const T &x, T low, const T high) {
  if (x < low)
    return low;
  return x > high ? high : x;
}

__attribute__((global)) void edges(const float *__restrict__ a, float *__restrict__ c, int rows, int depth) {
  __attribute__((shared)) float tile[16][16];
  int tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;

# 14 "integers_by_template.cu" 3
{ int k = 0;
if (k < clamped(depth, 0, 64)) {
{ 
# 15 "integers_by_template.cu" 3
tile[ty][tx] = a[clamped(ty - 3, 0, rows - 1) * depth + k + tx];
}
k += 16; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 14 "integers_by_template.cu" 3
for (; k < clamped(depth, 0, 64); k += 16) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((a)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((a)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 15 "integers_by_template.cu" 3
(void)((__dbuf_r0 = a[clamped(ty - 3, 0, rows - 1) * depth + k + tx]));
}
{ { 
# 17 "integers_by_template.cu"
for (int i = 0; i < 16; ++i)
      acc = fmaf(tile[i][tx], tile[ty][i], acc);
} }
__syncthreads();
{ 
# 15 "integers_by_template.cu" 3
tile[ty][tx] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 17 "integers_by_template.cu" 3
for (int i = 0; i < 16; ++i)
      acc = fmaf(tile[i][tx], tile[ty][i], acc);
} }
__syncthreads();
} }
# 20 "integers_by_template.cu"

  c[ty * 16 + tx] = acc;
}
