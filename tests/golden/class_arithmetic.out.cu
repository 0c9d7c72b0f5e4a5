// ---- cp_async 2 ----
// loop pair_sums cp_async 2
# 1 "class_arithmetic.cu"
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
  
# 57 "class_arithmetic.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 57 "class_arithmetic.cu"

  pair<float> sums(0);

# 60 "class_arithmetic.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(sums)>::value, "dbuf-hidden-reference: 'sums' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 61 "class_arithmetic.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 60 "class_arithmetic.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 61 "class_arithmetic.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 63 "class_arithmetic.cu"
sums.x += tile[threadIdx.x ^ 1];

# 64 "class_arithmetic.cu"
sums.right += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 63 "class_arithmetic.cu" 3
sums.x += tile[threadIdx.x ^ 1];

# 64 "class_arithmetic.cu" 3
sums.right += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 66 "class_arithmetic.cu"

  y[threadIdx.x] = sums.left;
  y[threadIdx.x + 128] = sums.y;
}
// ---- cp_async 3 ----
// loop pair_sums cp_async 3
# 1 "class_arithmetic.cu"
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
  
# 57 "class_arithmetic.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 57 "class_arithmetic.cu"

  pair<float> sums(0);

# 60 "class_arithmetic.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(sums)>::value, "dbuf-hidden-reference: 'sums' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 60 "class_arithmetic.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 61 "class_arithmetic.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 60 "class_arithmetic.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 61 "class_arithmetic.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 63 "class_arithmetic.cu"
sums.x += tile[threadIdx.x ^ 1];

# 64 "class_arithmetic.cu"
sums.right += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 60 "class_arithmetic.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 63 "class_arithmetic.cu" 3
sums.x += tile[threadIdx.x ^ 1];

# 64 "class_arithmetic.cu" 3
sums.right += tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 66 "class_arithmetic.cu"

  y[threadIdx.x] = sums.left;
  y[threadIdx.x + 128] = sums.y;
}
// ---- ldg auto ----
// loop pair_sums ldg 2
# 1 "class_arithmetic.cu"
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
  
# 57 "class_arithmetic.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 57 "class_arithmetic.cu"

  pair<float> sums(0);

# 60 "class_arithmetic.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(sums)>::value, "dbuf-hidden-reference: 'sums' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 61 "class_arithmetic.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 60 "class_arithmetic.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 61 "class_arithmetic.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 63 "class_arithmetic.cu"
sums.x += tile[threadIdx.x ^ 1];

# 64 "class_arithmetic.cu"
sums.right += tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 61 "class_arithmetic.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 63 "class_arithmetic.cu" 3
sums.x += tile[threadIdx.x ^ 1];

# 64 "class_arithmetic.cu" 3
sums.right += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 66 "class_arithmetic.cu"

  y[threadIdx.x] = sums.left;
  y[threadIdx.x + 128] = sums.y;
}
// ---- ldg_single auto ----
// loop pair_sums ldg_single 1
# 1 "class_arithmetic.cu"
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

# 60 "class_arithmetic.cu" 3
{ static_assert(!::__dbuf::reference<decltype(sums)>::value, "dbuf-hidden-reference: 'sums' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
{ 
# 61 "class_arithmetic.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 60 "class_arithmetic.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 61 "class_arithmetic.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 63 "class_arithmetic.cu"
sums.x += tile[threadIdx.x ^ 1];

# 64 "class_arithmetic.cu"
sums.right += tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 61 "class_arithmetic.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 63 "class_arithmetic.cu" 3
sums.x += tile[threadIdx.x ^ 1];

# 64 "class_arithmetic.cu" 3
sums.right += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 66 "class_arithmetic.cu"

  y[threadIdx.x] = sums.left;
  y[threadIdx.x + 128] = sums.y;
}
