// The pointer that the load reads through is not what it was initialised with: it is changed ...
template <class T> struct Ref { T &r; Ref(T &x) : r(x) {} void set(T v) { r = v; } };
using PR = const float *&;
struct H { PR r; };
template <class T> void assign(T to, const float *from) { to = from; }
void set(const float *&to, const float *from) { to = from; }
// ... by a lambda that takes a reference
__attribute__((global)) void k0(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  auto f = [](const float *&to, const float *from) { to = from; };
  f(p, B);
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... by a function pointer
__attribute__((global)) void k1(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  void (*f)(const float *&, const float *) = set;
  f(p, B);
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... in more parentheses
__attribute__((global)) void k2(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  set((p), B);
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... by a cast to a reference
__attribute__((global)) void k3(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  set(static_cast<const float *&>(p), B);
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... by a template that is told to take a reference
__attribute__((global)) void k4(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  assign<const float *&>(p, B);
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... by a reference whose type is asked for
__attribute__((global)) void k5(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  decltype((p)) r = p;
  r = B;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... or deduced
__attribute__((global)) void k6(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  decltype(auto) r = (p);
  r = B;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... by a reference that a name hides
__attribute__((global)) void k7(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  PR r = p;
  r = B;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... in an object
__attribute__((global)) void k8(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  H h{p};
  h.r = B;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... in an object of a template
__attribute__((global)) void k9(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  Ref<const float *> h(p);
  h.set(B);
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... of a library
__attribute__((global)) void k10(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  cuda::std::tuple<const float *&> h(p);
  cuda::std::get<0>(h) = B;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... by a condition that is assigned to
__attribute__((global)) void k11(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  const float *q = A;
  (n > 0 ? p : q) = B;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... by a list that is assigned to
__attribute__((global)) void k12(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  (p, p) = B;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... as a number
__attribute__((global)) void k13(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  reinterpret_cast<unsigned long long &>(p) += n;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... by the value of its own assignment
__attribute__((global)) void k14(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  (p = A) = B;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// ... by a function that is given the value of its own step
__attribute__((global)) void k15(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
  set(p += 1, B);
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[k + tid];
    __syncthreads();
    acc += tile[63 - tid];
    B[k + 64 + tid] = acc;
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 17:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 14:5: note: it may be changed here
//     f(p, B);
//       ^
// 17:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 35:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 32:5: note: it may be changed here
//     f(p, B);
//       ^
// 35:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 52:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 49:8: note: it may be changed here
//     set((p), B);
//          ^
// 52:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 69:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 66:35: note: it may be changed here
//     set(static_cast<const float *&>(p), B);
//                                     ^
// 69:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 86:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 83:26: note: it may be changed here
//     assign<const float *&>(p, B);
//                            ^
// 86:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 104:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 100:13: note: it may be changed here
//     decltype((p)) r = p;
//               ^
// 104:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 122:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 118:23: note: it may be changed here
//     decltype(auto) r = (p);
//                         ^
// 122:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 140:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 136:10: note: it may be changed here
//     PR r = p;
//            ^
// 140:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 158:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 154:7: note: it may be changed here
//     H h{p};
//         ^
// 158:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 176:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 172:24: note: it may be changed here
//     Ref<const float *> h(p);
//                          ^
// 176:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 194:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 190:38: note: it may be changed here
//     cuda::std::tuple<const float *&> h(p);
//                                        ^
// 194:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 212:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 209:12: note: it may be changed here
//     (n > 0 ? p : q) = B;
//              ^
// 212:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 229:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 226:7: note: it may be changed here
//     (p, p) = B;
//         ^
// 229:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 246:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 243:42: note: it may be changed here
//     reinterpret_cast<unsigned long long &>(p) += n;
//                                            ^
// 246:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 263:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 260:4: note: it may be changed here
//     (p = A) = B;
//      ^
// 263:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
// 280:17: error: what 'p' points to is not known: it may be changed where that cannot be followed [dbuf-load-pointer]
//       tile[tid] = p[k + tid];
//                   ^
// 277:7: note: it may be changed here
//     set(p += 1, B);
//         ^
// 280:17: note: read through the parameter itself, or pass, copy and capture the pointer only by its value
