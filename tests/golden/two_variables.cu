// The header counts two variables; an unroll pragma of the user's stands there as well.
__attribute__((global)) void two(const float *__restrict__ x, float *__restrict__ y, int n, int stride) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
#pragma unroll 2
  for (int t = 0, at = 0; t < n; ++t, at += stride) {
    tile[threadIdx.x] = x[at + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
