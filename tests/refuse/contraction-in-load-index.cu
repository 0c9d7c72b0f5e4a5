// nvcc would round differently in some copy of compute.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  
#pragma dbuf pipeline
  for (int k0 = 13; k0 < n + 13; k0 += 32) {
    xs[tid] = X[k0 + tid] + k0 * 0.1f;
    __syncthreads();
    Y[k0 + tid] = xs[tid];
    __syncthreads();
  }
  
}
// expect: 101
// 8:29: error: 'k0 * 0.1f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       xs[tid] = X[k0 + tid] + k0 * 0.1f;
//                               ^~
// 8:27: note: the sum
//       xs[tid] = X[k0 + tid] + k0 * 0.1f;
//                             ^
// 8:29: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
