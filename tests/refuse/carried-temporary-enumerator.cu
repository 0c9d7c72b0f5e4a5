// What the loop counts to is not the constant of that name whose value the text shows.
namespace other {
enum { W = 4 };
}
enum { U, V, W };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0, row[4] = {};
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    for (int i = 0; i < W; ++i)
      row[i] = x[k + i];
    tile[threadIdx.x] = x[k + threadIdx.x] + row[3];
    row[3] = k;
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:7: error: 'row' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//         row[i] = x[k + i];
//         ^~~
// 12:7: note: read in each iteration all that its tile needs
