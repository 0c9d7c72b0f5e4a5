__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float scale[128];
  float acc = 0;
#pragma dbuf pipeline(shared(tile, scale))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    scale[threadIdx.x] = y[k + threadIdx.x];
    __syncthreads();
    acc += scale[threadIdx.x] + tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
