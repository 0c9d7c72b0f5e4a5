// ---- cp_async 2 ----
// loop dot cp_async 2
# 1 "tile_passed.cu"
// The caller passes the tile. It is the first buffer; the others stand beside it, and the last tile is put back where the
// caller looks for it.
static __attribute__((device)) float dot(float *tile, const float *__restrict__ x, int n) {
  float acc = 0;

# 6 "tile_passed.cu" 3
{ typedef float __dbuf_tile_0_row; typedef __dbuf_tile_0_row __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[1]; __dbuf_tile_0_row *const __dbuf_tile_0_first = tile;
static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__attribute__((shared)) unsigned __dbuf_tile_0_at; ::__dbuf::note(__dbuf_tile_0_at, tile); __syncthreads();
if (!::__dbuf::noted(__dbuf_tile_0_at, tile)) { if (::__dbuf::first()) ::printf("dbuf: function dot, loop at line 6: shared(tile) was promised, but 'tile' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ __dbuf_tile_0_row *tile = (__dbuf_s) ? __dbuf_tile_0[(__dbuf_s) - 1].v : __dbuf_tile_0_first; (void)tile; 
# 7 "tile_passed.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 6 "tile_passed.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ __dbuf_tile_0_row *tile = (__dbuf_load) ? __dbuf_tile_0[(__dbuf_load) - 1].v : __dbuf_tile_0_first; (void)tile; 
# 7 "tile_passed.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; { 
# 9 "tile_passed.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; { 
# 9 "tile_passed.cu" 3
acc += tile[127 - threadIdx.x];
} }
if (__dbuf_now) {
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; 
# 7 "tile_passed.cu" 3
{ ::__dbuf::put_back(tile[threadIdx.x], __dbuf_tile_0_first, tile); }
}
}
__syncthreads();
} }
# 11 "tile_passed.cu"

  return acc;
}

__attribute__((global)) void sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float room[256];
  int t = threadIdx.x;
  room[t] = 1;
  room[128 + t] = 2;
  __syncthreads();
  float acc = dot(room + 64, x, n);
  acc += dot(room + 128, x + 64, n - 128);
  y[t] = acc + room[2 * t] + room[255 - 2 * t];
}
// ---- cp_async 3 ----
// loop dot cp_async 3
# 1 "tile_passed.cu"
// The caller passes the tile. It is the first buffer; the others stand beside it, and the last tile is put back where the
// caller looks for it.
static __attribute__((device)) float dot(float *tile, const float *__restrict__ x, int n) {
  float acc = 0;

# 6 "tile_passed.cu" 3
{ typedef float __dbuf_tile_0_row; typedef __dbuf_tile_0_row __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; __dbuf_tile_0_row *const __dbuf_tile_0_first = tile;
static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__attribute__((shared)) unsigned __dbuf_tile_0_at; ::__dbuf::note(__dbuf_tile_0_at, tile); __syncthreads();
if (!::__dbuf::noted(__dbuf_tile_0_at, tile)) { if (::__dbuf::first()) ::printf("dbuf: function dot, loop at line 6: shared(tile) was promised, but 'tile' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 6 "tile_passed.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ __dbuf_tile_0_row *tile = (__dbuf_s) ? __dbuf_tile_0[(__dbuf_s) - 1].v : __dbuf_tile_0_first; (void)tile; 
# 7 "tile_passed.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 6 "tile_passed.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ __dbuf_tile_0_row *tile = (__dbuf_load) ? __dbuf_tile_0[(__dbuf_load) - 1].v : __dbuf_tile_0_first; (void)tile; 
# 7 "tile_passed.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; { 
# 9 "tile_passed.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 6 "tile_passed.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; { 
# 9 "tile_passed.cu" 3
acc += tile[127 - threadIdx.x];
} }
if (__dbuf_left == 1 && __dbuf_now) {
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; 
# 7 "tile_passed.cu" 3
{ ::__dbuf::put_back(tile[threadIdx.x], __dbuf_tile_0_first, tile); }
}
}
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 11 "tile_passed.cu"

  return acc;
}

__attribute__((global)) void sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float room[256];
  int t = threadIdx.x;
  room[t] = 1;
  room[128 + t] = 2;
  __syncthreads();
  float acc = dot(room + 64, x, n);
  acc += dot(room + 128, x + 64, n - 128);
  y[t] = acc + room[2 * t] + room[255 - 2 * t];
}
// ---- ldg auto ----
// loop dot ldg 2
# 1 "tile_passed.cu"
// The caller passes the tile. It is the first buffer; the others stand beside it, and the last tile is put back where the
// caller looks for it.
static __attribute__((device)) float dot(float *tile, const float *__restrict__ x, int n) {
  float acc = 0;

# 6 "tile_passed.cu" 3
{ typedef float __dbuf_tile_0_row; typedef __dbuf_tile_0_row __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[1]; __dbuf_tile_0_row *const __dbuf_tile_0_first = tile;
static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__attribute__((shared)) unsigned __dbuf_tile_0_at; ::__dbuf::note(__dbuf_tile_0_at, tile); __syncthreads();
if (!::__dbuf::noted(__dbuf_tile_0_at, tile)) { if (::__dbuf::first()) ::printf("dbuf: function dot, loop at line 6: shared(tile) was promised, but 'tile' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_now = 0;
{ __dbuf_tile_0_row *tile = (0) ? __dbuf_tile_0[(0) - 1].v : __dbuf_tile_0_first; (void)tile; 
# 7 "tile_passed.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "tile_passed.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_tile_0_row *tile = (__dbuf_now ^ 1) ? __dbuf_tile_0[(__dbuf_now ^ 1) - 1].v : __dbuf_tile_0_first; (void)tile; 
# 7 "tile_passed.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; { 
# 9 "tile_passed.cu"
acc += tile[127 - threadIdx.x];
} }
{ __dbuf_tile_0_row *tile = (__dbuf_now ^ 1) ? __dbuf_tile_0[(__dbuf_now ^ 1) - 1].v : __dbuf_tile_0_first; (void)tile; 
# 7 "tile_passed.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; { 
# 9 "tile_passed.cu" 3
acc += tile[127 - threadIdx.x];
} }
if (__dbuf_now) {
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; 
# 7 "tile_passed.cu" 3
{ ::__dbuf::put_back(tile[threadIdx.x], __dbuf_tile_0_first, tile); }
}
}
__syncthreads();
} }
# 11 "tile_passed.cu"

  return acc;
}

__attribute__((global)) void sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float room[256];
  int t = threadIdx.x;
  room[t] = 1;
  room[128 + t] = 2;
  __syncthreads();
  float acc = dot(room + 64, x, n);
  acc += dot(room + 128, x + 64, n - 128);
  y[t] = acc + room[2 * t] + room[255 - 2 * t];
}
// ---- ldg_single auto ----
// loop dot ldg_single 1
# 1 "tile_passed.cu"
// The caller passes the tile. It is the first buffer; the others stand beside it, and the last tile is put back where the
// caller looks for it.
static __attribute__((device)) float dot(float *tile, const float *__restrict__ x, int n) {
  float acc = 0;

# 6 "tile_passed.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 7 "tile_passed.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "tile_passed.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "tile_passed.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 9 "tile_passed.cu"
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 7 "tile_passed.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 9 "tile_passed.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "tile_passed.cu"

  return acc;
}

__attribute__((global)) void sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float room[256];
  int t = threadIdx.x;
  room[t] = 1;
  room[128 + t] = 2;
  __syncthreads();
  float acc = dot(room + 64, x, n);
  acc += dot(room + 128, x + 64, n - 128);
  y[t] = acc + room[2 * t] + room[255 - 2 * t];
}
