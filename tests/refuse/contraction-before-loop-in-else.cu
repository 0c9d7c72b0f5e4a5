// What stands in the other branch is not run before the loop.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, float a, float b) {
  __attribute__((shared)) float s[32];
  float acc = a * b;
  if (a < b)
    acc = 0;
  else
#pragma dbuf pipeline
    for (int i = 0; i < 128; i += 32) {
      s[threadIdx.x] = x[i + threadIdx.x];
      __syncthreads();
      acc += s[31 - threadIdx.x];
      __syncthreads();
    }
  y[threadIdx.x] = acc;
}
// expect: 101
// 4:15: error: 'a * b' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//     float acc = a * b;
//                 ^
// 12:11: note: the sum
//         acc += s[31 - threadIdx.x];
//             ^~
// 4:15: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
