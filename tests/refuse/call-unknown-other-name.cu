// A function waits for what a class reads whose objects it makes by another name.
__attribute__((device)) float g[8192];
struct look {
  float v;
  __attribute__((device)) look() { v = g[0]; }
};
typedef look other;
__attribute__((device)) float seen() {
  while (other().v == 0)
    ;
  return 1;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x] * seen();
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:10: error: 'other' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//     while (other().v == 0)
//            ^~~~~
// 9:10: note: define it as a __device__ function before the kernel, in this file or in a header
