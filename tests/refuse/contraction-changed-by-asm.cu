// What an asm statement changes is carried from tile to tile.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float a = 0, b = 0.3f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    a = b * 0.75f + b;
    asm("add.f32 %0, %0, %1;" : "+f"(b) : "f"(xs[tid]));
    __syncthreads();
  }
  Y[tid] = a;
}
// expect: 101
// 10:9: error: 'b * 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       a = b * 0.75f + b;
//           ^
// 10:19: note: the sum
//       a = b * 0.75f + b;
//                     ^
// 10:9: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
