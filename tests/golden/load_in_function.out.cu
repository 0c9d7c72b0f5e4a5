// ---- cp_async 2 ----
// loop product left: cp.async can copy nothing of this loop: its value comes from a variable of the load
// load_in_function.cu:12:5: error: cp.async can copy nothing of this loop: its value comes from a variable of the load [dbuf-no-async]
//       left[row][column] = value;
//       ^~~~
// load_in_function.cu:33:5: note: in a function that the load calls here
//       fetch_tiles<T, M, D, N, THREADS>(a, depth, b, N, as, bs, t, thread, depth);
//       ^~~~~~~~~~~
// load_in_function.cu:12:5: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop product left: cp.async can copy nothing of this loop: its value comes from a variable of the load
// load_in_function.cu:12:5: error: cp.async can copy nothing of this loop: its value comes from a variable of the load [dbuf-no-async]
//       left[row][column] = value;
//       ^~~~
// load_in_function.cu:33:5: note: in a function that the load calls here
//       fetch_tiles<T, M, D, N, THREADS>(a, depth, b, N, as, bs, t, thread, depth);
//       ^~~~~~~~~~~
// load_in_function.cu:12:5: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop product ldg 2
# 1 "load_in_function.cu"
// A function of the file fills the tiles: its body takes the place of the call, in the load alone.
template <typename T, int ROWS, int DEPTH, int COLUMNS, int THREADS, int PAD = 0>
__attribute__((device)) void fetch_tiles(const T *a, unsigned pitch_a, T const *b, unsigned pitch_b,
                                         T left[ROWS][DEPTH + PAD], T right[DEPTH][COLUMNS + PAD], unsigned tile,
                                         unsigned thread, unsigned depth) {
#pragma unroll
  for (unsigned i{0u}; i < ROWS * DEPTH / THREADS; ++i) {
    unsigned const row{(thread + i * THREADS) / DEPTH}, column{(thread + i * THREADS) % DEPTH};
    T value{static_cast<T>(0)};
    if (tile * DEPTH + column < depth)
      value = a[row * pitch_a + tile * DEPTH + column];
    left[row][column] = value;
  }
#pragma unroll
  for (unsigned i{0u}; i < DEPTH * COLUMNS / THREADS; ++i) {
    unsigned const row{(thread + i * THREADS) / COLUMNS}, column{(thread + i * THREADS) % COLUMNS};
    T value{static_cast<T>(0)};
    if (tile * DEPTH + row < depth)
      value = b[(tile * DEPTH + row) * pitch_b + column];
    right[row][column] = value;
  }
}

template <typename T, int M, int N, int D>
__attribute__((global)) void product(const T *a, const T *b, T *__restrict__ c, unsigned depth) {
  constexpr int THREADS{M * N};
  
# 27 "load_in_function.cu" 3
typedef T __dbuf_as_0_t[M][D]; __attribute__((shared)) ::__dbuf::slot<__dbuf_as_0_t> __dbuf_as_0[2]; auto &as = __dbuf_as_0[0].v; 
# 27 "load_in_function.cu"

  
# 28 "load_in_function.cu" 3
typedef T __dbuf_bs_0_t[D][N]; __attribute__((shared)) ::__dbuf::slot<__dbuf_bs_0_t> __dbuf_bs_0[2]; auto &bs = __dbuf_bs_0[0].v; 
# 28 "load_in_function.cu"

  unsigned const thread{threadIdx.y * N + threadIdx.x};
  T sum = 0;

# 32 "load_in_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_as_0) + sizeof(__dbuf_bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(sum)>::value, "dbuf-hidden-reference: 'sum' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<T >::value, "dbuf-hidden-reference: 'value' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<T >::value, "dbuf-hidden-reference: 'value' is a reference, which its type does not show; declare it with '&'");
unsigned t{0u};
if (t < (depth + D - 1) / D) {
int __dbuf_now = 0;
{ auto &as = __dbuf_as_0[0].v; (void)as; auto &bs = __dbuf_bs_0[0].v; (void)bs; 
# 33 "load_in_function.cu" 3
{ constexpr int __dbuf0_ROWS = M; constexpr int __dbuf0_DEPTH = D; constexpr int __dbuf0_COLUMNS = N; constexpr int __dbuf0_THREADS = THREADS; constexpr int __dbuf0_PAD = 0; const T * __dbuf0_a = a; unsigned __dbuf0_pitch_a = depth; T const * __dbuf0_b = b; unsigned __dbuf0_pitch_b = N; auto &__dbuf0_left = as; auto &__dbuf0_right = bs; unsigned __dbuf0_tile = t; unsigned __dbuf0_thread = thread; unsigned __dbuf0_depth = depth; 
# 5 "load_in_function.cu" 3
                                                                          {
#pragma unroll
  for (unsigned i{0u}; i < __dbuf0_ROWS * __dbuf0_DEPTH / __dbuf0_THREADS; ++i) {
    unsigned const row{(__dbuf0_thread + i * __dbuf0_THREADS) / __dbuf0_DEPTH}, column{(__dbuf0_thread + i * __dbuf0_THREADS) % __dbuf0_DEPTH};
    T value{static_cast<T>(0)};
    if (__dbuf0_tile * __dbuf0_DEPTH + column < __dbuf0_depth)
      value = __dbuf0_a[row * __dbuf0_pitch_a + __dbuf0_tile * __dbuf0_DEPTH + column];
    __dbuf0_left[row][column] = value;
  }
#pragma unroll
  for (unsigned i{0u}; i < __dbuf0_DEPTH * __dbuf0_COLUMNS / __dbuf0_THREADS; ++i) {
    unsigned const row{(__dbuf0_thread + i * __dbuf0_THREADS) / __dbuf0_COLUMNS}, column{(__dbuf0_thread + i * __dbuf0_THREADS) % __dbuf0_COLUMNS};
    T value{static_cast<T>(0)};
    if (__dbuf0_tile * __dbuf0_DEPTH + row < __dbuf0_depth)
      value = __dbuf0_b[(__dbuf0_tile * __dbuf0_DEPTH + row) * __dbuf0_pitch_b + column];
    __dbuf0_right[row][column] = value;
  }
}
# 33 "load_in_function.cu" 3
                                                                              }
}
++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 32 "load_in_function.cu" 3
for (; t < (depth + D - 1) / D; ++t) {
::__dbuf::forget(t);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0u)), ((long long)((((int)(M) * (int)(D)) / (int)(THREADS)))), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0u)), ((long long)((((int)(D) * (int)(N)) / (int)(THREADS)))), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::target<const T *> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::target<const T *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<T const *> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::target<T const *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &as = __dbuf_as_0[__dbuf_now ^ 1].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now ^ 1].v; (void)bs; 
# 33 "load_in_function.cu" 3
{ constexpr int __dbuf0_ROWS = M; constexpr int __dbuf0_DEPTH = D; constexpr int __dbuf0_COLUMNS = N; constexpr int __dbuf0_THREADS = THREADS; constexpr int __dbuf0_PAD = 0; const T * __dbuf0_a = a; unsigned __dbuf0_pitch_a = depth; T const * __dbuf0_b = b; unsigned __dbuf0_pitch_b = N; auto &__dbuf0_left = as; auto &__dbuf0_right = bs; unsigned __dbuf0_tile = t; unsigned __dbuf0_thread = thread; unsigned __dbuf0_depth = depth; 
# 5 "load_in_function.cu" 3
                                                                          {
{ unsigned i{0u};
#pragma unroll
# 7 "load_in_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < __dbuf0_ROWS * __dbuf0_DEPTH / __dbuf0_THREADS)
# 7 "load_in_function.cu" 3
{
    unsigned const row{(__dbuf0_thread + i * __dbuf0_THREADS) / __dbuf0_DEPTH}, column{(__dbuf0_thread + i * __dbuf0_THREADS) % __dbuf0_DEPTH};
    T value{static_cast<T>(0)};
    if (__dbuf0_tile * __dbuf0_DEPTH + column < __dbuf0_depth)
      value = static_cast<decltype(*::__dbuf::any<const T *>())>(__dbuf_r0[__dbuf_i0] = __dbuf0_a[row * __dbuf0_pitch_a + __dbuf0_tile * __dbuf0_DEPTH + column]);
    ;
  } }
{ unsigned i{0u};
#pragma unroll
# 15 "load_in_function.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++i)) if (i < __dbuf0_DEPTH * __dbuf0_COLUMNS / __dbuf0_THREADS)
# 15 "load_in_function.cu" 3
{
    unsigned const row{(__dbuf0_thread + i * __dbuf0_THREADS) / __dbuf0_COLUMNS}, column{(__dbuf0_thread + i * __dbuf0_THREADS) % __dbuf0_COLUMNS};
    T value{static_cast<T>(0)};
    if (__dbuf0_tile * __dbuf0_DEPTH + row < __dbuf0_depth)
      value = static_cast<decltype(*::__dbuf::any<T const *>())>(__dbuf_r1[__dbuf_i1] = __dbuf0_b[(__dbuf0_tile * __dbuf0_DEPTH + row) * __dbuf0_pitch_b + column]);
    ;
  } }
}
# 33 "load_in_function.cu" 3
                                                                              }
}
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 35 "load_in_function.cu"
#pragma unroll
    for (int k = 0; k < D; ++k)
      sum += as[threadIdx.y][k] * bs[k][threadIdx.x];
} }
{ auto &as = __dbuf_as_0[__dbuf_now ^ 1].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now ^ 1].v; (void)bs; 
# 33 "load_in_function.cu" 3
{ constexpr int __dbuf0_ROWS = M; constexpr int __dbuf0_DEPTH = D; constexpr int __dbuf0_COLUMNS = N; constexpr int __dbuf0_THREADS = THREADS; constexpr int __dbuf0_PAD = 0; const T * __dbuf0_a = a; unsigned __dbuf0_pitch_a = depth; T const * __dbuf0_b = b; unsigned __dbuf0_pitch_b = N; auto &__dbuf0_left = as; auto &__dbuf0_right = bs; unsigned __dbuf0_tile = t; unsigned __dbuf0_thread = thread; unsigned __dbuf0_depth = depth; 
# 5 "load_in_function.cu" 3
                                                                          {
{ unsigned i{0u};
#pragma unroll
# 7 "load_in_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < __dbuf0_ROWS * __dbuf0_DEPTH / __dbuf0_THREADS)
# 7 "load_in_function.cu" 3
{
    unsigned const row{(__dbuf0_thread + i * __dbuf0_THREADS) / __dbuf0_DEPTH}, column{(__dbuf0_thread + i * __dbuf0_THREADS) % __dbuf0_DEPTH};
    T value{static_cast<T>(0)};
    if (__dbuf0_tile * __dbuf0_DEPTH + column < __dbuf0_depth)
      value = static_cast<decltype(*::__dbuf::any<const T *>())>(__dbuf_r0[__dbuf_i0]);
    __dbuf0_left[row][column] = value;
  } }
{ unsigned i{0u};
#pragma unroll
# 15 "load_in_function.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++i)) if (i < __dbuf0_DEPTH * __dbuf0_COLUMNS / __dbuf0_THREADS)
# 15 "load_in_function.cu" 3
{
    unsigned const row{(__dbuf0_thread + i * __dbuf0_THREADS) / __dbuf0_COLUMNS}, column{(__dbuf0_thread + i * __dbuf0_THREADS) % __dbuf0_COLUMNS};
    T value{static_cast<T>(0)};
    if (__dbuf0_tile * __dbuf0_DEPTH + row < __dbuf0_depth)
      value = static_cast<decltype(*::__dbuf::any<T const *>())>(__dbuf_r1[__dbuf_i1]);
    __dbuf0_right[row][column] = value;
  } }
}
# 33 "load_in_function.cu" 3
                                                                              }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 35 "load_in_function.cu" 3
#pragma unroll
    for (int k = 0; k < D; ++k)
      sum += as[threadIdx.y][k] * bs[k][threadIdx.x];
} }
__syncthreads();
} }
# 39 "load_in_function.cu"

  c[threadIdx.y * N + threadIdx.x] = sum;
}
// ---- ldg_single auto ----
// loop product ldg_single 1
# 1 "load_in_function.cu"
// A function of the file fills the tiles: its body takes the place of the call, in the load alone.
template <typename T, int ROWS, int DEPTH, int COLUMNS, int THREADS, int PAD = 0>
__attribute__((device)) void fetch_tiles(const T *a, unsigned pitch_a, T const *b, unsigned pitch_b,
                                         T left[ROWS][DEPTH + PAD], T right[DEPTH][COLUMNS + PAD], unsigned tile,
                                         unsigned thread, unsigned depth) {
#pragma unroll
  for (unsigned i{0u}; i < ROWS * DEPTH / THREADS; ++i) {
    unsigned const row{(thread + i * THREADS) / DEPTH}, column{(thread + i * THREADS) % DEPTH};
    T value{static_cast<T>(0)};
    if (tile * DEPTH + column < depth)
      value = a[row * pitch_a + tile * DEPTH + column];
    left[row][column] = value;
  }
#pragma unroll
  for (unsigned i{0u}; i < DEPTH * COLUMNS / THREADS; ++i) {
    unsigned const row{(thread + i * THREADS) / COLUMNS}, column{(thread + i * THREADS) % COLUMNS};
    T value{static_cast<T>(0)};
    if (tile * DEPTH + row < depth)
      value = b[(tile * DEPTH + row) * pitch_b + column];
    right[row][column] = value;
  }
}

template <typename T, int M, int N, int D>
__attribute__((global)) void product(const T *a, const T *b, T *__restrict__ c, unsigned depth) {
  constexpr int THREADS{M * N};
  __attribute__((shared)) T as[M][D];
  __attribute__((shared)) T bs[D][N];
  unsigned const thread{threadIdx.y * N + threadIdx.x};
  T sum = 0;

# 32 "load_in_function.cu" 3
{ static_assert(!::__dbuf::reference<decltype(sum)>::value, "dbuf-hidden-reference: 'sum' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<T >::value, "dbuf-hidden-reference: 'value' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<T >::value, "dbuf-hidden-reference: 'value' is a reference, which its type does not show; declare it with '&'");
unsigned t{0u};
if (t < (depth + D - 1) / D) {
{ 
# 33 "load_in_function.cu" 3
{ constexpr int __dbuf0_ROWS = M; constexpr int __dbuf0_DEPTH = D; constexpr int __dbuf0_COLUMNS = N; constexpr int __dbuf0_THREADS = THREADS; constexpr int __dbuf0_PAD = 0; const T * __dbuf0_a = a; unsigned __dbuf0_pitch_a = depth; T const * __dbuf0_b = b; unsigned __dbuf0_pitch_b = N; auto &__dbuf0_left = as; auto &__dbuf0_right = bs; unsigned __dbuf0_tile = t; unsigned __dbuf0_thread = thread; unsigned __dbuf0_depth = depth; 
# 5 "load_in_function.cu" 3
                                                                          {
#pragma unroll
  for (unsigned i{0u}; i < __dbuf0_ROWS * __dbuf0_DEPTH / __dbuf0_THREADS; ++i) {
    unsigned const row{(__dbuf0_thread + i * __dbuf0_THREADS) / __dbuf0_DEPTH}, column{(__dbuf0_thread + i * __dbuf0_THREADS) % __dbuf0_DEPTH};
    T value{static_cast<T>(0)};
    if (__dbuf0_tile * __dbuf0_DEPTH + column < __dbuf0_depth)
      value = __dbuf0_a[row * __dbuf0_pitch_a + __dbuf0_tile * __dbuf0_DEPTH + column];
    __dbuf0_left[row][column] = value;
  }
#pragma unroll
  for (unsigned i{0u}; i < __dbuf0_DEPTH * __dbuf0_COLUMNS / __dbuf0_THREADS; ++i) {
    unsigned const row{(__dbuf0_thread + i * __dbuf0_THREADS) / __dbuf0_COLUMNS}, column{(__dbuf0_thread + i * __dbuf0_THREADS) % __dbuf0_COLUMNS};
    T value{static_cast<T>(0)};
    if (__dbuf0_tile * __dbuf0_DEPTH + row < __dbuf0_depth)
      value = __dbuf0_b[(__dbuf0_tile * __dbuf0_DEPTH + row) * __dbuf0_pitch_b + column];
    __dbuf0_right[row][column] = value;
  }
}
# 33 "load_in_function.cu" 3
                                                                              }
}
++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 32 "load_in_function.cu" 3
for (; t < (depth + D - 1) / D; ++t) {
::__dbuf::forget(t);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0u)), ((long long)((((int)(M) * (int)(D)) / (int)(THREADS)))), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0u)), ((long long)((((int)(D) * (int)(N)) / (int)(THREADS)))), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::target<const T *> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::target<const T *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<T const *> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::target<T const *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 33 "load_in_function.cu" 3
{ constexpr int __dbuf0_ROWS = M; constexpr int __dbuf0_DEPTH = D; constexpr int __dbuf0_COLUMNS = N; constexpr int __dbuf0_THREADS = THREADS; constexpr int __dbuf0_PAD = 0; const T * __dbuf0_a = a; unsigned __dbuf0_pitch_a = depth; T const * __dbuf0_b = b; unsigned __dbuf0_pitch_b = N; auto &__dbuf0_left = as; auto &__dbuf0_right = bs; unsigned __dbuf0_tile = t; unsigned __dbuf0_thread = thread; unsigned __dbuf0_depth = depth; 
# 5 "load_in_function.cu" 3
                                                                          {
{ unsigned i{0u};
#pragma unroll
# 7 "load_in_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < __dbuf0_ROWS * __dbuf0_DEPTH / __dbuf0_THREADS)
# 7 "load_in_function.cu" 3
{
    unsigned const row{(__dbuf0_thread + i * __dbuf0_THREADS) / __dbuf0_DEPTH}, column{(__dbuf0_thread + i * __dbuf0_THREADS) % __dbuf0_DEPTH};
    T value{static_cast<T>(0)};
    if (__dbuf0_tile * __dbuf0_DEPTH + column < __dbuf0_depth)
      value = static_cast<decltype(*::__dbuf::any<const T *>())>(__dbuf_r0[__dbuf_i0] = __dbuf0_a[row * __dbuf0_pitch_a + __dbuf0_tile * __dbuf0_DEPTH + column]);
    ;
  } }
{ unsigned i{0u};
#pragma unroll
# 15 "load_in_function.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++i)) if (i < __dbuf0_DEPTH * __dbuf0_COLUMNS / __dbuf0_THREADS)
# 15 "load_in_function.cu" 3
{
    unsigned const row{(__dbuf0_thread + i * __dbuf0_THREADS) / __dbuf0_COLUMNS}, column{(__dbuf0_thread + i * __dbuf0_THREADS) % __dbuf0_COLUMNS};
    T value{static_cast<T>(0)};
    if (__dbuf0_tile * __dbuf0_DEPTH + row < __dbuf0_depth)
      value = static_cast<decltype(*::__dbuf::any<T const *>())>(__dbuf_r1[__dbuf_i1] = __dbuf0_b[(__dbuf0_tile * __dbuf0_DEPTH + row) * __dbuf0_pitch_b + column]);
    ;
  } }
}
# 33 "load_in_function.cu" 3
                                                                              }
}
{ { 
# 35 "load_in_function.cu"
#pragma unroll
    for (int k = 0; k < D; ++k)
      sum += as[threadIdx.y][k] * bs[k][threadIdx.x];
} }
__syncthreads();
{ 
# 33 "load_in_function.cu" 3
{ constexpr int __dbuf0_ROWS = M; constexpr int __dbuf0_DEPTH = D; constexpr int __dbuf0_COLUMNS = N; constexpr int __dbuf0_THREADS = THREADS; constexpr int __dbuf0_PAD = 0; const T * __dbuf0_a = a; unsigned __dbuf0_pitch_a = depth; T const * __dbuf0_b = b; unsigned __dbuf0_pitch_b = N; auto &__dbuf0_left = as; auto &__dbuf0_right = bs; unsigned __dbuf0_tile = t; unsigned __dbuf0_thread = thread; unsigned __dbuf0_depth = depth; 
# 5 "load_in_function.cu" 3
                                                                          {
{ unsigned i{0u};
#pragma unroll
# 7 "load_in_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < __dbuf0_ROWS * __dbuf0_DEPTH / __dbuf0_THREADS)
# 7 "load_in_function.cu" 3
{
    unsigned const row{(__dbuf0_thread + i * __dbuf0_THREADS) / __dbuf0_DEPTH}, column{(__dbuf0_thread + i * __dbuf0_THREADS) % __dbuf0_DEPTH};
    T value{static_cast<T>(0)};
    if (__dbuf0_tile * __dbuf0_DEPTH + column < __dbuf0_depth)
      value = static_cast<decltype(*::__dbuf::any<const T *>())>(__dbuf_r0[__dbuf_i0]);
    __dbuf0_left[row][column] = value;
  } }
{ unsigned i{0u};
#pragma unroll
# 15 "load_in_function.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++i)) if (i < __dbuf0_DEPTH * __dbuf0_COLUMNS / __dbuf0_THREADS)
# 15 "load_in_function.cu" 3
{
    unsigned const row{(__dbuf0_thread + i * __dbuf0_THREADS) / __dbuf0_COLUMNS}, column{(__dbuf0_thread + i * __dbuf0_THREADS) % __dbuf0_COLUMNS};
    T value{static_cast<T>(0)};
    if (__dbuf0_tile * __dbuf0_DEPTH + row < __dbuf0_depth)
      value = static_cast<decltype(*::__dbuf::any<T const *>())>(__dbuf_r1[__dbuf_i1]);
    __dbuf0_right[row][column] = value;
  } }
}
# 33 "load_in_function.cu" 3
                                                                              }
}

__syncthreads();
}
{ { 
# 35 "load_in_function.cu" 3
#pragma unroll
    for (int k = 0; k < D; ++k)
      sum += as[threadIdx.y][k] * bs[k][threadIdx.x];
} }
__syncthreads();
} }
# 39 "load_in_function.cu"

  c[threadIdx.y * N + threadIdx.x] = sum;
}
