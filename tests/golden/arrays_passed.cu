// An array by reference tells its size, and keeps its type in every buffer; a pointer to rows does not.
template <int N>
__attribute__((device)) float differences(float (&a)[N], float (*b)[33], const float *__restrict__ x, int n) {
  int t = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(shared(a, b[4]))
  for (int k = 0; k < n; k += 128) {
    a[t] = x[k + t];
    b[t / 32][t % 32] = x[k + 127 - t] + 1;
    __syncthreads();
    acc += a[127 - t] - b[3 - t / 32][t % 32] + (sizeof(a) / sizeof(b[0]));
    __syncthreads();
  }
  return acc + a[t / 2] + b[3][t / 4];
}

__attribute__((global)) void differences_of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float a[130], b[6][33];
  int t = threadIdx.x;
  a[t] = t;
  b[1 + t / 32][t % 32] = 128 - t;
  __syncthreads();
  y[t] = differences(a, b + 1, x, n);
}
