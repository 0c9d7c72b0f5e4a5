// Loops of the load that are written with 'while': counted like those with 'for'.
__attribute__((global)) void counted(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[4][100];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 400) {
    for (int r = 0; r < 4; ++r) {
      int i = tid;
      while (i < 100) {
        tile[r][i] = x[k + 100 * r + i];
        i += 32;
      }
    }
    __syncthreads();
    for (int i = 0; i < 100; ++i)
      acc += tile[i & 3][i] * (i - tid);
    __syncthreads();
  }
  y[tid] = acc;
}

// What is left after the trips that a first value of 0 has is made as written.
__attribute__((global)) void any_start(const float *__restrict__ x, float *__restrict__ y, int n, int first) {
  __attribute__((shared)) float tile[132];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(threads = 32)
  for (int k = 0; k < n; k += 100) {
    int i = tid + first;
    while (i < 100) {
      tile[i + 32] = x[k + i + 32];
      i = i + blockDim.x;
    }
    __syncthreads();
    for (int j = first; j < 100; ++j)
      acc += tile[j + 32] * (j - tid);
    __syncthreads();
  }
  y[tid] = acc;
}
