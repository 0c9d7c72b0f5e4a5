// Two loops, one with a tile that is passed, have their own tiles in one declaration.
__attribute__((device)) float both(float *tile, const float *__restrict__ x, int n) {
  __attribute__((shared)) float a[128], b[128];
  float acc = 0;
  int t = threadIdx.x;
#pragma dbuf pipeline(shared(tile[128], a))
  for (int k = 0; k < n; k += 128) {
    tile[t] = x[k + t]; a[t] = x[k + 127 - t];
    __syncthreads();
    acc += tile[127 - t] - a[t];
    __syncthreads();
  }
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    b[t] = x[k + t];
    __syncthreads();
    acc += b[127 - t];
    __syncthreads();
  }
  return acc + tile[t];
}
__attribute__((global)) void both_of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float room[128];
  room[threadIdx.x] = 0;
  __syncthreads();
  y[threadIdx.x] = both(room, x, n);
}
