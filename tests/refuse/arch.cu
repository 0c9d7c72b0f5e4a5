// sm_75 cannot copy asynchronously.
// arch: 75
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
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
// 7:3: error: sm_75 has no asynchronous copy (sm_80 and newer have) [dbuf-arch]
//     for (int k = 0; k < n; k += 128) {
//     ^~~
// 7:3: note: use variant=ldg or variant=auto
