// Beside the elements, one loop an element, the load stores whether there was one: constants in a tile of their own.
__attribute__((global)) void counted(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64 * 3];
  __attribute__((shared)) float there[64];
  float sum = 0, count = 0;
#pragma dbuf pipeline
  for (int t = 0; t < (n + 63) / 64; ++t) {
    int at = t * 64 + threadIdx.x;
    if (at < n) {
      for (int j = 0; j < 3; ++j)
        tile[threadIdx.x * 3 + j] = x[at * 3 + j];
      there[threadIdx.x] = 1;
    } else {
      for (int j = 0; j < 3; ++j)
        tile[threadIdx.x * 3 + j] = 0;
      there[threadIdx.x] = 0;
    }
    __syncthreads();
    for (int i = 0; i < 64; ++i) {
      sum += tile[i * 3 + threadIdx.x % 3] * there[i];
      count += there[i];
    }
    __syncthreads();
  }
  y[threadIdx.x] = sum + count;
}
