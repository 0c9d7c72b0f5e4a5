// The name is a reference there, and so would be the type.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    decltype(tile) *all = &tile;
    acc += (*all)[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:14: error: decltype or typeof sees 'tile', whose name becomes a reference: the type would be another [dbuf-tile-typeof]
//       decltype(tile) *all = &tile;
//                ^~~~
// 9:14: note: write the type itself, or use variant=ldg_single
