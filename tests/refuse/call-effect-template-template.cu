// What a template is given for a template of its own names a reference.
template <class T> using named = T &;
template <template <class> class N> __attribute__((device)) void up(N<int> x) {
  N<int> r = x;
  r = r + 1;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + off];
    __syncthreads();
    up<named>(off);
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 5:3: error: 'up' has an effect (output, time, a trap, what it writes) that must not move against the loads [dbuf-call-effect]
//     r = r + 1;
//     ^
// 5:3: note: move the call before or behind the loop, or write in the loop itself what it writes
