// A function that is given the tile as a pointer to its rows.
template <int COLUMNS>
__attribute__((device)) void fill(float (*const to)[COLUMNS + 1], const float *from, int i) {
  to[threadIdx.y][threadIdx.x] = from[i + threadIdx.y * COLUMNS + threadIdx.x];
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[4][33];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    fill<32>(tile, x, k);
    __syncthreads();
    acc += tile[threadIdx.y][31 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.y * 32 + threadIdx.x] = acc;
}
