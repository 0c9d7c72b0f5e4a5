// A part of what a structured binding names is a product.
struct two {
  float x, y;
};
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    auto [p, q] = two{acc * 0.75f, 1.f}; acc = p + xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 13:23: error: 'acc * 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       auto [p, q] = two{acc * 0.75f, 1.f}; acc = p + xs[tid];
//                         ^~~
// 13:50: note: the sum
//       auto [p, q] = two{acc * 0.75f, 1.f}; acc = p + xs[tid];
//                                                    ^
// 13:23: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
