// Other threads read what is written before the load.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float flags[128];
  int t = threadIdx.x, seen = 0;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    flags[t] = k;
    __syncthreads();
#pragma dbuf load
    tile[t] = x[k + t];
    __syncthreads();
    acc += tile[127 - t] + flags[127 - t];
  }
  y[t] = acc + seen + flags[t];
}
// expect: 101
// 9:5: error: by the markers this belongs to the other side of a barrier, but it is more than plain arithmetic on variables of the thread: 'flags[t] = k;' [dbuf-marker-moved]
//       flags[t] = k;
//       ^~~~~
// 9:5: note: leave only assignments to the thread's own variables, without loops, arrays and memory, between a marker and the barrier that belongs to it
