// The function is defined elsewhere.
__attribute__((device)) float use(const float *tile, int i);
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += use(tile, threadIdx.x);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:12: error: 'use' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//       acc += use(tile, threadIdx.x);
//              ^~~
// 10:12: note: define it as a __device__ function before the kernel, in this file or in a header
