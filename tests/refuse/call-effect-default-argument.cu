// What an argument that is left out does.
__attribute__((device)) int go[32];
__attribute__((device)) inline int g() { return go[threadIdx.x] = 1; }
__attribute__((device)) inline int f(int x = g()) { return x; }
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid + go[tid]];
    __syncthreads();
    acc += xs[tid] + f();
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 13:22: error: 'f' has an effect (output, time, a trap, what it writes) that must not move against the loads [dbuf-call-effect]
//       acc += xs[tid] + f();
//                        ^
// 4:47: note: its default argument
//   __attribute__((device)) inline int f(int x = g()) { return x; }
//                                                 ^
// 13:22: note: move the call before or behind the loop, or write in the loop itself what it writes
