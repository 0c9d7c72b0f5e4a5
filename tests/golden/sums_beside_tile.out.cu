// ---- cp_async 2 ----
// loop layer left: the tile is reached through pointer 'tile', which would stay with one buffer
// sums_beside_tile.cu:5:15: error: the tile is reached through pointer 'tile', which would stay with one buffer [dbuf-tile-pointer]
//     float *in = memory, *tile = in + depth, *sum = tile + 8 * 32;
//                 ^~~~~~
// sums_beside_tile.cu:5:15: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
// ---- cp_async 3 ----
// loop layer left: the tile is reached through pointer 'tile', which would stay with one buffer
// sums_beside_tile.cu:5:15: error: the tile is reached through pointer 'tile', which would stay with one buffer [dbuf-tile-pointer]
//     float *in = memory, *tile = in + depth, *sum = tile + 8 * 32;
//                 ^~~~~~
// sums_beside_tile.cu:5:15: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
// ---- ldg auto ----
// loop layer left: the tile is reached through pointer 'tile', which would stay with one buffer
// sums_beside_tile.cu:5:15: error: the tile is reached through pointer 'tile', which would stay with one buffer [dbuf-tile-pointer]
//     float *in = memory, *tile = in + depth, *sum = tile + 8 * 32;
//                 ^~~~~~
// sums_beside_tile.cu:5:15: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
// ---- ldg_single auto ----
// loop layer ldg_single 1
# 1 "sums_beside_tile.cu"
// One array of dynamic shared memory holds the row, the weights of a tile and the sums, which live through the loop.
__attribute__((global)) void layer(const float *__restrict__ row, const float *__restrict__ weights,
                                   float *__restrict__ out, int depth) {
  extern __attribute__((shared)) float memory[];
  float *in = memory, *tile = in + depth, *sum = tile + 8 * 32;
  int lane = threadIdx.x;
  for (int i = lane; i < depth; i += 32)
    in[i] = row[i];
  sum[lane] = 0;
  __syncthreads();

# 12 "sums_beside_tile.cu" 3
{ int k = 0;
if (k < depth) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
{ 
# 13 "sums_beside_tile.cu" 3
const float *from = weights + k * 32;

# 14 "sums_beside_tile.cu" 3
for (int i = 0; i < 8; ++i)
      tile[i * 32 + lane] = from[i * 32 + lane];
}
k += 8; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 12 "sums_beside_tile.cu" 3
for (; k < depth; k += 8) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(8)), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::target<const float *> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::target<const float *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 13 "sums_beside_tile.cu" 3
const float *from = weights + k * 32;

# 14 "sums_beside_tile.cu" 3
{ int i = 0;
#pragma unroll
# 14 "sums_beside_tile.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < 8)
# 15 "sums_beside_tile.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = from[i * 32 + lane])); }
}
{ auto &k = __dbuf_now_k_0; { 
# 17 "sums_beside_tile.cu"
const float *x = in + k;

# 18 "sums_beside_tile.cu"
for (int i = 0; i < 8; ++i)
      sum[lane] += x[i] * tile[i * 32 + lane];
} k += 8; }
__syncthreads();
{ 
# 13 "sums_beside_tile.cu" 3
const float *from = weights + k * 32;

# 14 "sums_beside_tile.cu" 3
{ int i = 0;
#pragma unroll
# 14 "sums_beside_tile.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < 8)
# 15 "sums_beside_tile.cu" 3
tile[i * 32 + lane] = __dbuf_r0[__dbuf_i0]; }
}

__syncthreads();
}
{ auto &k = __dbuf_now_k_0; { 
# 17 "sums_beside_tile.cu" 3
const float *x = in + k;

# 18 "sums_beside_tile.cu" 3
for (int i = 0; i < 8; ++i)
      sum[lane] += x[i] * tile[i * 32 + lane];
} k += 8; }
__syncthreads();
} }
# 21 "sums_beside_tile.cu"

  out[lane] = sum[lane];
}
