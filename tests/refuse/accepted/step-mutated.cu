// The step is always the same; what is not wanted is loaded and passed over.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  bool skip = false;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    if (!skip)
      acc += tile[127 - threadIdx.x];
    skip = !skip && acc > 100;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
