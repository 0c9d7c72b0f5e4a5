// accept: cp_async ldg ldg_single
// Products that come from the tile are fused alike in every copy of compute: of one operand, of distances and running
// maxima, of parts of the tile kept in registers, and of sums that helpers make.
#include "cuda_runtime.h"

enum { N = 16, D = 4 };

__device__ float distance2(float ax, float ay, float bx, float by) {
  float dx = ax - bx, dy = ay - by;
  return dx * dx + dy * dy;
}

__device__ void take(float (&part)[D], const float *from) {
  for (int d = 0; d < D; ++d)
    part[d] = from[d];
}

template <class T> __global__ void k(const T *x, const T *w, T *y, int n, T scale, T eps) {
  __shared__ T s[N];
  __shared__ T v[N];
  const int tid = threadIdx.x;
  T acc = 0, most = -1000, total = 0, kept[D] = {}, part[D], next[D];
  const T eps2 = eps * eps;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += N) {
    if (tid < N) {
      s[tid] = i + tid < n ? x[i + tid] : 0;
      v[tid] = i + tid < n ? w[i + tid] : 0;
    }
    __syncthreads();
    for (int d = 0; d < D; ++d)
      next[d] = s[d];
    take(part, &v[1]);
    for (int j = 0; j < N; ++j) {
      T q = 0;
      for (int d = 0; d < D; ++d)
        q += s[(j + d) % N] * v[j];
      q *= scale;
      if (j > N - 2)
        q = -1000;
      T now = most > q ? most : q, shrink = (T)0.5 + (now - most) * (T)0.001, p = q - now;
      total = total * shrink + p;
      for (int d = 0; d < D; ++d)
        kept[d] = kept[d] * shrink + p * v[(j + d) % N];
      most = now;
      acc += distance2(s[j], v[j], scale, eps) + eps2;
      for (int d = 0; d < D; ++d)
        acc += next[d] * part[d] - eps * s[j] + scale * (v[j] + eps);
    }
    __syncthreads();
  }
  y[tid] = acc + total + kept[0] * kept[1] + kept[2] * kept[3];
}

void emu_run(trial &t) {
  int n = t.extent(N), threads = t.threads();
  const float *x = t.in<float>(n), *w = t.in<float>(n);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { k<float>(x, w, y, n, 0.3f, 0.7f); });
}
