// Tiles that are passed as rows and by a pointer into a larger array, whose rest another pointer reaches; beside them one
// of the function's own. What stands in the load beside its stores is made once more when the last tiles are put back.
template <int BK, class T>
__attribute__((device)) void product(T a[][BK + 1], T *__restrict__ b, const T *__restrict__ A, const T *__restrict__ B,
                                     const float *__restrict__ scale, T *__restrict__ sums, int K, int lda) {
  __attribute__((shared)) float s[BK];
  T *weights = b + 16 * BK;
  int i = threadIdx.y, j = threadIdx.x;
  T acc = 0;
#pragma dbuf pipeline(threads = 128, shared(a[8], b[16 * BK], s, weights))
  for (int k = 0; k < K; k += BK) {
    for (int c = j; c < BK; c += 16) {
      T v = 0;
      if (k + c < K)
        v = A[i * lda + k + c];
      a[i][c] = v;
    }
    for (int t = i * 16 + j; t < 16 * BK; t += 128)
      b[t] = k + t % BK < K ? B[k * 16 + t] : T(0);
    if (i == 0 && j < BK)
      s[j] = scale[(k + j) % 8];
    __syncthreads();
#pragma unroll
    for (int c = 0; c < BK; ++c)
      acc = fmaf(a[i][c] * weights[c], b[j * BK + c], acc + s[c]);
    __syncthreads();
  }
  b[i * 16 + j] += acc;
  sums[i * 16 + j] = a[i][j % BK] + b[i * 16 + j];
}

__attribute__((global)) void products(const float *__restrict__ A, const float *__restrict__ B,
                                      const float *__restrict__ scale, float *__restrict__ y, int K, int lda) {
  __attribute__((shared)) float a[8][9];
  __attribute__((shared)) float rest[16 * 8 + 8 + 16];
  int t = threadIdx.y * 16 + threadIdx.x;
  for (int i = t; i < 16 * 8 + 8 + 16; i += 128)
    rest[i] = i;
  if (threadIdx.x < 9)
    a[threadIdx.y][threadIdx.x] = 0;
  __syncthreads();
  product<8>(a, rest + 16, A, B, scale, y, K, lda);
  __syncthreads();
  product<8>(a, rest + 8, A, B, scale + 8, y + 128, K, lda);
  __syncthreads();
  for (int i = t; i < 16 * 8 + 8 + 16; i += 128)
    y[256 + i] = rest[i];
}
