// ---- cp_async 2 ----
// loop stale left: 'tile' is not written whole in every iteration: compute would find what another buffer held before
// one_buffer.cu:8:7: error: 'tile' is not written whole in every iteration: compute would find what another buffer held before [dbuf-stale-tail]
//         tile[threadIdx.x] = x[k + threadIdx.x];
//         ^~~~
// one_buffer.cu:7:5: note: whether it is written changes here
//       if (k + threadIdx.x < n)
//       ^~
// one_buffer.cu:8:7: note: fill the rest: let the load go over the whole tile, and store 0 in an 'else' where there is nothing to load; or use variant=ldg_single, which keeps one buffer
// ---- cp_async 3 ----
// loop stale left: 'tile' is not written whole in every iteration: compute would find what another buffer held before
// one_buffer.cu:8:7: error: 'tile' is not written whole in every iteration: compute would find what another buffer held before [dbuf-stale-tail]
//         tile[threadIdx.x] = x[k + threadIdx.x];
//         ^~~~
// one_buffer.cu:7:5: note: whether it is written changes here
//       if (k + threadIdx.x < n)
//       ^~
// one_buffer.cu:8:7: note: fill the rest: let the load go over the whole tile, and store 0 in an 'else' where there is nothing to load; or use variant=ldg_single, which keeps one buffer
// ---- ldg auto ----
// loop stale left: 'tile' is not written whole in every iteration: compute would find what another buffer held before
// one_buffer.cu:8:7: error: 'tile' is not written whole in every iteration: compute would find what another buffer held before [dbuf-stale-tail]
//         tile[threadIdx.x] = x[k + threadIdx.x];
//         ^~~~
// one_buffer.cu:7:5: note: whether it is written changes here
//       if (k + threadIdx.x < n)
//       ^~
// one_buffer.cu:8:7: note: fill the rest: let the load go over the whole tile, and store 0 in an 'else' where there is nothing to load; or use variant=ldg_single, which keeps one buffer
// ---- ldg_single auto ----
// loop stale ldg_single 1
# 1 "one_buffer.cu"
// The tail keeps what the tile held before, so there is one buffer in every variant that is possible.
__attribute__((global)) void stale(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;

# 6 "one_buffer.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 7 "one_buffer.cu" 3
if (k + threadIdx.x < n)
      tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "one_buffer.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "one_buffer.cu" 3
if (k + threadIdx.x < n)
      (void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 10 "one_buffer.cu"
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 7 "one_buffer.cu" 3
if (k + threadIdx.x < n)
      tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 10 "one_buffer.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 12 "one_buffer.cu"

  y[threadIdx.x] = acc;
}
