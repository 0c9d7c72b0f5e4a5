// 16 bytes at a time through casts, with other names for the addresses.
struct float4 { float x, y, z, w; };
__attribute__((global)) void vector(const float *__restrict__ A, float *__restrict__ C, int lda, int K) {
  __attribute__((shared)) float As[64][32];
  int row = threadIdx.x / 8, col = threadIdx.x % 8 * 4;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += 32) {
    *reinterpret_cast<float4 *>(&As[row][col]) = *reinterpret_cast<const float4 *>(&A[row * lda + k0 + col]);
    __syncthreads();
    for (int k = 0; k < 32; ++k)
      acc += As[row][k];
    __syncthreads();
  }
  C[threadIdx.x] = acc;
}
