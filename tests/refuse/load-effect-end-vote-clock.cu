// Where the vote has left the loop is asked behind it.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int k = 0;
#pragma dbuf pipeline(speculative)
  for (; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (__syncthreads_and(acc > 100))
      break;
  }
  y[threadIdx.x] = acc + k;
}
// expect: 101
// 14:26: error: the load changes 'k', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//     y[threadIdx.x] = acc + k;
//                            ^
// 11:5: note: the loop may be left here
//       if (__syncthreads_and(acc > 100))
//       ^~
// 14:26: note: declare 'k' inside the loop and use it in the load only; compute works out its own
