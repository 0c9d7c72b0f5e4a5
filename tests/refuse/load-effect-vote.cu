// The vote counts what the load of the next tile has changed by then.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0, last = 0;
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n; k += 128) {
    if (__syncthreads_and(last > 100))
      break;
    last = x[k + threadIdx.x];
    tile[threadIdx.x] = last;
    __syncthreads();
    acc += tile[127 - threadIdx.x];
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:27: error: the load changes 'last', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//       if (__syncthreads_and(last > 100))
//                             ^~~~
// 4:18: note: declared here
//     float acc = 0, last = 0;
//                    ^~~~
// 7:27: note: declare 'last' inside the loop and use it in the load only; compute works out its own
