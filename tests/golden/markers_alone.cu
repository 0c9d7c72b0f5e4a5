// One marker is enough to tell which barrier is which.
__attribute__((global)) void marked_load(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int t = threadIdx.x, seen = 0;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    seen += k;
    __syncthreads();
#pragma dbuf load
    tile[t] = x[k + t];
    __syncthreads();
    acc += tile[127 - t] + seen;
  }
  y[t] = acc;
}
__attribute__((global)) void marked_compute(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int t = threadIdx.x, seen = 0;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    ++seen;
    __syncthreads();
    tile[t] = x[k + t];
    __syncthreads();
#pragma unroll 4
#pragma dbuf compute
    for (int i = 0; i < 128; ++i)
      acc += tile[i] + seen;
  }
  y[t] = acc;
}
