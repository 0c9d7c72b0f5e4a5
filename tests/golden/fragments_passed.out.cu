// ---- cp_async 2 ----
// loop fragments cp_async 2
# 1 "fragments_passed.cu"
// Functions write elements of fragments; which of one name is called, the numbers of arguments tell. Each tile has a
// fragment of its own, and what the compiler decides is decided again in compute.
template <int KIND, class FRAGMENT>
__attribute__((device)) void shape(const FRAGMENT &from, FRAGMENT &to) {
  for (int i = 0; i < to.num_elements; ++i)
    to.x[i] = KIND ? from.x[i] * 0.5f + 1.0f : from.x[i];
}

template <class FRAGMENT>
__attribute__((device)) void shape(int kind, const FRAGMENT &from, FRAGMENT &to) {
  if (kind == 1)
    shape<1, FRAGMENT>(from, to);
  else
    shape<0, FRAGMENT>(from, to);
}

template <class FRAGMENT>
__attribute__((device)) FRAGMENT shape(int kind, const FRAGMENT &from) {
  FRAGMENT to;
  shape(kind, from, to);
  return to;
}

template <bool STAGED>
__attribute__((global)) void fragments(const half *__restrict__ x, const half *__restrict__ w, float *__restrict__ y,
                                       int kind, int n) {
  using namespace nvcuda;
  
# 28 "fragments_passed.cu" 3
typedef half __dbuf_tile_0_t[16 * 16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 28 "fragments_passed.cu"

  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums[8];
  wmma::load_matrix_sync(b, w, 16);

# 34 "fragments_passed.cu" 3
{ if (STAGED) { static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(a)>::value, "dbuf-hidden-reference: 'a' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<decltype(b)>::value, "dbuf-hidden-reference: 'b' is a reference, which its type does not show; declare it with '&'");
int t = 0;
if (t < n) {
auto __dbuf_now_t_0 = t;
::__dbuf::forget(__dbuf_now_t_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 36 "fragments_passed.cu" 3
::__dbuf::fetch(*(int4 *)&tile[8 * threadIdx.x], *(const int4 *)&x[t * 256 + 8 * threadIdx.x]);
}
++t; 
}
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 34 "fragments_passed.cu" 3
for (; t < n; ++t) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 36 "fragments_passed.cu" 3
::__dbuf::fetch(*(int4 *)&tile[8 * threadIdx.x], *(const int4 *)&x[t * 256 + 8 * threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &t = __dbuf_now_t_0; { 
# 39 "fragments_passed.cu"
wmma::fill_fragment(sums[t], 0.0f);

# 41 "fragments_passed.cu"
wmma::load_matrix_sync(a, tile, 16);

# 44 "fragments_passed.cu"
wmma::mma_sync(sums[t], a, b, sums[t]);

# 46 "fragments_passed.cu"
__syncthreads();

# 47 "fragments_passed.cu"
shape(kind, sums[t], sums[t]);
} ++t; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &t = __dbuf_now_t_0; { 
# 39 "fragments_passed.cu" 3
wmma::fill_fragment(sums[t], 0.0f);

# 41 "fragments_passed.cu" 3
wmma::load_matrix_sync(a, tile, 16);

# 44 "fragments_passed.cu" 3
wmma::mma_sync(sums[t], a, b, sums[t]);

# 46 "fragments_passed.cu" 3
__syncthreads();

# 47 "fragments_passed.cu" 3
shape(kind, sums[t], sums[t]);
} ++t; }
} } else {
# 33 "fragments_passed.cu" 3

  for (int t = 0; t < n; ++t) {
    if (STAGED) {
      *(int4 *)&tile[8 * threadIdx.x] = *(const int4 *)&x[t * 256 + 8 * threadIdx.x];
      __syncthreads();
    }
    wmma::fill_fragment(sums[t], 0.0f);
    if (STAGED)
      wmma::load_matrix_sync(a, tile, 16);
    else
      wmma::fill_fragment(a, w[t]);
    wmma::mma_sync(sums[t], a, b, sums[t]);
    if (STAGED)
      __syncthreads();
    shape(kind, sums[t], sums[t]);
  }
} }
# 48 "fragments_passed.cu"

  for (int t = 0; t < n; ++t)
    wmma::store_matrix_sync(y + t * 256, sums[t], 16, wmma::mem_row_major);
}
// ---- cp_async 3 ----
// loop fragments cp_async 3
# 1 "fragments_passed.cu"
// Functions write elements of fragments; which of one name is called, the numbers of arguments tell. Each tile has a
// fragment of its own, and what the compiler decides is decided again in compute.
template <int KIND, class FRAGMENT>
__attribute__((device)) void shape(const FRAGMENT &from, FRAGMENT &to) {
  for (int i = 0; i < to.num_elements; ++i)
    to.x[i] = KIND ? from.x[i] * 0.5f + 1.0f : from.x[i];
}

template <class FRAGMENT>
__attribute__((device)) void shape(int kind, const FRAGMENT &from, FRAGMENT &to) {
  if (kind == 1)
    shape<1, FRAGMENT>(from, to);
  else
    shape<0, FRAGMENT>(from, to);
}

template <class FRAGMENT>
__attribute__((device)) FRAGMENT shape(int kind, const FRAGMENT &from) {
  FRAGMENT to;
  shape(kind, from, to);
  return to;
}

template <bool STAGED>
__attribute__((global)) void fragments(const half *__restrict__ x, const half *__restrict__ w, float *__restrict__ y,
                                       int kind, int n) {
  using namespace nvcuda;
  
# 28 "fragments_passed.cu" 3
typedef half __dbuf_tile_0_t[16 * 16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 28 "fragments_passed.cu"

  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums[8];
  wmma::load_matrix_sync(b, w, 16);

# 34 "fragments_passed.cu" 3
{ if (STAGED) { static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(a)>::value, "dbuf-hidden-reference: 'a' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<decltype(b)>::value, "dbuf-hidden-reference: 'b' is a reference, which its type does not show; declare it with '&'");
int t = 0;
if (t < n) {
auto __dbuf_now_t_0 = t;
::__dbuf::forget(__dbuf_now_t_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 34 "fragments_passed.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (t < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 36 "fragments_passed.cu" 3
::__dbuf::fetch(*(int4 *)&tile[8 * threadIdx.x], *(const int4 *)&x[t * 256 + 8 * threadIdx.x]);
}
++t; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 34 "fragments_passed.cu" 3
for (; t < n; ++t) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 36 "fragments_passed.cu" 3
::__dbuf::fetch(*(int4 *)&tile[8 * threadIdx.x], *(const int4 *)&x[t * 256 + 8 * threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &t = __dbuf_now_t_0; { 
# 39 "fragments_passed.cu"
wmma::fill_fragment(sums[t], 0.0f);

# 41 "fragments_passed.cu"
wmma::load_matrix_sync(a, tile, 16);

# 44 "fragments_passed.cu"
wmma::mma_sync(sums[t], a, b, sums[t]);

# 46 "fragments_passed.cu"
__syncthreads();

# 47 "fragments_passed.cu"
shape(kind, sums[t], sums[t]);
} ++t; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();
__syncthreads();
#pragma unroll 1
# 34 "fragments_passed.cu" 3
for (; __dbuf_left; --__dbuf_left) {

{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &t = __dbuf_now_t_0; { 
# 39 "fragments_passed.cu" 3
wmma::fill_fragment(sums[t], 0.0f);

# 41 "fragments_passed.cu" 3
wmma::load_matrix_sync(a, tile, 16);

# 44 "fragments_passed.cu" 3
wmma::mma_sync(sums[t], a, b, sums[t]);

# 46 "fragments_passed.cu" 3
__syncthreads();

# 47 "fragments_passed.cu" 3
shape(kind, sums[t], sums[t]);
} ++t; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
} } else {
# 33 "fragments_passed.cu" 3

  for (int t = 0; t < n; ++t) {
    if (STAGED) {
      *(int4 *)&tile[8 * threadIdx.x] = *(const int4 *)&x[t * 256 + 8 * threadIdx.x];
      __syncthreads();
    }
    wmma::fill_fragment(sums[t], 0.0f);
    if (STAGED)
      wmma::load_matrix_sync(a, tile, 16);
    else
      wmma::fill_fragment(a, w[t]);
    wmma::mma_sync(sums[t], a, b, sums[t]);
    if (STAGED)
      __syncthreads();
    shape(kind, sums[t], sums[t]);
  }
} }
# 48 "fragments_passed.cu"

  for (int t = 0; t < n; ++t)
    wmma::store_matrix_sync(y + t * 256, sums[t], 16, wmma::mem_row_major);
}
// ---- ldg auto ----
// loop fragments ldg 2
# 1 "fragments_passed.cu"
// Functions write elements of fragments; which of one name is called, the numbers of arguments tell. Each tile has a
// fragment of its own, and what the compiler decides is decided again in compute.
template <int KIND, class FRAGMENT>
__attribute__((device)) void shape(const FRAGMENT &from, FRAGMENT &to) {
  for (int i = 0; i < to.num_elements; ++i)
    to.x[i] = KIND ? from.x[i] * 0.5f + 1.0f : from.x[i];
}

template <class FRAGMENT>
__attribute__((device)) void shape(int kind, const FRAGMENT &from, FRAGMENT &to) {
  if (kind == 1)
    shape<1, FRAGMENT>(from, to);
  else
    shape<0, FRAGMENT>(from, to);
}

template <class FRAGMENT>
__attribute__((device)) FRAGMENT shape(int kind, const FRAGMENT &from) {
  FRAGMENT to;
  shape(kind, from, to);
  return to;
}

template <bool STAGED>
__attribute__((global)) void fragments(const half *__restrict__ x, const half *__restrict__ w, float *__restrict__ y,
                                       int kind, int n) {
  using namespace nvcuda;
  
# 28 "fragments_passed.cu" 3
typedef half __dbuf_tile_0_t[16 * 16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 28 "fragments_passed.cu"

  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums[8];
  wmma::load_matrix_sync(b, w, 16);

# 34 "fragments_passed.cu" 3
{ if (STAGED) { static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(a)>::value, "dbuf-hidden-reference: 'a' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<decltype(b)>::value, "dbuf-hidden-reference: 'b' is a reference, which its type does not show; declare it with '&'");
int t = 0;
if (t < n) {
auto __dbuf_now_t_0 = t;
::__dbuf::forget(__dbuf_now_t_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 36 "fragments_passed.cu" 3
*(int4 *)&tile[8 * threadIdx.x] = *(const int4 *)&x[t * 256 + 8 * threadIdx.x];
}
++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 34 "fragments_passed.cu" 3
for (; t < n; ++t) {
::__dbuf::forget(t);
::__dbuf::target<const int4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const int4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 36 "fragments_passed.cu" 3
(void)((__dbuf_r0 = *(const int4 *)&x[t * 256 + 8 * threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &t = __dbuf_now_t_0; { 
# 39 "fragments_passed.cu"
wmma::fill_fragment(sums[t], 0.0f);

# 41 "fragments_passed.cu"
wmma::load_matrix_sync(a, tile, 16);

# 44 "fragments_passed.cu"
wmma::mma_sync(sums[t], a, b, sums[t]);

# 46 "fragments_passed.cu"
__syncthreads();

# 47 "fragments_passed.cu"
shape(kind, sums[t], sums[t]);
} ++t; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 36 "fragments_passed.cu" 3
*(int4 *)&tile[8 * threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &t = __dbuf_now_t_0; { 
# 39 "fragments_passed.cu" 3
wmma::fill_fragment(sums[t], 0.0f);

# 41 "fragments_passed.cu" 3
wmma::load_matrix_sync(a, tile, 16);

# 44 "fragments_passed.cu" 3
wmma::mma_sync(sums[t], a, b, sums[t]);

# 46 "fragments_passed.cu" 3
__syncthreads();

# 47 "fragments_passed.cu" 3
shape(kind, sums[t], sums[t]);
} ++t; }
} } else {
# 33 "fragments_passed.cu" 3

  for (int t = 0; t < n; ++t) {
    if (STAGED) {
      *(int4 *)&tile[8 * threadIdx.x] = *(const int4 *)&x[t * 256 + 8 * threadIdx.x];
      __syncthreads();
    }
    wmma::fill_fragment(sums[t], 0.0f);
    if (STAGED)
      wmma::load_matrix_sync(a, tile, 16);
    else
      wmma::fill_fragment(a, w[t]);
    wmma::mma_sync(sums[t], a, b, sums[t]);
    if (STAGED)
      __syncthreads();
    shape(kind, sums[t], sums[t]);
  }
} }
# 48 "fragments_passed.cu"

  for (int t = 0; t < n; ++t)
    wmma::store_matrix_sync(y + t * 256, sums[t], 16, wmma::mem_row_major);
}
// ---- ldg_single auto ----
// loop fragments ldg_single 1
# 1 "fragments_passed.cu"
// Functions write elements of fragments; which of one name is called, the numbers of arguments tell. Each tile has a
// fragment of its own, and what the compiler decides is decided again in compute.
template <int KIND, class FRAGMENT>
__attribute__((device)) void shape(const FRAGMENT &from, FRAGMENT &to) {
  for (int i = 0; i < to.num_elements; ++i)
    to.x[i] = KIND ? from.x[i] * 0.5f + 1.0f : from.x[i];
}

template <class FRAGMENT>
__attribute__((device)) void shape(int kind, const FRAGMENT &from, FRAGMENT &to) {
  if (kind == 1)
    shape<1, FRAGMENT>(from, to);
  else
    shape<0, FRAGMENT>(from, to);
}

template <class FRAGMENT>
__attribute__((device)) FRAGMENT shape(int kind, const FRAGMENT &from) {
  FRAGMENT to;
  shape(kind, from, to);
  return to;
}

template <bool STAGED>
__attribute__((global)) void fragments(const half *__restrict__ x, const half *__restrict__ w, float *__restrict__ y,
                                       int kind, int n) {
  using namespace nvcuda;
  __attribute__((shared)) __attribute__((aligned(16))) half tile[16 * 16];
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums[8];
  wmma::load_matrix_sync(b, w, 16);

# 34 "fragments_passed.cu" 3
{ if (STAGED) { static_assert(!::__dbuf::reference<decltype(a)>::value, "dbuf-hidden-reference: 'a' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<decltype(b)>::value, "dbuf-hidden-reference: 'b' is a reference, which its type does not show; declare it with '&'");
int t = 0;
if (t < n) {
auto __dbuf_now_t_0 = t;
::__dbuf::forget(__dbuf_now_t_0);
{ 
# 36 "fragments_passed.cu" 3
*(int4 *)&tile[8 * threadIdx.x] = *(const int4 *)&x[t * 256 + 8 * threadIdx.x];
}
++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 34 "fragments_passed.cu" 3
for (; t < n; ++t) {
::__dbuf::forget(t);
::__dbuf::target<const int4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const int4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 36 "fragments_passed.cu" 3
(void)((__dbuf_r0 = *(const int4 *)&x[t * 256 + 8 * threadIdx.x]));
}
{ auto &t = __dbuf_now_t_0; { 
# 39 "fragments_passed.cu"
wmma::fill_fragment(sums[t], 0.0f);

# 41 "fragments_passed.cu"
wmma::load_matrix_sync(a, tile, 16);

# 44 "fragments_passed.cu"
wmma::mma_sync(sums[t], a, b, sums[t]);

# 46 "fragments_passed.cu"
__syncthreads();

# 47 "fragments_passed.cu"
shape(kind, sums[t], sums[t]);
} ++t; }
{ 
# 36 "fragments_passed.cu" 3
*(int4 *)&tile[8 * threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ auto &t = __dbuf_now_t_0; { 
# 39 "fragments_passed.cu" 3
wmma::fill_fragment(sums[t], 0.0f);

# 41 "fragments_passed.cu" 3
wmma::load_matrix_sync(a, tile, 16);

# 44 "fragments_passed.cu" 3
wmma::mma_sync(sums[t], a, b, sums[t]);

# 46 "fragments_passed.cu" 3
__syncthreads();

# 47 "fragments_passed.cu" 3
shape(kind, sums[t], sums[t]);
} ++t; }
} } else {
# 33 "fragments_passed.cu" 3

  for (int t = 0; t < n; ++t) {
    if (STAGED) {
      *(int4 *)&tile[8 * threadIdx.x] = *(const int4 *)&x[t * 256 + 8 * threadIdx.x];
      __syncthreads();
    }
    wmma::fill_fragment(sums[t], 0.0f);
    if (STAGED)
      wmma::load_matrix_sync(a, tile, 16);
    else
      wmma::fill_fragment(a, w[t]);
    wmma::mma_sync(sums[t], a, b, sums[t]);
    if (STAGED)
      __syncthreads();
    shape(kind, sums[t], sums[t]);
  }
} }
# 48 "fragments_passed.cu"

  for (int t = 0; t < n; ++t)
    wmma::store_matrix_sync(y + t * 256, sums[t], 16, wmma::mem_row_major);
}
