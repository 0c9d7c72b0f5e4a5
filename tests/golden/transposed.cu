// One tile is copied 16 bytes at a time, the other is stored transposed from a temporary.
struct float4 { float x, y, z, w; };
__attribute__((global)) void transposed(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K, int N) {
  __attribute__((shared)) float As[8][128];
  __attribute__((shared)) float Bs[8][128];
  int row = threadIdx.x / 2, col = threadIdx.x % 2 * 4;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += 8) {
    float4 v = *(const float4 *)&A[row * K + k0 + col];
    As[col + 0][row] = v.x;
    As[col + 1][row] = v.y;
    As[col + 2][row] = v.z;
    As[col + 3][row] = v.w;
    *(float4 *)&Bs[threadIdx.x / 32][threadIdx.x % 32 * 4] = *(const float4 *)&B[(k0 + threadIdx.x / 32) * N + threadIdx.x % 32 * 4];
    __syncthreads();
    for (int k = 0; k < 8; ++k)
      acc += As[k][threadIdx.x % 128] * Bs[k][threadIdx.x % 128];
    __syncthreads();
  }
  C[threadIdx.x] = acc;
}
