// A copy of the value.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
  const int shift = off;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + shift];
    __syncthreads();
    acc += tile[127 - tid];
    off = (off + 5) % 64;
    __syncthreads();
  }
  y[tid] = acc;
}
