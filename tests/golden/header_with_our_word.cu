// A header of the system that holds our word is read like the text, and stays the system's.
# 1 "/usr/include/header.h" 1 3
extern float tanhf(float dbuf);
# 5 "header_with_our_word.cu" 2
__attribute__((global)) void k(const float *x, float *y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = tanhf(x[k + threadIdx.x]);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
