// A condition before the load decides on it.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float flags[128];
  int t = threadIdx.x, seen = 0;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    if (seen > 3)
      w = k;
    __syncthreads();
#pragma dbuf load
    tile[t] = w > 0 ? x[k + t] : 0;
    __syncthreads();
    acc += tile[127 - t];
  }
  y[t] = acc + seen + flags[t];
}
// expect: 101
// 10:7: error: 'w' is changed before the marked load or in it, and used in the other of the two, which change places [dbuf-marker-order]
//         w = k;
//         ^
// 13:15: note: used here
//       tile[t] = w > 0 ? x[k + t] : 0;
//                 ^
// 10:7: note: compute in the load what the load needs, and behind its barrier what compute needs
