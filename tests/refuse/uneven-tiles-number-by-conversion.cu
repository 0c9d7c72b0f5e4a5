// An object is made of the number, and keeps a reference to it.
struct S { int &r; __attribute__((device)) S(int &n) : r(n) {} };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int tiles) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int n = tiles; S s = n; s.r = threadIdx.x / 32;
#pragma dbuf pipeline(variant=cp_async)
  for (int t = 0; t < n; ++t) {
    tile[threadIdx.x] = x[t * 128 + threadIdx.x];
    __syncthreads();
    acc += tile[(threadIdx.x + 32) % 128];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:19: error: whether a thread takes a further tile depends on the thread: others might read what it has left in 'tile', which another buffer does not hold [dbuf-uneven-tiles]
//     for (int t = 0; t < n; ++t) {
//                     ^
// 8:19: note: give the loop a condition that is the same for all threads of a block (t < tiles, or i < tiles * blockDim.x for an i that begins with threadIdx.x and goes on by blockDim.x), or use variant=ldg_single, which keeps one buffer
