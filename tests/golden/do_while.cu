// The first tile comes without being asked for; the condition is tested behind the body.
__attribute__((global)) void at_least_once(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int k = 0;
#pragma dbuf pipeline
  do {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += k * tile[127 - threadIdx.x];
    __syncthreads();
    k += 128;
  } while (k < n);
  y[threadIdx.x] = acc + k;
}
