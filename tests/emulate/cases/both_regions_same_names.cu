// accept: cp_async ldg ldg_single
// Load and compute each give the same two variables a meaning of their own, as old C does: nothing goes from one to the
// other. A later loop begins anew, and after the loop one is read.
#include "cuda_runtime.h"

enum { N = 32, STEP = 4 };

__global__ void k(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, int rows, int tiles) {
  __shared__ float s[N][N + 1];
  int tid = threadIdx.x;
  int row = 0, col = 0;
  float acc = 0;
#pragma dbuf pipeline
  for (int tile = 0; tile < tiles; ++tile) {
    row = tid / STEP;
    row += tile * N;
    col = tid % STEP;
    for (int r = 0; r < N; r += 32 / STEP)
      for (int c = 0; c < N; c += STEP)
        s[tid / STEP % (32 / STEP) + r][tid % STEP + c] = row + r < rows ? x[(row + r) * N + col + c] : 0.0f;
    __syncthreads();
    row = tid % N;
    col = tile % N;
    for (int i = 0; i < N; ++i)
      acc = fmaf(s[row][i], w[col + i], acc);
    if (acc > 1) {
      col = tid;
      acc -= s[col % N][row];
    }
    __syncthreads();
  }
  for (row = 0; row < 3; ++row)
    acc += row;
  y[tid] = acc + col;
}

void emu_run(trial &t) {
  int rows = t.extent(N), tiles = (rows + N - 1) / N, n = 32;
  const float *x = t.in<float>(tiles * N * N), *w = t.in<float>(2 * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, w, y, rows, tiles); });
}
