// Host code has no shared memory.
void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  static float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 5:1: error: 'k' is neither a __global__ nor a __device__ function: host code has no tiles in shared memory [dbuf-not-device]
//   #pragma dbuf pipeline
//   ^~~~~~~~~~~~~~~~~~~~~
// 5:1: note: put the pragma above a loop of device code, or remove it
