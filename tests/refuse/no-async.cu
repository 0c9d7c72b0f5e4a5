// A conversion goes through registers.
__attribute__((global)) void k(const short *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:5: error: cp.async can copy nothing of this loop: the element is converted on its way [dbuf-no-async]
//       tile[threadIdx.x] = x[k + threadIdx.x];
//       ^~~~
// 7:5: note: use variant=ldg or ldg_single, which load through registers
