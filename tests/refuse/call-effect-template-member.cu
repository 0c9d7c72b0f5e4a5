// A member of a template's type is a reference where the class is given one.
template <class T> struct holder {
  T m;
  __attribute__((device)) void up() { m = m + 1; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
  holder<int &> h{off};
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + off];
    __syncthreads();
    h.up();
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 4:39: error: 'up' has an effect (output, time, a trap, what it writes) that must not move against the loads [dbuf-call-effect]
//     __attribute__((device)) void up() { m = m + 1; }
//                                         ^
// 4:39: note: move the call before or behind the loop, or write in the loop itself what it writes
