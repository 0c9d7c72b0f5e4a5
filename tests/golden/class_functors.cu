// Operators that a class has through functions that are given what to compute, and parts of an object by an index.
namespace std {
template <class T> struct plus {
  __attribute__((device)) T operator()(T a, T b) const {
    return a + b;
  }
};
}

struct three {
  int x, y, z;
  __attribute__((device)) int &operator[](int i) {
    switch (i) {
    default:
    case 0:
      return x;
    case 1:
      return y;
    case 2:
      return this->z;
    }
  }
};

struct each {
  template <class F>
  __attribute__((device)) static three call(F f, three const &a, three const &b) {
    return three{f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)};
  }
};

struct adding {
  __attribute__((device)) static three call(three const &a, three const &b) {
    return each::call(std::plus<int>(), a, b);
  }
};

__attribute__((device)) three &operator+=(three &a, three const &b) {
  return a = adding::call(a, b);
}

__attribute__((global)) void class_functors(const int *__restrict__ x, int *__restrict__ y, int n) {
  __attribute__((shared)) int tile[96];
  three acc = {0, 0, 0};
#pragma dbuf pipeline(contract)
  for (int k = 0; k < n; k += 96) {
    for (int i = threadIdx.x; i < 96; i += 32)
      tile[i] = x[k + i];
    __syncthreads();
    three one;
    for (int i = 0; i < 3; ++i)
      one[i] = tile[3 * (31 - threadIdx.x) + i];
    acc += one;
    __syncthreads();
  }
  y[threadIdx.x] = acc[threadIdx.x % 3];
}
