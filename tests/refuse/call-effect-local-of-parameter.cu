// A local of a template's type is a reference where the call says so.
template <class T> __attribute__((device)) void up(T x) {
  T r = x;
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
    up<int &>(off);
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 4:3: error: 'up' has an effect (output, time, a trap, what it writes) that must not move against the loads [dbuf-call-effect]
//     r = r + 1;
//     ^
// 4:3: note: move the call before or behind the loop, or write in the loop itself what it writes
