// All threads take as many tiles, whatever gives the number: a caller's caller, a function by reference, an object.
__attribute__((device)) float some_sums(const float *__restrict__ x, int first, int last) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int t = first; t < last; ++t) {
    tile[threadIdx.x] = x[t * 128 + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  return acc;
}

__attribute__((device)) float half_of_them(const float *__restrict__ x, int n) {
  return some_sums(x, 0, n / 2);
}

__attribute__((device)) void part_of(int &first, int &last, int n) {
  first = blockIdx.x * n / gridDim.x;
  last = (blockIdx.x + 1) * n / gridDim.x;
}

__attribute__((device)) int most(const int &a, const int &b) { return a < b ? b : a; }

struct part {
  int first, last;
  __attribute__((device)) float sum(const float *__restrict__ x) const {
    __attribute__((shared)) float tile[128];
    float acc = 0;
#pragma dbuf pipeline
    for (int t = first; t < last; ++t) {
      tile[threadIdx.x] = x[t * 128 + threadIdx.x];
      __syncthreads();
      acc -= tile[127 - threadIdx.x];
      __syncthreads();
    }
    return acc;
  }
};

__attribute__((global)) void uniform_calls(const float *__restrict__ x, float *__restrict__ y, int n) {
  int first, last;
  part_of(first, last, n);
  part p;
  p.first = first;
  p.last = most(first, last);
  float acc = some_sums(x, first, last) + half_of_them(x, n);
  y[blockIdx.x * 128 + threadIdx.x] = acc + p.sum(x);
}
