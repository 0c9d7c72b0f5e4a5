// No iteration reads what one before it wrote.
__attribute__((global)) void k(float *x, int n) {
  __attribute__((shared)) float tile[128];
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    x[k + threadIdx.x] = tile[127 - threadIdx.x];
    __syncthreads();
  }
}
