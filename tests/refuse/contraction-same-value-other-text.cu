// y * x is x * y: one product, which only the first tile needs twice.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    float x = xs[tid], y = xs[tid ^ 1]; acc += x * y; if (k0 == 0) Y[tid + 32] = y * x;
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 10:48: error: 'x * y' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       float x = xs[tid], y = xs[tid ^ 1]; acc += x * y; if (k0 == 0) Y[tid + 32] = y * x;
//                                                  ^
// 10:45: note: the sum
//       float x = xs[tid], y = xs[tid ^ 1]; acc += x * y; if (k0 == 0) Y[tid + 32] = y * x;
//                                               ^~
// 10:48: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
