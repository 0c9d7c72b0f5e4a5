// ---- cp_async 2 ----
// loop kept left: the load changes 'sum', which is used outside the load, where it would be of a later tile
// kept_in_place.cu:14:9: error: the load changes 'sum', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//           sum[1 + i] = y[k + threadIdx.x];
//           ^~~
// kept_in_place.cu:14:9: note: declare 'sum' inside the loop and use it in the load only; compute works out its own
// ---- cp_async 3 ----
// loop kept left: the load changes 'sum', which is used outside the load, where it would be of a later tile
// kept_in_place.cu:14:9: error: the load changes 'sum', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//           sum[1 + i] = y[k + threadIdx.x];
//           ^~~
// kept_in_place.cu:14:9: note: declare 'sum' inside the loop and use it in the load only; compute works out its own
// ---- ldg auto ----
// loop kept left: the load changes 'sum', which is used outside the load, where it would be of a later tile
// kept_in_place.cu:14:9: error: the load changes 'sum', which is used outside the load, where it would be of a later tile [dbuf-load-effect]
//           sum[1 + i] = y[k + threadIdx.x];
//           ^~~
// kept_in_place.cu:14:9: note: declare 'sum' inside the loop and use it in the load only; compute works out its own
// ---- ldg_single auto ----
// loop kept ldg_single 1
# 1 "kept_in_place.cu"
// What compute adds to is read behind the stores to the tile, from memory that the loop writes: it is read in its place.
__attribute__((global)) void kept(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float v, sum[2];

# 6 "kept_in_place.cu" 3
{ int k = 0;
if (k < n) {
__syncthreads();
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
{ 
# 8 "kept_in_place.cu" 3
if (threadIdx.x < 96) {
      v = x[k + threadIdx.x];
      tile[threadIdx.x] = v;
      v = y[k + threadIdx.x + 1];
      sum[0] = v;
      for (int i = 0; i < 1; ++i)
        sum[1 + i] = y[k + threadIdx.x];
    }
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "kept_in_place.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "kept_in_place.cu" 3
if (threadIdx.x < 96) {
      v = (__dbuf_r0 = x[k + threadIdx.x]);
      ;
      ;
      ;
      ;
    }
}
{ auto &k = __dbuf_now_k_0; { 
# 17 "kept_in_place.cu"
if (threadIdx.x < 96) {
      v = tile[95 - threadIdx.x];
      sum[0] += v;
      sum[1] += v * 2;
      y[k + threadIdx.x + 128] = sum[0];
      y[k + threadIdx.x + 256] = sum[1];
    }
} k += 128; }
__syncthreads();
{ 
# 8 "kept_in_place.cu" 3
if (threadIdx.x < 96) {
      v = __dbuf_r0;
      tile[threadIdx.x] = v;
      v = y[k + threadIdx.x + 1];
      sum[0] = v;
      for (int i = 0; i < 1; ++i)
        sum[1 + i] = y[k + threadIdx.x];
    }
}

__syncthreads();
}
{ auto &k = __dbuf_now_k_0; { 
# 17 "kept_in_place.cu" 3
if (threadIdx.x < 96) {
      v = tile[95 - threadIdx.x];
      sum[0] += v;
      sum[1] += v * 2;
      y[k + threadIdx.x + 128] = sum[0];
      y[k + threadIdx.x + 256] = sum[1];
    }
} k += 128; }
} }
# 24 "kept_in_place.cu"

}
