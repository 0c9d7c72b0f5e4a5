// Rows that an object of the launch gives, and how many it says there are: what is stored is held.
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

__attribute__((global)) void given_objects(const rows a, const rows b, float *__restrict__ y) {
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
      acc += tile[i] - other[(i + t) % 128];
    __syncthreads();
  }
  y[t] = acc;
}
