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
// 9:5: error: by the markers this belongs to the other side of a barrier, where other threads may notice it: 'y[t] += w;' [dbuf-marker-moved]
//       y[t] += w;
//       ^
// 9:5: note: leave nothing but arithmetic on the thread's own variables between a marker and the barrier that belongs to it
