// A variable comes to rest behind the last store, where all copies of the load must leave it.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float sum = 0, last = 0, acc = 0;
  int i = threadIdx.x;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    while (i < 128) {
      tile[i] = x[k + i];
      i += 32;
    }
    i = threadIdx.x;
    sum = y[k + threadIdx.x];
    __syncthreads();
    while (i < 128) {
      sum += tile[127 - i];
      i += 32;
    }
    i = threadIdx.x;
    y[k + threadIdx.x] = sum + acc;
    __syncthreads();
  }
}
// expect: 101
// 16:7: error: the load changes 'sum', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//         sum += tile[127 - i];
//         ^~~
// 4:9: note: declared here
//     float sum = 0, last = 0, acc = 0;
//           ^~~
// 16:7: note: declare 'sum' inside the loop and use it in the load only; compute works out its own
