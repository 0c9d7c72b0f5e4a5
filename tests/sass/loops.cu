// Small loops of other shapes: see README.md.
#include <cuda_pipeline.h>

#define ARGS const float *A, const float *B, float *C, int N, int K
// The compute loop is not unrolled; the load stands under a condition.
extern "C" __global__ void nested(ARGS) {
  __shared__ float as[2][256];
  __shared__ float bs[2][256];
  int t = threadIdx.x;
  float acc = 0;
  __pipeline_memcpy_async(&as[0][t], &A[t], 4);
  __pipeline_memcpy_async(&bs[0][t], &B[t], 4);
  __pipeline_commit();
  int c = 0;
#pragma unroll 1
  for (int k0 = 0; k0 < K; k0 += 256) {
    __pipeline_wait_prior(0);
    __syncthreads();
    if (k0 + 256 < K) {
      __pipeline_memcpy_async(&as[c ^ 1][t], &A[k0 + 256 + t], 4);
      __pipeline_memcpy_async(&bs[c ^ 1][t], &B[k0 + 256 + t], 4);
    }
    __pipeline_commit();
#pragma unroll 1
    for (int i = 0; i < N; ++i)
      acc += as[c][i] * bs[c][i ^ t];
    c ^= 1;
  }
  C[t] = acc;
}
// Unrolled by four, with a remainder loop.
extern "C" __global__ void unrolled(ARGS) {
  __shared__ float as[2][8][32];
  int t = threadIdx.x, x = t % 32, y = t / 32;
  float acc = 0;
  __pipeline_memcpy_async(&as[0][y][x], &A[t], 4);
  __pipeline_commit();
  int c = 0;
#pragma unroll 4
  for (int k0 = 256; k0 < K; k0 += 256) {
    __pipeline_wait_prior(0);
    __syncthreads();
    __pipeline_memcpy_async(&as[c ^ 1][y][x], &A[k0 + t], 4);
    __pipeline_commit();
#pragma unroll
    for (int i = 0; i < 8; ++i)
      acc = fmaf(as[c][i][x], as[c][y][i], acc);
    c ^= 1;
  }
  __pipeline_wait_prior(0);
  __syncthreads();
#pragma unroll
  for (int i = 0; i < 8; ++i)
    acc = fmaf(as[c][i][x], as[c][y][i], acc);
  C[t] = acc;
}
// No loop is left.
extern "C" __global__ void straight(ARGS) {
  __shared__ float as[2][256];
  int t = threadIdx.x;
  float acc = 0;
  __pipeline_memcpy_async(&as[0][t], &A[t], 4);
  __pipeline_commit();
#pragma unroll
  for (int k = 1; k < 4; ++k) {
    __pipeline_wait_prior(0);
    __syncthreads();
    __pipeline_memcpy_async(&as[k & 1][t], &A[k * 256 + t], 4);
    __pipeline_commit();
    acc = fmaf(as[k & 1 ^ 1][t ^ 1], as[k & 1 ^ 1][t ^ 5], acc);
  }
  __pipeline_wait_prior(0);
  __syncthreads();
  C[t] = acc + as[1][t ^ 1];
}
// Integer work only; an index is loaded too, and a value that no tile holds; two loops.
extern "C" __global__ void two(const int *A, const int *I, int *C, int N, int K) {
  __shared__ int as[2][256];
  int t = threadIdx.x, acc = 0;
  as[0][t] = A[t];
  __syncthreads();
  int c = 0;
#pragma unroll 1
  for (int k0 = 256; k0 < K; k0 += 256) {
    int r = A[I[k0 + t]];
#pragma unroll
    for (int i = 0; i < 16; ++i)
      acc = max(acc ^ as[c][i], as[c][(i + t) & 255]);
    as[c ^ 1][t] = r;
    __syncthreads();
    c ^= 1;
  }
  acc += as[c][t ^ 3];
  __syncthreads();
  as[0][t] = I[t];
  __syncthreads();
  c = 0;
#pragma unroll 1
  for (int k0 = 256; k0 < N; k0 += 256) {
    int r = I[k0 + t];
#pragma unroll
    for (int i = 0; i < 16; ++i)
      acc = min(acc + as[c][i], as[c][(i + t) & 255]) + __ldcg(&A[k0 + i]);
    as[c ^ 1][t] = r;
    __syncthreads();
    c ^= 1;
  }
  C[t] = acc + as[c][t ^ 7];
}
