// The condition asks a flag of the block that compute sets: it is asked in its place, when the next tile is on its way.
__attribute__((global)) void asks(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) int found;
  float acc = 0;
  int k;
  if (threadIdx.x == 0)
    found = 0;
  __syncthreads();
#pragma dbuf pipeline(speculative)
  for (k = 0; k < n && !found; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (threadIdx.x == 5 && acc > 0.5f)
      found = 1;
    __syncthreads();
  }
  y[threadIdx.x] = acc + k;
}
