// Dynamic shared memory through an object that is converted, a method and a function.
template <class T>
struct dynamic {
  __attribute__((device)) inline operator T *() {
    extern __attribute__((shared)) int words[];
    return (T *)words;
  }
  __attribute__((device)) inline operator const T *() const {
    extern __attribute__((shared)) int words[];
    return (T *)words;
  }
  __attribute__((device)) T *get() const {
    extern __attribute__((shared)) int words[];
    return reinterpret_cast<T *>(words);
  }
};

template <typename T>
__attribute__((device)) T *bytes() {
  extern __attribute__((shared)) unsigned char raw[];
  return reinterpret_cast<T *>(raw);
}

__attribute__((global)) void converted(const float4 *__restrict__ x, float *__restrict__ y, int n) {
  float4 *tile = dynamic<float4>();
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[63 - threadIdx.x].x - tile[threadIdx.x ^ 1].w;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}

template <typename T>
__attribute__((global)) void asked(const T *__restrict__ x, T *__restrict__ y, int n) {
  dynamic<T> memory;
  T *tile = memory.get();
  T acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[63 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}

__attribute__((global)) void called(const float *__restrict__ x, float *__restrict__ y, int n) {
  float *tile = bytes<float>();
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[63 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
