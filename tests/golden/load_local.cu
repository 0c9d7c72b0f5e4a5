// Compute reads a local of the load, which is computed again there.
__attribute__((global)) void local(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    int at = k + threadIdx.x, left = n - k;
    tile[threadIdx.x] = x[at];
    __syncthreads();
    acc += tile[127 - threadIdx.x] * left;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
