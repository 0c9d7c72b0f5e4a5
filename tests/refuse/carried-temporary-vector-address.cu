// Only half of the bytes are read anew: the others are those of the last tile.
__attribute__((global)) void k(const int2 *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  __attribute__((aligned(16))) unsigned char bytes[16];
  float acc = 0;
  for (int i = 0; i < 16; ++i)
    bytes[i] = i;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    reinterpret_cast<int2 *>(&bytes)[0] = x[k0 + threadIdx.x];
    for (int i = 0; i < 16; ++i)
      tile[16 * threadIdx.x + i] = bytes[i] * 0.5f;
    __syncthreads();
    for (int i = 0; i < 16; ++i)
      acc += tile[64 * i + 63 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:31: error: 'bytes' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//       reinterpret_cast<int2 *>(&bytes)[0] = x[k0 + threadIdx.x];
//                                 ^~~~~
// 10:31: note: read in each iteration all that its tile needs
