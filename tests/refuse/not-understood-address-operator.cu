// The address of a vector, by an operator of the text's own.
__attribute__((device)) float *place;
__attribute__((device)) float *operator&(float2 &v) { return place; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
  float2 v = {};
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + off];
    __syncthreads();
    *&v = acc;
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 14:5: error: this is not understood, so what it reads and writes is not known: '*&v' [dbuf-not-understood]
//       *&v = acc;
//       ^
// 14:5: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
