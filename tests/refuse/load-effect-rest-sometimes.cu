// Compute leaves the value of the load only sometimes.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int i = tid;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    while (i < 128) {
      tile[i] = x[k + i];
      i += 32;
    }
    i = tid;
    __syncthreads();
    while (i < 128) {
      acc += tile[127 - i];
      i += 32;
    }
    if (acc > 0)
      i = tid;
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 15:12: error: the load changes 'i', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//       while (i < 128) {
//              ^
// 6:7: note: declared here
//     int i = tid;
//         ^
// 15:12: note: declare 'i' inside the loop and use it in the load only; compute works out its own
