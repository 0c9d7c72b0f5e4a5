// Numbers and vectors by other names: members of the text's own classes, typedefs, and conversions that look like calls.
typedef float real;
typedef float4 star;

template <typename T>
struct way {};
template <>
struct way<float> {
  typedef float3 kind;
};
template <>
struct way<int> {
  typedef uint3 kind;
};
template <typename T>
struct place {};
template <>
struct place<float> {
  typedef float4 kind;
};
template <>
struct place<int> {
  typedef int4 kind;
};

template <typename T>
__attribute__((device)) typename way<T>::kind pull(typename way<T>::kind sum, typename place<T>::kind here,
                                                   typename place<T>::kind there) {
  typename way<T>::kind d;
  d.x = there.x - here.x;
  d.y = there.y - here.y;
  d.z = there.z - here.z;
  T weight = there.w * (d.x * d.x + d.y * d.y + d.z * d.z);
  sum.x += d.x * weight;
  sum.y += d.y * weight;
  sum.z += d.z * weight;
  return sum;
}

template <typename T>
__attribute__((global)) void members(const typename place<T>::kind *__restrict__ x,
                                     typename place<T>::kind *__restrict__ y, int n) {
  __attribute__((shared)) typename place<T>::kind tile[64];
  typename place<T>::kind here = x[threadIdx.x];
  typename way<T>::kind sum = {0, 0, 0};
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 64; ++i)
      sum = pull<T>(sum, here, tile[i]);
    __syncthreads();
  }
  here.x = sum.x;
  here.y = sum.y;
  here.z = sum.z;
  y[threadIdx.x] = here;
}

__attribute__((device)) inline star make_star(real x, real y, real z) {
  star s;
  s.x = x;
  s.y = y;
  s.z = z;
  s.w = real(1);
  return s;
}

__attribute__((global)) void conversions(const real *__restrict__ x, real *__restrict__ y, int n) {
  __attribute__((shared)) star tile[64];
  real sum = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    if (k + threadIdx.x < n)
      tile[threadIdx.x] = make_star(x[k + threadIdx.x], real(2), real(k));
    else
      tile[threadIdx.x] = make_star(real(0), real(0), real(0));
    __syncthreads();
    star s = tile[63 - threadIdx.x];
    sum += s.x * s.y + (real)-s.w - real(s.z);
    __syncthreads();
  }
  y[threadIdx.x] = sum;
}
