__attribute__((device)) float k(float *tile, const float *__restrict__ x, int n) {
  float acc = 0;
  float *half = tile + 128;
#pragma dbuf pipeline(shared(tile))
  for (int k = 0; k < n; k += 128) {
    half[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += half[127 - threadIdx.x];
    __syncthreads();
  }
  return acc;
}
