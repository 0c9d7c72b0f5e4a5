// 128x128x8, 256 threads, 8x8 outputs a thread, staged through registers, two buffers. See README.md.
constexpr int BM = 128, BN = 128, BK = 8;
extern "C" __global__ void __launch_bounds__(256) sgemm(const float *A, const float *B, float *C, int N, int K) {
  __shared__ float as[2][BK][BM];
  __shared__ float bs[2][BK][BN];
  int t = threadIdx.x, tr = t / 16 * 8, tc = t % 16 * 8;
  A += blockIdx.y * BM * K + t / 2 * K + t % 2 * 4;
  B += blockIdx.x * BN + t / 32 * N + t % 32 * 4;
  float acc[8][8] = {};
  float4 a = *(const float4 *)A, b = *(const float4 *)B;
  int c = 0;
  auto drain = [&](int s) {
    as[s][t % 2 * 4 + 0][t / 2] = a.x;
    as[s][t % 2 * 4 + 1][t / 2] = a.y;
    as[s][t % 2 * 4 + 2][t / 2] = a.z;
    as[s][t % 2 * 4 + 3][t / 2] = a.w;
    *(float4 *)&bs[s][t / 32][t % 32 * 4] = b;
  };
  auto compute = [&](int s) {
#pragma unroll
    for (int k = 0; k < BK; ++k) {
      float ra[8], rb[8];
#pragma unroll
      for (int i = 0; i < 8; ++i)
        ra[i] = as[s][k][tr + i], rb[i] = bs[s][k][tc + i];
#pragma unroll
      for (int i = 0; i < 8; ++i)
#pragma unroll
        for (int j = 0; j < 8; ++j)
          acc[i][j] += ra[i] * rb[j];
    }
  };
  drain(0);
  __syncthreads();
#pragma unroll 1
  for (int k0 = BK; k0 < K; k0 += BK) {
    a = *(const float4 *)(A + k0);
    b = *(const float4 *)(B + k0 * N);
    compute(c);
    drain(c ^ 1);
    __syncthreads();
    c ^= 1;
  }
  compute(c);
  C += (blockIdx.y * BM + tr) * N + blockIdx.x * BN + tc;
#pragma unroll
  for (int i = 0; i < 8; ++i)
#pragma unroll
    for (int j = 0; j < 8; ++j)
      C[i * N + j] = acc[i][j];
}
