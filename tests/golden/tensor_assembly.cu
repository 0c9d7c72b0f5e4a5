// Compute in inline assembly: the tile's shared address is taken by name, so it follows the stage.
template <int STEPS>
__attribute__((global)) void product(const uint4 *left, unsigned *out, int tiles) {
  __attribute__((shared)) uint4 panel[64];
  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0};
#pragma dbuf pipeline
  for (int tile = 0; tile < tiles; ++tile) {
    if (thread < 64)
      panel[thread] = left[tile * 64 + thread];
    __syncthreads();
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      unsigned a[4], b[2] = {1u, 2u};
      unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + step) % 64]);
      asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                   : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                   : "r"(from));
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                   "{%6, %7}, {%0, %1};\n"
                   : "+r"(sum[0]), "+r"(sum[1])
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
    __syncthreads();
  }
  out[thread] = sum[0] + sum[1];
}
