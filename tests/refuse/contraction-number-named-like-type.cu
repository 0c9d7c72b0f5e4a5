// In parentheses stands a variable, though a class has a type of that name.
struct units {
  typedef float scale;
};
__attribute__((constant)) float scale;
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc = (scale) * acc;
    acc += xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 14:11: error: '(scale) * acc' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc = (scale) * acc;
//             ^
// 15:9: note: the sum
//       acc += xs[tid];
//           ^~
// 14:11: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
