// The constructor copies to where a member points, not into its object.
struct outside {
  __attribute__((device)) explicit outside(float v) { memcpy(&place[0], &v, 4); }
  float *place;
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 3:36: error: 'outside' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//     __attribute__((device)) explicit outside(float v) { memcpy(&place[0], &v, 4); }
//                                      ^~~~~~~
// 3:62: note: here
//     __attribute__((device)) explicit outside(float v) { memcpy(&place[0], &v, 4); }
//                                                                ^
// 3:36: note: let it only compute, or make it a function with a name and call it outside the loop
