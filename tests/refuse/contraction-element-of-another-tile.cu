// An element for each tile, of which one is read that another tile wrote.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc[9] = {};
#pragma dbuf pipeline
  for (int k = 1; k < 9; ++k) {
    tile[tid] = x[k * 128 + tid];
    __syncthreads();
    acc[k] = tile[127 - tid];
    acc[k] = acc[k - 1] * 0.5f + acc[k];
    __syncthreads();
  }
  for (int k = 0; k < 9; ++k)
    y[k * 128 + tid] = acc[k];
}
// expect: 101
// 11:14: error: 'acc[k - 1] * 0.5f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc[k] = acc[k - 1] * 0.5f + acc[k];
//                ^~~
// 11:32: note: the sum
//       acc[k] = acc[k - 1] * 0.5f + acc[k];
//                                  ^
// 11:14: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
