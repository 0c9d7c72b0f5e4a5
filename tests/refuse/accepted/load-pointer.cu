// The pointer is what it was initialised with.
template <class T> struct Ref { T &r; Ref(T &x) : r(x) {} void set(T v) { r = v; } };
using PR = const float *&;
struct H { PR r; };
template <class T> void assign(T to, const float *from) { to = from; }
void set(const float *&to, const float *from) { to = from; }
__attribute__((global)) void k0(const float *__restrict__ A, float *B, float *out, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  float acc = 0;
  const float *p = A;
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
