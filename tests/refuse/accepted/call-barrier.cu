// The barrier stands in the loop.
__attribute__((device)) float use(const float *tile, int i) {
  float v = tile[i];
  return v;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += use(tile, threadIdx.x);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
