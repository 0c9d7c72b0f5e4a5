// A template's parameter may be a reference to a variable outside.
__attribute__((device)) int at;
template <int &R> __attribute__((device)) void up() { R = R + 1; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + at];
    __syncthreads();
    up<at>();
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 3:55: error: 'up' has an effect (output, time, a trap, what it writes) that must not move against the loads [dbuf-call-effect]
//   template <int &R> __attribute__((device)) void up() { R = R + 1; }
//                                                         ^
// 3:55: note: move the call before or behind the loop, or write in the loop itself what it writes
