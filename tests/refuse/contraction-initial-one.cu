// nvcc would round differently in some copy of compute.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32], ws[32];
  int tid = threadIdx.x;
  float acc = 1.f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < 128; k0 += 32) {
    xs[tid] = X[k0 + tid]; ws[tid] = X[256 + k0 + tid];
    __syncthreads();
    acc = acc * xs[tid] + ws[tid] * 0.3f;
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 10:11: error: 'acc * xs[tid]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc = acc * xs[tid] + ws[tid] * 0.3f;
//             ^~~
// 10:25: note: the sum
//       acc = acc * xs[tid] + ws[tid] * 0.3f;
//                           ^
// 10:11: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
