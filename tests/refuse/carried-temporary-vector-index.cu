// The place that the vector was read to has moved when the elements are stored.
struct float2 { float x, y; };
__attribute__((global)) void k(const float2 *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[256];
  float r[8];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    int slot = k / 128 % 2 * 4;
    *(float2 *)&r[slot] = x[k + threadIdx.x];
    slot = 4 - slot;
    tile[threadIdx.x] = r[slot];
    tile[128 + threadIdx.x] = r[slot + 1];
    __syncthreads();
    acc += tile[255 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:17: error: 'r' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//       *(float2 *)&r[slot] = x[k + threadIdx.x];
//                   ^
// 10:17: note: read in each iteration all that its tile needs
