// How often this thread loads is not known before run time.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; k += 128) {
    for (int i = threadIdx.x; i < 128; i += blockDim.x)
      tile[i] = x[k + i];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:5: error: no load can be held in registers: the trip count of its loop is not a constant [dbuf-not-stageable]
//       for (int i = threadIdx.x; i < 128; i += blockDim.x)
//       ^~~
// 7:5: note: make its bounds constants, with an 'if' for what there is to load, and give threads=N if it strides by the block
