// The new tile depends on the old one.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] += x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:5: error: 'tile' is updated in place by the load, from what an earlier tile left there [dbuf-tile-updated]
//       tile[threadIdx.x] += x[k + threadIdx.x];
//       ^~~~
// 7:5: note: store plain values (tile = value;), and let compute add them up in registers
