// The object reads memory that changes by itself.
struct row {
  const volatile float *at;
  __attribute__((device)) float operator[](int i) const {
    return at[i];
  }
};

struct rows {
  const float *at;
  int count, stride;
  __attribute__((device)) int size(int which) const {
    return which == 0 ? count : stride;
  }
  __attribute__((device)) row operator[](int i) const {
    return row{at + i * stride};
  }
};

__attribute__((global)) void given_objects(const rows a, const rows b, float *__restrict__ y) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float other[128];
  const int t = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < a.count; ++k) {
    const bool in = t < 100;
    tile[t] = in ? a[k][t] : 0;
    other[t] = b[k][127 - t] * 2;
    __syncthreads();
    for (int i = 0; i < 128; ++i)
      acc += tile[i] - other[(i + t) % 128];
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 28:20: error: what 'a' means here is not known, so what changes it is not known either, and the load cannot move ahead [dbuf-load-name]
//       tile[t] = in ? a[k][t] : 0;
//                      ^
// 28:20: note: make it a parameter, declare it in the function, or as a constant at file scope
