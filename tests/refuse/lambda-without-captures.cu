// A lambda that captures nothing is no function of the text either.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    auto square = [](float v) { return v * v; };
    acc += square(tile[tid]);
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 10:19: error: lambdas in the loop are not supported: one may capture a tile [dbuf-lambda]
//       auto square = [](float v) { return v * v; };
//                     ^
// 10:19: note: write its body in the loop, or make it a __device__ function with parameters
