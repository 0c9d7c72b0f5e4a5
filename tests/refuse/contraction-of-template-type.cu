template <class T> __attribute__((global)) void k(const T *x, T *y, int n, T decay) {
  __attribute__((shared)) T s[32];
  T acc[2] = {};
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 32) {
    s[threadIdx.x] = x[i + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 32; ++j)
      acc[j % 2] = s[j] - decay * acc[j % 2];
    __syncthreads();
  }
  y[threadIdx.x] = acc[0] + acc[1];
}
// expect: 101
// 9:27: error: 'decay * acc[j % 2]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//         acc[j % 2] = s[j] - decay * acc[j % 2];
//                             ^~~~~
// 9:25: note: the sum
//         acc[j % 2] = s[j] - decay * acc[j % 2];
//                           ^
// 9:27: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
