// accept: ldg ldg_single
// refuse: values are computed from what is read
// id: no-async
// What is kept in registers is read as the loop as written reads it: a bit-field as an int where it is an operand, an
// element as a constant where the pointer makes it one.
#include "cuda_runtime.h"

enum { N = 16 };

struct level {
  unsigned a : 8, b : 24;
};
struct scaled {
  float v;
  __device__ operator float() const {
    return v;
  }
  __device__ operator float() {
    return v + 1;
  }
};
__device__ float operator*(const scaled &a, float b) {
  return a.v * b;
}
__device__ float operator*(scaled &a, float b) {
  return a.v * b + 1;
}

template <class L>
__global__ void k(const level *__restrict__ x, const L *__restrict__ z, const scaled *__restrict__ u,
                  float *__restrict__ y, int tiles) {
  __shared__ float s[N], p[N], q[N], v[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    float first = tid < N ? (float)(x[t * N + tid].a - 200) : 0.0f;
    if (tid < N) {
      s[tid] = -x[t * N + tid].a;
      p[tid] = z[t * N + tid].a - 200 < 0 ? 1.0f : first;
      q[tid] = *(u + t * N + tid) * 2.0f;
      v[tid] = (float)*(const scaled *)&u[t * N + tid];
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j] + p[j] + q[j] + v[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  unsigned *x = t.in<unsigned>(tiles * N);
  scaled *u = t.in<scaled>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k<level>((const level *)x, (const level *)x, u, y, tiles); });
}
