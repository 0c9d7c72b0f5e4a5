// either: cp_async ldg ldg_single
// Load and compute stand in templates that take the tiles by reference to array.
#include "cuda_runtime.h"

template <typename T, int H, int W, int NT>
__device__ void load_tile(const T *from, size_t ld, size_t rows, size_t cols, T (&tile)[H][W],
                          int tid) {
#pragma unroll
  for (int i = 0; i < (H * W + NT - 1) / NT; ++i) {
    int at = tid + i * NT, r = at / W, c = at % W;
    T value{static_cast<T>(0)};
    if (r < (int)rows && c < (int)cols)
      value = from[r * ld + c];
    if (H * W % NT == 0 || at < H * W)
      tile[r][c] = value;
  }
}

template <typename T, int BM, int BN, int BK>
__device__ T row_times_column(const T (&a)[BM][BK], const T (&b)[BK][BN], int r, int c, T sum) {
  for (int k = 0; k < BK; ++k)
    sum += a[r][k] * b[k][c];
  return sum;
}

enum { BM = 4, BN = 8, BK = 8 };

__global__ void product(const float *a, const float *b, float *c, size_t n, size_t k) {
  __shared__ float at[BM][BK];
  __shared__ float bt[BK][BN];
  int tid = threadIdx.x;
  float sum = 0;
#pragma dbuf pipeline
  for (size_t i{0U}; i < (k + BK - 1) / BK; ++i) {
    load_tile<float, BM, BK, 32>(a + i * BK, k, BM, k - i * BK, at, tid);
    load_tile<float, BK, BN, 32>(b + i * BK * n, n, k - i * BK, n, bt, tid);
    __syncthreads();
    sum = row_times_column(at, bt, tid / BN, tid % BN, sum);
    __syncthreads();
  }
  c[tid] = sum;
}

void emu_run(trial &t) {
  size_t k = t.extent(BK), n = BN;
  const float *a = t.in<float>(BM * k), *b = t.in<float>(k * n);
  float *c = t.out<float>(BM * BN);
  launch(1, 32, 0, [=] { product(a, b, c, n, k); });
}
