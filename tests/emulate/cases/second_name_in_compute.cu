// accept: cp_async ldg ldg_single
// Compute changes variables that it reaches by other names too, and the load reads copies of values: nothing of that
// runs ahead.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n, int shift) {
  __shared__ float s[N];
  float t[2] = {0, 0};
  float *to = t;
  float &last = t[1];
  int count = shift;
  int &counted = count;
  const int first = count;
  const float *from = x + count;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += N) {
    s[threadIdx.x] = from[k0 + int(threadIdx.x) - first];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      to[0] += s[j] * counted;
    last = t[0];
    ++count;
    __syncthreads();
  }
  y[threadIdx.x] = t[0] + t[1];
}

void emu_run(trial &t) {
  int n = t.tiles * N;
  const float *x = t.in<float>(n + 3);
  float *y = t.out<float>(N);
  launch(1, N, 0, [=] { k(x, y, n, 3); });
}
