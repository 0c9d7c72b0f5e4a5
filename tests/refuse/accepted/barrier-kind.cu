// The result comes from what each thread knows, the barrier is a plain one.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    int all = k < n;
    acc += tile[127 - threadIdx.x] + all;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
