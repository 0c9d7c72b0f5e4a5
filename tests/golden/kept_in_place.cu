// What compute adds to is read behind the stores to the tile, from memory that the loop writes: it is read in its place.
__attribute__((global)) void kept(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float v, sum[2];
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    __syncthreads();
    if (threadIdx.x < 96) {
      v = x[k + threadIdx.x];
      tile[threadIdx.x] = v;
      v = y[k + threadIdx.x + 1];
      sum[0] = v;
      for (int i = 0; i < 1; ++i)
        sum[1 + i] = y[k + threadIdx.x];
    }
    __syncthreads();
    if (threadIdx.x < 96) {
      v = tile[95 - threadIdx.x];
      sum[0] += v;
      sum[1] += v * 2;
      y[k + threadIdx.x + 128] = sum[0];
      y[k + threadIdx.x + 256] = sum[1];
    }
  }
}
