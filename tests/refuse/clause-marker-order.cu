// Compute is marked first.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float flags[128];
  int t = threadIdx.x, seen = 0;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
#pragma dbuf compute
    acc += tile[127 - t];
    __syncthreads();
#pragma dbuf load
    tile[t] = x[k + t];
    __syncthreads();
  }
  y[t] = acc + seen + flags[t];
}
// expect: 102
// 12:1: error: the load is marked behind compute [dbuf-bad-clause]
//   #pragma dbuf load
//   ^~~~~~~~~~~~~~~~~
// 12:1: note: write the load before compute: { load; barrier; compute; barrier }
