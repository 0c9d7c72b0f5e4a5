// The object gives a reference to off.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int off = 0;
  wrapper r(off);
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 32) {
    tile[threadIdx.x] = x[k + threadIdx.x + off];
    __syncthreads();
    static_cast<int &>(r) = 3;
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:5: error: this is not understood, so what it reads and writes is not known: 'static_cast<int &>(r)' [dbuf-not-understood]
//       static_cast<int &>(r) = 3;
//       ^~~~~~~~~~~
// 11:5: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
