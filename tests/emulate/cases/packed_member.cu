// accept: ldg ldg_single
// refuse: members that may stand at any address cannot be copied asynchronously
// id: no-async
#include "cuda_runtime.h"

enum { N = 16 };

#pragma pack(push, 1)
struct measured {
  char kind;
  float value;
};
#pragma pack(pop)
struct __attribute__((packed)) weighed {
  char kind;
  float weight;
};

__global__ void k(const measured *__restrict__ x, const weighed *__restrict__ w, float *__restrict__ y, int tiles) {
  __shared__ float s[N], r[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N) {
      s[tid] = x[t * N + tid].value;
      r[tid] = w[t * N + tid].weight;
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j] + r[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  signed char *x = t.in<signed char>(tiles * N * 5);
  signed char *w = t.in<signed char>(tiles * N * 5);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k((const measured *)x, (const weighed *)w, y, tiles); });
}
