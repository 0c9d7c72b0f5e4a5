// ref is int &: r is another name of what the loads read.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int off = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 32) {
    tile[threadIdx.x] = x[k + threadIdx.x + off];
    __syncthreads();
    typedef int &ref;
    ref r = off;
    r = 3;
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:9: error: the type of 'r' has a name that the loop's body declares, and may be a reference [dbuf-hidden-reference]
//       ref r = off;
//           ^
// 11:9: note: declare the type before the loop, or write the type itself
