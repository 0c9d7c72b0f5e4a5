// Compute normalises the tile in place.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    tile[threadIdx.x] *= 0.5f;
    acc += tile[threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:5: error: compute writes 'tile', which is a tile: what it writes would be in one buffer only [dbuf-tile-written-in-compute]
//       tile[threadIdx.x] *= 0.5f;
//       ^~~~
// 9:5: note: keep results in registers or in another shared array, or use variant=ldg_single
