// Which of the barriers stands before the load, the markers say; what stands outside goes to compute.
__attribute__((global)) void markers(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  __attribute__((shared)) float tile[128];
  int t = threadIdx.x, tiles = 0;
  float acc = 0, scale = w, sum = 1;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    const int at = k + t;
    ++tiles;
    if (tiles == 3)
      scale = w + tiles;
    __syncthreads();
    sum = 0.25f;
#pragma dbuf load
    tile[t] = x[at];
#pragma dbuf compute
    acc = fmaf(scale, k, acc);
    __syncthreads();
    for (int i = 0; i < 128; ++i)
      sum = fmaf(tile[i], scale, sum);
    acc += sum;
  }
  y[t] = acc + scale;
}
