// The address of an object, by a friend of its class.
__attribute__((device)) float *place;
struct spot {
  float v;
  friend __attribute__((device)) float *operator&(spot &s) { return place; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
  spot v = {};
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
// 17:5: error: this is not understood, so what it reads and writes is not known: '*&v' [dbuf-not-understood]
//       *&v = acc;
//       ^
// 17:5: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
