// A constructor whose body is in another file.
__attribute__((device)) float g[8192];
struct note { float v; __attribute__((device)) note(int i, float x); };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    note m(k + 128, acc);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 3:48: error: 'note' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//   struct note { float v; __attribute__((device)) note(int i, float x); };
//                                                  ^~~~
// 3:48: note: define it as a __device__ function before the kernel, in this file or in a header
