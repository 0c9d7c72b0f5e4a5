// All tiles are waited for, before the loop.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, volatile int *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  while (*flag < n) {
  }
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
