// Operators that leave the loop alone: "&" between two objects is no address of one, and "x++" copies its object.
struct flags {
  unsigned bits;
  __attribute__((device)) flags operator&(flags o) const {
    return flags{bits & o.bits};
  }
  __attribute__((device)) flags &operator++() {
    ++bits;
    return *this;
  }
  __attribute__((device)) flags operator++(int) {
    flags before(*this);
    ++*this;
    return before;
  }
};

__attribute__((device)) unsigned operator&(flags a, unsigned b) {
  return a.bits & b;
}

__attribute__((global)) void class_operators(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float4 tile[32];
  flags f = {0};
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = *reinterpret_cast<const float4 *>(&x[k + 4 * threadIdx.x]);
    __syncthreads();
    acc += tile[31 - threadIdx.x].y + (f & 3u);
    f++;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
