// The load stores to another array.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(shared(tiles))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 5:1: error: 'tiles' of clause 'shared' is no shared array that the load fills by that name [dbuf-shared-no-tile]
//   #pragma dbuf pipeline(shared(tiles))
//   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
// 5:1: note: name the arrays that the load stores to, not pointers to them, or leave the clause out
