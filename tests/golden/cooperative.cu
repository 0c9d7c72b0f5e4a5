// The threads share the copy of a tile: a loop with a constant stride.
__attribute__((global)) void dot(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[512];
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < n; t += 512) {
    for (int i = threadIdx.x; i < 512; i += 128)
      tile[i] = x[t + i];
    __syncthreads();
    for (int i = 0; i < 512; ++i)
      acc += tile[i];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
