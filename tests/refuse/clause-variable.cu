// How much of it the loop uses is a parameter, and the further buffers stand in a static array.
__attribute__((device)) float k(float *tile, const float *__restrict__ x, int n, int width) {
  float acc = 0;
#pragma dbuf pipeline(variant=ldg, shared(tile[width * 2]))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[width * 2 - 1 - threadIdx.x];
    __syncthreads();
  }
  return acc;
}
__attribute__((global)) void of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float room[128];
  y[threadIdx.x] = k(room, x, n, 64);
}
// expect: 101
// 4:1: error: 'width' is a variable, but what a clause says of the size of shared memory must be a constant [dbuf-clause-variable]
//   #pragma dbuf pipeline(variant=ldg, shared(tile[width * 2]))
//   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
// 2:86: note: declared here
//   __attribute__((device)) float k(float *tile, const float *__restrict__ x, int n, int width) {
//                                                                                        ^~~~~
// 4:1: note: give a number, a macro, a template argument or a constexpr variable that is never less
