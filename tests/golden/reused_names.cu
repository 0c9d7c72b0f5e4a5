// Load and compute each give two variables from outside the loop a meaning of their own.
__attribute__((global)) void turned(const float *__restrict__ x, float *__restrict__ y, int rows, int pitch) {
  __attribute__((shared)) float tile[16][17];
  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  int r, c;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < rows; k += 16) {
    r = k + tx;
    c = ty;
    for (int j = 0; j < 16; j += 2)
      tile[ty + j][tx] = x[r * pitch + c + j];
    __syncthreads();
    r = ty;
    c = k + tx;
    for (int j = 0; j < 16; j += 2)
      acc += tile[tx][r + j] * c;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
