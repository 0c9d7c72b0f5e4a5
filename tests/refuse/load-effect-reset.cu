// The sum begins anew before the load, which then changes it: that is no statement of compute alone.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float sum = 0, acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    sum = 0;
    if (k)
      sum = 1;
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    sum += tile[127 - threadIdx.x];
    acc += sum;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:5: error: the load changes 'sum', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//       sum += tile[127 - threadIdx.x];
//       ^~~
// 4:9: note: declared here
//     float sum = 0, acc = 0;
//           ^~~
// 12:5: note: declare 'sum' inside the loop and use it in the load only; compute works out its own
