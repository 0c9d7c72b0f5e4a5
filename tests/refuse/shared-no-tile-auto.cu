// Further buffers need the type of the pointer.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  int t = threadIdx.x;
  float acc = 0;
  extern __attribute__((shared)) float room[];
  auto *tile = &room[64];
#pragma dbuf pipeline(variant=ldg, shared(tile[64]))
  for (int k = 0; k < n; ++k) {
    tile[t] = x[k * 64 + t];
    __syncthreads();
    acc += tile[63 - t];
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 7:1: error: 'tile' of clause 'shared' is no shared array that the load fills by that name [dbuf-shared-no-tile]
//   #pragma dbuf pipeline(variant=ldg, shared(tile[64]))
//   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
// 7:1: note: name the arrays that the load stores to, not pointers to them, or leave the clause out
