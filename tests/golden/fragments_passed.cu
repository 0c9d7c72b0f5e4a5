// Functions write elements of fragments; which of one name is called, the numbers of arguments tell. Each tile has a
// fragment of its own, and what the compiler decides is decided again in compute.
template <int KIND, class FRAGMENT>
__attribute__((device)) void shape(const FRAGMENT &from, FRAGMENT &to) {
  for (int i = 0; i < to.num_elements; ++i)
    to.x[i] = KIND ? from.x[i] * 0.5f + 1.0f : from.x[i];
}

template <class FRAGMENT>
__attribute__((device)) void shape(int kind, const FRAGMENT &from, FRAGMENT &to) {
  if (kind == 1)
    shape<1, FRAGMENT>(from, to);
  else
    shape<0, FRAGMENT>(from, to);
}

template <class FRAGMENT>
__attribute__((device)) FRAGMENT shape(int kind, const FRAGMENT &from) {
  FRAGMENT to;
  shape(kind, from, to);
  return to;
}

template <bool STAGED>
__attribute__((global)) void fragments(const half *__restrict__ x, const half *__restrict__ w, float *__restrict__ y,
                                       int kind, int n) {
  using namespace nvcuda;
  __attribute__((shared)) __attribute__((aligned(16))) half tile[16 * 16];
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums[8];
  wmma::load_matrix_sync(b, w, 16);
#pragma dbuf pipeline
  for (int t = 0; t < n; ++t) {
    if (STAGED) {
      *(int4 *)&tile[8 * threadIdx.x] = *(const int4 *)&x[t * 256 + 8 * threadIdx.x];
      __syncthreads();
    }
    wmma::fill_fragment(sums[t], 0.0f);
    if (STAGED)
      wmma::load_matrix_sync(a, tile, 16);
    else
      wmma::fill_fragment(a, w[t]);
    wmma::mma_sync(sums[t], a, b, sums[t]);
    if (STAGED)
      __syncthreads();
    shape(kind, sums[t], sums[t]);
  }
  for (int t = 0; t < n; ++t)
    wmma::store_matrix_sync(y + t * 256, sums[t], 16, wmma::mem_row_major);
}
