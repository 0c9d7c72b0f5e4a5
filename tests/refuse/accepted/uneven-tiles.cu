// All threads take the same tiles.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int tiles) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int t = 0; t < tiles; ++t) {
    tile[threadIdx.x] = x[t * 128 + threadIdx.x];
    __syncthreads();
    acc += tile[(threadIdx.x + 32) % 128];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
