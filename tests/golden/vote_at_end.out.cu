// ---- cp_async 2 ----
// loop blend left: 'spot' is not written whole in every iteration: compute would find what another buffer held before
// loop until left: cp.async can copy nothing of this loop: the loop may be left while copies are under way
// vote_at_end.cu:11:7: error: 'spot' is not written whole in every iteration: compute would find what another buffer held before [dbuf-stale-tail]
//         spot[threadIdx.x] = spots[order[at]];
//         ^~~~
// vote_at_end.cu:10:5: note: whether it is written changes here
//       if (at < n)
//       ^~
// vote_at_end.cu:11:7: note: fill the rest: let the load go over the whole tile, and store 0 in an 'else' where there is nothing to load; or use variant=ldg_single, which keeps one buffer
// vote_at_end.cu:37:5: error: cp.async can copy nothing of this loop: the loop may be left while copies are under way [dbuf-no-async]
//       if (over) {
//       ^~
// vote_at_end.cu:37:5: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop blend left: 'spot' is not written whole in every iteration: compute would find what another buffer held before
// loop until left: cp.async can copy nothing of this loop: the loop may be left while copies are under way
// vote_at_end.cu:11:7: error: 'spot' is not written whole in every iteration: compute would find what another buffer held before [dbuf-stale-tail]
//         spot[threadIdx.x] = spots[order[at]];
//         ^~~~
// vote_at_end.cu:10:5: note: whether it is written changes here
//       if (at < n)
//       ^~
// vote_at_end.cu:11:7: note: fill the rest: let the load go over the whole tile, and store 0 in an 'else' where there is nothing to load; or use variant=ldg_single, which keeps one buffer
// vote_at_end.cu:37:5: error: cp.async can copy nothing of this loop: the loop may be left while copies are under way [dbuf-no-async]
//       if (over) {
//       ^~
// vote_at_end.cu:37:5: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop blend left: 'spot' is not written whole in every iteration: compute would find what another buffer held before
// loop until ldg 2
// vote_at_end.cu:11:7: error: 'spot' is not written whole in every iteration: compute would find what another buffer held before [dbuf-stale-tail]
//         spot[threadIdx.x] = spots[order[at]];
//         ^~~~
// vote_at_end.cu:10:5: note: whether it is written changes here
//       if (at < n)
//       ^~
// vote_at_end.cu:11:7: note: fill the rest: let the load go over the whole tile, and store 0 in an 'else' where there is nothing to load; or use variant=ldg_single, which keeps one buffer
// ---- ldg_single auto ----
// loop blend ldg_single 1
// loop until ldg_single 1
# 1 "vote_at_end.cu"
// The vote that may leave the loop ends the body.
__attribute__((global)) void blend(const int *__restrict__ order, const float4 *__restrict__ spots,
                                   float *__restrict__ y, int n) {
  __attribute__((shared)) float4 spot[64];
  float through = 1.0f, sum = 0;
  bool done = false;

# 8 "vote_at_end.cu" 3
{ int k = 0;
if (k < n) {
bool __dbuf_stop = false; auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
if (!__dbuf_stop) {
{ 
# 9 "vote_at_end.cu" 3
int at = k + threadIdx.x;

# 10 "vote_at_end.cu" 3
if (at < n)
      spot[threadIdx.x] = spots[order[at]];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 8 "vote_at_end.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((spots)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((spots)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 9 "vote_at_end.cu" 3
int at = k + threadIdx.x;

# 10 "vote_at_end.cu" 3
if (at < n)
      (void)((__dbuf_r0 = spots[order[at]]));
}
{ auto &k = __dbuf_now_k_0; { 
# 13 "vote_at_end.cu"
for (int i = 0; !done && i < 64 && i < n - k; ++i) {
      if (spot[i].w < 0.1f)
        continue;
      sum += spot[i].x * spot[i].y;
      through -= spot[i].w;
      done = through < 0;
    }
} k += 64; }
{  __dbuf_stop = (__syncthreads_count(done) >= blockDim.x); }
if (__dbuf_stop) break;
{ 
# 9 "vote_at_end.cu" 3
int at = k + threadIdx.x;

# 10 "vote_at_end.cu" 3
if (at < n)
      spot[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
if (!__dbuf_stop) {
{ auto &k = __dbuf_now_k_0; { 
# 13 "vote_at_end.cu" 3
for (int i = 0; !done && i < 64 && i < n - k; ++i) {
      if (spot[i].w < 0.1f)
        continue;
      sum += spot[i].x * spot[i].y;
      through -= spot[i].w;
      done = through < 0;
    }
} k += 64; }
__syncthreads();
}
}
} }
# 22 "vote_at_end.cu"

  y[threadIdx.x] = sum * through;
}

// Held by a variable, behind a barrier at the top.
__attribute__((global)) void until(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  float acc = 0;

# 31 "vote_at_end.cu" 3
{ int k = 0;
if (k < n) {
bool __dbuf_stop = false; __syncthreads();
if (!__dbuf_stop) {
{ 
# 33 "vote_at_end.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 31 "vote_at_end.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 33 "vote_at_end.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 35 "vote_at_end.cu"
acc += tile[63 - threadIdx.x];
} }
{ const int over = __syncthreads_or(acc > 1.5f); __dbuf_stop = (over); }
if (__dbuf_stop) break;
{ 
# 33 "vote_at_end.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
if (!__dbuf_stop) {
{ { 
# 35 "vote_at_end.cu" 3
acc += tile[63 - threadIdx.x];
} }
__syncthreads();
}
}
} }
# 40 "vote_at_end.cu"

  y[threadIdx.x] = acc;
}
