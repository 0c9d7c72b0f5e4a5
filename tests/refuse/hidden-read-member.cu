// The value that a member is given by its declaration reads it.
__attribute__((device)) int flag[64];
struct offset {
  int by = flag[0];
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  int t = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; ++k) {
    offset o;
    tile[t] = x[k * 64 + t + o.by];
    __syncthreads();
    acc += tile[63 - t];
    flag[0] = 1;
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 12:5: error: 'offset' may be an object here, whose operators, conversions and constructors read memory, and compute writes memory: made ahead, the load might find there what was before [dbuf-hidden-read]
//       offset o;
//       ^~~~~~
// 4:7: note: this reads memory, and may be called there
//     int by = flag[0];
//         ^~
// 12:5: note: read what the load needs of it into plain variables before the loop, or give 'independent' if nothing the loop writes is read by its loads
