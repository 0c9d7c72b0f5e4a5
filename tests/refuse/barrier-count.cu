// Nothing divides load and compute.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    acc += tile[127 - threadIdx.x];
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 6:3: error: the loop has no block barriers at its own level; two are needed: one between load and compute, one between compute and the next load [dbuf-barrier-count]
//     for (int k = 0; k < n; k += 128) {
//     ^~~
// 6:3: note: write the body as load; __syncthreads(); compute; __syncthreads();
