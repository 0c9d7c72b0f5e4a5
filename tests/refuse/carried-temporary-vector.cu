// The vector store reads all of the array: what the last three of its elements hold is the tile before's.
struct float4 { float x, y, z, w; };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[512];
  float r[4] = {0, 0, 0, 0};
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    r[0] = x[k + threadIdx.x];
    *reinterpret_cast<float4 *>(&tile[threadIdx.x * 4]) = *reinterpret_cast<float4 *>(&r[0]);
    r[1] = x[k + threadIdx.x + 1];
    r[2] = 0;
    r[3] = 0;
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:5: error: 'r' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//       r[0] = x[k + threadIdx.x];
//       ^
// 9:5: note: read in each iteration all that its tile needs
