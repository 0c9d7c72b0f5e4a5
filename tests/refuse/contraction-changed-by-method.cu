// What a method changes of its object is carried from tile to tile.
struct last_two {
  float v, w;
  __attribute__((device)) void put(float x) {
    w = v;
    v = x;
  }
};
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  last_two e = {0.3f, 0.1f};
  float a = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    a = e.v * 0.75f + e.w;
    e.put(xs[tid ^ 1]);
    __syncthreads();
  }
  Y[tid] = a;
}
// expect: 101
// 18:9: error: 'e.v * 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       a = e.v * 0.75f + e.w;
//           ^
// 18:21: note: the sum
//       a = e.v * 0.75f + e.w;
//                       ^
// 18:9: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
