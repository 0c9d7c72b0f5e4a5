// accept: ldg_single
// either: ldg
// refuse: left while copies are under way
// id: no-async
// After a loop that the block may leave by a vote, its variables hold what they held at that vote; partly filled tiles
// too, of which the next one was fetched for nothing.
#include "cuda_runtime.h"

enum { N = 32 };

__global__ void until(const float *__restrict__ x, const int *__restrict__ ids, float *__restrict__ y, int n, float most) {
  __shared__ float s[N];
  __shared__ int id[N];
  int tid = threadIdx.x, threads = blockDim.x;
  int t = 0, left = n;
  const int *from = ids;
  bool done = tid == 3;
  float acc = 0;
#pragma dbuf pipeline(speculative)
  for (; t * N < n; ++t, left -= N) {
    int finished = __syncthreads_count(done);
    if (finished >= threads)
      break;
    int at = t * N + tid;
    if (tid < N && at < n) {
      int which = from[tid];
      id[tid] = which;
      s[tid] = x[which];
    }
    from += N;
    __syncthreads();
    for (int i = 0; i < N && i < left && !done; ++i) {
      acc = fmaf(s[i], s[i], acc);
      acc += id[i];
      done = acc > most + tid;
    }
  }
  y[tid] = acc;
  y[threads + tid] = t * 1000 + left;
  y[2 * threads + tid] = (float)(from - ids);
}

__global__ void all_of(const float *__restrict__ x, float *__restrict__ y, int tiles, float most) {
  __shared__ float s[2 * N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(speculative)
  for (int t = 0; t < tiles; ++t) {
    if (__syncthreads_and(acc > most)) {
      break;
    }
    if (tid < N) {
      s[tid] = x[t * N + tid] * 0.5f;
      s[N + tid] = x[t * N + tid] + 1;
    }
    __syncthreads();
    for (int i = 0; i < 2 * N; ++i)
      acc += s[i] * s[i];
    __syncthreads();
  }
  y[tid] = acc;
}

__global__ void none_of(const float *__restrict__ x, float *__restrict__ y, int tiles, float most) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  for (int again = 0; again < 2; ++again) {
    float limit = most + again;
#pragma dbuf pipeline(speculative)
    for (int t = 0; t < tiles; ++t) {
      if (!__syncthreads_or(acc < limit))
        break;
      if (tid < N)
        s[tid] = x[t * N + tid];
      __syncthreads();
      for (int i = 0; i < N; ++i)
        acc += s[i] * s[i];
    }
    acc -= 1;
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N), tiles = (n + N - 1) / N, threads = t.threads();
  const float *x = t.in<float>(tiles * N);
  int *ids = t.in<int>(tiles * N);
  for (int i = 0; i < tiles * N; ++i)
    ids[i] = (i * 7) % (tiles * N);
  for (float most = -1; most < 1e7f; most = most < 0 ? 100 : most * 30) {
    float *y = t.out<float>(3 * threads), *a = t.out<float>(threads), *b = t.out<float>(threads);
    launch(1, threads, 0, [=] { until(x, ids, y, n, most); });
    launch(1, threads, 0, [=] { all_of(x, a, tiles, most / 50); });
    launch(1, threads, 0, [=] { none_of(x, b, tiles, most / 100); });
  }
}
