// A function of compute writes rows of an array that it is given.
__attribute__((device)) void take(float to[2][4], const float *from) {
  for (int r = 0; r < 2; ++r)
    *reinterpret_cast<float4 *>(&to[r][0]) = *reinterpret_cast<const float4 *>(&from[r * 4]);
}
__attribute__((global)) void rows(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  float taken[2][4], sum = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    take(taken, &tile[threadIdx.x / 8 * 8]);
    sum += taken[1][3] - taken[0][1];
    __syncthreads();
  }
  y[threadIdx.x] = sum;
}
