// A flag does what break did; it is tested in each iteration.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  bool done = false;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    if (!done)
      acc += tile[127 - threadIdx.x];
    done = done || n == 77;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
