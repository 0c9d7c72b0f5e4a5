// The body of a function in place of its call, asked for by two pragmas.
__attribute__((device)) void fill(float *to, const float *from) {
  to[threadIdx.x] = from[threadIdx.x];
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    fill(tile, x + k);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 102
// 9:1: error: this loop has a dbuf pragma already [dbuf-bad-clause]
//   #pragma dbuf pipeline(independent)
//   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
// 9:1: note: write one pragma, with the clauses of both
