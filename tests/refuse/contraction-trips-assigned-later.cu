// nvcc knows how many tiles there are, and may unroll them all.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f, w = a * b; int count = n; count = 128;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < count; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc += w + xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 5:25: error: 'a * b' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//     float acc = 0.3f, w = a * b; int count = n; count = 128;
//                           ^
// 10:14: note: the sum
//       acc += w + xs[tid];
//                ^
// 5:25: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
