// Functions of a namespace that call each other, whose templates the call does not name, with names that the loop has
// too: tiles by reference, rows and pointers; what is given by value is the function's own.
namespace tiles {
struct source {
  const float *data;
  int pitch;
};

template <int K>
__attribute__((device)) inline void row(float (&to)[K], const float *from, int i) {
  for (int c = i; c < K; c += 8)
    to[c] = from[c];
}

template <typename T, int M, int K>
__attribute__((device)) inline void rows(T (&to)[M][K], const source &s, int k, int i) {
  for (int m = threadIdx.y; m < M; m += 4)
    row(to[m], &s.data[m * s.pitch + k], i);
}

template <const int STRIDE>
__attribute__((device)) void turned(const float *__restrict__ from, float *to, int pitch, int i) {
  from += i;
  const float4 k = reinterpret_cast<const float4 *>(&from[threadIdx.y * pitch])[0];
  to[(i + 0) * STRIDE + threadIdx.y] = k.x;
  to[(i + 1) * STRIDE + threadIdx.y] = k.y;
  to[(i + 2) * STRIDE + threadIdx.y] = k.z;
  to[(i + 3) * STRIDE + threadIdx.y] = k.w;
}
} // namespace tiles

__attribute__((global)) void filled(const tiles::source from, const float *y, float *__restrict__ to, int n) {
  __attribute__((shared)) float a[8][16];
  __attribute__((shared)) float b[1][32 * 4];
  const int i = threadIdx.x * 4;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 16) {
    tiles::rows(a, from, k, threadIdx.x);
    if (threadIdx.x < 8)
      tiles::turned<4>(y, b[0], 32, i);
    __syncthreads();
    for (int m = 0; m < 16; ++m)
      acc += a[threadIdx.x][m] * b[0][m * 4 + threadIdx.y];
    __syncthreads();
    y += 128;
  }
  to[threadIdx.y * 8 + threadIdx.x] = acc;
}
