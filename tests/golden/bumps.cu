// The pointers move instead of an index.
__attribute__((global)) void bumps(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int N, int K) {
  __attribute__((shared)) float As[16][16];
  __attribute__((shared)) float Bs[16][16];
  int tx = threadIdx.x, ty = threadIdx.y;
  A += blockIdx.y * 16 * K;
  B += blockIdx.x * 16;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += 16) {
    As[ty][tx] = A[ty * K + tx];
    Bs[ty][tx] = B[ty * N + tx];
    __syncthreads();
    A += 16;
    B += 16 * N;
    for (int k = 0; k < 16; ++k)
      acc += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[ty * N + tx] = acc;
}
