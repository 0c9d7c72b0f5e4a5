// Both are one product to nvcc, and the next tile reads it.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f, m = 0.f, prev = 0.f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc += xs[tid] * xs[tid ^ 1]; m = fmaxf(m, prev); prev = xs[tid] * xs[tid ^ 1];
    __syncthreads();
  }
  Y[tid] = acc + m;
}
// expect: 101
// 10:12: error: 'xs[tid] * xs[tid ^ 1]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc += xs[tid] * xs[tid ^ 1]; m = fmaxf(m, prev); prev = xs[tid] * xs[tid ^ 1];
//              ^~
// 10:9: note: the sum
//       acc += xs[tid] * xs[tid ^ 1]; m = fmaxf(m, prev); prev = xs[tid] * xs[tid ^ 1];
//           ^~
// 10:12: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
