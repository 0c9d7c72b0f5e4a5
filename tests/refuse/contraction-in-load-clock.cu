// nvcc would round differently in some copy of compute.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.f, t = 0.1f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32, t += 0.3f) {
    xs[tid] = X[k0 + tid] + t * 0.3f;
    __syncthreads();
    acc += xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 8:29: error: 't * 0.3f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       xs[tid] = X[k0 + tid] + t * 0.3f;
//                               ^
// 8:27: note: the sum
//       xs[tid] = X[k0 + tid] + t * 0.3f;
//                             ^
// 8:29: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
