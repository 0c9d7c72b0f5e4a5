// What a function is given becomes of its parameters' types, and is its own: the loop's variables stay as they are.
constexpr int most = 128;
__attribute__((constant)) const int sizes[] = {most, 16};

template <typename T, int WIDTH = 16, int UNROLL = WIDTH / 4>
__attribute__((device)) void spread(T *to, T const *from, unsigned char low, short step, bool odd, int first = 1) {
  const int n = low / 3;
#pragma unroll UNROLL
  for (int i = 0; i < UNROLL; ++i) {
    const T k = from[(threadIdx.x + low) % most + i];
    to[threadIdx.x * UNROLL + i] = k + n + odd + first;
  }
  from += step;
  low -= 7;
  for (int i = threadIdx.x; i < WIDTH; i += 128)
    to[512 + i] = *from + low;
}

__attribute__((global)) void values(const unsigned int *__restrict__ x, unsigned int *__restrict__ y, int from, int n) {
  __attribute__((shared)) unsigned int to[512 + 16];
  unsigned int sum = 0;
  int low = 300, step = 65537 + 2;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    spread(to, &x[k], low + k, step, from, 5);
    __syncthreads();
    for (int i = 0; i < 4; ++i)
      sum = sum * 3 + to[threadIdx.x + 128 * i] + to[512 + i];
    __syncthreads();
  }
  y[threadIdx.x] = sum + low + step;
}
