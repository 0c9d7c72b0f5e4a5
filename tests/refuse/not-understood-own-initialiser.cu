// An initialiser that names its own variable is read too: it writes what the load reads.
__attribute__((device)) float g[8192];
__attribute__((global)) void k(float *y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    float v = (g[k + 128 + threadIdx.x] = acc, v);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:15: error: this is not understood, so what it reads and writes is not known: '(g[k + 128 + threadIdx.x] = acc, v)' [dbuf-not-understood]
//       float v = (g[k + 128 + threadIdx.x] = acc, v);
//                 ^
// 11:15: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
