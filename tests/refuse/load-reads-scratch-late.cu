// The offset is made of shared memory that compute writes.
__attribute__((global)) void k(const float *__restrict__ x, int *__restrict__ shape, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) int steps[2];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    int rest = k, offset = 0;
    for (int d = 0; d < 2; ++d) {
      offset += rest % steps[d];
      rest /= 3;
    }
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[(threadIdx.x + offset) % 128];
    steps[k / 128 % 2] = offset + 1;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:24: error: the load reads shared array 'steps', which compute writes: made ahead it would find older values [dbuf-load-reads-scratch]
//         offset += rest % steps[d];
//                          ^~~~~
// 16:5: note: written here
//       steps[k / 128 % 2] = offset + 1;
//       ^~~~~
// 10:24: note: let the load read an array that the loop leaves alone, and compute write another one
