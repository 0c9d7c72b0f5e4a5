// nvcc would round differently in some copy of compute.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = a * b;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < 128; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc += xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 5:15: error: 'a * b' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//     float acc = a * b;
//                 ^
// 10:9: note: the sum
//       acc += xs[tid];
//           ^~
// 5:15: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
