struct count {
  int n, kept;
  __attribute__((device)) void operator=(int a) { n = a; kept = 0; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  int t = threadIdx.x;
  float acc = 0;
  __attribute__((shared)) count tiles[64];
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; ++k) {
    tiles[t] = x[k * 64 + t];
    __syncthreads();
    acc += tiles[t].n + tiles[t].kept;
    __syncthreads();
  }
  y[t] = acc;
}
