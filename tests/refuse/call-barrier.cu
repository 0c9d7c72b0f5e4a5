// A barrier that the loop does not show.
__attribute__((device)) float use(const float *tile, int i) {
  float v = tile[i];
  __syncthreads();
  return v;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += use(tile, threadIdx.x);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 14:12: error: 'use' holds a barrier, where it does not divide load and compute [dbuf-call-barrier]
//       acc += use(tile, threadIdx.x);
//              ^~~
// 4:3: note: here
//     __syncthreads();
//     ^~~~~~~~~~~~~
// 14:12: note: put the barrier at the top level of the loop's body, between two functions if need be
