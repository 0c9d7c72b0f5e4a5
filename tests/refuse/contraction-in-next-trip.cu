__attribute__((global)) void k(const float *x, float *y, int n, float decay) {
  __attribute__((shared)) float s[32];
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 32) {
    s[threadIdx.x] = x[i + threadIdx.x];
    __syncthreads();
    float weight = 0;
    for (int j = 0; j < 32; ++j) {
      acc += weight;
      weight = decay * (float)n;
    }
    acc += s[0];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:16: error: 'decay * (float)n' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//         weight = decay * (float)n;
//                  ^~~~~
// 10:11: note: the sum
//         acc += weight;
//             ^~
// 11:16: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
