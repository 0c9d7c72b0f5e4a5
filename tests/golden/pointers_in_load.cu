// A quarter of the threads copies, through pointers that are made for each tile. One of the tiles is aligned as a type
// is.
struct float4 { float x, y, z, w; };
__attribute__((global)) void quarter(float *C, const float *A, const float *B, int width) {
  __attribute__((shared)) alignas(alignof(double)) float As[16][16];
  __attribute__((shared)) float Bs[16][16];
  int column = threadIdx.x * 4;
  int last = width - 1;
  float sum = 0;
#pragma dbuf pipeline
  for (int a = 0, b = 0; a <= last; a += 16, b += 16 * 16) {
    if (column < 16) {
      float4 *const to_a = reinterpret_cast<float4 *>(&As[threadIdx.y][column]);
      float4 *const to_b = reinterpret_cast<float4 *>(&Bs[threadIdx.y][column]);
      const float4 *const from_a = reinterpret_cast<const float4 *>(&A[a + width * threadIdx.y + column]);
      const float4 *const from_b = reinterpret_cast<const float4 *>(&B[b + 16 * threadIdx.y + column]);
      *to_a = *from_a;
      *to_b = *from_b;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
    __syncthreads();
  }
  C[threadIdx.y * 16 + threadIdx.x] = sum;
}
