// Before the barrier an offset is worked out that compute alone uses: that is done in compute.
__attribute__((global)) void scattered(const float *__restrict__ x, const int *__restrict__ shape, float *__restrict__ y,
                                       int tiles) {
  __attribute__((shared)) float tile[128];
#pragma dbuf pipeline
  for (int b = 0; b < tiles; ++b) {
    const int first = b * 128;
    int rest = b, offset = 0;
    for (int d = 0; d < 2; ++d) {
      offset += rest % shape[d] * shape[2 + d];
      rest /= shape[d];
    }
    tile[threadIdx.x] = x[first + threadIdx.x];
    __syncthreads();
    rest = threadIdx.x / 2;
    y[offset * 128 + threadIdx.x] = tile[127 - threadIdx.x] + tile[rest];
    __syncthreads();
  }
}
