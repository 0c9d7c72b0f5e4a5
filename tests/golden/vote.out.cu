// ---- cp_async 2 ----
// loop blend left: 'spot' is not written whole in every iteration: compute would find what another buffer held before
// vote.cu:14:7: error: 'spot' is not written whole in every iteration: compute would find what another buffer held before [dbuf-stale-tail]
//         spot[threadIdx.x] = spots[order[at]];
//         ^~~~
// vote.cu:13:5: note: whether it is written changes here
//       if (at < n)
//       ^~
// vote.cu:14:7: note: fill the rest: let the load go over the whole tile, and store 0 in an 'else' where there is nothing to load; or use variant=ldg_single, which keeps one buffer
// ---- cp_async 3 ----
// loop blend left: 'spot' is not written whole in every iteration: compute would find what another buffer held before
// vote.cu:14:7: error: 'spot' is not written whole in every iteration: compute would find what another buffer held before [dbuf-stale-tail]
//         spot[threadIdx.x] = spots[order[at]];
//         ^~~~
// vote.cu:13:5: note: whether it is written changes here
//       if (at < n)
//       ^~
// vote.cu:14:7: note: fill the rest: let the load go over the whole tile, and store 0 in an 'else' where there is nothing to load; or use variant=ldg_single, which keeps one buffer
// ---- ldg auto ----
// loop blend left: 'spot' is not written whole in every iteration: compute would find what another buffer held before
// vote.cu:14:7: error: 'spot' is not written whole in every iteration: compute would find what another buffer held before [dbuf-stale-tail]
//         spot[threadIdx.x] = spots[order[at]];
//         ^~~~
// vote.cu:13:5: note: whether it is written changes here
//       if (at < n)
//       ^~
// vote.cu:14:7: note: fill the rest: let the load go over the whole tile, and store 0 in an 'else' where there is nothing to load; or use variant=ldg_single, which keeps one buffer
// ---- ldg_single auto ----
// loop blend ldg_single 1
# 1 "vote.cu"
// The block leaves the loop when all of its threads are done: the barrier at the top counts them.
__attribute__((global)) void blend(const int *__restrict__ order, const float4 *__restrict__ spots,
                                   float *__restrict__ y, int n) {
  __attribute__((shared)) float4 spot[64];
  float through = 1.0f, sum = 0;
  bool done = false;

# 8 "vote.cu" 3
{ int k = 0;
if (k < n) {
bool __dbuf_stop = false; { int ready = __syncthreads_count(done); __dbuf_stop = (ready == blockDim.x); }
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
if (!__dbuf_stop) {
{ 
# 12 "vote.cu" 3
int at = k + threadIdx.x;

# 13 "vote.cu" 3
if (at < n)
      spot[threadIdx.x] = spots[order[at]];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 8 "vote.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((spots)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((spots)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 12 "vote.cu" 3
int at = k + threadIdx.x;

# 13 "vote.cu" 3
if (at < n)
      (void)((__dbuf_r0 = spots[order[at]]));
}
{ auto &k = __dbuf_now_k_0; { 
# 16 "vote.cu"
for (int i = 0; !done && i < 64 && i < n - k; ++i) {
      if (spot[i].w < 0.1f)
        continue;
      sum += spot[i].x * spot[i].y;
      through -= spot[i].w;
      done = through < 0;
    }
} k += 64; }
{ int ready = __syncthreads_count(done); __dbuf_stop = (ready == blockDim.x); }
if (__dbuf_stop) break;
{ 
# 12 "vote.cu" 3
int at = k + threadIdx.x;

# 13 "vote.cu" 3
if (at < n)
      spot[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
if (!__dbuf_stop) {
{ auto &k = __dbuf_now_k_0; { 
# 16 "vote.cu" 3
for (int i = 0; !done && i < 64 && i < n - k; ++i) {
      if (spot[i].w < 0.1f)
        continue;
      sum += spot[i].x * spot[i].y;
      through -= spot[i].w;
      done = through < 0;
    }
} k += 64; }
}
}
} }
# 23 "vote.cu"

  y[threadIdx.x] = sum * through;
}
