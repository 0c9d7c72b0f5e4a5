// What the object reads may be what compute writes.
struct row {
  const float *at;
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

__attribute__((global)) void given_objects(const rows a, const rows b, float *y) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float other[128];
  const int t = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < a.size(0); ++k) {
    const bool in = t < a.size(1);
    tile[t] = in ? a[k][t] : 0;
    other[t] = b[k][127 - t] * 2;
    __syncthreads();
    for (int i = 0; i < 128; ++i)
      y[t] = acc += tile[i] - other[(i + t) % 128];
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 32:7: error: compute writes through 'y', which may be the memory that the load reads through another pointer [dbuf-alias]
//         y[t] = acc += tile[i] - other[(i + t) % 128];
//         ^
// 26:23: note: the load that may read it
//     for (int k = 0; k < a.size(0); ++k) {
//                         ^
// 32:7: note: declare the pointers __restrict__, or give 'independent' if nothing the loop writes is read by its loads
