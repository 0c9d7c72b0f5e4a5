// The element of an object stands elsewhere, by one of its ways.
struct row {
  float own;
  float *far;
  __attribute__((device)) float &operator[](int i) {
    if (i)
      return far[i];
    return own;
  }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
  row r;
  r.far = y;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + off];
    __syncthreads();
    r[1] = acc;
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 22:5: error: this is not understood, so what it reads and writes is not known: 'r[1]' [dbuf-not-understood]
//       r[1] = acc;
//       ^
// 22:5: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
