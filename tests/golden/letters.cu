// Names hold letters beyond ASCII, as the preprocessor writes them; two begin alike.
__attribute__((global)) void sum(const float *__restrict__ x, float *__restrict__ y, int gr\U000000f6\U000000dfe) {
  __attribute__((shared)) float kach\U000000e9l[128], kach[1];
  int f\U000000e4den = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int \u00f6 = 0; \u00f6 < gr\U000000f6\U000000dfe; \u00f6 += 128) {
    kach\U000000e9l[f\U000000e4den] = x[\u00f6 + f\U000000e4den];
    __syncthreads();
    acc += kach\U000000e9l[127 - f\U000000e4den] + \u00f6;
    kach[0] = 1;
    __syncthreads();
  }
  y[f\U000000e4den] = acc;
}
