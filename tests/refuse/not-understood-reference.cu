// What the reference that a function returns refers to is not known.
__attribute__((device)) float g[8192];
__attribute__((device)) float &cell(int i) { return g[i]; }
__attribute__((device)) void up(float &q, float v) { q = v; }
__attribute__((global)) void k(const float *__restrict__ A, float *__restrict__ out, int n) {
  __attribute__((shared)) float As[512];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    As[tid] = g[k0 + tid];
    As[64 + tid] = A[k0 + tid];
    __syncthreads();
    acc += As[(tid + 1) % 64];
    up(cell(k0 + 64 + tid), acc);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 15:8: error: this is not understood, so what it reads and writes is not known: 'cell(k0 + 64 + tid)' [dbuf-not-understood]
//       up(cell(k0 + 64 + tid), acc);
//          ^~~~
// 15:8: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
