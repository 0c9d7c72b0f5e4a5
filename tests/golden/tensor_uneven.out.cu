// ---- cp_async 2 ----
// loop some cp_async 2
# 1 "tensor_uneven.cu"
// Compute multiplies matrices, but that all threads take as many tiles is not proved of a number in memory: each of the
// last tiles has a barrier of its own.
__attribute__((device)) int mma_sync(int sum) {
  return sum * 3;
}

__attribute__((device)) void some(const int4 *__restrict__ x, int *__restrict__ y, int few, const int *tiles) {
  
# 8 "tensor_uneven.cu" 3
typedef int4 __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 8 "tensor_uneven.cu"

  int thread = threadIdx.x, sum = 0;

# 11 "tensor_uneven.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int i = 0;
if (i < tiles[0]) {
auto __dbuf_now_i_0 = i;
::__dbuf::forget(__dbuf_now_i_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 12 "tensor_uneven.cu" 3
::__dbuf::fetch_any(tile[thread], x[i * 128 + thread]);
}
++i; 
}
::__dbuf::commit();
}
::__dbuf::forget(i);

#pragma unroll 1
# 11 "tensor_uneven.cu" 3
for (; i < tiles[0]; ++i) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 12 "tensor_uneven.cu" 3
::__dbuf::fetch_any(tile[thread], x[i * 128 + thread]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &i = __dbuf_now_i_0; { 
# 14 "tensor_uneven.cu"
int from = i < few ? thread ^ 64 : thread;

# 15 "tensor_uneven.cu"
sum = mma_sync(sum) + tile[from].x;
} ++i; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &i = __dbuf_now_i_0; { 
# 14 "tensor_uneven.cu" 3
int from = i < few ? thread ^ 64 : thread;

# 15 "tensor_uneven.cu" 3
sum = mma_sync(sum) + tile[from].x;
} ++i; }
__syncthreads();
} }
# 17 "tensor_uneven.cu"

  y[thread] = sum;
}

__attribute__((global)) void uneven(const int4 *__restrict__ x, int *__restrict__ y, int few, const int *many) {
  some(x, y, few, many);
}
// ---- cp_async 3 ----
// loop some cp_async 3
# 1 "tensor_uneven.cu"
// Compute multiplies matrices, but that all threads take as many tiles is not proved of a number in memory: each of the
// last tiles has a barrier of its own.
__attribute__((device)) int mma_sync(int sum) {
  return sum * 3;
}

__attribute__((device)) void some(const int4 *__restrict__ x, int *__restrict__ y, int few, const int *tiles) {
  
# 8 "tensor_uneven.cu" 3
typedef int4 __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 8 "tensor_uneven.cu"

  int thread = threadIdx.x, sum = 0;

# 11 "tensor_uneven.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int i = 0;
if (i < tiles[0]) {
auto __dbuf_now_i_0 = i;
::__dbuf::forget(__dbuf_now_i_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 11 "tensor_uneven.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (i < tiles[0]) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 12 "tensor_uneven.cu" 3
::__dbuf::fetch_any(tile[thread], x[i * 128 + thread]);
}
++i; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(i);

#pragma unroll 1
# 11 "tensor_uneven.cu" 3
for (; i < tiles[0]; ++i) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 12 "tensor_uneven.cu" 3
::__dbuf::fetch_any(tile[thread], x[i * 128 + thread]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &i = __dbuf_now_i_0; { 
# 14 "tensor_uneven.cu"
int from = i < few ? thread ^ 64 : thread;

# 15 "tensor_uneven.cu"
sum = mma_sync(sum) + tile[from].x;
} ++i; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 11 "tensor_uneven.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &i = __dbuf_now_i_0; { 
# 14 "tensor_uneven.cu" 3
int from = i < few ? thread ^ 64 : thread;

# 15 "tensor_uneven.cu" 3
sum = mma_sync(sum) + tile[from].x;
} ++i; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 17 "tensor_uneven.cu"

  y[thread] = sum;
}

__attribute__((global)) void uneven(const int4 *__restrict__ x, int *__restrict__ y, int few, const int *many) {
  some(x, y, few, many);
}
// ---- ldg auto ----
// loop some ldg 2
# 1 "tensor_uneven.cu"
// Compute multiplies matrices, but that all threads take as many tiles is not proved of a number in memory: each of the
// last tiles has a barrier of its own.
__attribute__((device)) int mma_sync(int sum) {
  return sum * 3;
}

__attribute__((device)) void some(const int4 *__restrict__ x, int *__restrict__ y, int few, const int *tiles) {
  
# 8 "tensor_uneven.cu" 3
typedef int4 __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 8 "tensor_uneven.cu"

  int thread = threadIdx.x, sum = 0;

# 11 "tensor_uneven.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int i = 0;
if (i < tiles[0]) {
auto __dbuf_now_i_0 = i;
::__dbuf::forget(__dbuf_now_i_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 12 "tensor_uneven.cu" 3
tile[thread] = x[i * 128 + thread];
}
++i; 
__syncthreads();
::__dbuf::forget(i);

#pragma unroll 1
# 11 "tensor_uneven.cu" 3
for (; i < tiles[0]; ++i) {
::__dbuf::forget(i);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 12 "tensor_uneven.cu" 3
(void)((__dbuf_r0 = x[i * 128 + thread]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &i = __dbuf_now_i_0; { 
# 14 "tensor_uneven.cu"
int from = i < few ? thread ^ 64 : thread;

# 15 "tensor_uneven.cu"
sum = mma_sync(sum) + tile[from].x;
} ++i; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 12 "tensor_uneven.cu" 3
tile[thread] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &i = __dbuf_now_i_0; { 
# 14 "tensor_uneven.cu" 3
int from = i < few ? thread ^ 64 : thread;

# 15 "tensor_uneven.cu" 3
sum = mma_sync(sum) + tile[from].x;
} ++i; }
__syncthreads();
} }
# 17 "tensor_uneven.cu"

  y[thread] = sum;
}

__attribute__((global)) void uneven(const int4 *__restrict__ x, int *__restrict__ y, int few, const int *many) {
  some(x, y, few, many);
}
// ---- ldg_single auto ----
// loop some ldg_single 1
# 1 "tensor_uneven.cu"
// Compute multiplies matrices, but that all threads take as many tiles is not proved of a number in memory: each of the
// last tiles has a barrier of its own.
__attribute__((device)) int mma_sync(int sum) {
  return sum * 3;
}

__attribute__((device)) void some(const int4 *__restrict__ x, int *__restrict__ y, int few, const int *tiles) {
  __attribute__((shared)) int4 tile[128];
  int thread = threadIdx.x, sum = 0;

# 11 "tensor_uneven.cu" 3
{ int i = 0;
if (i < tiles[0]) {
auto __dbuf_now_i_0 = i;
::__dbuf::forget(__dbuf_now_i_0);
{ 
# 12 "tensor_uneven.cu" 3
tile[thread] = x[i * 128 + thread];
}
++i; 
__syncthreads();
::__dbuf::forget(i);

#pragma unroll 1
# 11 "tensor_uneven.cu" 3
for (; i < tiles[0]; ++i) {
::__dbuf::forget(i);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 12 "tensor_uneven.cu" 3
(void)((__dbuf_r0 = x[i * 128 + thread]));
}
{ auto &i = __dbuf_now_i_0; { 
# 14 "tensor_uneven.cu"
int from = i < few ? thread ^ 64 : thread;

# 15 "tensor_uneven.cu"
sum = mma_sync(sum) + tile[from].x;
} ++i; }
__syncthreads();
{ 
# 12 "tensor_uneven.cu" 3
tile[thread] = __dbuf_r0;
}

__syncthreads();
}
{ auto &i = __dbuf_now_i_0; { 
# 14 "tensor_uneven.cu" 3
int from = i < few ? thread ^ 64 : thread;

# 15 "tensor_uneven.cu" 3
sum = mma_sync(sum) + tile[from].x;
} ++i; }
__syncthreads();
} }
# 17 "tensor_uneven.cu"

  y[thread] = sum;
}

__attribute__((global)) void uneven(const int4 *__restrict__ x, int *__restrict__ y, int few, const int *many) {
  some(x, y, few, many);
}
