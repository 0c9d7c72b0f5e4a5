// The vote at the end reads the product too; behind the last tile none follows.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0, p = 0;
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    p = tile[127 - threadIdx.x] * tile[threadIdx.x];
    acc += p;
    if (__syncthreads_and(p > 3))
      break;
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:9: error: 'tile[127 - threadIdx.x] * tile[threadIdx.x]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       p = tile[127 - threadIdx.x] * tile[threadIdx.x];
//           ^~~~
// 10:9: note: the sum
//       acc += p;
//           ^~
// 9:9: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
