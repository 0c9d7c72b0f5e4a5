// ---- cp_async 2 ----
// loop channels cp_async 2
# 1 "results_in_loop.cu"
// Every tile has its own result, written in the loop: the user promises that no load reads it. A counter of compute's
// own goes on from tile to tile.
__attribute__((global)) void channels(const float *in, const float *mask, float *out, int count, int width) {
  
# 4 "results_in_loop.cu" 3
typedef float __dbuf_tile_0_t[16 + 2]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "results_in_loop.cu"

  int x = blockIdx.x * 16 + threadIdx.x - 1, next = 0;

# 7 "results_in_loop.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int c = 0;
if (c < count) {
auto __dbuf_now_c_0 = c;
::__dbuf::forget(__dbuf_now_c_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "results_in_loop.cu" 3
{ const bool __dbuf_ok = (x >= 0 && x < width); ::__dbuf::fetch_zero(tile[threadIdx.x], __dbuf_ok ? &(in[x * count + c]) : 0, __dbuf_ok); }
}
++c; 
}
::__dbuf::commit();
}
::__dbuf::forget(c);

#pragma unroll 1
# 7 "results_in_loop.cu" 3
for (; c < count; ++c) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "results_in_loop.cu" 3
{ const bool __dbuf_ok = (x >= 0 && x < width); ::__dbuf::fetch_zero(tile[threadIdx.x], __dbuf_ok ? &(in[x * count + c]) : 0, __dbuf_ok); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &c = __dbuf_now_c_0; { 
# 13 "results_in_loop.cu"
float sum = 0;

# 14 "results_in_loop.cu"
if (threadIdx.x < 16 && x + 1 < width) {
      for (int i = 0; i < 3; ++i)
        sum += tile[threadIdx.x + i] * mask[next + i];
      out[(x + 1) * count + c] = sum;
    }

# 19 "results_in_loop.cu"
next += 3;
} ++c; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &c = __dbuf_now_c_0; { 
# 13 "results_in_loop.cu" 3
float sum = 0;

# 14 "results_in_loop.cu" 3
if (threadIdx.x < 16 && x + 1 < width) {
      for (int i = 0; i < 3; ++i)
        sum += tile[threadIdx.x + i] * mask[next + i];
      out[(x + 1) * count + c] = sum;
    }

# 19 "results_in_loop.cu" 3
next += 3;
} ++c; }
__syncthreads();
} }
# 21 "results_in_loop.cu"

}
// ---- cp_async 3 ----
// loop channels cp_async 3
# 1 "results_in_loop.cu"
// Every tile has its own result, written in the loop: the user promises that no load reads it. A counter of compute's
// own goes on from tile to tile.
__attribute__((global)) void channels(const float *in, const float *mask, float *out, int count, int width) {
  
# 4 "results_in_loop.cu" 3
typedef float __dbuf_tile_0_t[16 + 2]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "results_in_loop.cu"

  int x = blockIdx.x * 16 + threadIdx.x - 1, next = 0;

# 7 "results_in_loop.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int c = 0;
if (c < count) {
auto __dbuf_now_c_0 = c;
::__dbuf::forget(__dbuf_now_c_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "results_in_loop.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (c < count) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "results_in_loop.cu" 3
{ const bool __dbuf_ok = (x >= 0 && x < width); ::__dbuf::fetch_zero(tile[threadIdx.x], __dbuf_ok ? &(in[x * count + c]) : 0, __dbuf_ok); }
}
++c; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(c);

#pragma unroll 1
# 7 "results_in_loop.cu" 3
for (; c < count; ++c) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "results_in_loop.cu" 3
{ const bool __dbuf_ok = (x >= 0 && x < width); ::__dbuf::fetch_zero(tile[threadIdx.x], __dbuf_ok ? &(in[x * count + c]) : 0, __dbuf_ok); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &c = __dbuf_now_c_0; { 
# 13 "results_in_loop.cu"
float sum = 0;

# 14 "results_in_loop.cu"
if (threadIdx.x < 16 && x + 1 < width) {
      for (int i = 0; i < 3; ++i)
        sum += tile[threadIdx.x + i] * mask[next + i];
      out[(x + 1) * count + c] = sum;
    }

# 19 "results_in_loop.cu"
next += 3;
} ++c; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "results_in_loop.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &c = __dbuf_now_c_0; { 
# 13 "results_in_loop.cu" 3
float sum = 0;

# 14 "results_in_loop.cu" 3
if (threadIdx.x < 16 && x + 1 < width) {
      for (int i = 0; i < 3; ++i)
        sum += tile[threadIdx.x + i] * mask[next + i];
      out[(x + 1) * count + c] = sum;
    }

# 19 "results_in_loop.cu" 3
next += 3;
} ++c; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 21 "results_in_loop.cu"

}
// ---- ldg auto ----
// loop channels ldg 2
# 1 "results_in_loop.cu"
// Every tile has its own result, written in the loop: the user promises that no load reads it. A counter of compute's
// own goes on from tile to tile.
__attribute__((global)) void channels(const float *in, const float *mask, float *out, int count, int width) {
  
# 4 "results_in_loop.cu" 3
typedef float __dbuf_tile_0_t[16 + 2]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "results_in_loop.cu"

  int x = blockIdx.x * 16 + threadIdx.x - 1, next = 0;

# 7 "results_in_loop.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int c = 0;
if (c < count) {
auto __dbuf_now_c_0 = c;
::__dbuf::forget(__dbuf_now_c_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 8 "results_in_loop.cu" 3
if (x >= 0 && x < width)
      tile[threadIdx.x] = in[x * count + c];
    else
      tile[threadIdx.x] = 0.0f;
}
++c; 
__syncthreads();
::__dbuf::forget(c);

#pragma unroll 1
# 7 "results_in_loop.cu" 3
for (; c < count; ++c) {
::__dbuf::forget(c);
::__dbuf::raw<decltype((in)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((in)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "results_in_loop.cu" 3
if (x >= 0 && x < width)
      (void)((__dbuf_r0 = in[x * count + c]));
    else
      ;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &c = __dbuf_now_c_0; { 
# 13 "results_in_loop.cu"
float sum = 0;

# 14 "results_in_loop.cu"
if (threadIdx.x < 16 && x + 1 < width) {
      for (int i = 0; i < 3; ++i)
        sum += tile[threadIdx.x + i] * mask[next + i];
      out[(x + 1) * count + c] = sum;
    }

# 19 "results_in_loop.cu"
next += 3;
} ++c; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "results_in_loop.cu" 3
if (x >= 0 && x < width)
      tile[threadIdx.x] = __dbuf_r0;
    else
      tile[threadIdx.x] = 0.0f;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &c = __dbuf_now_c_0; { 
# 13 "results_in_loop.cu" 3
float sum = 0;

# 14 "results_in_loop.cu" 3
if (threadIdx.x < 16 && x + 1 < width) {
      for (int i = 0; i < 3; ++i)
        sum += tile[threadIdx.x + i] * mask[next + i];
      out[(x + 1) * count + c] = sum;
    }

# 19 "results_in_loop.cu" 3
next += 3;
} ++c; }
__syncthreads();
} }
# 21 "results_in_loop.cu"

}
// ---- ldg_single auto ----
// loop channels ldg_single 1
# 1 "results_in_loop.cu"
// Every tile has its own result, written in the loop: the user promises that no load reads it. A counter of compute's
// own goes on from tile to tile.
__attribute__((global)) void channels(const float *in, const float *mask, float *out, int count, int width) {
  __attribute__((shared)) float tile[16 + 2];
  int x = blockIdx.x * 16 + threadIdx.x - 1, next = 0;

# 7 "results_in_loop.cu" 3
{ int c = 0;
if (c < count) {
auto __dbuf_now_c_0 = c;
::__dbuf::forget(__dbuf_now_c_0);
{ 
# 8 "results_in_loop.cu" 3
if (x >= 0 && x < width)
      tile[threadIdx.x] = in[x * count + c];
    else
      tile[threadIdx.x] = 0.0f;
}
++c; 
__syncthreads();
::__dbuf::forget(c);

#pragma unroll 1
# 7 "results_in_loop.cu" 3
for (; c < count; ++c) {
::__dbuf::forget(c);
::__dbuf::raw<decltype((in)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((in)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "results_in_loop.cu" 3
if (x >= 0 && x < width)
      (void)((__dbuf_r0 = in[x * count + c]));
    else
      ;
}
{ auto &c = __dbuf_now_c_0; { 
# 13 "results_in_loop.cu"
float sum = 0;

# 14 "results_in_loop.cu"
if (threadIdx.x < 16 && x + 1 < width) {
      for (int i = 0; i < 3; ++i)
        sum += tile[threadIdx.x + i] * mask[next + i];
      out[(x + 1) * count + c] = sum;
    }

# 19 "results_in_loop.cu"
next += 3;
} ++c; }
__syncthreads();
{ 
# 8 "results_in_loop.cu" 3
if (x >= 0 && x < width)
      tile[threadIdx.x] = __dbuf_r0;
    else
      tile[threadIdx.x] = 0.0f;
}

__syncthreads();
}
{ auto &c = __dbuf_now_c_0; { 
# 13 "results_in_loop.cu" 3
float sum = 0;

# 14 "results_in_loop.cu" 3
if (threadIdx.x < 16 && x + 1 < width) {
      for (int i = 0; i < 3; ++i)
        sum += tile[threadIdx.x + i] * mask[next + i];
      out[(x + 1) * count + c] = sum;
    }

# 19 "results_in_loop.cu" 3
next += 3;
} ++c; }
__syncthreads();
} }
# 21 "results_in_loop.cu"

}
