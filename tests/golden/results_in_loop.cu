// Every tile has its own result, written in the loop: the user promises that no load reads it. A counter of compute's
// own goes on from tile to tile.
__attribute__((global)) void channels(const float *in, const float *mask, float *out, int count, int width) {
  __attribute__((shared)) float tile[16 + 2];
  int x = blockIdx.x * 16 + threadIdx.x - 1, next = 0;
#pragma dbuf pipeline(independent)
  for (int c = 0; c < count; ++c) {
    if (x >= 0 && x < width)
      tile[threadIdx.x] = in[x * count + c];
    else
      tile[threadIdx.x] = 0.0f;
    __syncthreads();
    float sum = 0;
    if (threadIdx.x < 16 && x + 1 < width) {
      for (int i = 0; i < 3; ++i)
        sum += tile[threadIdx.x + i] * mask[next + i];
      out[(x + 1) * count + c] = sum;
    }
    next += 3;
    __syncthreads();
  }
}
