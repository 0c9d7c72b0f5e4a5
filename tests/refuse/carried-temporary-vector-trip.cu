// What the last trip of the inner loop read is stored behind it, in a place of that name but another value.
struct float2 { float x, y; };
__attribute__((global)) void k(const float2 *__restrict__ x, float *__restrict__ y, int n, int m) {
  __attribute__((shared)) float tile[256];
  float r[8];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    for (int i = 0; i < m; ++i) {
      int slot = i * 2;
      tile[threadIdx.x] = r[slot + 1];
      *(float2 *)&r[slot] = x[k + threadIdx.x];
      tile[128 + threadIdx.x] = r[slot + 1];
    }
    __syncthreads();
    acc += tile[255 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:27: error: 'r' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//         tile[threadIdx.x] = r[slot + 1];
//                             ^
// 11:27: note: read in each iteration all that its tile needs
