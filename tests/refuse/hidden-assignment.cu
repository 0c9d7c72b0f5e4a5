// The assignment leaves a member of the tile as it was.
struct count {
  int n, kept;
  __attribute__((device)) void operator=(int a) { n = a; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  int t = threadIdx.x;
  float acc = 0;
  __attribute__((shared)) count tiles[64];
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; ++k) {
    tiles[t] = x[k * 64 + t];
    __syncthreads();
    acc += tiles[t].n + tiles[t].kept;
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 9:33: error: 'tiles' is an object of a class here, and an assignment of the text's own may leave a part of it as it was, which another buffer does not hold [dbuf-hidden-assignment]
//     __attribute__((shared)) count tiles[64];
//                                   ^~~~~
// 4:32: note: an assignment that may leave a part of the object as it was
//     __attribute__((device)) void operator=(int a) { n = a; }
//                                  ^~~~~~~~
// 9:33: note: let operator= give a value to each member, one after another, or assign the members themselves
