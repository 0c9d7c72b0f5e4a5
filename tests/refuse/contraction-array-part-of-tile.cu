// nvcc would round differently in some copy of compute.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    float w[3]; for (int i = 0; i < 2; ++i) w[i] = xs[tid ^ i]; w[2] = 0.75f; acc = acc * w[2] + w[0] * w[1];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 10:85: error: 'acc * w[2]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       float w[3]; for (int i = 0; i < 2; ++i) w[i] = xs[tid ^ i]; w[2] = 0.75f; acc = acc * w[2] + w[0] * w[1];
//                                                                                       ^~~
// 10:96: note: the sum
//       float w[3]; for (int i = 0; i < 2; ++i) w[i] = xs[tid ^ i]; w[2] = 0.75f; acc = acc * w[2] + w[0] * w[1];
//                                                                                                  ^
// 10:85: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
