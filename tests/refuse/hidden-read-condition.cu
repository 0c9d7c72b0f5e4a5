// The loop's condition reads it.
__attribute__((device)) int flag[64];
struct offset {
  int by;
  __attribute__((device)) operator int() const { return flag[threadIdx.x] + by; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  int t = threadIdx.x;
  float acc = 0;
  offset o = {7};
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < o; ++k) {
    tile[t] = x[k * 64 + t];
    __syncthreads();
    acc += tile[63 - t];
    flag[t] = -k;
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 13:23: error: 'o' may be an object here, whose operators, conversions and constructors read memory, and compute writes memory: made ahead, the load might find there what was before [dbuf-hidden-read]
//     for (int k = 0; k < o; ++k) {
//                         ^
// 5:27: note: this reads memory, and may be called there
//     __attribute__((device)) operator int() const { return flag[threadIdx.x] + by; }
//                             ^~~~~~~~
// 13:23: note: read what the load needs of it into plain variables before the loop, or give 'independent' if nothing the loop writes is read by its loads
