// ---- cp_async 2 ----
// loop both cp_async 2
// loop both#2 cp_async 2
# 1 "passed_and_own.cu"
// Two loops, one with a tile that is passed, have their own tiles in one declaration.
__attribute__((device)) float both(float *tile, const float *__restrict__ x, int n) {
  
# 3 "passed_and_own.cu" 3
typedef float __dbuf_a_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_a_0_t> __dbuf_a_0[2]; auto &a = __dbuf_a_0[0].v; typedef float __dbuf_b_1_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_b_1_t> __dbuf_b_1[2]; auto &b = __dbuf_b_1[0].v; 
# 3 "passed_and_own.cu"

  float acc = 0;
  int t = threadIdx.x;

# 7 "passed_and_own.cu" 3
{ typedef float __dbuf_tile_0_row; typedef __dbuf_tile_0_row __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[1]; __dbuf_tile_0_row *const __dbuf_tile_0_first = tile;
static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_a_0) + sizeof(b) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__attribute__((shared)) unsigned __dbuf_tile_0_at; ::__dbuf::note(__dbuf_tile_0_at, tile); __syncthreads();
if (!::__dbuf::noted(__dbuf_tile_0_at, tile)) { if (::__dbuf::first()) ::printf("dbuf: function both, loop at line 7: shared(tile) was promised, but 'tile' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ __dbuf_tile_0_row *tile = (__dbuf_s) ? __dbuf_tile_0[(__dbuf_s) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_s].v; (void)a; 
# 8 "passed_and_own.cu" 3
::__dbuf::fetch_any(tile[t], x[k + t]);

# 8 "passed_and_own.cu" 3
::__dbuf::fetch_any(a[t], x[k + 127 - t]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "passed_and_own.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ __dbuf_tile_0_row *tile = (__dbuf_load) ? __dbuf_tile_0[(__dbuf_load) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_load].v; (void)a; 
# 8 "passed_and_own.cu" 3
::__dbuf::fetch_any(tile[t], x[k + t]);

# 8 "passed_and_own.cu" 3
::__dbuf::fetch_any(a[t], x[k + 127 - t]);
}
::__dbuf::commit();
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_now].v; (void)a; { 
# 10 "passed_and_own.cu"
acc += tile[127 - t] - a[t];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_now].v; (void)a; { 
# 10 "passed_and_own.cu" 3
acc += tile[127 - t] - a[t];
} }
if (__dbuf_now) {
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_now].v; (void)a; 
# 8 "passed_and_own.cu" 3
{ ::__dbuf::put_back(tile[t], __dbuf_tile_0_first, tile); }

# 8 "passed_and_own.cu" 3
{ }
}
}
__syncthreads();
} }
# 12 "passed_and_own.cu"


# 14 "passed_and_own.cu" 3
{ static_assert(0 + sizeof(__dbuf_b_1) + sizeof(a) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &b = __dbuf_b_1[__dbuf_s].v; (void)b; 
# 15 "passed_and_own.cu" 3
::__dbuf::fetch_any(b[t], x[k + t]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 14 "passed_and_own.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &b = __dbuf_b_1[__dbuf_load].v; (void)b; 
# 15 "passed_and_own.cu" 3
::__dbuf::fetch_any(b[t], x[k + t]);
}
::__dbuf::commit();
{ auto &b = __dbuf_b_1[__dbuf_now].v; (void)b; { 
# 17 "passed_and_own.cu"
acc += b[127 - t];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &b = __dbuf_b_1[__dbuf_now].v; (void)b; { 
# 17 "passed_and_own.cu" 3
acc += b[127 - t];
} }
__syncthreads();
} }
# 19 "passed_and_own.cu"

  return acc + tile[t];
}
__attribute__((global)) void both_of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float room[128];
  room[threadIdx.x] = 0;
  __syncthreads();
  y[threadIdx.x] = both(room, x, n);
}
// ---- cp_async 3 ----
// loop both cp_async 3
// loop both#2 cp_async 3
# 1 "passed_and_own.cu"
// Two loops, one with a tile that is passed, have their own tiles in one declaration.
__attribute__((device)) float both(float *tile, const float *__restrict__ x, int n) {
  
# 3 "passed_and_own.cu" 3
typedef float __dbuf_a_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_a_0_t> __dbuf_a_0[3]; auto &a = __dbuf_a_0[0].v; typedef float __dbuf_b_1_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_b_1_t> __dbuf_b_1[3]; auto &b = __dbuf_b_1[0].v; 
# 3 "passed_and_own.cu"

  float acc = 0;
  int t = threadIdx.x;

# 7 "passed_and_own.cu" 3
{ typedef float __dbuf_tile_0_row; typedef __dbuf_tile_0_row __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; __dbuf_tile_0_row *const __dbuf_tile_0_first = tile;
static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_a_0) + sizeof(b) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__attribute__((shared)) unsigned __dbuf_tile_0_at; ::__dbuf::note(__dbuf_tile_0_at, tile); __syncthreads();
if (!::__dbuf::noted(__dbuf_tile_0_at, tile)) { if (::__dbuf::first()) ::printf("dbuf: function both, loop at line 7: shared(tile) was promised, but 'tile' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "passed_and_own.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ __dbuf_tile_0_row *tile = (__dbuf_s) ? __dbuf_tile_0[(__dbuf_s) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_s].v; (void)a; 
# 8 "passed_and_own.cu" 3
::__dbuf::fetch_any(tile[t], x[k + t]);

# 8 "passed_and_own.cu" 3
::__dbuf::fetch_any(a[t], x[k + 127 - t]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "passed_and_own.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ __dbuf_tile_0_row *tile = (__dbuf_load) ? __dbuf_tile_0[(__dbuf_load) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_load].v; (void)a; 
# 8 "passed_and_own.cu" 3
::__dbuf::fetch_any(tile[t], x[k + t]);

# 8 "passed_and_own.cu" 3
::__dbuf::fetch_any(a[t], x[k + 127 - t]);
}
::__dbuf::commit();
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_now].v; (void)a; { 
# 10 "passed_and_own.cu"
acc += tile[127 - t] - a[t];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "passed_and_own.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_now].v; (void)a; { 
# 10 "passed_and_own.cu" 3
acc += tile[127 - t] - a[t];
} }
if (__dbuf_left == 1 && __dbuf_now) {
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_now].v; (void)a; 
# 8 "passed_and_own.cu" 3
{ ::__dbuf::put_back(tile[t], __dbuf_tile_0_first, tile); }

# 8 "passed_and_own.cu" 3
{ }
}
}
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 12 "passed_and_own.cu"


# 14 "passed_and_own.cu" 3
{ static_assert(0 + sizeof(__dbuf_b_1) + sizeof(a) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 14 "passed_and_own.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &b = __dbuf_b_1[__dbuf_s].v; (void)b; 
# 15 "passed_and_own.cu" 3
::__dbuf::fetch_any(b[t], x[k + t]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 14 "passed_and_own.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &b = __dbuf_b_1[__dbuf_load].v; (void)b; 
# 15 "passed_and_own.cu" 3
::__dbuf::fetch_any(b[t], x[k + t]);
}
::__dbuf::commit();
{ auto &b = __dbuf_b_1[__dbuf_now].v; (void)b; { 
# 17 "passed_and_own.cu"
acc += b[127 - t];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 14 "passed_and_own.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &b = __dbuf_b_1[__dbuf_now].v; (void)b; { 
# 17 "passed_and_own.cu" 3
acc += b[127 - t];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 19 "passed_and_own.cu"

  return acc + tile[t];
}
__attribute__((global)) void both_of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float room[128];
  room[threadIdx.x] = 0;
  __syncthreads();
  y[threadIdx.x] = both(room, x, n);
}
// ---- ldg auto ----
// loop both ldg 2
// loop both#2 ldg 2
# 1 "passed_and_own.cu"
// Two loops, one with a tile that is passed, have their own tiles in one declaration.
__attribute__((device)) float both(float *tile, const float *__restrict__ x, int n) {
  
# 3 "passed_and_own.cu" 3
typedef float __dbuf_a_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_a_0_t> __dbuf_a_0[2]; auto &a = __dbuf_a_0[0].v; typedef float __dbuf_b_1_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_b_1_t> __dbuf_b_1[2]; auto &b = __dbuf_b_1[0].v; 
# 3 "passed_and_own.cu"

  float acc = 0;
  int t = threadIdx.x;

# 7 "passed_and_own.cu" 3
{ typedef float __dbuf_tile_0_row; typedef __dbuf_tile_0_row __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[1]; __dbuf_tile_0_row *const __dbuf_tile_0_first = tile;
static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_a_0) + sizeof(b) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__attribute__((shared)) unsigned __dbuf_tile_0_at; ::__dbuf::note(__dbuf_tile_0_at, tile); __syncthreads();
if (!::__dbuf::noted(__dbuf_tile_0_at, tile)) { if (::__dbuf::first()) ::printf("dbuf: function both, loop at line 7: shared(tile) was promised, but 'tile' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_now = 0;
{ __dbuf_tile_0_row *tile = (0) ? __dbuf_tile_0[(0) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[0].v; (void)a; 
# 8 "passed_and_own.cu" 3
tile[t] = x[k + t];

# 8 "passed_and_own.cu" 3
a[t] = x[k + 127 - t];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "passed_and_own.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((x)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_tile_0_row *tile = (__dbuf_now ^ 1) ? __dbuf_tile_0[(__dbuf_now ^ 1) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_now ^ 1].v; (void)a; 
# 8 "passed_and_own.cu" 3
(void)((__dbuf_r0 = x[k + t]));

# 8 "passed_and_own.cu" 3
(void)((__dbuf_r1 = x[k + 127 - t]));
}
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_now].v; (void)a; { 
# 10 "passed_and_own.cu"
acc += tile[127 - t] - a[t];
} }
{ __dbuf_tile_0_row *tile = (__dbuf_now ^ 1) ? __dbuf_tile_0[(__dbuf_now ^ 1) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_now ^ 1].v; (void)a; 
# 8 "passed_and_own.cu" 3
tile[t] = __dbuf_r0;

# 8 "passed_and_own.cu" 3
a[t] = __dbuf_r1;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_now].v; (void)a; { 
# 10 "passed_and_own.cu" 3
acc += tile[127 - t] - a[t];
} }
if (__dbuf_now) {
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; auto &a = __dbuf_a_0[__dbuf_now].v; (void)a; 
# 8 "passed_and_own.cu" 3
{ ::__dbuf::put_back(tile[t], __dbuf_tile_0_first, tile); }

# 8 "passed_and_own.cu" 3
{ }
}
}
__syncthreads();
} }
# 12 "passed_and_own.cu"


# 14 "passed_and_own.cu" 3
{ static_assert(0 + sizeof(__dbuf_b_1) + sizeof(a) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &b = __dbuf_b_1[0].v; (void)b; 
# 15 "passed_and_own.cu" 3
b[t] = x[k + t];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 14 "passed_and_own.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &b = __dbuf_b_1[__dbuf_now ^ 1].v; (void)b; 
# 15 "passed_and_own.cu" 3
(void)((__dbuf_r0 = x[k + t]));
}
{ auto &b = __dbuf_b_1[__dbuf_now].v; (void)b; { 
# 17 "passed_and_own.cu"
acc += b[127 - t];
} }
{ auto &b = __dbuf_b_1[__dbuf_now ^ 1].v; (void)b; 
# 15 "passed_and_own.cu" 3
b[t] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &b = __dbuf_b_1[__dbuf_now].v; (void)b; { 
# 17 "passed_and_own.cu" 3
acc += b[127 - t];
} }
__syncthreads();
} }
# 19 "passed_and_own.cu"

  return acc + tile[t];
}
__attribute__((global)) void both_of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float room[128];
  room[threadIdx.x] = 0;
  __syncthreads();
  y[threadIdx.x] = both(room, x, n);
}
// ---- ldg_single auto ----
// loop both ldg_single 1
// loop both#2 ldg_single 1
# 1 "passed_and_own.cu"
// Two loops, one with a tile that is passed, have their own tiles in one declaration.
__attribute__((device)) float both(float *tile, const float *__restrict__ x, int n) {
  __attribute__((shared)) float a[128], b[128];
  float acc = 0;
  int t = threadIdx.x;

# 7 "passed_and_own.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 8 "passed_and_own.cu" 3
tile[t] = x[k + t];

# 8 "passed_and_own.cu" 3
a[t] = x[k + 127 - t];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "passed_and_own.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((x)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "passed_and_own.cu" 3
(void)((__dbuf_r0 = x[k + t]));

# 8 "passed_and_own.cu" 3
(void)((__dbuf_r1 = x[k + 127 - t]));
}
{ { 
# 10 "passed_and_own.cu"
acc += tile[127 - t] - a[t];
} }
__syncthreads();
{ 
# 8 "passed_and_own.cu" 3
tile[t] = __dbuf_r0;

# 8 "passed_and_own.cu" 3
a[t] = __dbuf_r1;
}

__syncthreads();
}
{ { 
# 10 "passed_and_own.cu" 3
acc += tile[127 - t] - a[t];
} }
__syncthreads();
} }
# 12 "passed_and_own.cu"


# 14 "passed_and_own.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 15 "passed_and_own.cu" 3
b[t] = x[k + t];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 14 "passed_and_own.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 15 "passed_and_own.cu" 3
(void)((__dbuf_r0 = x[k + t]));
}
{ { 
# 17 "passed_and_own.cu"
acc += b[127 - t];
} }
__syncthreads();
{ 
# 15 "passed_and_own.cu" 3
b[t] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 17 "passed_and_own.cu" 3
acc += b[127 - t];
} }
__syncthreads();
} }
# 19 "passed_and_own.cu"

  return acc + tile[t];
}
__attribute__((global)) void both_of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float room[128];
  room[threadIdx.x] = 0;
  __syncthreads();
  y[threadIdx.x] = both(room, x, n);
}
