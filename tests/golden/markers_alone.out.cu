// ---- cp_async 2 ----
// loop marked_load cp_async 2
// loop marked_compute cp_async 2
# 1 "markers_alone.cu"
// One marker is enough to tell which barrier is which.
__attribute__((global)) void marked_load(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "markers_alone.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "markers_alone.cu"

  int t = threadIdx.x, seen = 0;
  float acc = 0;

# 7 "markers_alone.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__syncthreads();
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 10 "markers_alone.cu" 3

    ::__dbuf::fetch(tile[t], x[k + t]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "markers_alone.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 10 "markers_alone.cu" 3

    ::__dbuf::fetch(tile[t], x[k + t]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 8 "markers_alone.cu"
seen += k;

# 13 "markers_alone.cu"
acc += tile[127 - t] + seen;
} k += 128; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 8 "markers_alone.cu" 3
seen += k;

# 13 "markers_alone.cu" 3
acc += tile[127 - t] + seen;
} k += 128; }
} }
# 14 "markers_alone.cu"

  y[t] = acc;
}
__attribute__((global)) void marked_compute(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 18 "markers_alone.cu" 3
typedef float __dbuf_tile_1_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[2]; auto &tile = __dbuf_tile_1[0].v; 
# 18 "markers_alone.cu"

  int t = threadIdx.x, seen = 0;
  float acc = 0;

# 22 "markers_alone.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__syncthreads();
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_1[__dbuf_s].v; (void)tile; 
# 25 "markers_alone.cu" 3
::__dbuf::fetch(tile[t], x[k + t]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 22 "markers_alone.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_load].v; (void)tile; 
# 25 "markers_alone.cu" 3
::__dbuf::fetch(tile[t], x[k + t]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 23 "markers_alone.cu"
++seen;

# 27 "markers_alone.cu"
#pragma unroll 4

    for (int i = 0; i < 128; ++i)
      acc += tile[i] + seen;
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 23 "markers_alone.cu" 3
++seen;

# 27 "markers_alone.cu" 3
#pragma unroll 4

    for (int i = 0; i < 128; ++i)
      acc += tile[i] + seen;
} }
} }
# 31 "markers_alone.cu"

  y[t] = acc;
}
// ---- cp_async 3 ----
// loop marked_load cp_async 3
// loop marked_compute cp_async 3
# 1 "markers_alone.cu"
// One marker is enough to tell which barrier is which.
__attribute__((global)) void marked_load(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "markers_alone.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "markers_alone.cu"

  int t = threadIdx.x, seen = 0;
  float acc = 0;

# 7 "markers_alone.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__syncthreads();
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "markers_alone.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 10 "markers_alone.cu" 3

    ::__dbuf::fetch(tile[t], x[k + t]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "markers_alone.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 10 "markers_alone.cu" 3

    ::__dbuf::fetch(tile[t], x[k + t]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 8 "markers_alone.cu"
seen += k;

# 13 "markers_alone.cu"
acc += tile[127 - t] + seen;
} k += 128; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "markers_alone.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 8 "markers_alone.cu" 3
seen += k;

# 13 "markers_alone.cu" 3
acc += tile[127 - t] + seen;
} k += 128; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
} }
# 14 "markers_alone.cu"

  y[t] = acc;
}
__attribute__((global)) void marked_compute(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 18 "markers_alone.cu" 3
typedef float __dbuf_tile_1_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[3]; auto &tile = __dbuf_tile_1[0].v; 
# 18 "markers_alone.cu"

  int t = threadIdx.x, seen = 0;
  float acc = 0;

# 22 "markers_alone.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__syncthreads();
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 22 "markers_alone.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_1[__dbuf_s].v; (void)tile; 
# 25 "markers_alone.cu" 3
::__dbuf::fetch(tile[t], x[k + t]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 22 "markers_alone.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_load].v; (void)tile; 
# 25 "markers_alone.cu" 3
::__dbuf::fetch(tile[t], x[k + t]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 23 "markers_alone.cu"
++seen;

# 27 "markers_alone.cu"
#pragma unroll 4

    for (int i = 0; i < 128; ++i)
      acc += tile[i] + seen;
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 22 "markers_alone.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 23 "markers_alone.cu" 3
++seen;

# 27 "markers_alone.cu" 3
#pragma unroll 4

    for (int i = 0; i < 128; ++i)
      acc += tile[i] + seen;
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
} }
# 31 "markers_alone.cu"

  y[t] = acc;
}
// ---- ldg auto ----
// loop marked_load ldg 2
// loop marked_compute ldg 2
# 1 "markers_alone.cu"
// One marker is enough to tell which barrier is which.
__attribute__((global)) void marked_load(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "markers_alone.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "markers_alone.cu"

  int t = threadIdx.x, seen = 0;
  float acc = 0;

# 7 "markers_alone.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__syncthreads();
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 10 "markers_alone.cu" 3

    tile[t] = x[k + t];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "markers_alone.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 10 "markers_alone.cu" 3

    (void)((__dbuf_r0 = x[k + t]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 8 "markers_alone.cu"
seen += k;

# 13 "markers_alone.cu"
acc += tile[127 - t] + seen;
} k += 128; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 10 "markers_alone.cu" 3

    tile[t] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 8 "markers_alone.cu" 3
seen += k;

# 13 "markers_alone.cu" 3
acc += tile[127 - t] + seen;
} k += 128; }
} }
# 14 "markers_alone.cu"

  y[t] = acc;
}
__attribute__((global)) void marked_compute(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 18 "markers_alone.cu" 3
typedef float __dbuf_tile_1_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[2]; auto &tile = __dbuf_tile_1[0].v; 
# 18 "markers_alone.cu"

  int t = threadIdx.x, seen = 0;
  float acc = 0;

# 22 "markers_alone.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__syncthreads();
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_1[0].v; (void)tile; 
# 25 "markers_alone.cu" 3
tile[t] = x[k + t];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 22 "markers_alone.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_1[__dbuf_now ^ 1].v; (void)tile; 
# 25 "markers_alone.cu" 3
(void)((__dbuf_r0 = x[k + t]));
}
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 23 "markers_alone.cu"
++seen;

# 27 "markers_alone.cu"
#pragma unroll 4

    for (int i = 0; i < 128; ++i)
      acc += tile[i] + seen;
} }
{ auto &tile = __dbuf_tile_1[__dbuf_now ^ 1].v; (void)tile; 
# 25 "markers_alone.cu" 3
tile[t] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 23 "markers_alone.cu" 3
++seen;

# 27 "markers_alone.cu" 3
#pragma unroll 4

    for (int i = 0; i < 128; ++i)
      acc += tile[i] + seen;
} }
} }
# 31 "markers_alone.cu"

  y[t] = acc;
}
// ---- ldg_single auto ----
// loop marked_load ldg_single 1
// loop marked_compute ldg_single 1
# 1 "markers_alone.cu"
// One marker is enough to tell which barrier is which.
__attribute__((global)) void marked_load(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int t = threadIdx.x, seen = 0;
  float acc = 0;

# 7 "markers_alone.cu" 3
{ int k = 0;
if (k < n) {
__syncthreads();
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
{ 
# 10 "markers_alone.cu" 3

    tile[t] = x[k + t];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "markers_alone.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 10 "markers_alone.cu" 3

    (void)((__dbuf_r0 = x[k + t]));
}
{ auto &k = __dbuf_now_k_0; { 
# 8 "markers_alone.cu"
seen += k;

# 13 "markers_alone.cu"
acc += tile[127 - t] + seen;
} k += 128; }
__syncthreads();
{ 
# 10 "markers_alone.cu" 3

    tile[t] = __dbuf_r0;
}

__syncthreads();
}
{ auto &k = __dbuf_now_k_0; { 
# 8 "markers_alone.cu" 3
seen += k;

# 13 "markers_alone.cu" 3
acc += tile[127 - t] + seen;
} k += 128; }
} }
# 14 "markers_alone.cu"

  y[t] = acc;
}
__attribute__((global)) void marked_compute(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int t = threadIdx.x, seen = 0;
  float acc = 0;

# 22 "markers_alone.cu" 3
{ int k = 0;
if (k < n) {
__syncthreads();
{ 
# 25 "markers_alone.cu" 3
tile[t] = x[k + t];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 22 "markers_alone.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 25 "markers_alone.cu" 3
(void)((__dbuf_r0 = x[k + t]));
}
{ { 
# 23 "markers_alone.cu"
++seen;

# 27 "markers_alone.cu"
#pragma unroll 4

    for (int i = 0; i < 128; ++i)
      acc += tile[i] + seen;
} }
__syncthreads();
{ 
# 25 "markers_alone.cu" 3
tile[t] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 23 "markers_alone.cu" 3
++seen;

# 27 "markers_alone.cu" 3
#pragma unroll 4

    for (int i = 0; i < 128; ++i)
      acc += tile[i] + seen;
} }
} }
# 31 "markers_alone.cu"

  y[t] = acc;
}
