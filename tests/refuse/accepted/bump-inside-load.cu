// The pointer moves behind both reads.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128], other[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[threadIdx.x];
    other[threadIdx.x] = x[128 + threadIdx.x];
    x += 128;
    __syncthreads();
    acc += tile[127 - threadIdx.x] + other[threadIdx.x ^ 1];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
