// A call and a list of many words name types, and declare none.
__attribute__((device)) void add_to(float *total, float *sums, int count) {
  for (int i = 0; i < count; ++i)
    atomicAdd(total + i, sums[i]);
}

__attribute__((global)) void column_sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 64) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    float sums[2] = {tile[threadIdx.x ^ 1], tile[63 - threadIdx.x]};
    add_to(y + 2 * threadIdx.x, sums, 2);
    __syncthreads();
  }
}

template <class T>
__attribute__((device)) T *part(void *all, int at) {
  return static_cast<T *>(all) + at;
}

template <class... P>
__attribute__((device)) void keep(P *...);

__attribute__((device)) void keep_parts(void *all, int at) {
  keep(part<int>(all, 0), part<int>(all, at), part<int>(all, 2 * at), part<int>(all, 3 * at), part<int>(all, 4 * at),
       part<int>(all, 5 * at), part<int>(all, 6 * at), part<int>(all, 7 * at), part<int>(all, 8 * at),
       part<float>(all, 9 * at), part<float>(all, 10 * at), part<float>(all, 11 * at), part<float>(all, 12 * at));
}

__attribute__((constant)) float steps[] = {
    static_cast<float>(1), static_cast<float>(2), static_cast<float>(4),  static_cast<float>(8),
    static_cast<float>(3), static_cast<float>(6), static_cast<float>(12), static_cast<float>(24),
    static_cast<float>(5), static_cast<float>(9), static_cast<float>(18), static_cast<float>(36),
    static_cast<float>(7), static_cast<float>(0), static_cast<float>(21), static_cast<float>(42)};
