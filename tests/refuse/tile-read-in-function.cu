// A function that reads what another thread has stored.
__attribute__((device)) void fill(float *to, const float *from, int i) {
  to[threadIdx.x] = from[i + threadIdx.x];
  to[threadIdx.x] = to[threadIdx.x] + to[threadIdx.x ^ 1];
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    fill(tile, x, k);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:10: error: the load reads tile 'tile' itself, and made ahead it would find other values there [dbuf-tile-read-in-load]
//       fill(tile, x, k);
//            ^~~~
// 11:5: note: in a function that the load calls here
//       fill(tile, x, k);
//       ^~~~
// 11:10: note: load from global memory only, and let compute keep in registers what it needs of the tile before
