// A member of that name is an array in another class, and here a pointer.
__attribute__((device)) float g[8192];
struct row { float value[4]; };
struct cell {
  float *value;
  __attribute__((device)) cell(float *p) : value(p) {}
  __attribute__((device)) cell &operator=(float v) { this->value[0] = v; return *this; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:33: error: 'operator' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//     __attribute__((device)) cell &operator=(float v) { this->value[0] = v; return *this; }
//                                   ^~~~~~~~
// 7:54: note: here
//     __attribute__((device)) cell &operator=(float v) { this->value[0] = v; return *this; }
//                                                        ^~~~
// 7:33: note: let it only compute, or make it a function with a name and call it outside the loop
