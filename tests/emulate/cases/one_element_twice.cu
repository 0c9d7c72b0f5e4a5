// accept: cp_async ldg ldg_single
// copies: 4
// A thread stores to one element several times, in ways that only look like several elements;
// asynchronous copies would come in any order. The first tile is copied, each of the others has
// only 8 bytes, which tell if it is.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *__restrict__ x, const double *__restrict__ z, double *__restrict__ y,
                  int tiles) {
  __shared__ float s[N];
  __shared__ double product[8], scaled[16], chosen[8], cut[8][4], least[4], moved[8], times[8];
  int tid = threadIdx.x, zero = x == nullptr, two = 2 + zero;
  double acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    int at = zero;
    if (tid == 0) {
      product[two * two] = z[t];
      product[two + 1 * two] = z[t + 1];
      scaled[1 + 4 * zero] = z[t];
      scaled[1 + 8 * zero] = z[t + 2];
      chosen[two ? 1 : 1] = z[t];
      chosen[two ? 1 : 1 + 2] = z[t + 1];
      for (int i = 0; i < 32; ++i)
        cut[i / 8][i % 4] = z[t + i / 2];
      for (int i = 0; i < 8; ++i)
        least[min(i, 3)] = z[t + i];
      for (int i = 0; i < 8; ++i)
        times[i * zero] = z[t + i];
      moved[at + 1] = z[t];
      at = at - 1;
      moved[at + 2] = z[t + 1];
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fma(acc, 0.5, s[j]);
    acc += product[4] + scaled[1] + chosen[1] + cut[1][1] + least[3] + times[0] + moved[1];
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>((tiles + 1) * N);
  const double *z = t.in<double>(tiles + 32);
  double *y = t.out<double>(n);
  launch(1, n, 0, [=] { k(x, z, y, tiles); });
}
