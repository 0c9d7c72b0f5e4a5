// nvcc would round differently in some copy of compute.
typedef float charge_t; // "char" + "..._t"
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  charge_t acc = 0.3f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc *= 0.75f; acc += xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 11:5: error: 'acc *= 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc *= 0.75f; acc += xs[tid];
//       ^~~
// 11:23: note: the sum
//       acc *= 0.75f; acc += xs[tid];
//                         ^~
// 11:5: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
