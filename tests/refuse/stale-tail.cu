// Beyond the end the tile keeps what it held.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 128) {
    if (k + threadIdx.x < n)
      tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:7: error: 'tile' is not written whole in every iteration: compute would find what another buffer held before [dbuf-stale-tail]
//         tile[threadIdx.x] = x[k + threadIdx.x];
//         ^~~~
// 7:5: note: whether it is written changes here
//       if (k + threadIdx.x < n)
//       ^~
// 8:7: note: fill the rest: let the load go over the whole tile, and store 0 in an 'else' where there is nothing to load; or use variant=ldg_single, which keeps one buffer
