// What a function changes by reference is carried from tile to tile.
__attribute__((device)) inline void step(float &a, float &b, float x) {
  a = a * 0.75f + b;
  b = x;
}
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float a = 0.3f, b = 0.1f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    step(a, b, xs[tid ^ 1]);
    __syncthreads();
  }
  Y[tid] = a;
}
// expect: 101
// 3:7: error: 'a * 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//     a = a * 0.75f + b;
//         ^
// 14:5: note: called here
//       step(a, b, xs[tid ^ 1]);
//       ^~~~
// 3:7: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
