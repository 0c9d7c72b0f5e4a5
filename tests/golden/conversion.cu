// A conversion in the store: what is held is the raw value; and a product, which must stay on its side of the barrier.
__attribute__((global)) void convert(const signed char *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, float scale, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float scaled[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    scaled[threadIdx.x] = w[k + threadIdx.x] * scale;
    __syncthreads();
    acc += tile[127 - threadIdx.x] + scaled[threadIdx.x ^ 1];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
