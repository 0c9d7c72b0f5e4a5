// Products by reference, which nvcc may fuse with the sum in the function, if it has the body there.
__attribute__((device)) void fill(float *to, const float *from, int i, const float (&add)[2]) {
  to[threadIdx.x] = from[i + threadIdx.x] + add[i & 1];
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    float add[2] = {n * 0.1f, k * 0.1f};
    fill(tile, x, k, add);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:5: error: 'fill' is given the shared array to fill, and its body cannot take the place of the call [dbuf-load-helper]
//       fill(tile, x, k, add);
//       ^~~~
// 2:86: note: nvcc may fuse what is given for this with sums of the function, or not
//   __attribute__((device)) void fill(float *to, const float *from, int i, const float (&add)[2]) {
//                                                                                        ^~~
// 11:5: note: write the load in the loop, in place of the call
