// An operator of a class with a name that begins like that of a number.
struct half_ema {
  float v;
  __attribute__((device)) half_ema &operator+=(float x) {
    v = v * 0.75f + x;
    return *this;
  }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float s[32];
  half_ema acc = {0};
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 32) {
    s[threadIdx.x] = x[i + threadIdx.x];
    __syncthreads();
    acc += s[31 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc.v;
}
// expect: 101
// 5:9: error: 'v * 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       v = v * 0.75f + x;
//           ^
// 16:5: note: called here
//       acc += s[31 - threadIdx.x];
//       ^~~
// 5:9: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
