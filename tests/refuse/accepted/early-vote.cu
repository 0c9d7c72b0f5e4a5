// Every tile below n can be loaded.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n; k += 128) {
    if (__syncthreads_and(acc > 100))
      break;
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
  }
  y[threadIdx.x] = acc;
}
