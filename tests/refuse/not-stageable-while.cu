// A trip may make two steps, so that how many there are is not known.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant = ldg)
  for (int k = 0; k < n; k += 128) {
    int i = threadIdx.x;
    while (i < 128) {
      tile[i] = x[k + i];
      if (threadIdx.x % 2)
        i -= 31;
      i += 32;
    }
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:5: error: no load can be held in registers: the trip count of its loop is not a constant [dbuf-not-stageable]
//       while (i < 128) {
//       ^~~~~
// 8:5: note: make its bounds constants, with an 'if' for what there is to load, and give threads=N if it strides by the block
