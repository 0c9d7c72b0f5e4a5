// The object is another one in each tile.
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

__attribute__((global)) void given_objects(rows a, const rows b, float *__restrict__ y) {
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
    a.at += 128;
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 26:23: error: the next tile depends on 'a', which compute changes: it cannot be loaded before compute is done [dbuf-compute-feeds-load]
//     for (int k = 0; k < a.count; ++k) {
//                         ^
// 33:5: note: changed here
//       a.at += 128;
//       ^
// 26:23: note: say where the tile is by variables that compute leaves alone; where that cannot be, remove the pragma, for there is nothing to overlap
