// Each thread keeps in registers what it needs of the tile before.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0, own = 0, other = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    float next = tile[threadIdx.x] + other;
    other = tile[127 - threadIdx.x] + own;
    own = next;
    acc += other;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
