// The index is padded by a share of itself, which keeps the banks apart and all elements too.
__attribute__((global)) void padded(const float *__restrict__ x, float *__restrict__ y, unsigned n, unsigned width) {
  constexpr unsigned PAD = 3;
  __attribute__((shared)) float tile[600], other[132];
  int t = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (unsigned k = 0; k < n; k += 128) {
    for (unsigned i = t; i < 128; i += blockDim.x) {
      const unsigned at = i + i / width * PAD;
      tile[at] = x[k + i];
    }
    for (int i = t; i < 128; i += blockDim.x)
      other[i + (i >> 5)] = x[k + 127 - i];
    __syncthreads();
    for (int i = 0; i < 128; ++i)
      acc += tile[i + i / width * PAD] - other[i + (i >> 5)];
    __syncthreads();
  }
  y[t] = acc;
}
