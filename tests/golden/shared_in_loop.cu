// The tile is declared in the loop.
__attribute__((global)) void inside(const float *__restrict__ x, float *__restrict__ y, int n) {
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    __attribute__((shared)) float tile[128];
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
