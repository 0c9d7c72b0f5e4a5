// The same in a function.
__attribute__((device)) float g[8192];
__attribute__((device)) void add(float v) { atomicAdd(g, v); }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    add(acc);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 3:55: error: 'add' has an effect (output, time, a trap, what it writes) that must not move against the loads [dbuf-call-effect]
//   __attribute__((device)) void add(float v) { atomicAdd(g, v); }
//                                                         ^
// 3:55: note: move the call before or behind the loop, or write in the loop itself what it writes
