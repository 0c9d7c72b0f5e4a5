// Functions with long heads stand one behind another, and no ';' between them.
typedef unsigned long size_t;

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void fill(float tile[COLUMNS], const float *x, size_t k, size_t m) {
  size_t i = k + threadIdx.x;
  tile[threadIdx.x] = i < m ? x[i] : 0;
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void add(float (&sums)[ROWS], const float *row) {
  for (size_t i = 0; i < ROWS; ++i)
    sums[i] += row[i * COLUMNS + FIRST + SECOND + STEP + SKEW];
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void put(const float (&sums)[ROWS], float *y, size_t m) {
  for (size_t i = 0; i < ROWS; ++i)
    y[i * 128 + threadIdx.x] = sums[i] + m;
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((global)) void summed(const float *__restrict__ x, float *__restrict__ y, size_t m) {
  __attribute__((shared)) float tile[128];
  float sums[ROWS] = {0};
#pragma dbuf pipeline
  for (size_t k = 0; k < m; k += 128) {
    fill<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(tile, x, k, m);
    __syncthreads();
    add<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, tile);
    __syncthreads();
  }
  put<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, y, m);
}

template __attribute__((global)) void summed<4, 4, 0, 1, 1, 1>(const float *, float *, size_t);
