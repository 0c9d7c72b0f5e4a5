// A constructor of a class template defined outside it.
__attribute__((device)) float g[8192];
template <class X> struct Wr { X x; __attribute__((device)) Wr(int i, X v); };
template <class X> __attribute__((device)) Wr<X>::Wr(int i, X v) : x(v) { g[i] = v; }
__attribute__((global)) void k(const float *__restrict__ A, float *__restrict__ out, int n) {
  __attribute__((shared)) float As[512];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    As[tid] = g[k0 + tid];
    As[64 + tid] = A[k0 + tid];
    __syncthreads();
    acc += As[(tid + 1) % 64];
    Wr<float> w(k0 + 64 + tid, acc);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 4:51: error: 'Wr' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//   template <class X> __attribute__((device)) Wr<X>::Wr(int i, X v) : x(v) { g[i] = v; }
//                                                     ^~
// 4:75: note: here
//   template <class X> __attribute__((device)) Wr<X>::Wr(int i, X v) : x(v) { g[i] = v; }
//                                                                             ^
// 4:51: note: let it only compute, or make it a function with a name and call it outside the loop
