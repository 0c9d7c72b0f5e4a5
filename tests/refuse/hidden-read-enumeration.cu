// An operator of an enumeration reads it.
__attribute__((device)) int flag[64];
enum side { LEFT, RIGHT };
__attribute__((device)) int operator+(int a, side b) { return a + (b == RIGHT) + flag[threadIdx.x]; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  int t = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; ++k) {
    tile[t] = x[k * 64 + t + RIGHT];
    __syncthreads();
    acc += tile[63 - t];
    flag[t] = k;
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 11:30: error: 'RIGHT' may be an object here, whose operators, conversions and constructors read memory, and compute writes memory: made ahead, the load might find there what was before [dbuf-hidden-read]
//       tile[t] = x[k * 64 + t + RIGHT];
//                                ^~~~~
// 4:29: note: this reads memory, and may be called there
//   __attribute__((device)) int operator+(int a, side b) { return a + (b == RIGHT) + flag[threadIdx.x]; }
//                               ^~~~~~~~
// 11:30: note: read what the load needs of it into plain variables before the loop, or give 'independent' if nothing the loop writes is read by its loads
