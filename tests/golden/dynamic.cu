// All of dynamic shared memory is the tile; its further buffers stand in a static array.
__attribute__((global)) void dynamic(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float tile[];
  int t = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(dynamic = 128 * sizeof(float))
  for (int k = 0; k < n; k += 128) {
    tile[t] = x[k + t];
    __syncthreads();
    acc += tile[127 - t];
    __syncthreads();
  }
  y[t] = acc;
}
