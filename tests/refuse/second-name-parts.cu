// A binding is another name of the clock.
struct clock_of {
  int v;
  __attribute__((device)) clock_of &operator+=(int d) {
    v += d;
    return *this;
  }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  int t = threadIdx.x;
  float acc = 0;
  clock_of c{0};
  auto &[part] = c;
#pragma dbuf pipeline(variant=ldg)
  for (; c.v < n; c += 64) {
    tile[t] = x[c.v + t];
    __syncthreads();
    acc += tile[63 - t];
    acc += part;
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 20:12: error: 'part' may be another way to a variable that the loop changes, so which value is meant here is not known [dbuf-second-name]
//       acc += part;
//              ^~~~
// 14:10: note: a reference to a part, whose variable has another name
//     auto &[part] = c;
//            ^~~~
// 20:12: note: name the variable itself, or copy its value before the loop
