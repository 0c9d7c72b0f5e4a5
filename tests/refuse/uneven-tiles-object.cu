// The object is made of the number of the thread.
struct sums {
  int tiles;
  __attribute__((device)) float all(const float *x) {
    __attribute__((shared)) float tile[128];
    float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
    for (int t = 0; t < tiles; ++t) {
      tile[threadIdx.x] = x[t * 128 + threadIdx.x];
      __syncthreads();
      acc += tile[(threadIdx.x + 32) % 128];
      __syncthreads();
    }
    return acc;
  }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int tiles) {
  sums s;
  s.tiles = tiles + threadIdx.x / 32;
  y[threadIdx.x] = s.all(x);
}
// expect: 101
// 8:21: error: whether a thread takes a further tile depends on the thread: others might read what it has left in 'tile', which another buffer does not hold [dbuf-uneven-tiles]
//       for (int t = 0; t < tiles; ++t) {
//                       ^
// 20:22: note: what is given here may differ between threads
//     y[threadIdx.x] = s.all(x);
//                        ^~~
// 8:21: note: give the loop a condition that is the same for all threads of a block (t < tiles, or i < tiles * blockDim.x for an i that begins with threadIdx.x and goes on by blockDim.x), or use variant=ldg_single, which keeps one buffer
