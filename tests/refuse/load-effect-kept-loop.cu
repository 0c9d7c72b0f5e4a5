// A loop that stores counts for compute.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float sum = 0, last = 0, acc = 0;
  int i = threadIdx.x;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    for (int j = threadIdx.x; j < 128; j += 32) {
      tile[j] = x[k + j];
      i += j;
    }
    __syncthreads();
    sum += tile[127 - threadIdx.x] * i;
    y[k + threadIdx.x] = sum + acc;
    __syncthreads();
  }
}
// expect: 101
// 13:38: error: the load changes 'i', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//       sum += tile[127 - threadIdx.x] * i;
//                                        ^
// 5:7: note: declared here
//     int i = threadIdx.x;
//         ^
// 13:38: note: declare 'i' inside the loop and use it in the load only; compute works out its own
