// Load and compute both leave 'i' at 'tid', where it was before: it is no clock, and the load's loop is counted from there.
__attribute__((global)) void at_rest(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[100];
  int tid = threadIdx.x;
  int i = tid;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 100) {
    while (i < 100) {
      tile[i] = x[k + i];
      i += 32;
    }
    i = tid;
    __syncthreads();
    while (i < 100) {
      acc += tile[99 - i] * (i - k);
      i += 16;
    }
    i = tid;
    __syncthreads();
  }
  y[tid] = acc + i;
}
