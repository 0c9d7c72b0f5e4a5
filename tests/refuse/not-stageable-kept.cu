// The stride begins as a constant, and a function that takes it by reference may change it.
__attribute__((device)) void halve(int &value) {
  value /= 2;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int stride = 128;
  halve(stride);
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; k += 128) {
    for (int i = threadIdx.x; i < 128; i += stride)
      tile[i] = x[k + i];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:5: error: no load can be held in registers: the trip count of its loop is not a constant [dbuf-not-stageable]
//       for (int i = threadIdx.x; i < 128; i += stride)
//       ^~~
// 12:5: note: make its bounds constants, with an 'if' for what there is to load, and give threads=N if it strides by the block
