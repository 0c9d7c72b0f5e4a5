// The load writes global memory.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    float v = x[k + threadIdx.x];
    y[k + threadIdx.x] = v;
    tile[threadIdx.x] = v;
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:5: error: the load writes memory that is no shared array, and would do so before its turn [dbuf-load-writes]
//       y[k + threadIdx.x] = v;
//       ^
// 8:5: note: move the write to compute, behind the barrier
