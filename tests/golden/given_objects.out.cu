// ---- cp_async 2 ----
// loop given_objects left: cp.async can copy nothing of this loop: its value is read through an object
// given_objects.cu:28:5: error: cp.async can copy nothing of this loop: its value is read through an object [dbuf-no-async]
//       tile[t] = in ? a[k][t] : 0;
//       ^~~~
// given_objects.cu:28:5: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop given_objects left: cp.async can copy nothing of this loop: its value is read through an object
// given_objects.cu:28:5: error: cp.async can copy nothing of this loop: its value is read through an object [dbuf-no-async]
//       tile[t] = in ? a[k][t] : 0;
//       ^~~~
// given_objects.cu:28:5: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop given_objects ldg 2
# 1 "given_objects.cu"
// Rows that an object of the launch gives, and how many it says there are: what is stored is held.
struct row {
  const float *at;
  __attribute__((device)) float operator[](int i) const {
    return at[i];
  }
};

struct rows {
  const float *at;
  int count, stride;
  __attribute__((device)) int size(int which) const {
    return which == 0 ? count : stride;
  }
  __attribute__((device)) row operator[](int i) const {
    return row{at + i * stride};
  }
};

__attribute__((global)) void given_objects(const rows a, const rows b, float *__restrict__ y) {
  
# 21 "given_objects.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 21 "given_objects.cu"

  
# 22 "given_objects.cu" 3
typedef float __dbuf_other_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_other_0_t> __dbuf_other_0[2]; auto &other = __dbuf_other_0[0].v; 
# 22 "given_objects.cu"

  const int t = threadIdx.x;
  float acc = 0;

# 26 "given_objects.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_other_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < a.size(0)) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; auto &other = __dbuf_other_0[0].v; (void)other; 
# 27 "given_objects.cu" 3
const bool in = t < a.size(1);

# 28 "given_objects.cu" 3
tile[t] = in ? a[k][t] : 0;

# 29 "given_objects.cu" 3
other[t] = b[k][127 - t] * 2;
}
++k; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 26 "given_objects.cu" 3
for (; k < a.size(0); ++k) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((tile)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((tile)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((other)[0])> __dbuf_r2;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((other)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; auto &other = __dbuf_other_0[__dbuf_now ^ 1].v; (void)other; 
# 27 "given_objects.cu" 3
const bool in = t < a.size(1);

# 28 "given_objects.cu" 3
(void)((__dbuf_r1 = in ? a[k][t] : 0));

# 29 "given_objects.cu" 3
(void)((__dbuf_r2 = b[k][127 - t] * 2));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &other = __dbuf_other_0[__dbuf_now].v; (void)other; { 
# 31 "given_objects.cu"
for (int i = 0; i < 128; ++i)
      acc += tile[i] - other[(i + t) % 128];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; auto &other = __dbuf_other_0[__dbuf_now ^ 1].v; (void)other; 
# 27 "given_objects.cu" 3
const bool in = t < a.size(1);

# 28 "given_objects.cu" 3
tile[t] = __dbuf_r1;

# 29 "given_objects.cu" 3
other[t] = __dbuf_r2;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &other = __dbuf_other_0[__dbuf_now].v; (void)other; { 
# 31 "given_objects.cu" 3
for (int i = 0; i < 128; ++i)
      acc += tile[i] - other[(i + t) % 128];
} }
__syncthreads();
} }
# 34 "given_objects.cu"

  y[t] = acc;
}
// ---- ldg_single auto ----
// loop given_objects ldg_single 1
# 1 "given_objects.cu"
// Rows that an object of the launch gives, and how many it says there are: what is stored is held.
struct row {
  const float *at;
  __attribute__((device)) float operator[](int i) const {
    return at[i];
  }
};

struct rows {
  const float *at;
  int count, stride;
  __attribute__((device)) int size(int which) const {
    return which == 0 ? count : stride;
  }
  __attribute__((device)) row operator[](int i) const {
    return row{at + i * stride};
  }
};

__attribute__((global)) void given_objects(const rows a, const rows b, float *__restrict__ y) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float other[128];
  const int t = threadIdx.x;
  float acc = 0;

# 26 "given_objects.cu" 3
{ int k = 0;
if (k < a.size(0)) {
{ 
# 27 "given_objects.cu" 3
const bool in = t < a.size(1);

# 28 "given_objects.cu" 3
tile[t] = in ? a[k][t] : 0;

# 29 "given_objects.cu" 3
other[t] = b[k][127 - t] * 2;
}
++k; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 26 "given_objects.cu" 3
for (; k < a.size(0); ++k) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((tile)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((tile)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((other)[0])> __dbuf_r2;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((other)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 27 "given_objects.cu" 3
const bool in = t < a.size(1);

# 28 "given_objects.cu" 3
(void)((__dbuf_r1 = in ? a[k][t] : 0));

# 29 "given_objects.cu" 3
(void)((__dbuf_r2 = b[k][127 - t] * 2));
}
{ { 
# 31 "given_objects.cu"
for (int i = 0; i < 128; ++i)
      acc += tile[i] - other[(i + t) % 128];
} }
__syncthreads();
{ 
# 27 "given_objects.cu" 3
const bool in = t < a.size(1);

# 28 "given_objects.cu" 3
tile[t] = __dbuf_r1;

# 29 "given_objects.cu" 3
other[t] = __dbuf_r2;
}

__syncthreads();
}
{ { 
# 31 "given_objects.cu" 3
for (int i = 0; i < 128; ++i)
      acc += tile[i] - other[(i + t) % 128];
} }
__syncthreads();
} }
# 34 "given_objects.cu"

  y[t] = acc;
}
