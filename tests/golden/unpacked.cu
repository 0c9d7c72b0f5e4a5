// Sixteen bytes are read at once, through the address of an array of registers, and stored one by one as numbers.
__attribute__((global)) void unpacked(const int4 *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[2][512];
  __attribute__((aligned(16))) unsigned char bytes[16];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
#pragma unroll
    for (int r = 0; r < 2; ++r) {
      (reinterpret_cast<int4 *>(&(bytes))[0]) = x[k + 32 * r + threadIdx.x];
#pragma unroll
      for (int i = 0; i < 16; ++i)
        tile[r][16 * threadIdx.x + i] = bytes[i] * 0.5f;
    }
    __syncthreads();
    for (int i = 0; i < 16; ++i)
      acc += tile[0][32 * i + threadIdx.x] * tile[1][32 * i + 31 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
