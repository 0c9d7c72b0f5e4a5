// How the kernels of examples/ are launched, as golden_launches.cu says it of tests/golden. Only names and parameters are
// declared here: the kernels' PTX comes from the examples themselves. Their namespace is VARIANT, as in
// examples/common/launch.h; options are nvcc's.

// ---- sgemm/v1
namespace automatic {
__global__ void sgemm_v1(const float *, const float *, float *, int, int, int) {
}
} // namespace automatic
void emu_run(trial &t) {
  int M = 16, N = 32 * t.warps, K = 8 * t.tiles;
  float *a = t.in<float>(M * K), *b = t.in<float>(K * N), *c = t.out<float>(M * N);
  launch(dim3(t.warps, 2), dim3(32, 8), 0, [=] { automatic::sgemm_v1(a, b, c, M, N, K); });
}

// ---- sgemm/tiled
namespace automatic {
__global__ void sgemm_tiled(const float *, const float *, float *, int, int, int) {
}
} // namespace automatic
void emu_run(trial &t) {
  int M = 128, N = t.warps > 1 ? 256 : 128, K = 8 * t.tiles;
  float *a = t.in<float>(M * K), *b = t.in<float>(K * N), *c = t.out<float>(M * N);
  launch(dim3(N / 128, 1), 256, 0, [=] { automatic::sgemm_tiled(a, b, c, M, N, K); });
}

// ---- hgemm/hgemm
// options: -DTILE_M=64 -DTILE_N=64 -DTILE_K=32
namespace automatic {
template <int BM, int BN, int BK> __global__ void hgemm(const half *, const half *, float *, int, int, int) {
}
} // namespace automatic
void emu_run(trial &t) {
  int M = 64, N = 64, K = 32 * t.tiles;
  half *a = t.in<half>(M * K), *b = t.in<half>(K * N);
  float *c = t.out<float>(M * N);
  launch(dim3(1, 1), 128, 0, [=] { automatic::hgemm<64, 64, 32>(a, b, c, M, N, K); });
}

// ---- igemm/igemm
// options: -DTILE_M=64 -DTILE_N=64 -DTILE_K=64
namespace automatic {
template <int BM, int BN, int BK>
__global__ void igemm(const signed char *, const signed char *, int *, int, int, int) {
}
} // namespace automatic
void emu_run(trial &t) {
  int M = 64, N = 64, K = 64 * t.tiles;
  signed char *a = t.in<signed char>(M * K), *b = t.in<signed char>(K * N);
  int *c = t.out<int>(M * N);
  launch(dim3(1, 1), 128, 0, [=] { automatic::igemm<64, 64, 64>(a, b, c, M, N, K); });
}

// ---- nbody/nbody
// Blocks of 256 threads; the last block and tile may be partial.
namespace automatic {
__global__ void nbody(const float4 *, float4 *, int) {
}
} // namespace automatic
void emu_run(trial &t) {
  int n = t.tiles > 4 ? 1024 : t.extent(256);
  float4 *bodies = t.in<float4>(n), *accel = t.out<float4>(n);
  launch((n + 255) / 256 > 2 ? 2 : n ? (n + 255) / 256 : 1, 256, 0, [=] { automatic::nbody(bodies, accel, n); });
}
