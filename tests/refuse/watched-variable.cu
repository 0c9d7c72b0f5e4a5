// A volatile variable at file scope.
__attribute__((device)) volatile int flag;
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    acc += flag;
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 11:12: error: compute reads 'flag', which others may change meanwhile; the next tile's loads move before that [dbuf-watched]
//       acc += flag;
//              ^~~~
// 11:12: note: read it before or after the loop, or give 'independent' if nobody writes what the loads read while the loop runs
