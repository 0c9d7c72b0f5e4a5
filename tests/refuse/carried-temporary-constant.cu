// What the loop counts to is not the variable of that name in another function.
__attribute__((device)) int other() {
  const int W = 4;
  return W;
}
constexpr int W{2};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0, row[4] = {};
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    for (int i = 0; i < W; ++i)
      row[i] = x[k + i];
    tile[threadIdx.x] = x[k + threadIdx.x] + row[3];
    row[3] = k;
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 13:7: error: 'row' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//         row[i] = x[k + i];
//         ^~~
// 13:7: note: read in each iteration all that its tile needs
