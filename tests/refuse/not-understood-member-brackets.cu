// A member's declarator in brackets.
struct holder { int (&m); };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
  holder h{off};
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + off];
    __syncthreads();
    h.m = h.m + 1;
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 13:5: error: this is not understood, so what it reads and writes is not known: 'h.m' [dbuf-not-understood]
//       h.m = h.m + 1;
//       ^
// 13:5: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
