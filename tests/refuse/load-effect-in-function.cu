// A function that changes a variable of compute.
__attribute__((device)) void fill(float *to, const float *from, int i, int &sum) {
  to[threadIdx.x] = from[i + threadIdx.x];
  sum = 0;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    fill(tile, x, k, acc);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 13:5: error: the load changes 'acc', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//       acc += tile[127 - threadIdx.x];
//       ^~~
// 8:7: note: declared here
//     int acc = 0;
//         ^~~
// 13:5: note: declare 'acc' inside the loop and use it in the load only; compute works out its own
