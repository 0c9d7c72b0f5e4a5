// Functions that call themselves, and others twice, change the number by what is not followed.
__attribute__((device)) void first(int &n) { n = n + 1; }
__attribute__((device)) void second(int &n) { first(n); first(n); }
__attribute__((device)) void again(int &n) {
  if (n < 4)
    again(n);
  n = threadIdx.x / 32;
}
__attribute__((device)) void there(int &n);
__attribute__((device)) void back(int &n) { there(n); }
__attribute__((device)) void there(int &n) { back(n); }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int tiles) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int n = tiles;
  second(n);
  again(n);
  back(n);
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
// 20:19: error: whether a thread takes a further tile depends on the thread: others might read what it has left in 'tile', which another buffer does not hold [dbuf-uneven-tiles]
//     for (int t = 0; t < n; ++t) {
//                     ^
// 17:9: note: this may change it for some threads
//     again(n);
//           ^
// 20:19: note: give the loop a condition that is the same for all threads of a block (t < tiles, or i < tiles * blockDim.x for an i that begins with threadIdx.x and goes on by blockDim.x), or use variant=ldg_single, which keeps one buffer
