// Members of a class template and of its partial specialisation, defined outside with a type of the class in their
// parameters.
template <int N, class T>
struct row {
  typedef unsigned place;
  T at[N];
  __attribute__((device)) T &operator[](place i);
  __attribute__((device)) const T &operator[](place i) const;
};

template <class T>
struct row<2, T> {
  using place = int;
  T left, right;
  __attribute__((device)) T &operator[](place i);
  __attribute__((device)) const T &operator[](place i) const;
};

template <int N, class T>
__attribute__((device)) T &row<N, T>::operator[](typename row<N, T>::place i) {
  return at[i];
}

template <int N, class T>
__attribute__((device)) const T &row<N, T>::operator[](typename row<N, T>::place i) const {
  return at[i];
}

template <class T>
__attribute__((device)) T &row<2, T>::operator[](typename row<2, T>::place i) {
  switch (i) {
  case 0:
    return left;
  default:
    return right;
  }
}

template <class T>
__attribute__((device)) const T &row<2, T>::operator[](typename row<2, T>::place i) const {
  return i == 0 ? left : right;
}

__attribute__((global)) void row_sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  row<2, float> two = {0, 0};
  const row<3, float> three = {{1, 2, 3}};
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    two.left += tile[threadIdx.x ^ 1];
    two.right += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = two[0] + three[0];
  y[threadIdx.x + 128] = two[1] - three[1];
}
