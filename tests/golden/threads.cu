// The stride is the block size, which the user promises.
__attribute__((global)) void promised(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1000];
  float acc = 0;
#pragma dbuf pipeline(threads=128)
  for (int k = 0; k < n; k += 1000) {
    for (int i = threadIdx.x; i < 1000; i += blockDim.x)
      tile[i] = x[k + i];
    __syncthreads();
    for (int i = 0; i < 1000; ++i)
      acc += tile[i];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
