// Which half of its array the caller has passed is told by the address.
__attribute__((device)) float k(float *tile, const float *array, const float *__restrict__ x, int n) {
  float acc = 0;
#pragma dbuf pipeline(variant=ldg, shared(tile[128]))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    if (tile == array)
      acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  return acc;
}
// expect: 101
// 8:9: error: an address in a tile that is passed is compared or made a number, 'tile == array': it is another one in each buffer [dbuf-tile-address]
//       if (tile == array)
//           ^~~~
// 8:9: note: compare and keep indices in its place, or use variant=ldg_single, which keeps one buffer
