// Compute reads the clock through a member: it has a copy of the clock, but not of this.
struct view { const int *at; };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int k;
  view v;
  v.at = &k;
#pragma dbuf pipeline
  for (k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    acc += tile[127 - tid];
    acc += *v.at;
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 15:13: error: 'v' may be another way to a variable that the loop changes, so which value is meant here is not known [dbuf-second-name]
//       acc += *v.at;
//               ^
// 11:22: note: changed here
//     for (k = 0; k < n; k += 128) {
//                        ^
// 15:13: note: name the variable itself, or copy its value before the loop
