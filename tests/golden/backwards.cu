// From the last tile to the first. A local of the load, where the tile begins, is needed in compute too; the tile's
// elements have a value from outside the loop taken off.
__attribute__((global)) void backwards(const int *__restrict__ x, int *__restrict__ y, int n, int least) {
  __attribute__((shared)) int tile[32];
  int best = -1, where = 0;
#pragma dbuf pipeline
  for (int top = n - 1; top >= 31; top -= 32) {
    int bottom = top - 31;
    tile[threadIdx.x] = x[bottom + threadIdx.x] - least;
    __syncthreads();
    for (int j = top; j >= bottom; --j)
      if (tile[j - bottom] > best) {
        best = tile[j - bottom];
        where = j;
      }
    __syncthreads();
  }
  y[threadIdx.x] = best + where;
}
