// ---- cp_async 2 ----
// loop class_functors cp_async 2
// class_functors.cu:28:18: remark: the last bits may differ from those of the loop as written, as 'contract' allows: 'f(a.x, b.x)' may be fused into its sum (fma) in one copy of compute and not in another [dbuf-contract]
//       return three{f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)};
//                    ^
// class_functors.cu:53:9: note: the sum
//       acc += one;
//           ^~
# 1 "class_functors.cu"
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
  
# 43 "class_functors.cu" 3
typedef int __dbuf_tile_0_t[96]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 43 "class_functors.cu"

  three acc = {0, 0, 0};

# 46 "class_functors.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<three >::value, "dbuf-hidden-reference: 'one' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(96)), ((long long)(32)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 47 "class_functors.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 47 "class_functors.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 32)) if (i < 96)
# 48 "class_functors.cu" 3
::__dbuf::fetch(tile[i], x[k + i]); }
}
k += 96; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 46 "class_functors.cu" 3
for (; k < n; k += 96) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(96)), ((long long)(32)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 47 "class_functors.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 47 "class_functors.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 32)) if (i < 96)
# 48 "class_functors.cu" 3
::__dbuf::fetch(tile[i], x[k + i]); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 50 "class_functors.cu"
three one;

# 51 "class_functors.cu"
for (int i = 0; i < 3; ++i)
      one[i] = tile[3 * (31 - threadIdx.x) + i];

# 53 "class_functors.cu"
acc += one;
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 50 "class_functors.cu" 3
three one;

# 51 "class_functors.cu" 3
for (int i = 0; i < 3; ++i)
      one[i] = tile[3 * (31 - threadIdx.x) + i];

# 53 "class_functors.cu" 3
acc += one;
} }
__syncthreads();
} }
# 55 "class_functors.cu"

  y[threadIdx.x] = acc[threadIdx.x % 3];
}
// ---- cp_async 3 ----
// loop class_functors cp_async 3
// class_functors.cu:28:18: remark: the last bits may differ from those of the loop as written, as 'contract' allows: 'f(a.x, b.x)' may be fused into its sum (fma) in one copy of compute and not in another [dbuf-contract]
//       return three{f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)};
//                    ^
// class_functors.cu:53:9: note: the sum
//       acc += one;
//           ^~
# 1 "class_functors.cu"
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
  
# 43 "class_functors.cu" 3
typedef int __dbuf_tile_0_t[96]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 43 "class_functors.cu"

  three acc = {0, 0, 0};

# 46 "class_functors.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<three >::value, "dbuf-hidden-reference: 'one' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 46 "class_functors.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(96)), ((long long)(32)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 47 "class_functors.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 47 "class_functors.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 32)) if (i < 96)
# 48 "class_functors.cu" 3
::__dbuf::fetch(tile[i], x[k + i]); }
}
k += 96; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 46 "class_functors.cu" 3
for (; k < n; k += 96) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(96)), ((long long)(32)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 47 "class_functors.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 47 "class_functors.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 32)) if (i < 96)
# 48 "class_functors.cu" 3
::__dbuf::fetch(tile[i], x[k + i]); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 50 "class_functors.cu"
three one;

# 51 "class_functors.cu"
for (int i = 0; i < 3; ++i)
      one[i] = tile[3 * (31 - threadIdx.x) + i];

# 53 "class_functors.cu"
acc += one;
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 46 "class_functors.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 50 "class_functors.cu" 3
three one;

# 51 "class_functors.cu" 3
for (int i = 0; i < 3; ++i)
      one[i] = tile[3 * (31 - threadIdx.x) + i];

# 53 "class_functors.cu" 3
acc += one;
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 55 "class_functors.cu"

  y[threadIdx.x] = acc[threadIdx.x % 3];
}
// ---- ldg auto ----
// loop class_functors ldg 2
// class_functors.cu:28:18: remark: the last bits may differ from those of the loop as written, as 'contract' allows: 'f(a.x, b.x)' may be fused into its sum (fma) in one copy of compute and not in another [dbuf-contract]
//       return three{f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)};
//                    ^
// class_functors.cu:53:9: note: the sum
//       acc += one;
//           ^~
# 1 "class_functors.cu"
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
  
# 43 "class_functors.cu" 3
typedef int __dbuf_tile_0_t[96]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 43 "class_functors.cu"

  three acc = {0, 0, 0};

# 46 "class_functors.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<three >::value, "dbuf-hidden-reference: 'one' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 47 "class_functors.cu" 3
for (int i = threadIdx.x; i < 96; i += 32)
      tile[i] = x[k + i];
}
k += 96; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 46 "class_functors.cu" 3
for (; k < n; k += 96) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(96)), ((long long)(32)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 47 "class_functors.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 47 "class_functors.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 32)) if (i < 96)
# 48 "class_functors.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = x[k + i])); }
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 50 "class_functors.cu"
three one;

# 51 "class_functors.cu"
for (int i = 0; i < 3; ++i)
      one[i] = tile[3 * (31 - threadIdx.x) + i];

# 53 "class_functors.cu"
acc += one;
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 47 "class_functors.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 47 "class_functors.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 32)) if (i < 96)
# 48 "class_functors.cu" 3
tile[i] = __dbuf_r0[__dbuf_i0]; }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 50 "class_functors.cu" 3
three one;

# 51 "class_functors.cu" 3
for (int i = 0; i < 3; ++i)
      one[i] = tile[3 * (31 - threadIdx.x) + i];

# 53 "class_functors.cu" 3
acc += one;
} }
__syncthreads();
} }
# 55 "class_functors.cu"

  y[threadIdx.x] = acc[threadIdx.x % 3];
}
// ---- ldg_single auto ----
// loop class_functors ldg_single 1
// class_functors.cu:28:18: remark: the last bits may differ from those of the loop as written, as 'contract' allows: 'f(a.x, b.x)' may be fused into its sum (fma) in one copy of compute and not in another [dbuf-contract]
//       return three{f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)};
//                    ^
// class_functors.cu:53:9: note: the sum
//       acc += one;
//           ^~
# 1 "class_functors.cu"
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

# 46 "class_functors.cu" 3
{ static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<three >::value, "dbuf-hidden-reference: 'one' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
{ 
# 47 "class_functors.cu" 3
for (int i = threadIdx.x; i < 96; i += 32)
      tile[i] = x[k + i];
}
k += 96; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 46 "class_functors.cu" 3
for (; k < n; k += 96) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(96)), ((long long)(32)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 47 "class_functors.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 47 "class_functors.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 32)) if (i < 96)
# 48 "class_functors.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = x[k + i])); }
}
{ { 
# 50 "class_functors.cu"
three one;

# 51 "class_functors.cu"
for (int i = 0; i < 3; ++i)
      one[i] = tile[3 * (31 - threadIdx.x) + i];

# 53 "class_functors.cu"
acc += one;
} }
__syncthreads();
{ 
# 47 "class_functors.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 47 "class_functors.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 32)) if (i < 96)
# 48 "class_functors.cu" 3
tile[i] = __dbuf_r0[__dbuf_i0]; }
}

__syncthreads();
}
{ { 
# 50 "class_functors.cu" 3
three one;

# 51 "class_functors.cu" 3
for (int i = 0; i < 3; ++i)
      one[i] = tile[3 * (31 - threadIdx.x) + i];

# 53 "class_functors.cu" 3
acc += one;
} }
__syncthreads();
} }
# 55 "class_functors.cu"

  y[threadIdx.x] = acc[threadIdx.x % 3];
}
