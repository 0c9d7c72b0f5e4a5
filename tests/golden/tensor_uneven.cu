// Compute multiplies matrices, but that all threads take as many tiles is not proved of a number in memory: each of the
// last tiles has a barrier of its own.
__attribute__((device)) int mma_sync(int sum) {
  return sum * 3;
}

__attribute__((device)) void some(const int4 *__restrict__ x, int *__restrict__ y, int few, const int *tiles) {
  __attribute__((shared)) int4 tile[128];
  int thread = threadIdx.x, sum = 0;
#pragma dbuf pipeline
  for (int i = 0; i < tiles[0]; ++i) {
    tile[thread] = x[i * 128 + thread];
    __syncthreads();
    int from = i < few ? thread ^ 64 : thread;
    sum = mma_sync(sum) + tile[from].x;
    __syncthreads();
  }
  y[thread] = sum;
}

__attribute__((global)) void uneven(const int4 *__restrict__ x, int *__restrict__ y, int few, const int *many) {
  some(x, y, few, many);
}
