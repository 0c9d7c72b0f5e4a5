__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float flags[128];
  int t = threadIdx.x, seen = 0;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    seen += 128;
    __syncthreads();
#pragma dbuf load
    tile[t] = x[k + 128 + t];
    __syncthreads();
    acc += tile[127 - t];
  }
  y[t] = acc + seen + flags[t];
}
