// The caller passes the tile. It is the first buffer; the others stand beside it, and the last tile is put back where the
// caller looks for it.
static __attribute__((device)) float dot(float *tile, const float *__restrict__ x, int n) {
  float acc = 0;
#pragma dbuf pipeline(shared(tile[128]))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  return acc;
}

__attribute__((global)) void sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float room[256];
  int t = threadIdx.x;
  room[t] = 1;
  room[128 + t] = 2;
  __syncthreads();
  float acc = dot(room + 64, x, n);
  acc += dot(room + 128, x + 64, n - 128);
  y[t] = acc + room[2 * t] + room[255 - 2 * t];
}
