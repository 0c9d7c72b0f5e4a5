// The product of the last tile is read after the loop.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f, last = 0.f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < 2048; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    float p = xs[tid] * xs[tid ^ 1]; acc += p; last = p;
    __syncthreads();
  }
  Y[tid] = acc; Y[tid + 32] = last;
}
// expect: 101
// 10:15: error: 'xs[tid] * xs[tid ^ 1]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       float p = xs[tid] * xs[tid ^ 1]; acc += p; last = p;
//                 ^~
// 10:42: note: the sum
//       float p = xs[tid] * xs[tid ^ 1]; acc += p; last = p;
//                                            ^~
// 10:15: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
