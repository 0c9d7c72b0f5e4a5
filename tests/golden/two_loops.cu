// Two annotated loops in one kernel, each with a tile of its own, one of them with a name.
__attribute__((global)) void both(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128], other[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
#pragma dbuf pipeline(name=second)
  for (int k = 0; k < n; k += 128) {
    other[threadIdx.x] = w[k + threadIdx.x];
    __syncthreads();
    acc *= other[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
