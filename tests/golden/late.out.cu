// ---- cp_async 2 ----
// loop scattered cp_async 2
# 1 "late.cu"
// Before the barrier an offset is worked out that compute alone uses: that is done in compute.
__attribute__((global)) void scattered(const float *__restrict__ x, const int *__restrict__ shape, float *__restrict__ y,
                                       int tiles) {
  
# 4 "late.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "late.cu"


# 6 "late.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int b = 0;
if (b < tiles) {
auto __dbuf_now_b_0 = b;
::__dbuf::forget(__dbuf_now_b_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "late.cu" 3
const int first = b * 128;

# 13 "late.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[first + threadIdx.x]);
}
++b; 
}
::__dbuf::commit();
}
::__dbuf::forget(b);

#pragma unroll 1
# 6 "late.cu" 3
for (; b < tiles; ++b) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "late.cu" 3
const int first = b * 128;

# 13 "late.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[first + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &b = __dbuf_now_b_0; { 
# 8 "late.cu"
int rest = b, offset = 0;

# 9 "late.cu"
for (int d = 0; d < 2; ++d) {
      offset += rest % shape[d] * shape[2 + d];
      rest /= shape[d];
    }

# 15 "late.cu"
rest = threadIdx.x / 2;

# 16 "late.cu"
y[offset * 128 + threadIdx.x] = tile[127 - threadIdx.x] + tile[rest];
} ++b; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &b = __dbuf_now_b_0; { 
# 8 "late.cu" 3
int rest = b, offset = 0;

# 9 "late.cu" 3
for (int d = 0; d < 2; ++d) {
      offset += rest % shape[d] * shape[2 + d];
      rest /= shape[d];
    }

# 15 "late.cu" 3
rest = threadIdx.x / 2;

# 16 "late.cu" 3
y[offset * 128 + threadIdx.x] = tile[127 - threadIdx.x] + tile[rest];
} ++b; }
__syncthreads();
} }
# 18 "late.cu"

}
// ---- cp_async 3 ----
// loop scattered cp_async 3
# 1 "late.cu"
// Before the barrier an offset is worked out that compute alone uses: that is done in compute.
__attribute__((global)) void scattered(const float *__restrict__ x, const int *__restrict__ shape, float *__restrict__ y,
                                       int tiles) {
  
# 4 "late.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "late.cu"


# 6 "late.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int b = 0;
if (b < tiles) {
auto __dbuf_now_b_0 = b;
::__dbuf::forget(__dbuf_now_b_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 6 "late.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (b < tiles) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "late.cu" 3
const int first = b * 128;

# 13 "late.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[first + threadIdx.x]);
}
++b; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(b);

#pragma unroll 1
# 6 "late.cu" 3
for (; b < tiles; ++b) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "late.cu" 3
const int first = b * 128;

# 13 "late.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[first + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &b = __dbuf_now_b_0; { 
# 8 "late.cu"
int rest = b, offset = 0;

# 9 "late.cu"
for (int d = 0; d < 2; ++d) {
      offset += rest % shape[d] * shape[2 + d];
      rest /= shape[d];
    }

# 15 "late.cu"
rest = threadIdx.x / 2;

# 16 "late.cu"
y[offset * 128 + threadIdx.x] = tile[127 - threadIdx.x] + tile[rest];
} ++b; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 6 "late.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &b = __dbuf_now_b_0; { 
# 8 "late.cu" 3
int rest = b, offset = 0;

# 9 "late.cu" 3
for (int d = 0; d < 2; ++d) {
      offset += rest % shape[d] * shape[2 + d];
      rest /= shape[d];
    }

# 15 "late.cu" 3
rest = threadIdx.x / 2;

# 16 "late.cu" 3
y[offset * 128 + threadIdx.x] = tile[127 - threadIdx.x] + tile[rest];
} ++b; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 18 "late.cu"

}
// ---- ldg auto ----
// loop scattered ldg 2
# 1 "late.cu"
// Before the barrier an offset is worked out that compute alone uses: that is done in compute.
__attribute__((global)) void scattered(const float *__restrict__ x, const int *__restrict__ shape, float *__restrict__ y,
                                       int tiles) {
  
# 4 "late.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "late.cu"


# 6 "late.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int b = 0;
if (b < tiles) {
auto __dbuf_now_b_0 = b;
::__dbuf::forget(__dbuf_now_b_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 7 "late.cu" 3
const int first = b * 128;

# 13 "late.cu" 3
tile[threadIdx.x] = x[first + threadIdx.x];
}
++b; 
__syncthreads();
::__dbuf::forget(b);

#pragma unroll 1
# 6 "late.cu" 3
for (; b < tiles; ++b) {
::__dbuf::forget(b);
::__dbuf::raw<decltype((x)[0])> __dbuf_r3;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "late.cu" 3
const int first = b * 128;

# 13 "late.cu" 3
(void)((__dbuf_r3 = x[first + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &b = __dbuf_now_b_0; { 
# 8 "late.cu"
int rest = b, offset = 0;

# 9 "late.cu"
for (int d = 0; d < 2; ++d) {
      offset += rest % shape[d] * shape[2 + d];
      rest /= shape[d];
    }

# 15 "late.cu"
rest = threadIdx.x / 2;

# 16 "late.cu"
y[offset * 128 + threadIdx.x] = tile[127 - threadIdx.x] + tile[rest];
} ++b; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "late.cu" 3
const int first = b * 128;

# 13 "late.cu" 3
tile[threadIdx.x] = __dbuf_r3;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &b = __dbuf_now_b_0; { 
# 8 "late.cu" 3
int rest = b, offset = 0;

# 9 "late.cu" 3
for (int d = 0; d < 2; ++d) {
      offset += rest % shape[d] * shape[2 + d];
      rest /= shape[d];
    }

# 15 "late.cu" 3
rest = threadIdx.x / 2;

# 16 "late.cu" 3
y[offset * 128 + threadIdx.x] = tile[127 - threadIdx.x] + tile[rest];
} ++b; }
__syncthreads();
} }
# 18 "late.cu"

}
// ---- ldg_single auto ----
// loop scattered ldg_single 1
# 1 "late.cu"
// Before the barrier an offset is worked out that compute alone uses: that is done in compute.
__attribute__((global)) void scattered(const float *__restrict__ x, const int *__restrict__ shape, float *__restrict__ y,
                                       int tiles) {
  __attribute__((shared)) float tile[128];

# 6 "late.cu" 3
{ int b = 0;
if (b < tiles) {
auto __dbuf_now_b_0 = b;
::__dbuf::forget(__dbuf_now_b_0);
{ 
# 7 "late.cu" 3
const int first = b * 128;

# 13 "late.cu" 3
tile[threadIdx.x] = x[first + threadIdx.x];
}
++b; 
__syncthreads();
::__dbuf::forget(b);

#pragma unroll 1
# 6 "late.cu" 3
for (; b < tiles; ++b) {
::__dbuf::forget(b);
::__dbuf::raw<decltype((x)[0])> __dbuf_r3;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "late.cu" 3
const int first = b * 128;

# 13 "late.cu" 3
(void)((__dbuf_r3 = x[first + threadIdx.x]));
}
{ auto &b = __dbuf_now_b_0; { 
# 8 "late.cu"
int rest = b, offset = 0;

# 9 "late.cu"
for (int d = 0; d < 2; ++d) {
      offset += rest % shape[d] * shape[2 + d];
      rest /= shape[d];
    }

# 15 "late.cu"
rest = threadIdx.x / 2;

# 16 "late.cu"
y[offset * 128 + threadIdx.x] = tile[127 - threadIdx.x] + tile[rest];
} ++b; }
__syncthreads();
{ 
# 7 "late.cu" 3
const int first = b * 128;

# 13 "late.cu" 3
tile[threadIdx.x] = __dbuf_r3;
}

__syncthreads();
}
{ auto &b = __dbuf_now_b_0; { 
# 8 "late.cu" 3
int rest = b, offset = 0;

# 9 "late.cu" 3
for (int d = 0; d < 2; ++d) {
      offset += rest % shape[d] * shape[2 + d];
      rest /= shape[d];
    }

# 15 "late.cu" 3
rest = threadIdx.x / 2;

# 16 "late.cu" 3
y[offset * 128 + threadIdx.x] = tile[127 - threadIdx.x] + tile[rest];
} ++b; }
__syncthreads();
} }
# 18 "late.cu"

}
