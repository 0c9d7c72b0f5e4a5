// An object that is called by a name like those of CUDA's functions.
struct Bump {
  int n;
  __attribute__((device)) int operator()(int x) {
    n += x;
    return n;
  }
};
__attribute__((device)) Bump make_bump;
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x + make_bump.n];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    make_bump(1);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 18:5: error: 'make_bump' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//       make_bump(1);
//       ^~~~~~~~~
// 18:5: note: define it as a __device__ function before the kernel, in this file or in a header
