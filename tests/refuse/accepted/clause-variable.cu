__attribute__((device)) float k(float *tile, const float *__restrict__ x, int n, int width) {
  constexpr int most = 64;
  float acc = 0;
#pragma dbuf pipeline(variant=ldg, shared(tile[most * 2]))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[width * 2 - 1 - threadIdx.x];
    __syncthreads();
  }
  return acc;
}
__attribute__((global)) void of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float room[128];
  y[threadIdx.x] = k(room, x, n, 64);
}
