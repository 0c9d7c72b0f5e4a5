__attribute__((device)) float smooth(float old, float v) {
  float kept = old * 0.9f;
  return kept + v;
}
__attribute__((global)) void k(const float *x, float *y, int n, float decay) {
  __attribute__((shared)) float s[32];
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 32) {
    s[threadIdx.x] = x[i + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 32; ++j)
      acc = smooth(acc, s[j]);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 2:16: error: 'old * 0.9f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//     float kept = old * 0.9f;
//                  ^~~
// 13:13: note: called here
//         acc = smooth(acc, s[j]);
//               ^~~~~~
// 2:16: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
