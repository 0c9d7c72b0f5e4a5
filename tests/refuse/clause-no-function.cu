#pragma dbuf pipeline
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 102
// 1:1: error: this pragma does not stand in a function [dbuf-bad-clause]
//   #pragma dbuf pipeline
//   ^~~~~~~~~~~~~~~~~~~~~
// 1:1: note: put it above a loop in a __global__ or __device__ function
