// What is made of the product is for the next tile, and the last has none.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f, m = 0.f, c = 0.f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    float p = xs[tid] * xs[tid ^ 1]; acc += p; m += c; c = p - xs[tid ^ 2];
    __syncthreads();
  }
  Y[tid] = acc + m;
}
// expect: 101
// 10:15: error: 'xs[tid] * xs[tid ^ 1]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       float p = xs[tid] * xs[tid ^ 1]; acc += p; m += c; c = p - xs[tid ^ 2];
//                 ^~
// 10:62: note: the sum
//       float p = xs[tid] * xs[tid ^ 1]; acc += p; m += c; c = p - xs[tid ^ 2];
//                                                                ^
// 10:15: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
