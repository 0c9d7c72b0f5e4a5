// Two elements are read at once, three are stored.
struct float2 { float x, y; };
__attribute__((global)) void k(const float2 *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[384];
  float r[3];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    *(float2 *)&r[0] = x[k + threadIdx.x];
    tile[threadIdx.x] = r[0];
    tile[128 + threadIdx.x] = r[1];
    tile[256 + threadIdx.x] = r[2];
    r[2] = r[0];
    __syncthreads();
    acc += tile[383 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:17: error: 'r' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//       *(float2 *)&r[0] = x[k + threadIdx.x];
//                   ^
// 9:17: note: read in each iteration all that its tile needs
