// Bytes are a constant.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float tile[];
  float acc = 0;
#pragma dbuf pipeline(dynamic=n * blockDim.x)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 102
// 5:31: error: bad value 'n * blockDim.x' for clause 'dynamic' [dbuf-bad-clause]
//   #pragma dbuf pipeline(dynamic=n * blockDim.x)
//                                 ^~~~~~~~~~~~~~
// 5:31: note: write the most bytes that a launch gives, a constant such as 16384 or 2 * BM * sizeof(float)
