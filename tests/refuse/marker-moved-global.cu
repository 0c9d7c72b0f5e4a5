// Nor global memory.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float flags[128];
  int t = threadIdx.x, seen = 0;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    y[t] += w;
    __syncthreads();
#pragma dbuf load
    tile[t] = x[k + t];
    __syncthreads();
    acc += tile[127 - t] + y[t ^ 1];
  }
  y[t] = acc + seen + flags[t];
}
// expect: 101
// 9:5: error: by the markers this belongs to the other side of a barrier, but it is more than plain arithmetic on variables of the thread: 'y[t] += w;' [dbuf-marker-moved]
//       y[t] += w;
//       ^
// 9:5: note: leave only assignments to the thread's own variables, without loops, arrays and memory, between a marker and the barrier that belongs to it
