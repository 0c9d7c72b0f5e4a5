// A statement before the first barrier makes it look like that behind the load.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int tiles = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    ++tiles;
    __syncthreads();
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
  }
  y[threadIdx.x] = acc + tiles;
}
// expect: 101
// 9:5: error: nothing is loaded from global memory into a shared array before the barrier: there is no tile to load ahead [dbuf-no-load]
//       __syncthreads();
//       ^~~~~~~~~~~~~
// 10:5: note: this may be the load, but stands behind the barrier
//       tile[threadIdx.x] = x[k + threadIdx.x];
//       ^~~~
// 9:5: note: if the load stands behind this barrier, write '#pragma dbuf load' above the load
