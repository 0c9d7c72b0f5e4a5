// The pointer knows one buffer only.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  float *p = tile;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 128) {
    p[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 5:14: error: the tile is reached through pointer 'p', which would stay with one buffer [dbuf-tile-pointer]
//     float *p = tile;
//                ^~~~
// 5:14: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
