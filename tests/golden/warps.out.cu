// ---- cp_async 2 ----
// loop rows cp_async 2
# 1 "warps.cu"
// Each warp has a tile of its own and as many trips as its row asks for: the block meets behind it.
__attribute__((global)) void rows(const float *__restrict__ x, const int *__restrict__ begin,
                                  float *__restrict__ y) {
  
# 4 "warps.cu" 3
typedef float __dbuf_tile_0_t[4][32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; __attribute__((shared)) float sums[4][32]; 
# 4 "warps.cu"

  int lane = threadIdx.x, warp = threadIdx.y;
  int end = begin[warp + 1];
  float acc = 0;

# 9 "warps.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(sums) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = begin[warp];
if (k < end) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 10 "warps.cu" 3
::__dbuf::fetch(tile[warp][lane], x[k + lane]);
}
k += 32; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 9 "warps.cu" 3
for (; k < end; k += 32) {
::__dbuf::wait<0>(); __syncwarp();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 10 "warps.cu" 3
::__dbuf::fetch(tile[warp][lane], x[k + lane]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 12 "warps.cu"
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, tile[warp][(lane + i) % 32]);
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncwarp();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 12 "warps.cu" 3
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, tile[warp][(lane + i) % 32]);
} }
__syncwarp();
} }
# 15 "warps.cu"

  sums[warp][lane] = acc;
  __syncthreads();
  y[warp * 32 + lane] = acc + sums[0][31 - lane];
}
// ---- cp_async 3 ----
// loop rows cp_async 3
# 1 "warps.cu"
// Each warp has a tile of its own and as many trips as its row asks for: the block meets behind it.
__attribute__((global)) void rows(const float *__restrict__ x, const int *__restrict__ begin,
                                  float *__restrict__ y) {
  
# 4 "warps.cu" 3
typedef float __dbuf_tile_0_t[4][32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; __attribute__((shared)) float sums[4][32]; 
# 4 "warps.cu"

  int lane = threadIdx.x, warp = threadIdx.y;
  int end = begin[warp + 1];
  float acc = 0;

# 9 "warps.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(sums) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = begin[warp];
if (k < end) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 9 "warps.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < end) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 10 "warps.cu" 3
::__dbuf::fetch(tile[warp][lane], x[k + lane]);
}
k += 32; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 9 "warps.cu" 3
for (; k < end; k += 32) {
::__dbuf::wait<1>(); __syncwarp();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 10 "warps.cu" 3
::__dbuf::fetch(tile[warp][lane], x[k + lane]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 12 "warps.cu"
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, tile[warp][(lane + i) % 32]);
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 9 "warps.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncwarp();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 12 "warps.cu" 3
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, tile[warp][(lane + i) % 32]);
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncwarp();
} }
# 15 "warps.cu"

  sums[warp][lane] = acc;
  __syncthreads();
  y[warp * 32 + lane] = acc + sums[0][31 - lane];
}
// ---- ldg auto ----
// loop rows ldg 2
# 1 "warps.cu"
// Each warp has a tile of its own and as many trips as its row asks for: the block meets behind it.
__attribute__((global)) void rows(const float *__restrict__ x, const int *__restrict__ begin,
                                  float *__restrict__ y) {
  
# 4 "warps.cu" 3
typedef float __dbuf_tile_0_t[4][32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; __attribute__((shared)) float sums[4][32]; 
# 4 "warps.cu"

  int lane = threadIdx.x, warp = threadIdx.y;
  int end = begin[warp + 1];
  float acc = 0;

# 9 "warps.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(sums) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = begin[warp];
if (k < end) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 10 "warps.cu" 3
tile[warp][lane] = x[k + lane];
}
k += 32; 
__syncwarp();
::__dbuf::forget(k);

#pragma unroll 1
# 9 "warps.cu" 3
for (; k < end; k += 32) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 10 "warps.cu" 3
(void)((__dbuf_r0 = x[k + lane]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 12 "warps.cu"
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, tile[warp][(lane + i) % 32]);
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 10 "warps.cu" 3
tile[warp][lane] = __dbuf_r0;
}

__syncwarp(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 12 "warps.cu" 3
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, tile[warp][(lane + i) % 32]);
} }
__syncwarp();
} }
# 15 "warps.cu"

  sums[warp][lane] = acc;
  __syncthreads();
  y[warp * 32 + lane] = acc + sums[0][31 - lane];
}
// ---- ldg_single auto ----
// loop rows ldg_single 1
# 1 "warps.cu"
// Each warp has a tile of its own and as many trips as its row asks for: the block meets behind it.
__attribute__((global)) void rows(const float *__restrict__ x, const int *__restrict__ begin,
                                  float *__restrict__ y) {
  __attribute__((shared)) float tile[4][32], sums[4][32];
  int lane = threadIdx.x, warp = threadIdx.y;
  int end = begin[warp + 1];
  float acc = 0;

# 9 "warps.cu" 3
{ int k = begin[warp];
if (k < end) {
{ 
# 10 "warps.cu" 3
tile[warp][lane] = x[k + lane];
}
k += 32; 
__syncwarp();
::__dbuf::forget(k);

#pragma unroll 1
# 9 "warps.cu" 3
for (; k < end; k += 32) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 10 "warps.cu" 3
(void)((__dbuf_r0 = x[k + lane]));
}
{ { 
# 12 "warps.cu"
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, tile[warp][(lane + i) % 32]);
} }
__syncwarp();
{ 
# 10 "warps.cu" 3
tile[warp][lane] = __dbuf_r0;
}

__syncwarp();
}
{ { 
# 12 "warps.cu" 3
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, tile[warp][(lane + i) % 32]);
} }
__syncwarp();
} }
# 15 "warps.cu"

  sums[warp][lane] = acc;
  __syncthreads();
  y[warp * 32 + lane] = acc + sums[0][31 - lane];
}
