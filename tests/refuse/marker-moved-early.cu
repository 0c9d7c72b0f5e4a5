// Compute may not read before its barrier what others wrote in the last tile.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float flags[128];
  int t = threadIdx.x, seen = 0;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
#pragma dbuf load
    tile[t] = x[k + t];
#pragma dbuf compute
    acc += flags[127 - t];
    __syncthreads();
    flags[t] = acc * tile[127 - t];
    __syncthreads();
  }
  y[t] = acc + seen + flags[t];
}
// expect: 101
// 12:5: error: by the markers this belongs to the other side of a barrier, but it is more than plain arithmetic on variables of the thread: 'acc += flags[127 - t];' [dbuf-marker-moved]
//       acc += flags[127 - t];
//       ^~~
// 12:5: note: leave only assignments to the thread's own variables, without loops, arrays and memory, between a marker and the barrier that belongs to it
