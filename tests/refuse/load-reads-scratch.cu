// Which element is loaded stands in shared memory, and compute changes it.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) int order[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + order[threadIdx.x]];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    order[threadIdx.x] = k;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:31: error: the load reads shared array 'order', which compute writes: made ahead it would find older values [dbuf-load-reads-scratch]
//       tile[threadIdx.x] = x[k + order[threadIdx.x]];
//                                 ^~~~~
// 11:5: note: written here
//       order[threadIdx.x] = k;
//       ^~~~~
// 8:31: note: let the load read an array that the loop leaves alone, and compute write another one
