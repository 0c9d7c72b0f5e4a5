// Scores are scaled in one loop and reduced by their maximum in the next: no copy of compute has product and difference
// in one block, for each of these loops is a loop in all of them.
__attribute__((global)) void attend(const float *__restrict__ Q, const float *__restrict__ K, const float *__restrict__ V,
                                    float *__restrict__ most, float *__restrict__ total, float *__restrict__ O, int n,
                                    int rows, int cols, int width, float scale) {
  __attribute__((shared)) float ks[32 * 16], vs[32 * 16], score[32 * 32];
  int tx = threadIdx.x;
#pragma dbuf pipeline
  for (int j = 0; j < n; ++j) {
    for (int x = 0; x < 16; ++x) {
      ks[tx * 16 + x] = K[(j * 32 + tx) * 16 + x];
      vs[tx * 16 + x] = V[(j * 32 + tx) * 16 + x];
    }
    __syncthreads();
    for (int i = 0; i < rows; ++i) {
      float before = most[i * 32 + tx], sum_before = total[i * 32 + tx], now = -1e30f, sum = 0;
      for (int y = 0; y < cols; ++y) {
        float dot = 0;
        for (int x = 0; x < width; ++x)
          dot += Q[(i * 32 + tx) * 16 + x] * ks[y * 16 + x];
        dot *= scale;
        score[tx * 32 + y] = dot;
        if (dot > now)
          now = dot;
      }
      for (int y = 0; y < cols; ++y) {
        score[tx * 32 + y] = fmaxf(0.0f, 1.0f - (now - score[tx * 32 + y]));
        sum += score[tx * 32 + y];
      }
      float both = fmaxf(before, now);
      float all = (before - both) * sum_before + (now - both) * sum;
      for (int x = 0; x < width; ++x) {
        float part = 0;
        for (int y = 0; y < cols; ++y)
          part += score[tx * 32 + y] * vs[y * 16 + x];
        O[(i * 32 + tx) * 16 + x] = (sum_before * (before - both) * O[(i * 32 + tx) * 16 + x] + (now - both) * part) / all;
      }
      most[i * 32 + tx] = both;
      total[i * 32 + tx] = all;
    }
    __syncthreads();
  }
}
