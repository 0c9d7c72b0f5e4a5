// A pointer that is read, compared, copied and passed by value keeps what it points to.
struct loader { const float *from; loader(const float *a, int b) : from(a) {} };
struct pair { float x, y; };
__attribute__((device)) pair operator+(const pair &a, const pair &b) { return {a.x + b.x, a.y + b.y}; }
__attribute__((device)) float first(const float *a, int i) { return a[i]; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  const float *p = x + blockIdx.x * n, *q = p;
  if (p == nullptr || !p)
    return;
  loader l(p, n);
  float acc = first(p, 3) + __ldg(p) + (float)(unsigned long)p;
  auto get = [&](int i) { return p[i]; };
  asm volatile("" : : "l"(p));
  const float2 *v = reinterpret_cast<const float2 *>(p + 2);
  q += 2, ++q;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[tid] = p[tid];
    __syncthreads();
    y[tid] = tile[63 - tid];
    __syncthreads();
    p += 64;
  }
}
