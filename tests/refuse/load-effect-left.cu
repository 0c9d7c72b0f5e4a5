// Left early, the loop would leave in 'last' a value of the tile that was loaded for nothing.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0, last = 0;
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n; k += 128) {
    if (__syncthreads_and(acc > 100))
      break;
    last = x[k + threadIdx.x];
    tile[threadIdx.x] = last;
    __syncthreads();
    acc += tile[127 - threadIdx.x];
  }
  y[threadIdx.x] = acc + last;
}
// expect: 101
// 14:26: error: the load changes 'last', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//     y[threadIdx.x] = acc + last;
//                            ^~~~
// 4:18: note: declared here
//     float acc = 0, last = 0;
//                    ^~~~
// 14:26: note: declare 'last' inside the loop and use it in the load only; compute works out its own
