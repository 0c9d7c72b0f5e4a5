// The last barrier is one of compute's own: behind it the tile is not used any more, only an array of compute.
__attribute__((global)) void twice_summed(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[16][16], rows[16][16];
  int i = threadIdx.x, j = threadIdx.y;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 256) {
    if (k + j * 16 + i < n)
      tile[j][i] = x[k + j * 16 + i];
    else
      tile[j][i] = 0;
    __syncthreads();
    float row = 0;
    for (int a = 0; a < 16; ++a)
      row += tile[j][a] * (a - i);
    rows[j][i] = row;
    __syncthreads();
    for (int b = 0; b < 16; ++b)
      acc += rows[b][i] * (b - j);
  }
  y[j * 16 + i] = acc;
}
