// A call means the functions that take so many arguments, also of their templates: others of these names write.
__attribute__((device)) int next(int at) {
  return at + 1;
}

__attribute__((device)) int next(int &at, int by) {
  return at += by;
}

template <int N>
__attribute__((device)) float scaled(float &v) {
  return v *= N;
}

template <int N, int M>
__attribute__((device)) float scaled(float v) {
  return v * N + v * M;
}

__attribute__((global)) void overloads(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int from = 0;
  float sum = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + from + threadIdx.x];
    __syncthreads();
    sum += scaled<2, 3>(tile[127 - threadIdx.x]) + next(from);
    __syncthreads();
  }
  y[threadIdx.x] = sum;
}
