// A constructor defined outside its class.
__attribute__((device)) float g[8192];
struct Wr { float x; __attribute__((device)) Wr(int i, float v); };
__attribute__((device)) Wr::Wr(int i, float v) : x(v) { g[i] = v; }
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
    Wr w(k0 + 64 + tid, acc);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 4:29: error: 'Wr' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//   __attribute__((device)) Wr::Wr(int i, float v) : x(v) { g[i] = v; }
//                               ^~
// 4:57: note: here
//   __attribute__((device)) Wr::Wr(int i, float v) : x(v) { g[i] = v; }
//                                                           ^
// 4:29: note: let it only compute, or make it a function with a name and call it outside the loop
