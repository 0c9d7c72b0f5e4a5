// Elements are structures, copied whole; the barrier between compute and the next tile stands at the loop's top.
struct record { float weight, place[2]; int kind; };
__attribute__((global)) void gathered(const record *__restrict__ from, float *__restrict__ to, int bins) {
  __attribute__((shared)) record bin[32];
  float sum = 0;
#pragma dbuf pipeline
  for (int t = 0; t < bins; ++t) {
    int at = (t << 5) + threadIdx.x;
    __syncthreads();
    bin[threadIdx.x] = from[at];
    __syncthreads();
    for (int j = 0; j < 32; ++j) {
      const int kind = bin[j].kind;
      if (kind & 1)
        sum += bin[j].weight * bin[j].place[threadIdx.x & 1];
    }
  }
  to[threadIdx.x] = sum;
}
