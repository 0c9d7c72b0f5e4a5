// accept: cp_async ldg ldg_single
// copies: none
// "c ? element : zero" has a type of its own: of 0u with an int, unsigned; of 0.0f with one, float, which rounds it; of
// 0 with an object that converts to float, int. A class makes of 0 what it likes.
#include "cuda_runtime.h"

enum { N = 16 };

struct scaled {
  float v;
  __device__ operator float() const {
    return v;
  }
};
struct biased {
  float v;
  __device__ biased &operator=(int zero) {
    v = (float)zero + 1;
    return *this;
  }
};

__global__ void k(const int *__restrict__ x, const scaled *__restrict__ u, const biased *__restrict__ v,
                  float *__restrict__ y, int tiles, int n) {
  __shared__ float a[N];
  __shared__ int b[N];
  __shared__ float c[N];
  __shared__ biased d[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N) {
      int i = t * N + tid;
      a[tid] = i < n ? x[t * N + tid] : 0u;
      b[tid] = i < n ? x[t * N + tid] : 0.0f;
      c[tid] = i < n ? u[t * N + tid] : 0;
      if (i < n)
        d[tid] = v[t * N + tid];
      else
        d[tid] = 0;
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, a[j] + (float)(b[j] & 255) + c[j] + d[j].v);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.extent(N), threads = t.threads();
  float *x = t.in<float>(tiles * N); // the bits of a float: an int that a float cannot hold
  scaled *u = t.in<scaled>(tiles * N);
  biased *v = t.in<biased>(tiles * N);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { k((const int *)x, u, v, y, tiles, n); });
}
