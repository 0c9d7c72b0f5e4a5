// nvcc would round differently in some copy of compute.
struct E { float v; __attribute__((device)) E(float o, float x) : v(o * 0.75f + x) {} };
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    E e(acc, xs[tid]); acc = e.v;
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 2:69: error: 'o * 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//   struct E { float v; __attribute__((device)) E(float o, float x) : v(o * 0.75f + x) {} };
//                                                                       ^
// 2:79: note: the sum
//   struct E { float v; __attribute__((device)) E(float o, float x) : v(o * 0.75f + x) {} };
//                                                                                 ^
// 2:69: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
