// The number of thread 128 is negative as a signed char: it takes more tiles than thread 0.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int tiles) {
  __attribute__((shared)) float tile[256];
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (signed char i = threadIdx.x; i < tiles * blockDim.x; i += blockDim.x) {
    tile[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    acc += tile[255 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 6:37: error: whether a thread takes a further tile depends on the thread: others might read what it has left in 'tile', which another buffer does not hold [dbuf-uneven-tiles]
//     for (signed char i = threadIdx.x; i < tiles * blockDim.x; i += blockDim.x) {
//                                       ^
// 6:37: note: give the loop a condition that is the same for all threads of a block (t < tiles, or i < tiles * blockDim.x for an i that begins with threadIdx.x and goes on by blockDim.x), or use variant=ldg_single, which keeps one buffer
