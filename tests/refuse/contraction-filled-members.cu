// An element's member is an array, which a function is given the address of.
struct row {
  float v[4];
};
__attribute__((device)) inline void put(float *v, float x) { v[1] = x; }
template <class T> __attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0;
  T a[2];
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    for (int i = 0; i < 2; ++i)
      a[i].v[0] = xs[tid ^ i];
    acc += a[0].v[1] + a[1].v[0];
    put(a[0].v, xs[tid] * xs[tid ^ 3]);
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 18:17: error: 'xs[tid] * xs[tid ^ 3]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       put(a[0].v, xs[tid] * xs[tid ^ 3]);
//                   ^~
// 17:22: note: the sum
//       acc += a[0].v[1] + a[1].v[0];
//                        ^
// 18:17: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
