// The clause names one of two.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float scale[128];
  float acc = 0;
#pragma dbuf pipeline(shared(tile))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    scale[threadIdx.x] = y[k + threadIdx.x];
    __syncthreads();
    acc += scale[threadIdx.x] + tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 6:1: error: the load fills 'scale' too, which clause 'shared' does not name [dbuf-shared-unnamed]
//   #pragma dbuf pipeline(shared(tile))
//   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
// 4:33: note: declared here
//     __attribute__((shared)) float scale[128];
//                                   ^~~~~
// 6:1: note: name it in the clause as well, or leave the clause out
