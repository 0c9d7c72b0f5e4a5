// An operator's word instead of its sign.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int k = 0;
  int bitand now = k;
#pragma dbuf pipeline
  for (; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    acc += tile[127 - tid] + now;
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 12:30: error: 'now' may be another way to a variable that the loop changes, so which value is meant here is not known [dbuf-second-name]
//       acc += tile[127 - tid] + now;
//                                ^~~
// 9:17: note: changed here
//     for (; k < n; k += 128) {
//                   ^
// 12:30: note: name the variable itself, or copy its value before the loop
