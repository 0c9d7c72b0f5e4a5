// ---- cp_async 2 ----
// loop compared_parts cp_async 2
# 1 "compared_parts.cu"
// Functions that give numbers: their comparison is no call of the text's own "==", which compares so.
struct spot {
  float x, y;
};

__attribute__((device)) float left(const spot &s) {
  return s.x;
}

__attribute__((device)) float top(const spot &s) {
  return s.y;
}

__attribute__((device)) bool operator==(const spot a, const spot b) {
  return left(a) == left(b) && top(a) == top(b);
}

__attribute__((device)) bool operator==(const spot a, const float b) {
  return left(a) == b && top(a) == b;
}

__attribute__((device)) bool operator==(const float a, const spot b) {
  return a == left(b) && a == top(b);
}

__attribute__((global)) void compared_parts(const spot *__restrict__ x, int *__restrict__ y, int n) {
  
# 27 "compared_parts.cu" 3
typedef spot __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 27 "compared_parts.cu"

  spot own = x[threadIdx.x];
  int found = 0;

# 31 "compared_parts.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(own)>::value, "dbuf-hidden-reference: 'own' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 32 "compared_parts.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 64; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 31 "compared_parts.cu" 3
for (; k < n; k += 64) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 32 "compared_parts.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 34 "compared_parts.cu"
for (int i = 0; i < 64; ++i)
      found += tile[i] == own;
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 34 "compared_parts.cu" 3
for (int i = 0; i < 64; ++i)
      found += tile[i] == own;
} }
__syncthreads();
} }
# 37 "compared_parts.cu"

  y[threadIdx.x] = found;
}
// ---- cp_async 3 ----
// loop compared_parts cp_async 3
# 1 "compared_parts.cu"
// Functions that give numbers: their comparison is no call of the text's own "==", which compares so.
struct spot {
  float x, y;
};

__attribute__((device)) float left(const spot &s) {
  return s.x;
}

__attribute__((device)) float top(const spot &s) {
  return s.y;
}

__attribute__((device)) bool operator==(const spot a, const spot b) {
  return left(a) == left(b) && top(a) == top(b);
}

__attribute__((device)) bool operator==(const spot a, const float b) {
  return left(a) == b && top(a) == b;
}

__attribute__((device)) bool operator==(const float a, const spot b) {
  return a == left(b) && a == top(b);
}

__attribute__((global)) void compared_parts(const spot *__restrict__ x, int *__restrict__ y, int n) {
  
# 27 "compared_parts.cu" 3
typedef spot __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 27 "compared_parts.cu"

  spot own = x[threadIdx.x];
  int found = 0;

# 31 "compared_parts.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(own)>::value, "dbuf-hidden-reference: 'own' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 31 "compared_parts.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 32 "compared_parts.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 64; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 31 "compared_parts.cu" 3
for (; k < n; k += 64) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 32 "compared_parts.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 34 "compared_parts.cu"
for (int i = 0; i < 64; ++i)
      found += tile[i] == own;
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 31 "compared_parts.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 34 "compared_parts.cu" 3
for (int i = 0; i < 64; ++i)
      found += tile[i] == own;
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 37 "compared_parts.cu"

  y[threadIdx.x] = found;
}
// ---- ldg auto ----
// loop compared_parts ldg 2
# 1 "compared_parts.cu"
// Functions that give numbers: their comparison is no call of the text's own "==", which compares so.
struct spot {
  float x, y;
};

__attribute__((device)) float left(const spot &s) {
  return s.x;
}

__attribute__((device)) float top(const spot &s) {
  return s.y;
}

__attribute__((device)) bool operator==(const spot a, const spot b) {
  return left(a) == left(b) && top(a) == top(b);
}

__attribute__((device)) bool operator==(const spot a, const float b) {
  return left(a) == b && top(a) == b;
}

__attribute__((device)) bool operator==(const float a, const spot b) {
  return a == left(b) && a == top(b);
}

__attribute__((global)) void compared_parts(const spot *__restrict__ x, int *__restrict__ y, int n) {
  
# 27 "compared_parts.cu" 3
typedef spot __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 27 "compared_parts.cu"

  spot own = x[threadIdx.x];
  int found = 0;

# 31 "compared_parts.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(own)>::value, "dbuf-hidden-reference: 'own' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 32 "compared_parts.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 31 "compared_parts.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 32 "compared_parts.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 34 "compared_parts.cu"
for (int i = 0; i < 64; ++i)
      found += tile[i] == own;
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 32 "compared_parts.cu" 3
tile[threadIdx.x] = static_cast<decltype((x)[0])>(__dbuf_r0);
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 34 "compared_parts.cu" 3
for (int i = 0; i < 64; ++i)
      found += tile[i] == own;
} }
__syncthreads();
} }
# 37 "compared_parts.cu"

  y[threadIdx.x] = found;
}
// ---- ldg_single auto ----
// loop compared_parts ldg_single 1
# 1 "compared_parts.cu"
// Functions that give numbers: their comparison is no call of the text's own "==", which compares so.
struct spot {
  float x, y;
};

__attribute__((device)) float left(const spot &s) {
  return s.x;
}

__attribute__((device)) float top(const spot &s) {
  return s.y;
}

__attribute__((device)) bool operator==(const spot a, const spot b) {
  return left(a) == left(b) && top(a) == top(b);
}

__attribute__((device)) bool operator==(const spot a, const float b) {
  return left(a) == b && top(a) == b;
}

__attribute__((device)) bool operator==(const float a, const spot b) {
  return a == left(b) && a == top(b);
}

__attribute__((global)) void compared_parts(const spot *__restrict__ x, int *__restrict__ y, int n) {
  __attribute__((shared)) spot tile[64];
  spot own = x[threadIdx.x];
  int found = 0;

# 31 "compared_parts.cu" 3
{ static_assert(!::__dbuf::reference<decltype(own)>::value, "dbuf-hidden-reference: 'own' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
{ 
# 32 "compared_parts.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 31 "compared_parts.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 32 "compared_parts.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 34 "compared_parts.cu"
for (int i = 0; i < 64; ++i)
      found += tile[i] == own;
} }
__syncthreads();
{ 
# 32 "compared_parts.cu" 3
tile[threadIdx.x] = static_cast<decltype((x)[0])>(__dbuf_r0);
}

__syncthreads();
}
{ { 
# 34 "compared_parts.cu" 3
for (int i = 0; i < 64; ++i)
      found += tile[i] == own;
} }
__syncthreads();
} }
# 37 "compared_parts.cu"

  y[threadIdx.x] = found;
}
