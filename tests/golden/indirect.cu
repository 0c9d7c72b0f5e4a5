// Rows of a sparse matrix: which tile comes next stands in memory, under a name that hides a parameter. A row may be
// empty.
__attribute__((global)) void sparse_rows(const float *__restrict__ A, const int *__restrict__ row,
                                         const int *__restrict__ column, const float *__restrict__ x,
                                         float *__restrict__ y) {
  __attribute__((shared)) float block[8][8], part[8];
  float sum = 0;
  int end = row[blockIdx.x + 1];
#pragma dbuf pipeline
  for (int entry = row[blockIdx.x]; entry < end; entry = entry + 1) {
    int at = column[entry] * 8;
    const float *y = A + entry * 64;
    block[threadIdx.y][threadIdx.x] = y[threadIdx.y * 8 + threadIdx.x];
    if (threadIdx.y == 0)
      part[threadIdx.x] = x[at + threadIdx.x];
    __syncthreads();
    for (int k = 0; k < 8; ++k)
      sum += block[threadIdx.x][k] * part[k];
    __syncthreads();
  }
  if (threadIdx.y == 0)
    y[blockIdx.x * 8 + threadIdx.x] = sum;
}
