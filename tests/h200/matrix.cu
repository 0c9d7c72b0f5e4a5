// Multiplies matrices of drawn values by mma.sync and wmma, a warp at a time: 8-bit integers, half
// precision with sums in half precision; wmma with sums in single precision too. matrix.txt holds
// what an H200 wrote, and tests/cli/h200.sh compares it with what the simulator writes. To write it
// again:
//   nvcc -arch=native -o matrix matrix.cu && ./matrix
#include <cstdio>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <mma.h>
#include <type_traits>

constexpr int ROUNDS =
    2; // of each instruction: ordinary numbers with special ones among them, then any bits
constexpr int WORDS = 8; // of each lane and round, zero where the instruction has fewer
constexpr int CASES = 33;

// A hash of two numbers (three rounds of xorshift between multiplications).
__device__ unsigned drawn(unsigned a, unsigned b) {
  unsigned long long x = ((unsigned long long)a << 32 | b) * 0x9e3779b97f4a7c15ull + 1;
  for (int i = 0; i < 3; ++i) {
    x ^= x >> 29;
    x *= 0xbf58476d1ce4e5b9ull;
  }
  return (unsigned)(x >> 32);
}

// One number of 16 bits with `fraction` bits of fraction: between 2^-4 and 2^4, or one of sixteen
// special ones.
__device__ unsigned ordinary(unsigned random, int fraction) {
  unsigned bits = 15 - fraction, one = ((1u << (bits - 1)) - 1) << fraction, top = (1u << bits) - 1;
  unsigned exponent = (one >> fraction) + (random >> 16) % 8 - 4, sign = random >> 31 << 15;
  if ((random >> 24 & 63) != 0)
    return sign | exponent << fraction | (random & ((1u << fraction) - 1));
  switch (random >> 20 & 7) {
  case 0:
    return sign; // zero
  case 1:
    return sign | top << fraction; // infinity
  case 2:
    return sign | top << fraction | 1; // NaN
  case 3:
    return sign | (random & ((1u << fraction) - 1)); // subnormal
  case 4:
    return sign | 1; // the least
  case 5:
    return sign | (top - 1) << fraction | ((1u << fraction) - 1); // the greatest
  default:
    return sign | one;
  }
}

struct source {
  unsigned seed;
  bool any;

  __device__ unsigned word(unsigned place) const {
    return drawn(seed, place);
  }
  __device__ unsigned halves(unsigned place, int fraction) const {
    unsigned w = word(place), v = word(place + 0x10000);
    return any ? w : ordinary(w, fraction) | ordinary(v, fraction) << 16;
  }
  __device__ float single(unsigned place) const {
    unsigned w = word(place);
    return any ? __uint_as_float(w) : __uint_as_float((w & 0x807fffff) | (123 + w % 8) << 23);
  }
};

// ---- mma.sync
// ------------------------------------------------------------------------------------------------------

#define MMA_INT(shape, types, sat, A, B)                                                           \
  {                                                                                                \
    unsigned a[4], b[2], c[4], d[4];                                                               \
    for (int i = 0; i < 4; ++i)                                                                    \
      a[i] = s.word(i * 32 + lane), c[i] = s.word((8 + i) * 32 + lane);                            \
    for (int i = 0; i < 2; ++i)                                                                    \
      b[i] = s.word((4 + i) * 32 + lane);                                                          \
    if (!s.any)                                                                                    \
      for (int i = 0; i < 4; ++i)                                                                  \
        c[i] = i % 2 ? c[i] >> 20                                                                  \
                     : 0x7fffff00 + c[i] % 512; /* sums that leave the range among them */         \
    A##_##B("mma.sync.aligned." shape ".row.col" sat ".s32." types ".s32 ");                       \
    for (int i = 0; i < A##_D; ++i)                                                                \
      mine[i] = d[i];                                                                              \
    break;                                                                                         \
  }
#define four_D 4
#define two_D 4
#define one_D 2
#define four_two(op)                                                                               \
  asm volatile(op "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%10,%11,%12,%13};"                      \
               : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])                                    \
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),      \
                 "r"(c[1]), "r"(c[2]), "r"(c[3]))
#define two_one(op)                                                                                \
  asm volatile(op "{%0,%1,%2,%3}, {%4,%5}, {%6}, {%7,%8,%9,%10};"                                  \
               : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])                                    \
               : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]))
#define one_one(op)                                                                                \
  asm volatile(op "{%0,%1}, {%2}, {%3}, {%4,%5};"                                                  \
               : "=r"(d[0]), "=r"(d[1])                                                            \
               : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1]))

// Half precision, sums too.
#define MMA_HALF(k, A, B)                                                                          \
  {                                                                                                \
    unsigned a[4], b[2], c[2], d[2];                                                               \
    for (int i = 0; i < 4; ++i)                                                                    \
      a[i] = s.halves(i * 32 + lane, 10);                                                          \
    for (int i = 0; i < 2; ++i)                                                                    \
      b[i] = s.halves((4 + i) * 32 + lane, 10), c[i] = s.halves((8 + i) * 32 + lane, 10);          \
    A##_half_##B("mma.sync.aligned.m16n8k" #k ".row.col.f16.f16.f16.f16 ");                        \
    mine[0] = d[0], mine[1] = d[1];                                                                \
    break;                                                                                         \
  }
#define four_half_two(op)                                                                          \
  asm volatile(op "{%0,%1}, {%2,%3,%4,%5}, {%6,%7}, {%8,%9};"                                      \
               : "=r"(d[0]), "=r"(d[1])                                                            \
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]),      \
                 "r"(c[1]))
#define two_half_one(op)                                                                           \
  asm volatile(op "{%0,%1}, {%2,%3}, {%4}, {%5,%6};"                                               \
               : "=r"(d[0]), "=r"(d[1])                                                            \
               : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]))

// ---- wmma
// ----------------------------------------------------------------------------------------------------------

template <class T> struct fraction_of { static constexpr int value = 0; }; // no number of 16 bits
template <> struct fraction_of<__half> { static constexpr int value = 10; };
template <> struct fraction_of<__nv_bfloat16> { static constexpr int value = 7; };

// n elements, a whole number of words.
template <class T> __device__ void fill(T *elements, int n, source s, unsigned place) {
  unsigned *words = reinterpret_cast<unsigned *>(elements);
  for (int i = threadIdx.x; i < n * (int)sizeof(T) / 4; i += 32)
    words[i] =
        fraction_of<T>::value ? s.halves(place + i, fraction_of<T>::value) : s.word(place + i);
}
__device__ void fill(float *elements, int n, source s, unsigned place) {
  for (int i = threadIdx.x; i < n; i += 32)
    elements[i] = s.single(place + i);
}

// In memory T, in the fragment F (which differs for tf32 only), sums S.
template <int M, int N, int K, class T, class F, class S, class LA, class LB>
__device__ void multiply(source s, unsigned *mine) {
  __shared__ __align__(32) T a[M * K], b[K * N];
  __shared__ __align__(32) S c[M * N];
  fill(a, M * K, s, 0);
  fill(b, K * N, s, 1024);
  fill(c, M * N, s, 2048);
  __syncwarp();
  nvcuda::wmma::fragment<nvcuda::wmma::matrix_a, M, N, K, F, LA> fa;
  nvcuda::wmma::fragment<nvcuda::wmma::matrix_b, M, N, K, F, LB> fb;
  nvcuda::wmma::fragment<nvcuda::wmma::accumulator, M, N, K, S> fc;
  constexpr bool rows_a = std::is_same<LA, nvcuda::wmma::row_major>::value;
  constexpr bool rows_b = std::is_same<LB, nvcuda::wmma::row_major>::value;
  nvcuda::wmma::load_matrix_sync(fa, a, rows_a ? K : M);
  nvcuda::wmma::load_matrix_sync(fb, b, rows_b ? N : K);
  nvcuda::wmma::load_matrix_sync(fc, c, N, nvcuda::wmma::mem_row_major);
  nvcuda::wmma::mma_sync(fc, fa, fb, fc);
  __syncwarp();
  nvcuda::wmma::store_matrix_sync(c, fc, N, nvcuda::wmma::mem_row_major);
  __syncwarp();
  const unsigned *words = reinterpret_cast<const unsigned *>(c);
  for (int i = 0; i < M * N * (int)sizeof(S) / 128; ++i)
    mine[i] = words[i * 32 + threadIdx.x];
}

#define WMMA(m, n, k, T, F, S, LA, LB)                                                             \
  multiply<m, n, k, T, F, S, nvcuda::wmma::LA##_major, nvcuda::wmma::LB##_major>(s, mine);         \
  break

// out[CASES][ROUNDS][32][WORDS]
extern "C" __global__ void matrix(unsigned *out) {
  const unsigned lane = threadIdx.x;
  for (int n = 0; n < CASES * ROUNDS; ++n) {
    const source s = {(unsigned)n, n % ROUNDS == 1};
    unsigned mine[WORDS] = {};
    switch (n / ROUNDS) {
    case 0:
      MMA_INT("m16n8k32", "s8.s8", "", four, two)
    case 1:
      MMA_INT("m16n8k32", "s8.u8", "", four, two)
    case 2:
      MMA_INT("m16n8k32", "u8.s8", "", four, two)
    case 3:
      MMA_INT("m16n8k32", "u8.u8", "", four, two)
    case 4:
      MMA_INT("m16n8k32", "s8.s8", ".satfinite", four, two)
    case 5:
      MMA_INT("m16n8k32", "u8.u8", ".satfinite", four, two)
    case 6:
      MMA_INT("m16n8k16", "s8.s8", "", two, one)
    case 7:
      MMA_INT("m16n8k16", "u8.s8", "", two, one)
    case 8:
      MMA_INT("m16n8k16", "s8.u8", ".satfinite", two, one)
    case 9:
      MMA_INT("m16n8k16", "u8.u8", "", two, one)
    case 10:
      MMA_INT("m8n8k16", "s8.s8", "", one, one)
    case 11:
      MMA_INT("m8n8k16", "u8.u8", ".satfinite", one, one)
    case 12:
      MMA_HALF(16, four, two)
    case 13:
      MMA_HALF(8, two, one)
    case 14:
      WMMA(16, 16, 16, signed char, signed char, int, row, col);
    case 15:
      WMMA(16, 16, 16, unsigned char, unsigned char, int, row, row);
    case 16:
      WMMA(32, 8, 16, signed char, signed char, int, col, row);
    case 17:
      WMMA(8, 32, 16, unsigned char, unsigned char, int, col, col);
    case 18:
      WMMA(8, 32, 16, signed char, signed char, int, row, col);
    case 19:
      WMMA(32, 8, 16, unsigned char, unsigned char, int, row, row);
    case 20:
      WMMA(16, 16, 16, __half, __half, __half, row, col);
    case 21:
      WMMA(32, 8, 16, __half, __half, __half, row, row);
    case 22:
      WMMA(8, 32, 16, __half, __half, __half, col, row);
    case 23:
      WMMA(16, 16, 16, __half, __half, float, row, row);
    case 24:
      WMMA(16, 16, 16, __half, __half, float, col, col);
    case 25:
      WMMA(32, 8, 16, __half, __half, float, row, col);
    case 26:
      WMMA(8, 32, 16, __half, __half, float, col, row);
    case 27:
      WMMA(16, 16, 16, __nv_bfloat16, __nv_bfloat16, float, row, row);
    case 28:
      WMMA(16, 16, 16, __nv_bfloat16, __nv_bfloat16, float, col, col);
    case 29:
      WMMA(32, 8, 16, __nv_bfloat16, __nv_bfloat16, float, row, col);
    case 30:
      WMMA(8, 32, 16, __nv_bfloat16, __nv_bfloat16, float, col, row);
    case 31:
      WMMA(16, 16, 8, float, nvcuda::wmma::precision::tf32, float, row, col);
    case 32:
      WMMA(16, 16, 8, float, nvcuda::wmma::precision::tf32, float, col, row);
    }
    for (int i = 0; i < WORDS; ++i)
      out[(n * 32 + lane) * WORDS + i] = mine[i];
    __syncwarp();
  }
}

int main() {
  constexpr int n = CASES * ROUNDS * 32 * WORDS;
  static unsigned host[n];
  unsigned *device;
  if (cudaMalloc(&device, sizeof host))
    return 1;
  matrix<<<1, 32>>>(device);
  if (cudaMemcpy(host, device, sizeof host, cudaMemcpyDeviceToHost))
    return 1;
  for (int i = 0; i < n; ++i)
    printf(" %08x%s", host[i], i % WORDS == WORDS - 1 ? "\n" : "");
}
