// Two functions work on registers: one fills them from a tile, the other multiplies.
template <int PARTS>
__attribute__((device)) inline void fill(float parts[PARTS][4], const float row[64], int at) {
  constexpr int each{4};
#pragma unroll
  for (int i = 0; i < PARTS; ++i)
    for (int v = 0; v < each / 4; ++v)
      *reinterpret_cast<float4 *>(&parts[i][v * 4]) = *reinterpret_cast<const float4 *>(&row[i * 32 + at * each + v * 4]);
}
template <int PARTS>
__attribute__((device)) inline void multiply(const float a[PARTS][4], const float b[PARTS][4], float acc[PARTS][4][PARTS][4]) {
  for (int i = 0; i < PARTS; ++i)
    for (int k = 0; k < 4; ++k)
      for (int j = 0; j < PARTS; ++j)
        for (int m = 0; m < 4; ++m)
          acc[i][k][j][m] += a[i][k] * b[j][m];
}
__attribute__((global)) void outer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K) {
  __attribute__((shared)) float as[4][64], bs[4][64];
  int row = threadIdx.x / 8, col = threadIdx.x % 8;
  float a[2][4] = {0}, b[2][4] = {0}, acc[2][4][2][4] = {0};
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += 4) {
    for (int k = 0; k < 4; ++k) {
      as[k][threadIdx.x] = A[(k0 + k) * 64 + threadIdx.x];
      bs[k][threadIdx.x] = B[(k0 + k) * 64 + threadIdx.x];
    }
    __syncthreads();
    for (int k = 0; k < 4; ++k) {
      fill<2>(a, as[k], row);
      fill<2>(b, bs[k], col);
      multiply<2>(a, b, acc);
    }
    __syncthreads();
  }
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      C[(i * 8 + row) * 64 + j * 8 + col] = acc[i / 4][i % 4][j / 4][j % 4];
}
