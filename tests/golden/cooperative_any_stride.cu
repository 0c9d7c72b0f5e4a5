// How far the threads stride is known at run time alone, although it never changes: the copy's loop stays as it is, and
// nothing can be held in registers.
__attribute__((constant)) int stride;
__attribute__((global)) void strided(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    for (int i = threadIdx.x; i < 128; i += stride)
      tile[i] = x[k + i];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
