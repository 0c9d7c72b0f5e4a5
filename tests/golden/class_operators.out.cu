// ---- cp_async 2 ----
// loop class_operators cp_async 2
# 1 "class_operators.cu"
// Operators that leave the loop alone: "&" between two objects is no address of one, and "x++" copies its object.
struct flags {
  unsigned bits;
  __attribute__((device)) flags operator&(flags o) const {
    return flags{bits & o.bits};
  }
  __attribute__((device)) flags &operator++() {
    ++bits;
    return *this;
  }
  __attribute__((device)) flags operator++(int) {
    flags before(*this);
    ++*this;
    return before;
  }
};

__attribute__((device)) unsigned operator&(flags a, unsigned b) {
  return a.bits & b;
}

__attribute__((global)) void class_operators(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 23 "class_operators.cu" 3
typedef float4 __dbuf_tile_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 23 "class_operators.cu"

  flags f = {0};
  float acc = 0;

# 27 "class_operators.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(f)>::value, "dbuf-hidden-reference: 'f' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 28 "class_operators.cu" 3
::__dbuf::fetch(tile[threadIdx.x], *reinterpret_cast<const float4 *>(&x[k + 4 * threadIdx.x]));
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 27 "class_operators.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 28 "class_operators.cu" 3
::__dbuf::fetch(tile[threadIdx.x], *reinterpret_cast<const float4 *>(&x[k + 4 * threadIdx.x]));
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 30 "class_operators.cu"
acc += tile[31 - threadIdx.x].y + (f & 3u);

# 31 "class_operators.cu"
f++;
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 30 "class_operators.cu" 3
acc += tile[31 - threadIdx.x].y + (f & 3u);

# 31 "class_operators.cu" 3
f++;
} }
__syncthreads();
} }
# 33 "class_operators.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop class_operators cp_async 3
# 1 "class_operators.cu"
// Operators that leave the loop alone: "&" between two objects is no address of one, and "x++" copies its object.
struct flags {
  unsigned bits;
  __attribute__((device)) flags operator&(flags o) const {
    return flags{bits & o.bits};
  }
  __attribute__((device)) flags &operator++() {
    ++bits;
    return *this;
  }
  __attribute__((device)) flags operator++(int) {
    flags before(*this);
    ++*this;
    return before;
  }
};

__attribute__((device)) unsigned operator&(flags a, unsigned b) {
  return a.bits & b;
}

__attribute__((global)) void class_operators(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 23 "class_operators.cu" 3
typedef float4 __dbuf_tile_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 23 "class_operators.cu"

  flags f = {0};
  float acc = 0;

# 27 "class_operators.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(f)>::value, "dbuf-hidden-reference: 'f' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 27 "class_operators.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 28 "class_operators.cu" 3
::__dbuf::fetch(tile[threadIdx.x], *reinterpret_cast<const float4 *>(&x[k + 4 * threadIdx.x]));
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 27 "class_operators.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 28 "class_operators.cu" 3
::__dbuf::fetch(tile[threadIdx.x], *reinterpret_cast<const float4 *>(&x[k + 4 * threadIdx.x]));
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 30 "class_operators.cu"
acc += tile[31 - threadIdx.x].y + (f & 3u);

# 31 "class_operators.cu"
f++;
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 27 "class_operators.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 30 "class_operators.cu" 3
acc += tile[31 - threadIdx.x].y + (f & 3u);

# 31 "class_operators.cu" 3
f++;
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 33 "class_operators.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop class_operators ldg 2
# 1 "class_operators.cu"
// Operators that leave the loop alone: "&" between two objects is no address of one, and "x++" copies its object.
struct flags {
  unsigned bits;
  __attribute__((device)) flags operator&(flags o) const {
    return flags{bits & o.bits};
  }
  __attribute__((device)) flags &operator++() {
    ++bits;
    return *this;
  }
  __attribute__((device)) flags operator++(int) {
    flags before(*this);
    ++*this;
    return before;
  }
};

__attribute__((device)) unsigned operator&(flags a, unsigned b) {
  return a.bits & b;
}

__attribute__((global)) void class_operators(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 23 "class_operators.cu" 3
typedef float4 __dbuf_tile_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 23 "class_operators.cu"

  flags f = {0};
  float acc = 0;

# 27 "class_operators.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(f)>::value, "dbuf-hidden-reference: 'f' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 28 "class_operators.cu" 3
tile[threadIdx.x] = *reinterpret_cast<const float4 *>(&x[k + 4 * threadIdx.x]);
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 27 "class_operators.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 28 "class_operators.cu" 3
(void)((__dbuf_r0 = *reinterpret_cast<const float4 *>(&x[k + 4 * threadIdx.x])));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 30 "class_operators.cu"
acc += tile[31 - threadIdx.x].y + (f & 3u);

# 31 "class_operators.cu"
f++;
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 28 "class_operators.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 30 "class_operators.cu" 3
acc += tile[31 - threadIdx.x].y + (f & 3u);

# 31 "class_operators.cu" 3
f++;
} }
__syncthreads();
} }
# 33 "class_operators.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop class_operators ldg_single 1
# 1 "class_operators.cu"
// Operators that leave the loop alone: "&" between two objects is no address of one, and "x++" copies its object.
struct flags {
  unsigned bits;
  __attribute__((device)) flags operator&(flags o) const {
    return flags{bits & o.bits};
  }
  __attribute__((device)) flags &operator++() {
    ++bits;
    return *this;
  }
  __attribute__((device)) flags operator++(int) {
    flags before(*this);
    ++*this;
    return before;
  }
};

__attribute__((device)) unsigned operator&(flags a, unsigned b) {
  return a.bits & b;
}

__attribute__((global)) void class_operators(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float4 tile[32];
  flags f = {0};
  float acc = 0;

# 27 "class_operators.cu" 3
{ static_assert(!::__dbuf::reference<decltype(f)>::value, "dbuf-hidden-reference: 'f' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
{ 
# 28 "class_operators.cu" 3
tile[threadIdx.x] = *reinterpret_cast<const float4 *>(&x[k + 4 * threadIdx.x]);
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 27 "class_operators.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 28 "class_operators.cu" 3
(void)((__dbuf_r0 = *reinterpret_cast<const float4 *>(&x[k + 4 * threadIdx.x])));
}
{ { 
# 30 "class_operators.cu"
acc += tile[31 - threadIdx.x].y + (f & 3u);

# 31 "class_operators.cu"
f++;
} }
__syncthreads();
{ 
# 28 "class_operators.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 30 "class_operators.cu" 3
acc += tile[31 - threadIdx.x].y + (f & 3u);

# 31 "class_operators.cu" 3
f++;
} }
__syncthreads();
} }
# 33 "class_operators.cu"

  y[threadIdx.x] = acc;
}
