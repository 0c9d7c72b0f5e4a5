// Blocks at the edge load with a guard, the others without one: the same elements either way.
__attribute__((global)) void product(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C,
                                     int rows, int columns, int depth) {
  __attribute__((shared)) float As[16][8];
  __attribute__((shared)) float Bs[8][16];
  const int row_a = threadIdx.x / 8, column_a = threadIdx.x % 8, row_b = threadIdx.x / 16, column_b = threadIdx.x % 16;
  float sum[4] = {};
#pragma dbuf pipeline
  for (int first = 0; first < depth; first += 8) {
#pragma unroll
    for (int i = 0; i < 16; i += 8) {
      const int r = blockIdx.y * 16 + i + row_a, c = first + column_a;
      if (blockIdx.x == gridDim.x - 1 || blockIdx.y == gridDim.y - 1) {
        As[i + row_a][column_a] = r < rows && c < depth ? A[r * depth + c] : 0;
      } else {
        As[i + row_a][column_a] = A[r * depth + c];
      }
    }
#pragma unroll
    for (int i = 0; i < 8; i += 4) {
      const int r = first + i + row_b, c = blockIdx.x * 16 + column_b;
      if (blockIdx.x == gridDim.x - 1 || blockIdx.y == gridDim.y - 1) {
        Bs[i + row_b][column_b] = r < depth && c < columns ? B[r * columns + c] : 0;
      } else {
        Bs[i + row_b][column_b] = B[r * columns + c];
      }
    }
    __syncthreads();
    for (int k = 0; k < 8; ++k)
      for (int i = 0; i < 4; ++i)
        sum[i] += As[i * 4 + row_b][k] * Bs[k][column_b];
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i) {
    const int r = blockIdx.y * 16 + i * 4 + row_b, c = blockIdx.x * 16 + column_b;
    if (r < rows && c < columns)
      C[r * columns + c] = sum[i];
  }
}
