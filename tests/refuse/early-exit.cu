// The loop may end in the middle.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (n == 77)
      break;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:7: error: 'break' leaves the loop or the iteration early, when the next tile is already under way [dbuf-early-exit]
//         break;
//         ^~~~~
// 11:7: note: let the loop end by its condition alone, and put what is to be passed over under an 'if': in the load with an 'else' that stores 0, in compute without one
