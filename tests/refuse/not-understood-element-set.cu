// Behind it is a variable of the load.
__attribute__((global)) void k(const float *__restrict__ A, float *__restrict__ out, int n) {
  __attribute__((shared)) float As[512];
  int tid = threadIdx.x;
  float acc = 0;
  int s = 1;
  int *ps[1];
  ps[0] = &s;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    As[tid] = A[k0 + tid + s];
    __syncthreads();
    acc += As[(tid + 1) % 64];
    memset(ps[0], k0 / 64 % 5, 1);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 14:12: error: this is not understood, so what it reads and writes is not known: 'ps[0]' [dbuf-not-understood]
//       memset(ps[0], k0 / 64 % 5, 1);
//              ^~
// 14:12: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
