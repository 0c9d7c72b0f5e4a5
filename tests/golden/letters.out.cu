// ---- cp_async 2 ----
// loop sum cp_async 2
# 1 "letters.cu"
// Names hold letters beyond ASCII, as the preprocessor writes them; two begin alike.
__attribute__((global)) void sum(const float *__restrict__ x, float *__restrict__ y, int gr\U000000f6\U000000dfe) {
  
# 3 "letters.cu" 3
typedef float __dbuf_kach\U000000e9l_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_kach\U000000e9l_0_t> __dbuf_kach\U000000e9l_0[2]; auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[0].v; __attribute__((shared)) float kach[1]; 
# 3 "letters.cu"

  int f\U000000e4den = threadIdx.x;
  float acc = 0;

# 7 "letters.cu" 3
{ static_assert(0 + sizeof(__dbuf_kach\U000000e9l_0) + sizeof(kach) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int \u00f6 = 0;
if (\u00f6 < gr\U000000f6\U000000dfe) {
auto __dbuf_now_\u00f6_0 = \u00f6;
::__dbuf::forget(__dbuf_now_\u00f6_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[__dbuf_s].v; (void)kach\U000000e9l; 
# 8 "letters.cu" 3
::__dbuf::fetch(kach\U000000e9l[f\U000000e4den], x[\u00f6 + f\U000000e4den]);
}
\u00f6 += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(\u00f6);

#pragma unroll 1
# 7 "letters.cu" 3
for (; \u00f6 < gr\U000000f6\U000000dfe; \u00f6 += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[__dbuf_load].v; (void)kach\U000000e9l; 
# 8 "letters.cu" 3
::__dbuf::fetch(kach\U000000e9l[f\U000000e4den], x[\u00f6 + f\U000000e4den]);
}
::__dbuf::commit();
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[__dbuf_now].v; (void)kach\U000000e9l; auto &\u00f6 = __dbuf_now_\u00f6_0; { 
# 10 "letters.cu"
acc += kach\U000000e9l[127 - f\U000000e4den] + \u00f6;

# 11 "letters.cu"
kach[0] = 1;
} \u00f6 += 128; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[__dbuf_now].v; (void)kach\U000000e9l; auto &\u00f6 = __dbuf_now_\u00f6_0; { 
# 10 "letters.cu" 3
acc += kach\U000000e9l[127 - f\U000000e4den] + \u00f6;

# 11 "letters.cu" 3
kach[0] = 1;
} \u00f6 += 128; }
__syncthreads();
} }
# 13 "letters.cu"

  y[f\U000000e4den] = acc;
}
// ---- cp_async 3 ----
// loop sum cp_async 3
# 1 "letters.cu"
// Names hold letters beyond ASCII, as the preprocessor writes them; two begin alike.
__attribute__((global)) void sum(const float *__restrict__ x, float *__restrict__ y, int gr\U000000f6\U000000dfe) {
  
# 3 "letters.cu" 3
typedef float __dbuf_kach\U000000e9l_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_kach\U000000e9l_0_t> __dbuf_kach\U000000e9l_0[3]; auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[0].v; __attribute__((shared)) float kach[1]; 
# 3 "letters.cu"

  int f\U000000e4den = threadIdx.x;
  float acc = 0;

# 7 "letters.cu" 3
{ static_assert(0 + sizeof(__dbuf_kach\U000000e9l_0) + sizeof(kach) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int \u00f6 = 0;
if (\u00f6 < gr\U000000f6\U000000dfe) {
auto __dbuf_now_\u00f6_0 = \u00f6;
::__dbuf::forget(__dbuf_now_\u00f6_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "letters.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (\u00f6 < gr\U000000f6\U000000dfe) {
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[__dbuf_s].v; (void)kach\U000000e9l; 
# 8 "letters.cu" 3
::__dbuf::fetch(kach\U000000e9l[f\U000000e4den], x[\u00f6 + f\U000000e4den]);
}
\u00f6 += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(\u00f6);

#pragma unroll 1
# 7 "letters.cu" 3
for (; \u00f6 < gr\U000000f6\U000000dfe; \u00f6 += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[__dbuf_load].v; (void)kach\U000000e9l; 
# 8 "letters.cu" 3
::__dbuf::fetch(kach\U000000e9l[f\U000000e4den], x[\u00f6 + f\U000000e4den]);
}
::__dbuf::commit();
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[__dbuf_now].v; (void)kach\U000000e9l; auto &\u00f6 = __dbuf_now_\u00f6_0; { 
# 10 "letters.cu"
acc += kach\U000000e9l[127 - f\U000000e4den] + \u00f6;

# 11 "letters.cu"
kach[0] = 1;
} \u00f6 += 128; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "letters.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[__dbuf_now].v; (void)kach\U000000e9l; auto &\u00f6 = __dbuf_now_\u00f6_0; { 
# 10 "letters.cu" 3
acc += kach\U000000e9l[127 - f\U000000e4den] + \u00f6;

# 11 "letters.cu" 3
kach[0] = 1;
} \u00f6 += 128; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 13 "letters.cu"

  y[f\U000000e4den] = acc;
}
// ---- ldg auto ----
// loop sum ldg 2
# 1 "letters.cu"
// Names hold letters beyond ASCII, as the preprocessor writes them; two begin alike.
__attribute__((global)) void sum(const float *__restrict__ x, float *__restrict__ y, int gr\U000000f6\U000000dfe) {
  
# 3 "letters.cu" 3
typedef float __dbuf_kach\U000000e9l_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_kach\U000000e9l_0_t> __dbuf_kach\U000000e9l_0[2]; auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[0].v; __attribute__((shared)) float kach[1]; 
# 3 "letters.cu"

  int f\U000000e4den = threadIdx.x;
  float acc = 0;

# 7 "letters.cu" 3
{ static_assert(0 + sizeof(__dbuf_kach\U000000e9l_0) + sizeof(kach) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int \u00f6 = 0;
if (\u00f6 < gr\U000000f6\U000000dfe) {
auto __dbuf_now_\u00f6_0 = \u00f6;
::__dbuf::forget(__dbuf_now_\u00f6_0);
int __dbuf_now = 0;
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[0].v; (void)kach\U000000e9l; 
# 8 "letters.cu" 3
kach\U000000e9l[f\U000000e4den] = x[\u00f6 + f\U000000e4den];
}
\u00f6 += 128; 
__syncthreads();
::__dbuf::forget(\u00f6);

#pragma unroll 1
# 7 "letters.cu" 3
for (; \u00f6 < gr\U000000f6\U000000dfe; \u00f6 += 128) {
::__dbuf::forget(\u00f6);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[__dbuf_now ^ 1].v; (void)kach\U000000e9l; 
# 8 "letters.cu" 3
(void)((__dbuf_r0 = x[\u00f6 + f\U000000e4den]));
}
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[__dbuf_now].v; (void)kach\U000000e9l; auto &\u00f6 = __dbuf_now_\u00f6_0; { 
# 10 "letters.cu"
acc += kach\U000000e9l[127 - f\U000000e4den] + \u00f6;

# 11 "letters.cu"
kach[0] = 1;
} \u00f6 += 128; }
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[__dbuf_now ^ 1].v; (void)kach\U000000e9l; 
# 8 "letters.cu" 3
kach\U000000e9l[f\U000000e4den] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &kach\U000000e9l = __dbuf_kach\U000000e9l_0[__dbuf_now].v; (void)kach\U000000e9l; auto &\u00f6 = __dbuf_now_\u00f6_0; { 
# 10 "letters.cu" 3
acc += kach\U000000e9l[127 - f\U000000e4den] + \u00f6;

# 11 "letters.cu" 3
kach[0] = 1;
} \u00f6 += 128; }
__syncthreads();
} }
# 13 "letters.cu"

  y[f\U000000e4den] = acc;
}
// ---- ldg_single auto ----
// loop sum ldg_single 1
# 1 "letters.cu"
// Names hold letters beyond ASCII, as the preprocessor writes them; two begin alike.
__attribute__((global)) void sum(const float *__restrict__ x, float *__restrict__ y, int gr\U000000f6\U000000dfe) {
  __attribute__((shared)) float kach\U000000e9l[128], kach[1];
  int f\U000000e4den = threadIdx.x;
  float acc = 0;

# 7 "letters.cu" 3
{ int \u00f6 = 0;
if (\u00f6 < gr\U000000f6\U000000dfe) {
auto __dbuf_now_\u00f6_0 = \u00f6;
::__dbuf::forget(__dbuf_now_\u00f6_0);
{ 
# 8 "letters.cu" 3
kach\U000000e9l[f\U000000e4den] = x[\u00f6 + f\U000000e4den];
}
\u00f6 += 128; 
__syncthreads();
::__dbuf::forget(\u00f6);

#pragma unroll 1
# 7 "letters.cu" 3
for (; \u00f6 < gr\U000000f6\U000000dfe; \u00f6 += 128) {
::__dbuf::forget(\u00f6);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "letters.cu" 3
(void)((__dbuf_r0 = x[\u00f6 + f\U000000e4den]));
}
{ auto &\u00f6 = __dbuf_now_\u00f6_0; { 
# 10 "letters.cu"
acc += kach\U000000e9l[127 - f\U000000e4den] + \u00f6;

# 11 "letters.cu"
kach[0] = 1;
} \u00f6 += 128; }
__syncthreads();
{ 
# 8 "letters.cu" 3
kach\U000000e9l[f\U000000e4den] = __dbuf_r0;
}

__syncthreads();
}
{ auto &\u00f6 = __dbuf_now_\u00f6_0; { 
# 10 "letters.cu" 3
acc += kach\U000000e9l[127 - f\U000000e4den] + \u00f6;

# 11 "letters.cu" 3
kach[0] = 1;
} \u00f6 += 128; }
__syncthreads();
} }
# 13 "letters.cu"

  y[f\U000000e4den] = acc;
}
