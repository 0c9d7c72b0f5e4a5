// ---- cp_async 2 ----
// loop markers cp_async 2
# 1 "markers.cu"
// Which of the barriers stands before the load, the markers say; what stands outside goes to compute.
__attribute__((global)) void markers(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  
# 3 "markers.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "markers.cu"

  int t = threadIdx.x, tiles = 0;
  float acc = 0, scale = w, sum = 1;

# 7 "markers.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__syncthreads();
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "markers.cu" 3
const int at = k + t;

# 14 "markers.cu" 3

    ::__dbuf::fetch(tile[t], x[at]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "markers.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "markers.cu" 3
const int at = k + t;

# 14 "markers.cu" 3

    ::__dbuf::fetch(tile[t], x[at]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 9 "markers.cu"
++tiles;

# 10 "markers.cu"
if (tiles == 3)
      scale = w + tiles;

# 13 "markers.cu"
sum = 0.25f;

# 16 "markers.cu"

    acc = fmaf(scale, k, acc);

# 19 "markers.cu"
for (int i = 0; i < 128; ++i)
      sum = fmaf(tile[i], scale, sum);

# 21 "markers.cu"
acc += sum;
} k += 128; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 9 "markers.cu" 3
++tiles;

# 10 "markers.cu" 3
if (tiles == 3)
      scale = w + tiles;

# 13 "markers.cu" 3
sum = 0.25f;

# 16 "markers.cu" 3

    acc = fmaf(scale, k, acc);

# 19 "markers.cu" 3
for (int i = 0; i < 128; ++i)
      sum = fmaf(tile[i], scale, sum);

# 21 "markers.cu" 3
acc += sum;
} k += 128; }
} }
# 22 "markers.cu"

  y[t] = acc + scale;
}
// ---- cp_async 3 ----
// loop markers cp_async 3
# 1 "markers.cu"
// Which of the barriers stands before the load, the markers say; what stands outside goes to compute.
__attribute__((global)) void markers(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  
# 3 "markers.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "markers.cu"

  int t = threadIdx.x, tiles = 0;
  float acc = 0, scale = w, sum = 1;

# 7 "markers.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__syncthreads();
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "markers.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "markers.cu" 3
const int at = k + t;

# 14 "markers.cu" 3

    ::__dbuf::fetch(tile[t], x[at]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "markers.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "markers.cu" 3
const int at = k + t;

# 14 "markers.cu" 3

    ::__dbuf::fetch(tile[t], x[at]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 9 "markers.cu"
++tiles;

# 10 "markers.cu"
if (tiles == 3)
      scale = w + tiles;

# 13 "markers.cu"
sum = 0.25f;

# 16 "markers.cu"

    acc = fmaf(scale, k, acc);

# 19 "markers.cu"
for (int i = 0; i < 128; ++i)
      sum = fmaf(tile[i], scale, sum);

# 21 "markers.cu"
acc += sum;
} k += 128; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "markers.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 9 "markers.cu" 3
++tiles;

# 10 "markers.cu" 3
if (tiles == 3)
      scale = w + tiles;

# 13 "markers.cu" 3
sum = 0.25f;

# 16 "markers.cu" 3

    acc = fmaf(scale, k, acc);

# 19 "markers.cu" 3
for (int i = 0; i < 128; ++i)
      sum = fmaf(tile[i], scale, sum);

# 21 "markers.cu" 3
acc += sum;
} k += 128; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
} }
# 22 "markers.cu"

  y[t] = acc + scale;
}
// ---- ldg auto ----
// loop markers ldg 2
# 1 "markers.cu"
// Which of the barriers stands before the load, the markers say; what stands outside goes to compute.
__attribute__((global)) void markers(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  
# 3 "markers.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "markers.cu"

  int t = threadIdx.x, tiles = 0;
  float acc = 0, scale = w, sum = 1;

# 7 "markers.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__syncthreads();
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 8 "markers.cu" 3
const int at = k + t;

# 14 "markers.cu" 3

    tile[t] = x[at];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "markers.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "markers.cu" 3
const int at = k + t;

# 14 "markers.cu" 3

    (void)((__dbuf_r0 = x[at]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 9 "markers.cu"
++tiles;

# 10 "markers.cu"
if (tiles == 3)
      scale = w + tiles;

# 13 "markers.cu"
sum = 0.25f;

# 16 "markers.cu"

    acc = fmaf(scale, k, acc);

# 19 "markers.cu"
for (int i = 0; i < 128; ++i)
      sum = fmaf(tile[i], scale, sum);

# 21 "markers.cu"
acc += sum;
} k += 128; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "markers.cu" 3
const int at = k + t;

# 14 "markers.cu" 3

    tile[t] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 9 "markers.cu" 3
++tiles;

# 10 "markers.cu" 3
if (tiles == 3)
      scale = w + tiles;

# 13 "markers.cu" 3
sum = 0.25f;

# 16 "markers.cu" 3

    acc = fmaf(scale, k, acc);

# 19 "markers.cu" 3
for (int i = 0; i < 128; ++i)
      sum = fmaf(tile[i], scale, sum);

# 21 "markers.cu" 3
acc += sum;
} k += 128; }
} }
# 22 "markers.cu"

  y[t] = acc + scale;
}
// ---- ldg_single auto ----
// loop markers ldg_single 1
# 1 "markers.cu"
// Which of the barriers stands before the load, the markers say; what stands outside goes to compute.
__attribute__((global)) void markers(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  __attribute__((shared)) float tile[128];
  int t = threadIdx.x, tiles = 0;
  float acc = 0, scale = w, sum = 1;

# 7 "markers.cu" 3
{ int k = 0;
if (k < n) {
__syncthreads();
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
{ 
# 8 "markers.cu" 3
const int at = k + t;

# 14 "markers.cu" 3

    tile[t] = x[at];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "markers.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "markers.cu" 3
const int at = k + t;

# 14 "markers.cu" 3

    (void)((__dbuf_r0 = x[at]));
}
{ auto &k = __dbuf_now_k_0; { 
# 9 "markers.cu"
++tiles;

# 10 "markers.cu"
if (tiles == 3)
      scale = w + tiles;

# 13 "markers.cu"
sum = 0.25f;

# 16 "markers.cu"

    acc = fmaf(scale, k, acc);

# 19 "markers.cu"
for (int i = 0; i < 128; ++i)
      sum = fmaf(tile[i], scale, sum);

# 21 "markers.cu"
acc += sum;
} k += 128; }
__syncthreads();
{ 
# 8 "markers.cu" 3
const int at = k + t;

# 14 "markers.cu" 3

    tile[t] = __dbuf_r0;
}

__syncthreads();
}
{ auto &k = __dbuf_now_k_0; { 
# 9 "markers.cu" 3
++tiles;

# 10 "markers.cu" 3
if (tiles == 3)
      scale = w + tiles;

# 13 "markers.cu" 3
sum = 0.25f;

# 16 "markers.cu" 3

    acc = fmaf(scale, k, acc);

# 19 "markers.cu" 3
for (int i = 0; i < 128; ++i)
      sum = fmaf(tile[i], scale, sum);

# 21 "markers.cu" 3
acc += sum;
} k += 128; }
} }
# 22 "markers.cu"

  y[t] = acc + scale;
}
