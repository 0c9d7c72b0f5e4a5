// Compute multiplies matrices and prints in a function: the lines of one tile stand ahead of those of the next, so each of
// the last tiles has a barrier of its own.
__attribute__((device)) int mma_sync(int sum) {
  return sum * 3;
}

__attribute__((device)) void tell(int tile, int sum) {
  printf("%d: %d\n", tile, sum);
}

__attribute__((global)) void printed(const int4 *__restrict__ x, int *__restrict__ y, int tiles) {
  __attribute__((shared)) int4 tile[128];
  int thread = threadIdx.x, sum = 0;
#pragma dbuf pipeline
  for (int i = 0; i < tiles; ++i) {
    tile[thread] = x[i * 128 + thread];
    __syncthreads();
    sum = mma_sync(sum) + tile[thread ^ 64].x;
    if (thread % 32 == 0)
      tell(i, sum);
    __syncthreads();
  }
  y[thread] = sum;
}
