// nvcc would round differently in some copy of compute.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.f, w = a * b;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < 128; k0 += 32) {
    xs[tid] = X[k0 + tid] + w;
    __syncthreads();
    acc += xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 5:24: error: 'a * b' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//     float acc = 0.f, w = a * b;
//                          ^
// 8:27: note: the sum
//       xs[tid] = X[k0 + tid] + w;
//                             ^
// 5:24: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
