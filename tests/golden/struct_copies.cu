// Objects of numbers are copied out of a tile, and kept, without a name of the tile going with them.
struct point {
  float x, y;
  int weight[2];
};
__attribute__((device)) float product(point a, const point &b) { return a.x * b.x + a.y * b.y; }
__attribute__((global)) void struct_copies(const point *__restrict__ in, float *__restrict__ out, int n) {
  __attribute__((shared)) point points[128];
  point last = {0, 0, {1, 1}};
  float sum = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    points[threadIdx.x] = in[k + threadIdx.x];
    __syncthreads();
    const point a = points[127 - threadIdx.x];
    point b;
    b = points[threadIdx.x / 2];
    sum = fmaf(a.x, b.y, sum) + ((a.weight[1] ^ b.weight[0]) & 7);
    sum = fmaf(product(a, last), 0.5f, sum);
    last = b;
    __syncthreads();
  }
  out[blockIdx.x * 128 + threadIdx.x] = sum + last.x;
}
