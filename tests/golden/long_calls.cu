// A call of many words names types, and declares none.
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
