// accept: cp_async ldg ldg_single
// Products of the tile's elements inside operators of the text, parts of it kept in arrays, and a constant number of
// tiles: fused alike in every copy of compute.
#include "cuda_runtime.h"

enum { N = 8, K = 4 * N };

struct pair {
  float x, y;
};

__device__ pair operator*(pair a, pair b) {
  return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};
}

__device__ pair &operator+=(pair &a, pair b) {
  a.x += b.x;
  a.y += b.y;
  return a;
}

template <int END> __global__ void k(const float *x, const float *w, float *y, float alpha, float beta) {
  __shared__ float s[N];
  __shared__ float v[N];
  const int tid = threadIdx.x;
  float acc[2][2] = {}, a[2], b[2];
  pair sum = {0, 0};
#pragma dbuf pipeline
  for (int i = 0; i < END; i += N) {
    if (tid < N) {
      s[tid] = x[i + tid];
      v[tid] = w[i + tid];
    }
    __syncthreads();
    for (int j = 0; j < N; j += 2) {
      for (int m = 0; m < 2; ++m) {
        a[m] = s[j + m];
        b[m] = v[j + m];
      }
      for (int m = 0; m < 2; ++m)
        for (int n = 0; n < 2; ++n)
          acc[m][n] += a[m] * b[n];
      pair p = {s[j], s[j + 1]}, q = {v[j], v[j + 1]};
      sum += p * q;
    }
    __syncthreads();
  }
  y[tid] = alpha * acc[0][1] + beta * acc[1][0] + sum.x * alpha - sum.y * beta;
}

void emu_run(trial &t) {
  int threads = t.threads();
  const float *x = t.in<float>(K), *w = t.in<float>(K);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { k<K>(x, w, y, 0.3f, 0.7f); });
}
