// The object is reached through a pointer to it.
struct place { int off; };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  place here = {0};
  const place *p = &here;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + p->off];
    __syncthreads();
    acc += tile[127 - tid];
    here.off += 5;
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 11:29: error: 'p' may be another way to a variable that the loop changes, so which value is meant here is not known [dbuf-second-name]
//       tile[tid] = x[k + tid + p->off];
//                               ^
// 14:5: note: changed here
//       here.off += 5;
//       ^~~~
// 11:29: note: name the variable itself, or copy its value before the loop
