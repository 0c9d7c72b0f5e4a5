// Compute multiplies matrices and tells other warps what came out, for their next tile: each of the last tiles has a
// barrier of its own.
__attribute__((global)) void product(const uint4 *left, unsigned *out, int tiles) {
  __attribute__((shared)) uint4 panel[64];
  __attribute__((shared)) unsigned board[2][128];
  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0}, told = 0;
  board[0][thread] = board[1][thread] = thread;
  __syncthreads();
#pragma dbuf pipeline
  for (int tile = 0; tile < tiles; ++tile) {
    if (thread < 64)
      panel[thread] = left[tile * 64 + thread];
    __syncthreads();
    unsigned a[4], b[2] = {1u, 2u};
    unsigned from = (unsigned)__cvta_generic_to_shared(&panel[thread % 64]);
    asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    told += board[(tile + 1) & 1][(thread + 32) % blockDim.x];
    board[tile & 1][thread] = sum[0] ^ sum[1];
    __syncthreads();
  }
  out[thread] = sum[0] + sum[1] + told;
}
