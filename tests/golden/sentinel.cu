// Beyond the end the tile holds a value that is not zero: no asynchronous copy can fill it in.
__attribute__((global)) void ranked(const int *__restrict__ keys, int *__restrict__ rank, int n) {
  __attribute__((shared)) int tile[64];
  int mine = keys[threadIdx.x], below = 0;
#pragma dbuf pipeline
  for (int first = 0; first < n; first += 64) {
    if (first + (int)threadIdx.x < n)
      tile[threadIdx.x] = keys[first + threadIdx.x];
    else
      tile[threadIdx.x] = 0x7fffffff;
    __syncthreads();
    for (int i = 0; i < 64; ++i)
      below += tile[i] < mine || (tile[i] == mine && first + i < (int)threadIdx.x);
    __syncthreads();
  }
  rank[threadIdx.x] = below;
}
