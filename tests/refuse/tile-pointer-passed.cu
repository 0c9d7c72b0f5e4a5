// Of a tile that is passed another pointer is made, which may lead to the tile or to what the caller has behind it.
__attribute__((device)) float k(float *tile, const float *__restrict__ x, int n) {
  float *weights = tile + 128;
  float acc = 0;
#pragma dbuf pipeline(variant=ldg, shared(tile[128]))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x] + weights[threadIdx.x];
    __syncthreads();
  }
  return acc;
}
// expect: 101
// 3:20: error: the tile is reached through pointer 'weights', which would stay with one buffer [dbuf-tile-pointer]
//     float *weights = tile + 128;
//                      ^~~~
// 6:3: note: the loop of this pragma
//     for (int k = 0; k < n; k += 128) {
//     ^~~
// 3:20: note: if it leads to other memory than the tiles, name 'weights' in clause 'shared' too; else index 'tile' itself in the loop, or use variant=ldg_single
