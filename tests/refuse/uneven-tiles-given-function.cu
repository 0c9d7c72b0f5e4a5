// The function that the template calls by its argument is given what differs between threads.
__attribute__((device)) void columns(const float *__restrict__ x, float *__restrict__ y, int n, int column) {
  __attribute__((shared)) float tile[128];
  float sum = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    sum += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[column + threadIdx.x] = sum;
}
typedef void sums_of(const float *, float *, int, int);
template <int TILES, sums_of *F>
__attribute__((device)) void each(const float *__restrict__ x, float *__restrict__ y, int n) {
  int all = n * (threadIdx.x / 32);
  F(x, y, all, blockIdx.x * 128);
}
__attribute__((global)) void given_function(const float *__restrict__ x, float *__restrict__ y, int n) {
  each<2, columns>(x, y, n);
}
// expect: 101
// 6:19: error: whether a thread takes a further tile depends on the thread: others might read what it has left in 'tile', which another buffer does not hold [dbuf-uneven-tiles]
//     for (int k = 0; k < n; k += 128) {
//                     ^
// 21:11: note: what is given here may differ between threads
//     each<2, columns>(x, y, n);
//             ^~~~~~~
// 6:19: note: give the loop a condition that is the same for all threads of a block (t < tiles, or i < tiles * blockDim.x for an i that begins with threadIdx.x and goes on by blockDim.x), or use variant=ldg_single, which keeps one buffer
