// Three stand before compute.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float flags[128];
  int t = threadIdx.x, seen = 0;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    __syncthreads();
    tile[t] = x[k + t];
    __syncthreads();
    ++seen;
    __syncthreads();
#pragma dbuf compute
    acc += tile[127 - t];
  }
  y[t] = acc + seen + flags[t];
}
// expect: 101
// 13:5: error: more barriers stand before the marker 'compute' than one that parts load and compute [dbuf-marker-barriers]
//       __syncthreads();
//       ^~~~~~~~~~~~~
// 13:5: note: put 'load' behind the one barrier before the load, and 'compute' behind the one barrier between the two
