// And a destructor, of a class that has another function of that signature.
__attribute__((device)) float g[8192];
struct other { __attribute__((device)) ~other() {} };
struct note { float v; __attribute__((device)) ~note(); };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    note m{acc};
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 4:49: error: 'note' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//   struct note { float v; __attribute__((device)) ~note(); };
//                                                   ^~~~
// 4:49: note: define it as a __device__ function before the kernel, in this file or in a header
