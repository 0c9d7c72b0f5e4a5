// The vote asks which tile this was.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (__syncthreads_and(acc > k))
      break;
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:33: error: the load changes 'k', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//       if (__syncthreads_and(acc > k))
//                                   ^
// 10:5: note: the loop may be left here
//       if (__syncthreads_and(acc > k))
//       ^~
// 10:33: note: declare 'k' inside the loop and use it in the load only; compute works out its own
