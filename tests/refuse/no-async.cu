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
// 6:3: error: no store is a plain copy from global memory that cp.async can do [dbuf-no-async]
//     for (int k = 0; k < n; k += 128) {
//     ^~~
// 6:3: note: use variant=ldg or ldg_single
