// Shows that the machine catches wrong pipelines. FORM 0 is a loop as written, 1 the same loop
// pipelined by hand with asynchronous copies, 2 with registers and two buffers, 3 with registers
// and one. BREAK 1 to 24 each put one mistake into a pipelined form; compare has to fail on all of
// them and on none of the unbroken forms. The scratch array makes each tile's compute read what the
// tile before left: only a barrier between them helps.
#include "cuda_runtime.h"

#ifndef FORM
#define FORM 0
#endif
#ifndef BREAK
#define BREAK 0
#endif

enum { BK = 8, NT = 128 };

#define COMPUTE(X, W, clock)                                                                       \
  {                                                                                                \
    int parity = (clock) / BK & 1;                                                                 \
    acc = acc * 0.5f + scratch[parity ^ 1][tid ^ 1];                                               \
    for (int k = 0; k < BK; ++k)                                                                   \
      acc += X[k] * W[k][tid];                                                                     \
    scratch[parity][tid] = acc;                                                                    \
  }

#if FORM == 0

__global__ void dot(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y,
                    int *__restrict__ last, int K, int n) {
  __shared__ float X[BK], W[BK][NT], scratch[2][NT];
  int tid = threadIdx.x;
  scratch[0][tid] = scratch[1][tid] = 0;
  float acc = (float)tid;
  int k0;
  for (k0 = 0; k0 < K; k0 += BK) {
    for (int k = 0; k < BK; ++k)
      W[k][tid] = k0 + k < K ? w[k * n + tid] : 0;
    if (tid < BK)
      X[tid] = k0 + tid < K ? x[k0 + tid] : 0;
    __syncthreads();
    w += BK * n;
    COMPUTE(X, W, k0)
    __syncthreads();
  }
  y[tid] = acc;
  last[tid] = k0;
}

#elif FORM == 1

// A stage as a pair of names, like the rewriter's.
enum { S = 3, SLOTS = BREAK == 13 ? 2 : S };

__device__ void load(float (&X)[BK], float (&W)[BK][NT], const float *x, const float *w, int k0,
                     int K, int n) {
  int tid = threadIdx.x;
  for (int k = 0; k < BK; ++k) {
    bool in = k0 + k < K;
#if BREAK == 10
    if (in)
      emu_copy(&W[k][tid], w + k * n + tid, 4, 4);
#elif BREAK == 11
    emu_copy(&W[k][tid], w + k * n + tid, 4, 4);
#else
    emu_copy(&W[k][tid], in ? w + k * n + tid : w, 4, in ? 4 : 0);
#endif
  }
#if BREAK == 15
  float kept = k0 + tid < K && tid < BK ? x[k0 + tid] : 0;
  if (tid < BK)
    emu_copy(&X[tid], &kept, 4, 4);
#elif BREAK == 10
  if (tid < BK && k0 + tid < K)
    emu_copy(&X[tid], x + k0 + tid, 4, 4);
#elif BREAK == 17
  if (tid < BK - 1)
    emu_copy(&X[tid], x + (k0 + tid + 1 < K ? k0 + tid : 0), 8, k0 + tid + 1 < K ? 8 : 0);
#else
  if (tid < BK)
    emu_copy(&X[tid], k0 + tid < K ? x + k0 + tid : x, 4, k0 + tid < K ? 4 : 0);
#endif
}

__global__ void dot(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y,
                    int *__restrict__ last, int K, int n) {
  __shared__ float Xs[SLOTS][BK], Ws[SLOTS][BK][NT], scratch[2][NT];
  int tid = threadIdx.x;
  scratch[0][tid] = scratch[1][tid] = 0;
  float acc = (float)tid;
  int k0 = 0, at = 0, to = (S - 1) % SLOTS, from = 0, held = 0;
  if (k0 < K) {
    for (int s = 0; s < S - 1; ++s) {
#if BREAK != 7
      if (k0 < K)
#endif
      {
        load(Xs[s], Ws[s], x, w, k0, K, n);
#if BREAK != 5
        w += BK * n;
#endif
        k0 += BK;
        ++held;
      }
      emu_commit();
    }
    for (; k0 < K; k0 += BK) {
#if BREAK == 9
      __syncthreads();
#endif
#if BREAK == 8
      emu_wait(S - 1);
#elif BREAK != 1
      emu_wait(S - 2);
#endif
#if BREAK == 12
      if (tid < 32)
        __syncthreads();
#elif BREAK != 2 && BREAK != 9
      __syncthreads();
#endif
      load(Xs[to], Ws[to], x, w, k0, K, n);
#if BREAK != 14
      emu_commit();
#endif
#if BREAK == 3
      COMPUTE(Xs[from], Ws[(from + 1) % SLOTS], at)
#else
      COMPUTE(Xs[from], Ws[from], at)
#endif
      w += BK * n;
      at += BK;
      to = (to + 1) % SLOTS;
      from = (from + 1) % SLOTS;
#if BREAK == 18
      __syncthreads();
      __syncthreads();
#endif
#if BREAK == 20
      if (tid > 40 && k0 > 2 * BK)
        break;
#endif
    }
    emu_wait(0);
#if BREAK == 16
    load(Xs[to], Ws[to], x, w, k0, K, n);
    emu_commit();
#endif
#if BREAK == 6
    __syncthreads();
#endif
#if BREAK != 4
    for (; held > 0; --held) {
#if BREAK != 6
      __syncthreads();
#endif
      COMPUTE(Xs[from], Ws[from], at)
      at += BK;
      from = (from + 1) % SLOTS;
    }
#endif
    __syncthreads();
  }
  y[tid] = acc;
#if BREAK == 19
  last[tid] = at < K ? at : K;
#else
  last[tid] = k0;
#endif
}

#else

#define FETCH                                                                                      \
  for (int k = 0; k < BK; ++k)                                                                     \
    rw[k] = k0 + k < K ? w[k * n + tid] : 0;                                                       \
  if (tid < BK)                                                                                    \
    rx = k0 + tid < K ? x[k0 + tid] : 0;
#define DRAIN(s)                                                                                   \
  for (int k = 0; k < BK; ++k)                                                                     \
    Ws[s][k][tid] = rw[k];                                                                         \
  if (tid < BK)                                                                                    \
    Xs[s][tid] = rx;

enum { SLOTS = FORM == 2 ? 2 : 1 };

__global__ void dot(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y,
                    int *__restrict__ last, int K, int n) {
  __shared__ float Xs[SLOTS][BK], Ws[SLOTS][BK][NT], scratch[2][NT];
  int tid = threadIdx.x;
  scratch[0][tid] = scratch[1][tid] = 0;
  float acc = (float)tid, rx = 0, rw[BK];
  int k0 = 0, at = 0, from = 0;
  if (k0 < K) {
    FETCH
    DRAIN(0)
    w += BK * n;
    k0 += BK;
    __syncthreads();
    for (; k0 < K; k0 += BK) {
#if BREAK != 24
      FETCH
#endif
      COMPUTE(Xs[from], Ws[from], at)
      at += BK;
      w += BK * n;
#if BREAK == 24
      FETCH
#endif
#if FORM == 3 && BREAK != 22
      __syncthreads();
#endif
      DRAIN(from ^ (SLOTS - 1))
#if BREAK != 21
      __syncthreads();
#endif
#if BREAK != 23
      from ^= SLOTS - 1;
#endif
    }
    COMPUTE(Xs[from], Ws[from], at)
    __syncthreads();
  }
  y[tid] = acc;
  last[tid] = k0;
}

#endif

void emu_run(trial &t) {
  int K = t.extent(BK), n = t.threads();
  const float *x = t.in<float>(K), *w = t.in<float>(K * n);
  float *y = t.out<float>(n);
  int *last = t.out<int>(n);
  launch(1, n, 0, [=] { dot(x, w, y, last, K, n); });
}
