// ---- cp_async 2 ----
// loop both cp_async 2
// loop second cp_async 2
# 1 "two_loops.cu"
// Two annotated loops in one kernel, each with a tile of its own, one of them with a name.
__attribute__((global)) void both(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, int n) {
  
# 3 "two_loops.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; typedef float __dbuf_other_1_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_other_1_t> __dbuf_other_1[2]; auto &other = __dbuf_other_1[0].v; 
# 3 "two_loops.cu"

  float acc = 0;

# 6 "two_loops.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(other) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "two_loops.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 6 "two_loops.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "two_loops.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "two_loops.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "two_loops.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "two_loops.cu"


# 13 "two_loops.cu" 3
{ static_assert(0 + sizeof(__dbuf_other_1) + sizeof(tile) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &other = __dbuf_other_1[__dbuf_s].v; (void)other; 
# 14 "two_loops.cu" 3
::__dbuf::fetch(other[threadIdx.x], w[k + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 13 "two_loops.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &other = __dbuf_other_1[__dbuf_load].v; (void)other; 
# 14 "two_loops.cu" 3
::__dbuf::fetch(other[threadIdx.x], w[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &other = __dbuf_other_1[__dbuf_now].v; (void)other; { 
# 16 "two_loops.cu"
acc *= other[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &other = __dbuf_other_1[__dbuf_now].v; (void)other; { 
# 16 "two_loops.cu" 3
acc *= other[127 - threadIdx.x];
} }
__syncthreads();
} }
# 18 "two_loops.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop both cp_async 3
// loop second cp_async 3
# 1 "two_loops.cu"
// Two annotated loops in one kernel, each with a tile of its own, one of them with a name.
__attribute__((global)) void both(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, int n) {
  
# 3 "two_loops.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; typedef float __dbuf_other_1_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_other_1_t> __dbuf_other_1[3]; auto &other = __dbuf_other_1[0].v; 
# 3 "two_loops.cu"

  float acc = 0;

# 6 "two_loops.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(other) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 6 "two_loops.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "two_loops.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 6 "two_loops.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "two_loops.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "two_loops.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 6 "two_loops.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "two_loops.cu" 3
acc += tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 11 "two_loops.cu"


# 13 "two_loops.cu" 3
{ static_assert(0 + sizeof(__dbuf_other_1) + sizeof(tile) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 13 "two_loops.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &other = __dbuf_other_1[__dbuf_s].v; (void)other; 
# 14 "two_loops.cu" 3
::__dbuf::fetch(other[threadIdx.x], w[k + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 13 "two_loops.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &other = __dbuf_other_1[__dbuf_load].v; (void)other; 
# 14 "two_loops.cu" 3
::__dbuf::fetch(other[threadIdx.x], w[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &other = __dbuf_other_1[__dbuf_now].v; (void)other; { 
# 16 "two_loops.cu"
acc *= other[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 13 "two_loops.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &other = __dbuf_other_1[__dbuf_now].v; (void)other; { 
# 16 "two_loops.cu" 3
acc *= other[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 18 "two_loops.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop both ldg 2
// loop second ldg 2
# 1 "two_loops.cu"
// Two annotated loops in one kernel, each with a tile of its own, one of them with a name.
__attribute__((global)) void both(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, int n) {
  
# 3 "two_loops.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; typedef float __dbuf_other_1_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_other_1_t> __dbuf_other_1[2]; auto &other = __dbuf_other_1[0].v; 
# 3 "two_loops.cu"

  float acc = 0;

# 6 "two_loops.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(other) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 7 "two_loops.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "two_loops.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "two_loops.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "two_loops.cu"
acc += tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "two_loops.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "two_loops.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "two_loops.cu"


# 13 "two_loops.cu" 3
{ static_assert(0 + sizeof(__dbuf_other_1) + sizeof(tile) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &other = __dbuf_other_1[0].v; (void)other; 
# 14 "two_loops.cu" 3
other[threadIdx.x] = w[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 13 "two_loops.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((w)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((w)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &other = __dbuf_other_1[__dbuf_now ^ 1].v; (void)other; 
# 14 "two_loops.cu" 3
(void)((__dbuf_r0 = w[k + threadIdx.x]));
}
{ auto &other = __dbuf_other_1[__dbuf_now].v; (void)other; { 
# 16 "two_loops.cu"
acc *= other[127 - threadIdx.x];
} }
{ auto &other = __dbuf_other_1[__dbuf_now ^ 1].v; (void)other; 
# 14 "two_loops.cu" 3
other[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &other = __dbuf_other_1[__dbuf_now].v; (void)other; { 
# 16 "two_loops.cu" 3
acc *= other[127 - threadIdx.x];
} }
__syncthreads();
} }
# 18 "two_loops.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop both ldg_single 1
// loop second ldg_single 1
# 1 "two_loops.cu"
// Two annotated loops in one kernel, each with a tile of its own, one of them with a name.
__attribute__((global)) void both(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128], other[128];
  float acc = 0;

# 6 "two_loops.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 7 "two_loops.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "two_loops.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "two_loops.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 9 "two_loops.cu"
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 7 "two_loops.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 9 "two_loops.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "two_loops.cu"


# 13 "two_loops.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 14 "two_loops.cu" 3
other[threadIdx.x] = w[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 13 "two_loops.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((w)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((w)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 14 "two_loops.cu" 3
(void)((__dbuf_r0 = w[k + threadIdx.x]));
}
{ { 
# 16 "two_loops.cu"
acc *= other[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 14 "two_loops.cu" 3
other[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 16 "two_loops.cu" 3
acc *= other[127 - threadIdx.x];
} }
__syncthreads();
} }
# 18 "two_loops.cu"

  y[threadIdx.x] = acc;
}
