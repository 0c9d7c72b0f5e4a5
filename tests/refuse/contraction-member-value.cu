// A member is given a product by its declaration.
struct scaled {
  float x;
  float y = x * 0.75f;
};
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    scaled s{acc}; acc = s.y + xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 4:13: error: 'x * 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//     float y = x * 0.75f;
//               ^
// 4:13: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
