// What compute prints of the tile, between barriers of its own, are numbers: the same in every copy.
__attribute__((device)) inline void show(int row, float v) {
  printf("%d:%.1f ", row, v);
}

__attribute__((global)) void printed(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
      printf("tile %2d: ", k / 64);
      for (int i = 0; i < 4; ++i)
        show(i, tile[i]);
      printf("\n");
    }
    __syncthreads();
    acc += tile[63 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
