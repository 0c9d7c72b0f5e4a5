// A library has functions of CUDA's names in its namespace: those of numbers are not its.
namespace shapes {
struct vec {
  float x, y;
};
__attribute__((device)) vec min(vec a, vec b);
template <typename T>
__attribute__((device)) T max(T a, T b) {
  static T most;
  return most = a < b ? b : a;
}
typedef unsigned uint32_t;
}

__attribute__((global)) void clamped(const float *__restrict__ a, float *__restrict__ c, int rows, int depth, int most) {
  __attribute__((shared)) float tile[16][16];
  const unsigned tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < min(depth, most); k += 16) {
    tile[ty][tx] = a[min(max((int)ty - 3, 0), rows - 1) * depth + k + tx];
    __syncthreads();
    for (int i = 0; i < 16; ++i)
      acc = fmaf(max(tile[i][tx], 0.25f), tile[ty][i], acc);
    __syncthreads();
  }
  c[ty * 16 + tx] = acc;
}
