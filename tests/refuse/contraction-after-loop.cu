// nvcc would round differently in some copy of compute.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  if (n <= 0) return; float acc = 1.f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc *= xs[tid];
    __syncthreads();
  }
  Y[tid] = acc + a;
}
// expect: 101
// 10:5: error: 'acc *= xs[tid]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc *= xs[tid];
//       ^~~
// 13:16: note: the sum
//     Y[tid] = acc + a;
//                  ^
// 10:5: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
