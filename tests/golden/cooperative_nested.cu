// Two loops around the copy; the inner one begins at an offset.
__attribute__((global)) void nested(const float *__restrict__ x, float *__restrict__ y, int pitch, int n) {
  __attribute__((shared)) float tile[32][36];
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < n; t += 32) {
    for (int r = threadIdx.y; r < 32; r += 8)
      for (int c = threadIdx.x + 4; c < 36; c += 16)
        tile[r][c] = x[(t + r) * pitch + c];
    __syncthreads();
    acc += tile[threadIdx.y][threadIdx.x + 4];
    __syncthreads();
  }
  y[threadIdx.y * 16 + threadIdx.x] = acc;
}
