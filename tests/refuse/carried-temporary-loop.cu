// The loop that writes it counts less elements than are read.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[256];
  int tid = threadIdx.x;
  float acc = 0;
  float v[4] = {0, 0, 0, 0};
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    for (int i = 0; i < 3; ++i)
      v[i] = x[k + tid + i];
    tile[tid] = v[3];
    v[3] = v[0];
    __syncthreads();
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 10:7: error: 'v' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//         v[i] = x[k + tid + i];
//         ^
// 10:7: note: read in each iteration all that its tile needs
