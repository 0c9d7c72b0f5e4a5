// ---- cp_async 2 ----
// loop inside cp_async 2
# 1 "shared_in_loop.cu"
// The tile is declared in the loop.
__attribute__((global)) void inside(const float *__restrict__ x, float *__restrict__ y, int n) {
  float acc = 0;

# 5 "shared_in_loop.cu" 3
{ typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "shared_in_loop.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 5 "shared_in_loop.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "shared_in_loop.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "shared_in_loop.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "shared_in_loop.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "shared_in_loop.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop inside cp_async 3
# 1 "shared_in_loop.cu"
// The tile is declared in the loop.
__attribute__((global)) void inside(const float *__restrict__ x, float *__restrict__ y, int n) {
  float acc = 0;

# 5 "shared_in_loop.cu" 3
{ typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 5 "shared_in_loop.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "shared_in_loop.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 5 "shared_in_loop.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "shared_in_loop.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "shared_in_loop.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 5 "shared_in_loop.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "shared_in_loop.cu" 3
acc += tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 11 "shared_in_loop.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop inside ldg 2
# 1 "shared_in_loop.cu"
// The tile is declared in the loop.
__attribute__((global)) void inside(const float *__restrict__ x, float *__restrict__ y, int n) {
  float acc = 0;

# 5 "shared_in_loop.cu" 3
{ typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 7 "shared_in_loop.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 5 "shared_in_loop.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "shared_in_loop.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "shared_in_loop.cu"
acc += tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "shared_in_loop.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "shared_in_loop.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "shared_in_loop.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop inside ldg_single 1
# 1 "shared_in_loop.cu"
// The tile is declared in the loop.
__attribute__((global)) void inside(const float *__restrict__ x, float *__restrict__ y, int n) {
  float acc = 0;

# 5 "shared_in_loop.cu" 3
{ __attribute__((shared)) float tile[128]; int k = 0;
if (k < n) {
{ 
# 7 "shared_in_loop.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 5 "shared_in_loop.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "shared_in_loop.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 9 "shared_in_loop.cu"
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 7 "shared_in_loop.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 9 "shared_in_loop.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "shared_in_loop.cu"

  y[threadIdx.x] = acc;
}
