// The load counts, and the count is used after the loop.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int seen = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    seen = k + 1;
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
    acc += seen;
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 13:12: error: the load changes 'seen', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//       acc += seen;
//              ^~~~
// 5:7: note: declared here
//     int seen = 0;
//         ^~~~
// 13:12: note: declare 'seen' inside the loop and use it in the load only; compute works out its own
