// Compute changes a part of the vector.
struct int4 { int x, y, z, w; };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int4 from = {(int)threadIdx.x, 0, 0, 0};
  int4 i = from;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    while (i.x < 128) {
      tile[i.x] = x[k + i.x];
      i.x += 32;
    }
    i = from;
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    i.y = 1;
    __syncthreads();
  }
  y[threadIdx.x] = acc + i.y;
}
// expect: 101
// 20:26: error: the load changes 'i', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//     y[threadIdx.x] = acc + i.y;
//                            ^
// 6:8: note: declared here
//     int4 i = from;
//          ^
// 20:26: note: declare 'i' inside the loop and use it in the load only; compute works out its own
