// What the load reads stays, what compute writes is another array.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) int order[128], next[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + order[threadIdx.x]];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    next[threadIdx.x] = k;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
