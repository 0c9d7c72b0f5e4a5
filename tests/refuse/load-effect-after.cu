// What compute writes only sometimes, and the load always: after the loop it may be the load's, of a later tile.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int at = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    at = k + threadIdx.x;
    tile[threadIdx.x] = x[at];
    __syncthreads();
    if (tile[0] > acc) {
      at = threadIdx.x ^ 1;
      acc += tile[at];
    }
    __syncthreads();
  }
  y[threadIdx.x] = acc + at;
}
// expect: 101
// 17:26: error: the load changes 'at', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//     y[threadIdx.x] = acc + at;
//                            ^~
// 5:7: note: declared here
//     int at = 0;
//         ^~
// 17:26: note: declare 'at' inside the loop and use it in the load only; compute works out its own
