// The clause says how much of dynamic shared memory is the tile. Another tile is static.
__attribute__((global)) void dynamic_rows(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float rows[][16];
  __attribute__((shared)) float scale[16];
  int tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;
#pragma dbuf pipeline(shared(scale, rows[8]), dynamic = 1024)
  for (int k = 0; k < n; ++k) {
    rows[ty][tx] = x[(k * 8 + ty) * 16 + tx];
    if (ty == 0)
      scale[tx] = w[k * 16 + tx];
    __syncthreads();
    for (int i = 0; i < 8; ++i)
      acc += rows[i][tx] * scale[i];
    __syncthreads();
  }
  y[ty * 16 + tx] = acc;
}
