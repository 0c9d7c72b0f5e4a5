// A function changes the variable that counts what is written.
__attribute__((device)) inline void skip(int &i) { ++i; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0, t[4];
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    for (int i = 0; i < 4; ++i)
      t[i] = x[k + i];
    tile[threadIdx.x] = t[0] + t[3];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    for (int i = 0; i < 4; ++i) {
      t[i] = acc;
      skip(i);
    }
    acc += t[1];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 14:7: error: the load changes 't', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//         t[i] = acc;
//         ^
// 5:18: note: declared here
//     float acc = 0, t[4];
//                    ^
// 14:7: note: declare 't' inside the loop and use it in the load only; compute works out its own
