// What the tiles do not fill are no constants: their product is computed before the loop.
__attribute__((device)) inline void fill(float *a, const float *from, int lane) {
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      a[i * 2 + j] = from[lane ^ (i * 2 + j)];
}
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0, a[4] = {0.3f, 0.1f, 0.2f, 0.4f};
  for (int i = 0; i < 2; ++i)
    a[i * 2 + 1] = X[i];
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 1; ++j)
        a[i * 2 + j] = xs[tid ^ i];
    acc += a[1] * a[3] + xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 20:12: error: 'a[1] * a[3]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc += a[1] * a[3] + xs[tid];
//              ^
// 20:24: note: the sum
//       acc += a[1] * a[3] + xs[tid];
//                          ^
// 20:12: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
