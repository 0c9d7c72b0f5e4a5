// It reads what it is given to, and the load is made twice.
struct count {
  int n;
  __attribute__((device)) void operator=(int a) { n = (n & 7) + a; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  int t = threadIdx.x;
  float acc = 0;
  count c;
  c.n = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; ++k) {
    c = k * 64 + t;
    tile[t] = x[c.n];
    __syncthreads();
    acc += tile[63 - t];
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 14:5: error: 'c' is an object of a class here, and an assignment of the text's own may leave a part of it as it was, which another buffer does not hold [dbuf-hidden-assignment]
//       c = k * 64 + t;
//       ^
// 4:32: note: an assignment that may leave a part of the object as it was
//     __attribute__((device)) void operator=(int a) { n = (n & 7) + a; }
//                                  ^~~~~~~~
// 14:5: note: let operator= give a value to each member, one after another, or assign the members themselves
