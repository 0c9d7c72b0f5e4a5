// What is multiplied on from tile to tile is read by the next.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f, m = 1.f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    m *= xs[tid]; acc += m;
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 10:5: error: 'm *= xs[tid]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       m *= xs[tid]; acc += m;
//       ^
// 10:23: note: the sum
//       m *= xs[tid]; acc += m;
//                         ^~
// 10:5: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
