// One function fills registers from the tiles, by indices of two counters, and multiplies them.
template <int PARTS>
__attribute__((device)) inline void outer_products(float *a, float *b, float *acc, const float *as, const float *bs, int row, int col) {
  for (int k = 0; k < 4; ++k) {
    for (int i = 0; i < PARTS; ++i)
      for (int m = 0; m < 4; ++m)
        a[i * 4 + m] = as[k * 64 + i * 32 + row * 4 + m];
    for (int i = 0; i < PARTS; ++i)
      for (int m = 0; m < 4; ++m)
        b[i * 4 + m] = bs[k * 64 + i * 32 + col * 4 + m];
    for (int i = 0; i < PARTS * 4; ++i)
      for (int j = 0; j < PARTS * 4; ++j)
        acc[i * PARTS * 4 + j] += a[i] * b[j];
  }
}
__attribute__((global)) void outer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K) {
  __attribute__((shared)) float as[4 * 64], bs[4 * 64];
  int row = threadIdx.x / 8, col = threadIdx.x % 8;
  float a[8] = {0.0}, b[8] = {0.0}, acc[64] = {0.0};
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += 4) {
    for (int i = 0; i < 256; i += 64) {
      as[i + threadIdx.x] = A[k0 * 64 + i + threadIdx.x];
      bs[i + threadIdx.x] = B[k0 * 64 + i + threadIdx.x];
    }
    __syncthreads();
    outer_products<2>(a, b, acc, as, bs, row, col);
    __syncthreads();
  }
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      C[(i * 8 + row) * 64 + j * 8 + col] = acc[i * 8 + j];
}
