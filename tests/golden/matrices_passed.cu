// Of three buffers the first may still be computed when the last one is: nothing is put back there before all have met.
__attribute__((device)) unsigned product(uint4 *panel, const uint4 *__restrict__ left, int tiles) {
  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0};
#pragma dbuf pipeline(shared(panel[64]))
  for (int tile = 0; tile < tiles; ++tile) {
    if (thread < 64)
      panel[thread] = left[tile * 64 + thread];
    __syncthreads();
    unsigned a[4], b[2] = {1u, 2u};
    unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + 1) % 64]);
    asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    __syncthreads();
  }
  return sum[0] + sum[1];
}

__attribute__((global)) void products(const uint4 *left, unsigned *out, int tiles) {
  __attribute__((shared)) uint4 room[96];
  const int thread = threadIdx.x;
  if (thread < 64)
    room[16 + thread].x = thread;
  __syncthreads();
  unsigned sum = product(room + 16, left, tiles);
  out[thread] = sum + room[16 + (thread * 3 + 1) % 64].x;
}
