// An extent is a constant.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float tile[];
  float acc = 0;
#pragma dbuf pipeline(shared(tile[threadIdx.x]))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 102
// 5:30: error: bad value 'tile[threadIdx.x]' for clause 'shared' [dbuf-bad-clause]
//   #pragma dbuf pipeline(shared(tile[threadIdx.x]))
//                                ^~~~~~~~~~~~~~~~~
// 5:30: note: an extent is a constant: the tile's elements
