// A product that nvcc may fuse with the sum in the function, if it has the body there.
__attribute__((device)) void fill(float *to, const float *from, int i, float add) { to[threadIdx.x] = from[i + threadIdx.x] + add; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    fill(tile, x, k, n * 0.1f);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:5: error: 'fill' is given the shared array to fill, and its body cannot take the place of the call [dbuf-load-helper]
//       fill(tile, x, k, n * 0.1f);
//       ^~~~
// 2:78: note: nvcc may fuse what is given for this with sums of the function, or not
//   __attribute__((device)) void fill(float *to, const float *from, int i, float add) { to[threadIdx.x] = from[i + threadIdx.x] + add; }
//                                                                                ^~~
// 8:5: note: write the load in the loop, in place of the call
