// In the main loop the index of a row begins with the thread's number, and runs on; a tile's element is placed by another
// number made of it.
__attribute__((global)) void stepped_index(const float *x, const float *z, int n, float *y, int tiles) {
  __attribute__((shared)) float s[32];
  __attribute__((shared)) float w[32];
  const int tid = threadIdx.x;
  float acc = 0.5f;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = x[tid - 32] * 1.5f;
      s[tid - 32] = v;
    }
    for (int r = tid / 16; r < 2; r += 4)
      w[r * 16 + tid % 16] = z[tid];
    z += 32;
    __syncthreads();
    for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, s[(i + tid) % 32]);
    for (int i = 0; i < 8; ++i)
      acc = fmaf(acc, 0.5f, w[(i + tid) % 8]);
    __syncthreads();
    x = x + 32;
  }
  y[tid] = acc;
}
