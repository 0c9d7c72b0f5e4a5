// The load's loops are counted by variables that are no constants to the language, and yet keep the values they begin
// with: 8 rows at a time, and 44, which is what 300 becomes in a byte.
__attribute__((global)) void strips(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[16][16], more[88];
  const int rows = 16;
  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  int passes = rows * 16 / 128, step = rows / passes;
  unsigned char odd = 300;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 344) {
    for (int i = 0; i < rows; i += step)
      tile[ty + i][tx] = x[k + (ty + i) * 16 + tx];
    for (int i = 0; i < 88; i += odd)
      if (threadIdx.x < 44)
        more[i + threadIdx.x] = x[k + 256 + i + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < rows; i += step)
      acc += tile[tx][ty + i] * more[(ty + i) % 88];
    acc -= more[threadIdx.x % 88];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
