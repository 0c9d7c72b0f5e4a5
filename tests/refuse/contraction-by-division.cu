__attribute__((global)) void k(const float *x, float *y, int n, float decay) {
  __attribute__((shared)) float s[32];
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 32) {
    s[threadIdx.x] = x[i + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 32; ++j) {
      float v = s[j];
      v -= acc / 4;
      acc = v;
    }
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:12: error: 'acc / 4' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//         v -= acc / 4;
//              ^~~
// 10:9: note: the sum
//         v -= acc / 4;
//           ^~
// 10:12: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
