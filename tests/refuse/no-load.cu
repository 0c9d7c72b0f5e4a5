// Nothing comes from global memory.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    float v = k;
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:5: error: nothing is loaded from global memory into a shared array before the barrier: there is no tile to load ahead [dbuf-no-load]
//       __syncthreads();
//       ^~~~~~~~~~~~~
// 10:5: note: put the tile's load between the loop's head (or its top barrier) and the barrier before compute
