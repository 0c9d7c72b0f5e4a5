// A pointer that is made for each tile goes around a ring.
struct pair { float a, b; };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[256];
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 128) {
    pair *to = reinterpret_cast<pair *>(&tile[k & 128]);
    const pair *from = reinterpret_cast<const pair *>(&x[k]);
    to[threadIdx.x] = from[threadIdx.x];
    __syncthreads();
    acc += tile[(k & 128) + 127 - threadIdx.x] - tile[~k & 128];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:5: error: where 'tile' is stored changes from iteration to iteration: a buffer would keep elements of older tiles [dbuf-tile-index]
//       to[threadIdx.x] = from[threadIdx.x];
//       ^~
// 10:5: note: index the tile by thread and loop-invariant values only, or use variant=ldg_single
