// A template that is called behind the last barrier may lead to the tile.
template <class T> __attribute__((device)) T *room() {
  extern __attribute__((shared)) float dyn[];
  return (T *)dyn;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float dyn[];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    dyn[tid] = x[k + tid];
    __syncthreads();
    acc += dyn[127 - tid];
    __syncthreads();
    acc += room<float>()[tid];
  }
  y[tid] = acc;
}
// expect: 101
// 16:12: error: a statement after the last barrier uses shared memory ('room'), which the next load may overwrite meanwhile [dbuf-tail-after-barrier]
//       acc += room<float>()[tid];
//              ^~~~
// 16:12: note: move it before the last barrier
