// What the clock counted to and where the pointer stands says after the loop what is left over.
__attribute__((global)) void with_rest(const float *x, float *__restrict__ y, int pitch, int across, int n) {
  __attribute__((shared)) float tile[8][9];
  float sum = 0;
  int k = 0;
#pragma dbuf pipeline
  for (k = 0; k < n - 8; k += 8) {
    tile[threadIdx.y][threadIdx.x] = x[threadIdx.y * pitch + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 8; ++j)
      sum += tile[j][threadIdx.x] * tile[j][threadIdx.y];
    __syncthreads();
    x += across ? 8 : 8 * pitch;
  }
  for (; k < n; ++k, x += across ? 1 : pitch)
    sum += *x;
  y[threadIdx.y * 8 + threadIdx.x] = sum + k;
}
