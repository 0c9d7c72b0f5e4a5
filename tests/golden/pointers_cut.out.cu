// ---- cp_async 2 ----
// loop pointers_cut cp_async 2
# 1 "pointers_cut.cu"
// Tiles that pointers cut out of dynamic shared memory, by their extents in the clause: further buffers stand beside it.
__attribute__((global)) void pointers_cut(const float *__restrict__ x, float *__restrict__ y, int n, int width) {
  extern __attribute__((shared)) float room[];
  float *rows = room;
  float *tile = &room[width];
  float *other = &room[2 * width];
  int t = threadIdx.x;
  float acc = 0;

# 10 "pointers_cut.cu" 3
{ typedef float __dbuf_tile_0_row; typedef __dbuf_tile_0_row __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[1]; __dbuf_tile_0_row *const __dbuf_tile_0_first = tile;
typedef float __dbuf_other_0_row; typedef __dbuf_other_0_row __dbuf_other_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_other_0_t> __dbuf_other_0[1]; __dbuf_other_0_row *const __dbuf_other_0_first = other;
static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_other_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__attribute__((shared)) unsigned __dbuf_tile_0_at; ::__dbuf::note(__dbuf_tile_0_at, tile); __attribute__((shared)) unsigned __dbuf_other_0_at; ::__dbuf::note(__dbuf_other_0_at, other); __syncthreads();
if (!::__dbuf::noted(__dbuf_tile_0_at, tile)) { if (::__dbuf::first()) ::printf("dbuf: function pointers_cut, loop at line 10: shared(tile) was promised, but 'tile' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
if (!::__dbuf::noted(__dbuf_other_0_at, other)) { if (::__dbuf::first()) ::printf("dbuf: function pointers_cut, loop at line 10: shared(other) was promised, but 'other' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ __dbuf_tile_0_row *tile = (__dbuf_s) ? __dbuf_tile_0[(__dbuf_s) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_s) ? __dbuf_other_0[(__dbuf_s) - 1].v : __dbuf_other_0_first; (void)other; 
# 11 "pointers_cut.cu" 3
::__dbuf::fetch(tile[t], x[k * width + t]);

# 12 "pointers_cut.cu" 3
::__dbuf::fetch(other[t], x[k * width + (t + 1) % width]);
}
++k; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 10 "pointers_cut.cu" 3
for (; k < n; ++k) {
::__dbuf::wait<0>(); __syncthreads();
{ __dbuf_tile_0_row *tile = (__dbuf_load) ? __dbuf_tile_0[(__dbuf_load) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_load) ? __dbuf_other_0[(__dbuf_load) - 1].v : __dbuf_other_0_first; (void)other; 
# 11 "pointers_cut.cu" 3
::__dbuf::fetch(tile[t], x[k * width + t]);

# 12 "pointers_cut.cu" 3
::__dbuf::fetch(other[t], x[k * width + (t + 1) % width]);
}
::__dbuf::commit();
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_now) ? __dbuf_other_0[(__dbuf_now) - 1].v : __dbuf_other_0_first; (void)other; { 
# 14 "pointers_cut.cu"
rows[t] = tile[width - 1 - t];

# 15 "pointers_cut.cu"
__syncthreads();

# 16 "pointers_cut.cu"
acc += rows[(t + 3) % width] - other[(t + 5) % width];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_now) ? __dbuf_other_0[(__dbuf_now) - 1].v : __dbuf_other_0_first; (void)other; { 
# 14 "pointers_cut.cu" 3
rows[t] = tile[width - 1 - t];

# 15 "pointers_cut.cu" 3
__syncthreads();

# 16 "pointers_cut.cu" 3
acc += rows[(t + 3) % width] - other[(t + 5) % width];
} }
if (__dbuf_now) {
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_now) ? __dbuf_other_0[(__dbuf_now) - 1].v : __dbuf_other_0_first; (void)other; 
# 11 "pointers_cut.cu" 3
{ ::__dbuf::put_back(tile[t], __dbuf_tile_0_first, tile); }

# 12 "pointers_cut.cu" 3
{ ::__dbuf::put_back(other[t], __dbuf_other_0_first, other); }
}
}
__syncthreads();
} }
# 18 "pointers_cut.cu"

  y[t] = acc + (n ? tile[t] : 0);
}
// ---- cp_async 3 ----
// loop pointers_cut cp_async 3
# 1 "pointers_cut.cu"
// Tiles that pointers cut out of dynamic shared memory, by their extents in the clause: further buffers stand beside it.
__attribute__((global)) void pointers_cut(const float *__restrict__ x, float *__restrict__ y, int n, int width) {
  extern __attribute__((shared)) float room[];
  float *rows = room;
  float *tile = &room[width];
  float *other = &room[2 * width];
  int t = threadIdx.x;
  float acc = 0;

# 10 "pointers_cut.cu" 3
{ typedef float __dbuf_tile_0_row; typedef __dbuf_tile_0_row __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; __dbuf_tile_0_row *const __dbuf_tile_0_first = tile;
typedef float __dbuf_other_0_row; typedef __dbuf_other_0_row __dbuf_other_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_other_0_t> __dbuf_other_0[2]; __dbuf_other_0_row *const __dbuf_other_0_first = other;
static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_other_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__attribute__((shared)) unsigned __dbuf_tile_0_at; ::__dbuf::note(__dbuf_tile_0_at, tile); __attribute__((shared)) unsigned __dbuf_other_0_at; ::__dbuf::note(__dbuf_other_0_at, other); __syncthreads();
if (!::__dbuf::noted(__dbuf_tile_0_at, tile)) { if (::__dbuf::first()) ::printf("dbuf: function pointers_cut, loop at line 10: shared(tile) was promised, but 'tile' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
if (!::__dbuf::noted(__dbuf_other_0_at, other)) { if (::__dbuf::first()) ::printf("dbuf: function pointers_cut, loop at line 10: shared(other) was promised, but 'other' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 10 "pointers_cut.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ __dbuf_tile_0_row *tile = (__dbuf_s) ? __dbuf_tile_0[(__dbuf_s) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_s) ? __dbuf_other_0[(__dbuf_s) - 1].v : __dbuf_other_0_first; (void)other; 
# 11 "pointers_cut.cu" 3
::__dbuf::fetch(tile[t], x[k * width + t]);

# 12 "pointers_cut.cu" 3
::__dbuf::fetch(other[t], x[k * width + (t + 1) % width]);
}
++k; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 10 "pointers_cut.cu" 3
for (; k < n; ++k) {
::__dbuf::wait<1>(); __syncthreads();
{ __dbuf_tile_0_row *tile = (__dbuf_load) ? __dbuf_tile_0[(__dbuf_load) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_load) ? __dbuf_other_0[(__dbuf_load) - 1].v : __dbuf_other_0_first; (void)other; 
# 11 "pointers_cut.cu" 3
::__dbuf::fetch(tile[t], x[k * width + t]);

# 12 "pointers_cut.cu" 3
::__dbuf::fetch(other[t], x[k * width + (t + 1) % width]);
}
::__dbuf::commit();
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_now) ? __dbuf_other_0[(__dbuf_now) - 1].v : __dbuf_other_0_first; (void)other; { 
# 14 "pointers_cut.cu"
rows[t] = tile[width - 1 - t];

# 15 "pointers_cut.cu"
__syncthreads();

# 16 "pointers_cut.cu"
acc += rows[(t + 3) % width] - other[(t + 5) % width];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 10 "pointers_cut.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_now) ? __dbuf_other_0[(__dbuf_now) - 1].v : __dbuf_other_0_first; (void)other; { 
# 14 "pointers_cut.cu" 3
rows[t] = tile[width - 1 - t];

# 15 "pointers_cut.cu" 3
__syncthreads();

# 16 "pointers_cut.cu" 3
acc += rows[(t + 3) % width] - other[(t + 5) % width];
} }
if (__dbuf_left == 1 && __dbuf_now) {
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_now) ? __dbuf_other_0[(__dbuf_now) - 1].v : __dbuf_other_0_first; (void)other; 
# 11 "pointers_cut.cu" 3
{ ::__dbuf::put_back(tile[t], __dbuf_tile_0_first, tile); }

# 12 "pointers_cut.cu" 3
{ ::__dbuf::put_back(other[t], __dbuf_other_0_first, other); }
}
}
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 18 "pointers_cut.cu"

  y[t] = acc + (n ? tile[t] : 0);
}
// ---- ldg auto ----
// loop pointers_cut ldg 2
# 1 "pointers_cut.cu"
// Tiles that pointers cut out of dynamic shared memory, by their extents in the clause: further buffers stand beside it.
__attribute__((global)) void pointers_cut(const float *__restrict__ x, float *__restrict__ y, int n, int width) {
  extern __attribute__((shared)) float room[];
  float *rows = room;
  float *tile = &room[width];
  float *other = &room[2 * width];
  int t = threadIdx.x;
  float acc = 0;

# 10 "pointers_cut.cu" 3
{ typedef float __dbuf_tile_0_row; typedef __dbuf_tile_0_row __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[1]; __dbuf_tile_0_row *const __dbuf_tile_0_first = tile;
typedef float __dbuf_other_0_row; typedef __dbuf_other_0_row __dbuf_other_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_other_0_t> __dbuf_other_0[1]; __dbuf_other_0_row *const __dbuf_other_0_first = other;
static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_other_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__attribute__((shared)) unsigned __dbuf_tile_0_at; ::__dbuf::note(__dbuf_tile_0_at, tile); __attribute__((shared)) unsigned __dbuf_other_0_at; ::__dbuf::note(__dbuf_other_0_at, other); __syncthreads();
if (!::__dbuf::noted(__dbuf_tile_0_at, tile)) { if (::__dbuf::first()) ::printf("dbuf: function pointers_cut, loop at line 10: shared(tile) was promised, but 'tile' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
if (!::__dbuf::noted(__dbuf_other_0_at, other)) { if (::__dbuf::first()) ::printf("dbuf: function pointers_cut, loop at line 10: shared(other) was promised, but 'other' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_now = 0;
{ __dbuf_tile_0_row *tile = (0) ? __dbuf_tile_0[(0) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (0) ? __dbuf_other_0[(0) - 1].v : __dbuf_other_0_first; (void)other; 
# 11 "pointers_cut.cu" 3
tile[t] = x[k * width + t];

# 12 "pointers_cut.cu" 3
other[t] = x[k * width + (t + 1) % width];
}
++k; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 10 "pointers_cut.cu" 3
for (; k < n; ++k) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((x)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_tile_0_row *tile = (__dbuf_now ^ 1) ? __dbuf_tile_0[(__dbuf_now ^ 1) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_now ^ 1) ? __dbuf_other_0[(__dbuf_now ^ 1) - 1].v : __dbuf_other_0_first; (void)other; 
# 11 "pointers_cut.cu" 3
(void)((__dbuf_r0 = x[k * width + t]));

# 12 "pointers_cut.cu" 3
(void)((__dbuf_r1 = x[k * width + (t + 1) % width]));
}
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_now) ? __dbuf_other_0[(__dbuf_now) - 1].v : __dbuf_other_0_first; (void)other; { 
# 14 "pointers_cut.cu"
rows[t] = tile[width - 1 - t];

# 15 "pointers_cut.cu"
__syncthreads();

# 16 "pointers_cut.cu"
acc += rows[(t + 3) % width] - other[(t + 5) % width];
} }
{ __dbuf_tile_0_row *tile = (__dbuf_now ^ 1) ? __dbuf_tile_0[(__dbuf_now ^ 1) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_now ^ 1) ? __dbuf_other_0[(__dbuf_now ^ 1) - 1].v : __dbuf_other_0_first; (void)other; 
# 11 "pointers_cut.cu" 3
tile[t] = __dbuf_r0;

# 12 "pointers_cut.cu" 3
other[t] = __dbuf_r1;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_now) ? __dbuf_other_0[(__dbuf_now) - 1].v : __dbuf_other_0_first; (void)other; { 
# 14 "pointers_cut.cu" 3
rows[t] = tile[width - 1 - t];

# 15 "pointers_cut.cu" 3
__syncthreads();

# 16 "pointers_cut.cu" 3
acc += rows[(t + 3) % width] - other[(t + 5) % width];
} }
if (__dbuf_now) {
{ __dbuf_tile_0_row *tile = (__dbuf_now) ? __dbuf_tile_0[(__dbuf_now) - 1].v : __dbuf_tile_0_first; (void)tile; __dbuf_other_0_row *other = (__dbuf_now) ? __dbuf_other_0[(__dbuf_now) - 1].v : __dbuf_other_0_first; (void)other; 
# 11 "pointers_cut.cu" 3
{ ::__dbuf::put_back(tile[t], __dbuf_tile_0_first, tile); }

# 12 "pointers_cut.cu" 3
{ ::__dbuf::put_back(other[t], __dbuf_other_0_first, other); }
}
}
__syncthreads();
} }
# 18 "pointers_cut.cu"

  y[t] = acc + (n ? tile[t] : 0);
}
// ---- ldg_single auto ----
// loop pointers_cut ldg_single 1
# 1 "pointers_cut.cu"
// Tiles that pointers cut out of dynamic shared memory, by their extents in the clause: further buffers stand beside it.
__attribute__((global)) void pointers_cut(const float *__restrict__ x, float *__restrict__ y, int n, int width) {
  extern __attribute__((shared)) float room[];
  float *rows = room;
  float *tile = &room[width];
  float *other = &room[2 * width];
  int t = threadIdx.x;
  float acc = 0;

# 10 "pointers_cut.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 11 "pointers_cut.cu" 3
tile[t] = x[k * width + t];

# 12 "pointers_cut.cu" 3
other[t] = x[k * width + (t + 1) % width];
}
++k; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 10 "pointers_cut.cu" 3
for (; k < n; ++k) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((x)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 11 "pointers_cut.cu" 3
(void)((__dbuf_r0 = x[k * width + t]));

# 12 "pointers_cut.cu" 3
(void)((__dbuf_r1 = x[k * width + (t + 1) % width]));
}
{ { 
# 14 "pointers_cut.cu"
rows[t] = tile[width - 1 - t];

# 15 "pointers_cut.cu"
__syncthreads();

# 16 "pointers_cut.cu"
acc += rows[(t + 3) % width] - other[(t + 5) % width];
} }
__syncthreads();
{ 
# 11 "pointers_cut.cu" 3
tile[t] = __dbuf_r0;

# 12 "pointers_cut.cu" 3
other[t] = __dbuf_r1;
}

__syncthreads();
}
{ { 
# 14 "pointers_cut.cu" 3
rows[t] = tile[width - 1 - t];

# 15 "pointers_cut.cu" 3
__syncthreads();

# 16 "pointers_cut.cu" 3
acc += rows[(t + 3) % width] - other[(t + 5) % width];
} }
__syncthreads();
} }
# 18 "pointers_cut.cu"

  y[t] = acc + (n ? tile[t] : 0);
}
