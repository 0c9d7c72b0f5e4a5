// Loads may not pass a fence.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __threadfence();
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:5: error: '__threadfence' orders memory accesses, and the next tile's loads must not move across it [dbuf-fence]
//       __threadfence();
//       ^~~~~~~~~~~~~
// 10:5: note: move it before or behind the loop
