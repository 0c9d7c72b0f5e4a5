// One rounding is asked for.
__attribute__((global)) void k(const float *x, float *y, int n, float decay) {
  __attribute__((shared)) float s[32];
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 32) {
    s[threadIdx.x] = x[i + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 32; ++j)
      acc = fmaf(acc, 0.75f, __fmul_rn(s[j], s[31 - j]));
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
