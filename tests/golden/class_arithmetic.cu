// Operators that are made of each other, of constructors and of functions that other classes have too.
template <class T>
struct pair {
  union {
    T x, left;
  };
  union {
    T y, right;
  };
  __attribute__((device)) pair(T a, T b) : x(a), y(b) {}
  __attribute__((device)) explicit pair(T both) : x(both), y(both) {}
  template <class S>
  __attribute__((device)) pair<T> &operator=(const pair<S> &o);
  template <class S>
  __attribute__((device)) pair<T> &operator+=(S both);
};

template <template <class> class pair, int N>
struct many {};

template <template <class> class pair>
struct many<pair, 1> {};

template <class T>
struct adding {
  __attribute__((device)) static pair<T> call(const pair<T> &a, const pair<T> &b) {
    return pair<T>(a.x + b.x, a.y + b.y);
  }
};

template <class T>
struct storing {
  T *at;
  __attribute__((device)) void call(const pair<T> &a, const pair<T> &b) { *at = a.x + b.y; }
};

template <class T>
template <class S>
__attribute__((device)) pair<T> &pair<T>::operator=(const pair<S> &o) {
  this->x = static_cast<T>(o.x);
  this->y = static_cast<T>(o.y);
  return *this;
}

template <class T>
template <class S>
__attribute__((device)) pair<T> &pair<T>::operator+=(S both) {
  return (*this = adding<T>::call(*this, pair<T>(both)));
}

template <class T>
__attribute__((device)) pair<T> operator|(const pair<T> &a, T both) {
  return pair<T>(a) += both;
}

__attribute__((global)) void pair_sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  pair<float> sums(0);
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    sums.x += tile[threadIdx.x ^ 1];
    sums.right += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = sums.left;
  y[threadIdx.x + 128] = sums.y;
}
