// The pointer to rows moves on: an array cannot.
__attribute__((device)) void fill(float (*to)[32], const float *from, int i) {
  to += threadIdx.x / 32;
  (*to)[threadIdx.x % 32] = from[i];
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[4][32];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    fill(tile, x, k);
    __syncthreads();
    acc += tile[threadIdx.x / 32][31 - threadIdx.x % 32];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:5: error: 'fill' is given the shared array to fill, and its body cannot take the place of the call [dbuf-load-helper]
//       fill(tile, x, k);
//       ^~~~
// 2:43: note: this parameter is given no array of its own dimensions
//   __attribute__((device)) void fill(float (*to)[32], const float *from, int i) {
//                                             ^~
// 11:5: note: write the load in the loop, in place of the call
