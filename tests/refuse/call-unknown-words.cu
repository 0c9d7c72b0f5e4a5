// What stands behind the parameters is not known.
__attribute__((device)) float g[8192];
__attribute__((device)) float f(float v) { return v; }
__attribute__((device)) float f(int i) __strange { return g[i + 128] = 1; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    acc += f(k);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 13:12: error: 'f' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//       acc += f(k);
//              ^
// 13:12: note: define it as a __device__ function before the kernel, in this file or in a header
