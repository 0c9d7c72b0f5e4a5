// The last threads end early where n is no multiple of the threads; whether it is, nothing tells.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    tile[threadIdx.x] = x[i];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 6:29: error: whether a thread takes a further tile depends on the thread: others might read what it has left in 'tile', which another buffer does not hold [dbuf-uneven-tiles]
//     for (int i = threadIdx.x; i < n; i += blockDim.x) {
//                               ^
// 6:29: note: give the loop a condition that is the same for all threads of a block (t < tiles, or i < tiles * blockDim.x for an i that begins with threadIdx.x and goes on by blockDim.x), or use variant=ldg_single, which keeps one buffer
