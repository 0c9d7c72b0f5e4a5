// Compute reads the induction variable: it has a copy of its own.
__attribute__((global)) void weighted(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int seen = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x] * (k + 1);
    ++seen;
    __syncthreads();
  }
  y[threadIdx.x] = acc + seen;
}
