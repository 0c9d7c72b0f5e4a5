// The condition is the loop variable's; a flag of compute does the rest.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  bool go = true;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    if (go)
      acc += tile[127 - threadIdx.x];
    go = go && tile[0] >= 0;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
