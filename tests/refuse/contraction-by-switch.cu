__attribute__((global)) void k(const float *x, float *y, int n, float decay) {
  __attribute__((shared)) float s[32];
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 32) {
    s[threadIdx.x] = x[i + threadIdx.x];
    __syncthreads();
    float w = s[0];
    switch (n) {
    case 0:
      w = acc;
      break;
    default:
      w = s[1];
    }
    acc = w * decay + s[2];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 16:11: error: 'w * decay' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc = w * decay + s[2];
//             ^
// 16:21: note: the sum
//       acc = w * decay + s[2];
//                       ^
// 16:11: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
