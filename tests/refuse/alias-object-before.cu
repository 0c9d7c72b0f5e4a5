// The same, made before the loop and written by an operator.
# 1 "/usr/include/header.h" 1 3
template <class T> struct atomic_ref { atomic_ref(T &r); T fetch_add(T v) const; void store(T v) const; T operator=(T v) const; };
template <class T> struct atomic { T fetch_add(T v); };
# 6 "alias-object-before.cu" 2
__attribute__((global)) void k(const float *x, float *y, float *z, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  atomic_ref<float> r{z[0]};
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    r = acc;
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 10:23: error: compute writes through 'z', which may be the memory that the load reads through another pointer [dbuf-alias]
//     atomic_ref<float> r{z[0]};
//                         ^
// 13:17: note: the load that may read it
//       tile[tid] = x[k + tid];
//                   ^
// 10:23: note: declare 'x' and 'z' __restrict__, or give 'independent' if nothing the loop writes is read by its loads
