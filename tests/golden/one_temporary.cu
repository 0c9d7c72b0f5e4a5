// One vector from outside the loop serves both tiles: each has registers of its own.
struct float4 { float x, y, z, w; };
__attribute__((global)) void one_temporary(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C,
                                                   int K) {
  __attribute__((shared)) float As[8][32], Bs[8][36];
  int row = threadIdx.x / 2, col = threadIdx.x % 2 * 4;
  float4 v;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += 8) {
    v = *(const float4 *)&A[row * K + k0 + col];
    As[col + 0][row] = v.x;
    As[col + 1][row] = v.y;
    As[col + 2][row] = v.z;
    As[col + 3][row] = v.w;
    v = *(const float4 *)&B[(k0 + threadIdx.x / 8) * 32 + threadIdx.x % 8 * 4];
    Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 0] = v.x;
    Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 1] = v.y;
    Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 2] = v.z;
    Bs[threadIdx.x / 8][threadIdx.x % 8 * 4 + 3] = v.w;
    __syncthreads();
    for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 32] * Bs[k][threadIdx.x / 2];
    __syncthreads();
  }
  C[threadIdx.x] = acc;
}
