// nvcc would round differently in some copy of compute.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float st[2] = {0.3f, 0.1f}; float &m = st[0];
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    m *= 0.75f; m += xs[tid];
    __syncthreads();
  }
  Y[tid] = st[0];
}
// expect: 101
// 10:5: error: 'm *= 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       m *= 0.75f; m += xs[tid];
//       ^
// 10:19: note: the sum
//       m *= 0.75f; m += xs[tid];
//                     ^~
// 10:5: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
