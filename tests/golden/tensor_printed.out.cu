// ---- cp_async 2 ----
// loop printed cp_async 2
# 1 "tensor_printed.cu"
// Compute multiplies matrices and prints in a function: the lines of one tile stand ahead of those of the next, so each of
// the last tiles has a barrier of its own.
__attribute__((device)) int mma_sync(int sum) {
  return sum * 3;
}

__attribute__((device)) void tell(int tile, int sum) {
  printf("%d: %d\n", tile, sum);
}

__attribute__((global)) void printed(const int4 *__restrict__ x, int *__restrict__ y, int tiles) {
  
# 12 "tensor_printed.cu" 3
typedef int4 __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 12 "tensor_printed.cu"

  int thread = threadIdx.x, sum = 0;

# 15 "tensor_printed.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int i = 0;
if (i < tiles) {
auto __dbuf_now_i_0 = i;
::__dbuf::forget(__dbuf_now_i_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 16 "tensor_printed.cu" 3
::__dbuf::fetch(tile[thread], x[i * 128 + thread]);
}
++i; 
}
::__dbuf::commit();
}
::__dbuf::forget(i);

#pragma unroll 1
# 15 "tensor_printed.cu" 3
for (; i < tiles; ++i) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 16 "tensor_printed.cu" 3
::__dbuf::fetch(tile[thread], x[i * 128 + thread]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &i = __dbuf_now_i_0; { 
# 18 "tensor_printed.cu"
sum = mma_sync(sum) + tile[thread ^ 64].x;

# 19 "tensor_printed.cu"
if (thread % 32 == 0)
      tell(i, sum);
} ++i; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &i = __dbuf_now_i_0; { 
# 18 "tensor_printed.cu" 3
sum = mma_sync(sum) + tile[thread ^ 64].x;

# 19 "tensor_printed.cu" 3
if (thread % 32 == 0)
      tell(i, sum);
} ++i; }
__syncthreads();
} }
# 22 "tensor_printed.cu"

  y[thread] = sum;
}
// ---- cp_async 3 ----
// loop printed cp_async 3
# 1 "tensor_printed.cu"
// Compute multiplies matrices and prints in a function: the lines of one tile stand ahead of those of the next, so each of
// the last tiles has a barrier of its own.
__attribute__((device)) int mma_sync(int sum) {
  return sum * 3;
}

__attribute__((device)) void tell(int tile, int sum) {
  printf("%d: %d\n", tile, sum);
}

__attribute__((global)) void printed(const int4 *__restrict__ x, int *__restrict__ y, int tiles) {
  
# 12 "tensor_printed.cu" 3
typedef int4 __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 12 "tensor_printed.cu"

  int thread = threadIdx.x, sum = 0;

# 15 "tensor_printed.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int i = 0;
if (i < tiles) {
auto __dbuf_now_i_0 = i;
::__dbuf::forget(__dbuf_now_i_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 15 "tensor_printed.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (i < tiles) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 16 "tensor_printed.cu" 3
::__dbuf::fetch(tile[thread], x[i * 128 + thread]);
}
++i; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(i);

#pragma unroll 1
# 15 "tensor_printed.cu" 3
for (; i < tiles; ++i) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 16 "tensor_printed.cu" 3
::__dbuf::fetch(tile[thread], x[i * 128 + thread]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &i = __dbuf_now_i_0; { 
# 18 "tensor_printed.cu"
sum = mma_sync(sum) + tile[thread ^ 64].x;

# 19 "tensor_printed.cu"
if (thread % 32 == 0)
      tell(i, sum);
} ++i; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 15 "tensor_printed.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &i = __dbuf_now_i_0; { 
# 18 "tensor_printed.cu" 3
sum = mma_sync(sum) + tile[thread ^ 64].x;

# 19 "tensor_printed.cu" 3
if (thread % 32 == 0)
      tell(i, sum);
} ++i; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 22 "tensor_printed.cu"

  y[thread] = sum;
}
// ---- ldg auto ----
// loop printed ldg 2
# 1 "tensor_printed.cu"
// Compute multiplies matrices and prints in a function: the lines of one tile stand ahead of those of the next, so each of
// the last tiles has a barrier of its own.
__attribute__((device)) int mma_sync(int sum) {
  return sum * 3;
}

__attribute__((device)) void tell(int tile, int sum) {
  printf("%d: %d\n", tile, sum);
}

__attribute__((global)) void printed(const int4 *__restrict__ x, int *__restrict__ y, int tiles) {
  
# 12 "tensor_printed.cu" 3
typedef int4 __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 12 "tensor_printed.cu"

  int thread = threadIdx.x, sum = 0;

# 15 "tensor_printed.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int i = 0;
if (i < tiles) {
auto __dbuf_now_i_0 = i;
::__dbuf::forget(__dbuf_now_i_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 16 "tensor_printed.cu" 3
tile[thread] = x[i * 128 + thread];
}
++i; 
__syncthreads();
::__dbuf::forget(i);

#pragma unroll 1
# 15 "tensor_printed.cu" 3
for (; i < tiles; ++i) {
::__dbuf::forget(i);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 16 "tensor_printed.cu" 3
(void)((__dbuf_r0 = x[i * 128 + thread]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &i = __dbuf_now_i_0; { 
# 18 "tensor_printed.cu"
sum = mma_sync(sum) + tile[thread ^ 64].x;

# 19 "tensor_printed.cu"
if (thread % 32 == 0)
      tell(i, sum);
} ++i; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 16 "tensor_printed.cu" 3
tile[thread] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &i = __dbuf_now_i_0; { 
# 18 "tensor_printed.cu" 3
sum = mma_sync(sum) + tile[thread ^ 64].x;

# 19 "tensor_printed.cu" 3
if (thread % 32 == 0)
      tell(i, sum);
} ++i; }
__syncthreads();
} }
# 22 "tensor_printed.cu"

  y[thread] = sum;
}
// ---- ldg_single auto ----
// loop printed ldg_single 1
# 1 "tensor_printed.cu"
// Compute multiplies matrices and prints in a function: the lines of one tile stand ahead of those of the next, so each of
// the last tiles has a barrier of its own.
__attribute__((device)) int mma_sync(int sum) {
  return sum * 3;
}

__attribute__((device)) void tell(int tile, int sum) {
  printf("%d: %d\n", tile, sum);
}

__attribute__((global)) void printed(const int4 *__restrict__ x, int *__restrict__ y, int tiles) {
  __attribute__((shared)) int4 tile[128];
  int thread = threadIdx.x, sum = 0;

# 15 "tensor_printed.cu" 3
{ int i = 0;
if (i < tiles) {
auto __dbuf_now_i_0 = i;
::__dbuf::forget(__dbuf_now_i_0);
{ 
# 16 "tensor_printed.cu" 3
tile[thread] = x[i * 128 + thread];
}
++i; 
__syncthreads();
::__dbuf::forget(i);

#pragma unroll 1
# 15 "tensor_printed.cu" 3
for (; i < tiles; ++i) {
::__dbuf::forget(i);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 16 "tensor_printed.cu" 3
(void)((__dbuf_r0 = x[i * 128 + thread]));
}
{ auto &i = __dbuf_now_i_0; { 
# 18 "tensor_printed.cu"
sum = mma_sync(sum) + tile[thread ^ 64].x;

# 19 "tensor_printed.cu"
if (thread % 32 == 0)
      tell(i, sum);
} ++i; }
__syncthreads();
{ 
# 16 "tensor_printed.cu" 3
tile[thread] = __dbuf_r0;
}

__syncthreads();
}
{ auto &i = __dbuf_now_i_0; { 
# 18 "tensor_printed.cu" 3
sum = mma_sync(sum) + tile[thread ^ 64].x;

# 19 "tensor_printed.cu" 3
if (thread % 32 == 0)
      tell(i, sum);
} ++i; }
__syncthreads();
} }
# 22 "tensor_printed.cu"

  y[thread] = sum;
}
