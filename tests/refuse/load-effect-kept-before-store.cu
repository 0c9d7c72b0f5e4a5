// What compute adds to is read before the last store to the tile, so the load ahead reads it too.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float sum = 0, last = 0, acc = 0;
  int i = threadIdx.x;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    sum = y[k + threadIdx.x];
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    sum += tile[127 - threadIdx.x];
    y[k + threadIdx.x] = sum + acc;
    __syncthreads();
  }
}
// expect: 101
// 11:5: error: the load changes 'sum', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//       sum += tile[127 - threadIdx.x];
//       ^~~
// 4:9: note: declared here
//     float sum = 0, last = 0, acc = 0;
//           ^~~
// 11:5: note: declare 'sum' inside the loop and use it in the load only; compute works out its own
