// Functions of the math library in the load: what is held in registers is the raw value.
__attribute__((global)) void k(const float *x, float *y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = tanhf(x[k + threadIdx.x]) * std::abs(__powf(x[k], 0.5f));
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
