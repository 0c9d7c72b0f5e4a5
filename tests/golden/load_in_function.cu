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
#pragma dbuf pipeline
  for (unsigned t{0u}; t < (depth + D - 1) / D; ++t) {
    fetch_tiles<T, M, D, N, THREADS>(a, depth, b, N, as, bs, t, thread, depth);
    __syncthreads();
#pragma unroll
    for (int k = 0; k < D; ++k)
      sum += as[threadIdx.y][k] * bs[k][threadIdx.x];
    __syncthreads();
  }
  c[threadIdx.y * N + threadIdx.x] = sum;
}
