// nvcc would round differently in some copy of compute.
__attribute__((device)) constexpr float operator"" _pc(unsigned long long x) { return x * 0.01f; }
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.f;
#pragma dbuf pipeline
  for (int k0 = 3; k0 < n + 3; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc += k0 * 77_pc + xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 11:12: error: 'k0 * 77_pc' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc += k0 * 77_pc + xs[tid];
//              ^~
// 11:23: note: the sum
//       acc += k0 * 77_pc + xs[tid];
//                         ^
// 11:12: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
