// Functions of headers take elements of tiles: by value, by const reference, with results by address.
# 1 "/usr/include/header.h" 1 3
extern float sinf(float x) noexcept(true); extern float frexpf(float x, int *exponent);
extern void sincosf(float, float *, float *);
namespace std {
template <class T> constexpr T fma(T x, T y, T z) { return x * sinf(y * z); }
inline float pow(float x, float y) { return x; }
template <class T> T pow(const complex<T> &x, const T &y);
}
template <class T> struct warp { warp(); T sum(T value); T sum(T (&values)[4]); };
static __inline__ unsigned __vabsdiffu4(unsigned a, unsigned b);
# 13 "math_in_compute.cu" 2
__attribute__((global)) void k(const float *x, const float2 *v, float *y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float2 pairs[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    pairs[tid] = v[k + tid];
    __syncthreads();
    const float *row = tile + 1;
    float s, c;
    int e;
    sincosf(tile[tid], &s, &c);
    acc += sinf(tile[tid] * k) + std::fma(tile[tid], acc, pairs[tid].x) + std::pow(*row, row[2] - acc);
    acc += s + c + frexpf(pairs[tid].y, &e) + e + __vabsdiffu4((unsigned)tile[tid], 3);
    acc += warp<float>().sum(tile[tid]);
    __syncthreads();
  }
  y[tid] = acc;
}
