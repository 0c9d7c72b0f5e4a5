// The function around the pragma is the lambda's.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  auto run = [&]() {
#pragma dbuf pipeline
    for (int k = 0; k < n; k += 128) {
      tile[threadIdx.x] = x[k + threadIdx.x];
      __syncthreads();
      acc += tile[127 - threadIdx.x];
      __syncthreads();
    }
  };
  run();
  y[threadIdx.x] = acc;
}
// expect: 101
// 6:1: error: the loop stands inside a lambda or another nested body [dbuf-in-lambda]
//   #pragma dbuf pipeline
//   ^~~~~~~~~~~~~~~~~~~~~
// 6:1: note: move the loop into a __device__ or __global__ function of its own, with what it captures as parameters
