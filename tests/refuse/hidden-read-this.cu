// A conversion reads through a pointer that its object holds.
__attribute__((device)) int flag[64];
struct offset {
  const int *from;
  __attribute__((device)) operator int() const { return this->from[0]; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  int t = threadIdx.x;
  float acc = 0;
  offset o = {flag};
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; ++k) {
    tile[t] = x[k * 64 + t + o];
    __syncthreads();
    acc += tile[63 - t];
    flag[t] = k;
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 14:30: error: 'o' may be an object here, whose operators, conversions and constructors read memory, and compute writes memory: made ahead, the load might find there what was before [dbuf-hidden-read]
//       tile[t] = x[k * 64 + t + o];
//                                ^
// 5:27: note: this reads memory, and may be called there
//     __attribute__((device)) operator int() const { return this->from[0]; }
//                             ^~~~~~~~
// 14:30: note: read what the load needs of it into plain variables before the loop, or give 'independent' if nothing the loop writes is read by its loads
