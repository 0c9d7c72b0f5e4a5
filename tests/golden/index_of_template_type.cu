// Products and sums of an index are whole numbers, whatever the type that a template gives them.
template <class I>
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, const I n, const I pitch) {
  __attribute__((shared)) float tile[128];
  const I row = blockIdx.x, first = row * pitch;
  float acc = 0;
#pragma dbuf pipeline
  for (I i = 0; i < n; i += 128) {
    tile[threadIdx.x] = x[first + i + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[row * 128 + threadIdx.x] = acc;
}
