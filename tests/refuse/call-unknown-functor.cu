// What a function is given to call is not looked into.
__attribute__((device)) float low(float a) { return a; }
template <class F> __attribute__((device)) float apply(F f, float a) { return f(a); }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + off];
    __syncthreads();
    acc += apply(low, acc);
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 13:18: error: 'low' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//       acc += apply(low, acc);
//                    ^~~
// 13:18: note: define it as a __device__ function before the kernel, in this file or in a header
