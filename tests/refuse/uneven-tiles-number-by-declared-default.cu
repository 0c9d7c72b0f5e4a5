// A declaration gives the argument that asks for the thread.
__attribute__((device)) int number(int n, int t = threadIdx.x / 32);
__attribute__((device)) int number(int n, int t) { return n + t; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  int t = threadIdx.x;
  float acc = 0;
  int m = number(n);
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < m; ++k) {
    tile[t] = x[k * 64 + t];
    __syncthreads();
    acc += tile[63 - t];
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 10:19: error: whether a thread takes a further tile depends on the thread: others might read what it has left in 'tile', which another buffer does not hold [dbuf-uneven-tiles]
//     for (int k = 0; k < m; ++k) {
//                     ^
// 10:19: note: give the loop a condition that is the same for all threads of a block (t < tiles, or i < tiles * blockDim.x for an i that begins with threadIdx.x and goes on by blockDim.x), or use variant=ldg_single, which keeps one buffer
