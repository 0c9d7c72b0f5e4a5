// Tiles that pointers cut out of dynamic shared memory, by their extents in the clause: further buffers stand beside it.
__attribute__((global)) void pointers_cut(const float *__restrict__ x, float *__restrict__ y, int n, int width) {
  extern __attribute__((shared)) float room[];
  float *rows = room;
  float *tile = &room[width];
  float *other = &room[2 * width];
  int t = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(shared(tile[128], other[128]))
  for (int k = 0; k < n; ++k) {
    tile[t] = x[k * width + t];
    other[t] = x[k * width + (t + 1) % width];
    __syncthreads();
    rows[t] = tile[width - 1 - t];
    __syncthreads();
    acc += rows[(t + 3) % width] - other[(t + 5) % width];
    __syncthreads();
  }
  y[t] = acc + (n ? tile[t] : 0);
}
