// One array of dynamic shared memory holds the row, the weights of a tile and the sums, which live through the loop.
__attribute__((global)) void layer(const float *__restrict__ row, const float *__restrict__ weights,
                                   float *__restrict__ out, int depth) {
  extern __attribute__((shared)) float memory[];
  float *in = memory, *tile = in + depth, *sum = tile + 8 * 32;
  int lane = threadIdx.x;
  for (int i = lane; i < depth; i += 32)
    in[i] = row[i];
  sum[lane] = 0;
  __syncthreads();
#pragma dbuf pipeline
  for (int k = 0; k < depth; k += 8) {
    const float *from = weights + k * 32;
    for (int i = 0; i < 8; ++i)
      tile[i * 32 + lane] = from[i * 32 + lane];
    __syncthreads();
    const float *x = in + k;
    for (int i = 0; i < 8; ++i)
      sum[lane] += x[i] * tile[i * 32 + lane];
    __syncthreads();
  }
  out[lane] = sum[lane];
}
