// A range-based for in compute.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  float w[4] = {1, 2, 3, 4};
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    for (float v : w)
      acc += v * tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:5: error: a range-based for is not supported in the loop: it calls functions that the text does not show [dbuf-range-for]
//       for (float v : w)
//       ^~~
// 10:5: note: write a counting loop: for (int i = 0; i < count; ++i)
