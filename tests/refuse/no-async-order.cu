// R may be zero: the two stores of a thread may be one element.
template <int R>
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128 + R];
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x + R] = x[k + threadIdx.x];
    if (threadIdx.x < R)
      tile[threadIdx.x] = x[k];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:5: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//       tile[threadIdx.x + R] = x[k + threadIdx.x];
//       ^~~~
// 8:5: note: use variant=ldg or ldg_single, which load through registers
