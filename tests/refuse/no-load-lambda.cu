// So may a lambda, and under a condition.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  auto fill = [&](int k) { tile[threadIdx.x] = x[k + threadIdx.x]; };
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    if (threadIdx.x < 128)
      fill(k);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:5: error: nothing is loaded from global memory into a shared array before the barrier: there is no tile to load ahead [dbuf-no-load]
//       __syncthreads();
//       ^~~~~~~~~~~~~
// 9:7: note: 'fill' may be the load, and dbuf does not look into member functions and lambdas
//         fill(k);
//         ^~~~
// 10:5: note: write the load in the loop, in place of the call
