// The lambda may hold the tile.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += [&](int i) { return tile[i]; }(127 - threadIdx.x);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:12: error: lambdas in the loop are not supported: one may capture a tile [dbuf-lambda]
//       acc += [&](int i) { return tile[i]; }(127 - threadIdx.x);
//              ^
// 9:12: note: write its body in the loop, or make it a __device__ function with parameters
