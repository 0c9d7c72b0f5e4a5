// ---- cp_async 2 ----
// loop backwards left: cp.async can copy nothing of this loop: its value is computed from what is read
// backwards.cu:9:5: error: cp.async can copy nothing of this loop: its value is computed from what is read [dbuf-no-async]
//       tile[threadIdx.x] = x[bottom + threadIdx.x] - least;
//       ^~~~
// backwards.cu:9:5: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop backwards left: cp.async can copy nothing of this loop: its value is computed from what is read
// backwards.cu:9:5: error: cp.async can copy nothing of this loop: its value is computed from what is read [dbuf-no-async]
//       tile[threadIdx.x] = x[bottom + threadIdx.x] - least;
//       ^~~~
// backwards.cu:9:5: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop backwards ldg 2
# 1 "backwards.cu"
// From the last tile to the first. A local of the load, where the tile begins, is needed in compute too; the tile's
// elements have a value from outside the loop taken off.
__attribute__((global)) void backwards(const int *__restrict__ x, int *__restrict__ y, int n, int least) {
  
# 4 "backwards.cu" 3
typedef int __dbuf_tile_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "backwards.cu"

  int best = -1, where = 0;

# 7 "backwards.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int top = n - 1;
if (top >= 31) {
auto __dbuf_now_top_0 = top;
::__dbuf::forget(__dbuf_now_top_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 8 "backwards.cu" 3
int bottom = top - 31;

# 9 "backwards.cu" 3
tile[threadIdx.x] = x[bottom + threadIdx.x] - least;
}
top -= 32; 
__syncthreads();
::__dbuf::forget(top);

#pragma unroll 1
# 7 "backwards.cu" 3
for (; top >= 31; top -= 32) {
::__dbuf::forget(top);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "backwards.cu" 3
int bottom = top - 31;

# 9 "backwards.cu" 3
(void)((__dbuf_r0 = x[bottom + threadIdx.x]) - least);
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &top = __dbuf_now_top_0; { 
# 8 "backwards.cu" 3
int bottom = top - 31;

# 11 "backwards.cu"
for (int j = top; j >= bottom; --j)
      if (tile[j - bottom] > best) {
        best = tile[j - bottom];
        where = j;
      }
} top -= 32; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "backwards.cu" 3
int bottom = top - 31;

# 9 "backwards.cu" 3
tile[threadIdx.x] = __dbuf_r0 - least;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &top = __dbuf_now_top_0; { 
# 8 "backwards.cu" 3
int bottom = top - 31;

# 11 "backwards.cu" 3
for (int j = top; j >= bottom; --j)
      if (tile[j - bottom] > best) {
        best = tile[j - bottom];
        where = j;
      }
} top -= 32; }
__syncthreads();
} }
# 17 "backwards.cu"

  y[threadIdx.x] = best + where;
}
// ---- ldg_single auto ----
// loop backwards ldg_single 1
# 1 "backwards.cu"
// From the last tile to the first. A local of the load, where the tile begins, is needed in compute too; the tile's
// elements have a value from outside the loop taken off.
__attribute__((global)) void backwards(const int *__restrict__ x, int *__restrict__ y, int n, int least) {
  __attribute__((shared)) int tile[32];
  int best = -1, where = 0;

# 7 "backwards.cu" 3
{ int top = n - 1;
if (top >= 31) {
auto __dbuf_now_top_0 = top;
::__dbuf::forget(__dbuf_now_top_0);
{ 
# 8 "backwards.cu" 3
int bottom = top - 31;

# 9 "backwards.cu" 3
tile[threadIdx.x] = x[bottom + threadIdx.x] - least;
}
top -= 32; 
__syncthreads();
::__dbuf::forget(top);

#pragma unroll 1
# 7 "backwards.cu" 3
for (; top >= 31; top -= 32) {
::__dbuf::forget(top);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "backwards.cu" 3
int bottom = top - 31;

# 9 "backwards.cu" 3
(void)((__dbuf_r0 = x[bottom + threadIdx.x]) - least);
}
{ auto &top = __dbuf_now_top_0; { 
# 8 "backwards.cu" 3
int bottom = top - 31;

# 11 "backwards.cu"
for (int j = top; j >= bottom; --j)
      if (tile[j - bottom] > best) {
        best = tile[j - bottom];
        where = j;
      }
} top -= 32; }
__syncthreads();
{ 
# 8 "backwards.cu" 3
int bottom = top - 31;

# 9 "backwards.cu" 3
tile[threadIdx.x] = __dbuf_r0 - least;
}

__syncthreads();
}
{ auto &top = __dbuf_now_top_0; { 
# 8 "backwards.cu" 3
int bottom = top - 31;

# 11 "backwards.cu" 3
for (int j = top; j >= bottom; --j)
      if (tile[j - bottom] > best) {
        best = tile[j - bottom];
        where = j;
      }
} top -= 32; }
__syncthreads();
} }
# 17 "backwards.cu"

  y[threadIdx.x] = best + where;
}
