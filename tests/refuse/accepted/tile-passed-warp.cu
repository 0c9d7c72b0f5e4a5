__attribute__((device)) float k(float *tile, const float *__restrict__ x, int n) {
  int lane = threadIdx.x % 32;
  float acc = 0;
#pragma dbuf pipeline(variant=ldg_single, shared(tile[32]))
  for (int k = 0; k < n; k += 32) {
    tile[lane] = x[k + lane];
    __syncwarp();
    acc += tile[31 - lane];
    __syncwarp();
  }
  return acc;
}
