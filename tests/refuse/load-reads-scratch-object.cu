// An object refers to a shared array that the load reads.
# 1 "/usr/include/header.h" 1 3
template <class T> struct atomic_ref { atomic_ref(T &r); T fetch_add(T v) const; void store(T v) const; T operator=(T v) const; };
template <class T> struct atomic { T fetch_add(T v); };
# 6 "load-reads-scratch-object.cu" 2
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  __attribute__((shared)) int scratch[128];
  atomic_ref<int> r(scratch[tid]);
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + scratch[tid]];
    __syncthreads();
    r.store(3);
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 14:29: error: the load reads shared array 'scratch', which compute writes: made ahead it would find older values [dbuf-load-reads-scratch]
//       tile[tid] = x[k + tid + scratch[tid]];
//                               ^~~~~~~
// 11:21: note: written here
//     atomic_ref<int> r(scratch[tid]);
//                       ^~~~~~~
// 14:29: note: let the load read an array that the loop leaves alone, and compute write another one
