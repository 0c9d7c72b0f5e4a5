// Trips and stores that may meet in one element: through an index that does not tell them apart.
using I = unsigned char;
struct half_of { int v; __attribute__((device)) operator int() const { return v / 2; } };
__attribute__((global)) void k0(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    for (int i = 0; i < 4; ++i)
      tile[tid + (i / 2 + i % 2)] = x[k + tid + i];
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k1(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    for (int i = 0; i < 4; ++i)
      tile[(i >> 1 ^ i & 1) + tid] = x[k + tid + i];
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k2(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    for (int i = 0; i < 4; ++i)
      tile[(i / 8) % 8 * 64 + tid] = x[k + tid + i];
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k3(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    for (int i = 0; i < 4; ++i)
      tile[(unsigned char)(i * 128) + tid] = x[k + tid + i];
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k4(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    for (int i = 0; i < 4; ++i) {
      I c = i * 128;
      tile[c + tid] = x[k + tid + i];
    }
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k5(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    for (int i = 0; i < 4; ++i) {
      bool c = i;
      tile[c * 64 + tid] = x[k + tid + i];
    }
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k6(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    for (int i = 0; i < 4; ++i) {
      half_of c = {i};
      tile[c + tid] = x[k + tid + i];
    }
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k7(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
  int i;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    for (int j = 0; j < 2; ++j)
      for (i = j; i < 4; i += 2)
        tile[i + j + tid] = x[k + tid + 3 * j + i];
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k8(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    for (int i = 0; i < 4; ++i)
      tile[(i ^ i) + tid] = x[k + tid + i];
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k9(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    for (int i = 0; i < 4; ++i)
      tile[(i - i) * 64 + tid] = x[k + tid + i];
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k10(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
  const unsigned char R = 256;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    tile[tid] = x[k + tid];
    tile[tid + R] = x[k + tid + 1];
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k11(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    for (int i = 0; i < 4; ++i)
      tile[tid + i + i / 2 * -1] = x[k + tid + i];
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k12(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    int off = 8;
    for (int i = 0; i < 4; ++i) {
      off -= 1;
      tile[tid + i + off + i / 2] = x[k + tid + i];
    }
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k13(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[1024];
  int tid = threadIdx.x * 8;
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    for (int i = 0; i < 4; ++i)
      tile[tid + i + i / n] = x[k + tid + i];
    __syncthreads();
    acc += tile[tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 11:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[tid + (i / 2 + i % 2)] = x[k + tid + i];
//         ^~~~
// 11:7: note: use variant=ldg or ldg_single, which load through registers
// 25:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[(i >> 1 ^ i & 1) + tid] = x[k + tid + i];
//         ^~~~
// 25:7: note: use variant=ldg or ldg_single, which load through registers
// 39:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[(i / 8) % 8 * 64 + tid] = x[k + tid + i];
//         ^~~~
// 39:7: note: use variant=ldg or ldg_single, which load through registers
// 53:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[(unsigned char)(i * 128) + tid] = x[k + tid + i];
//         ^~~~
// 53:7: note: use variant=ldg or ldg_single, which load through registers
// 68:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[c + tid] = x[k + tid + i];
//         ^~~~
// 68:7: note: use variant=ldg or ldg_single, which load through registers
// 84:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[c * 64 + tid] = x[k + tid + i];
//         ^~~~
// 84:7: note: use variant=ldg or ldg_single, which load through registers
// 100:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[c + tid] = x[k + tid + i];
//         ^~~~
// 100:7: note: use variant=ldg or ldg_single, which load through registers
// 117:9: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//           tile[i + j + tid] = x[k + tid + 3 * j + i];
//           ^~~~
// 117:9: note: use variant=ldg or ldg_single, which load through registers
// 131:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[(i ^ i) + tid] = x[k + tid + i];
//         ^~~~
// 131:7: note: use variant=ldg or ldg_single, which load through registers
// 145:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[(i - i) * 64 + tid] = x[k + tid + i];
//         ^~~~
// 145:7: note: use variant=ldg or ldg_single, which load through registers
// 159:5: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//       tile[tid] = x[k + tid];
//       ^~~~
// 159:5: note: use variant=ldg or ldg_single, which load through registers
// 174:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[tid + i + i / 2 * -1] = x[k + tid + i];
//         ^~~~
// 174:7: note: use variant=ldg or ldg_single, which load through registers
// 190:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[tid + i + off + i / 2] = x[k + tid + i];
//         ^~~~
// 190:7: note: use variant=ldg or ldg_single, which load through registers
// 205:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[tid + i + i / n] = x[k + tid + i];
//         ^~~~
// 205:7: note: use variant=ldg or ldg_single, which load through registers
