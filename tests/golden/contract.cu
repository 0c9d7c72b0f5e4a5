// The product of what is carried may be fused with its sum in one copy of compute and not in another: the user allows it.
__attribute__((global)) void decay(const float *__restrict__ x, float *__restrict__ y, int n, float keep) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(contract)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc = acc * keep + tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
