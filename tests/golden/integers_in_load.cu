// Functions of the text that compute an integer from integers, called in the load: as an index, in its condition, for
// a local of the load that compute uses too.
static __inline__ __attribute__((always_inline)) __attribute__((device)) int clampi(int i, int n) {
  return i < 0 ? 0 : i >= n ? n - 1 : i;
}
__attribute__((device)) bool within(unsigned i, int n) {
  const int at = min(clampi(i, 4096), 2048);
  if (at < n)
    return true;
  return false;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int t = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    int at = clampi(k + t - 3, n);
    if (within(k + t, n))
      tile[t] = x[at];
    else
      tile[t] = 0;
    __syncthreads();
    acc += tile[127 - t] * at;
    __syncthreads();
  }
  y[t] = acc;
}
