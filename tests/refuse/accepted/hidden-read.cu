__attribute__((device)) int flag[64];
struct offset {
  int by;
  __attribute__((device)) operator int() const { return flag[threadIdx.x] + by; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  int t = threadIdx.x;
  float acc = 0;
  offset o = {7};
  int by = o.by;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; ++k) {
    tile[t] = x[k * 64 + t + by];
    __syncthreads();
    acc += tile[63 - t];
    flag[t] = k;
    __syncthreads();
  }
  y[t] = acc;
}
