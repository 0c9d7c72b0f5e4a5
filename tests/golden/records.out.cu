// ---- cp_async 2 ----
// loop gathered cp_async 2
# 1 "records.cu"
// Elements are structures, copied whole; the barrier between compute and the next tile stands at the loop's top.
struct record { float weight, place[2]; int kind; };
__attribute__((global)) void gathered(const record *__restrict__ from, float *__restrict__ to, int bins) {
  
# 4 "records.cu" 3
typedef record __dbuf_bin_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_bin_0_t> __dbuf_bin_0[2]; auto &bin = __dbuf_bin_0[0].v; 
# 4 "records.cu"

  float sum = 0;

# 7 "records.cu" 3
{ static_assert(0 + sizeof(__dbuf_bin_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < bins) {
__syncthreads();
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &bin = __dbuf_bin_0[__dbuf_s].v; (void)bin; 
# 8 "records.cu" 3
int at = (t << 5) + threadIdx.x;

# 10 "records.cu" 3
::__dbuf::fetch(bin[threadIdx.x], from[at]);
}
++t; 
}
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 7 "records.cu" 3
for (; t < bins; ++t) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &bin = __dbuf_bin_0[__dbuf_load].v; (void)bin; 
# 8 "records.cu" 3
int at = (t << 5) + threadIdx.x;

# 10 "records.cu" 3
::__dbuf::fetch(bin[threadIdx.x], from[at]);
}
::__dbuf::commit();
{ auto &bin = __dbuf_bin_0[__dbuf_now].v; (void)bin; { 
# 12 "records.cu"
for (int j = 0; j < 32; ++j) {
      const int kind = bin[j].kind;
      if (kind & 1)
        sum += bin[j].weight * bin[j].place[threadIdx.x & 1];
    }
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &bin = __dbuf_bin_0[__dbuf_now].v; (void)bin; { 
# 12 "records.cu" 3
for (int j = 0; j < 32; ++j) {
      const int kind = bin[j].kind;
      if (kind & 1)
        sum += bin[j].weight * bin[j].place[threadIdx.x & 1];
    }
} }
} }
# 17 "records.cu"

  to[threadIdx.x] = sum;
}
// ---- cp_async 3 ----
// loop gathered cp_async 3
# 1 "records.cu"
// Elements are structures, copied whole; the barrier between compute and the next tile stands at the loop's top.
struct record { float weight, place[2]; int kind; };
__attribute__((global)) void gathered(const record *__restrict__ from, float *__restrict__ to, int bins) {
  
# 4 "records.cu" 3
typedef record __dbuf_bin_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_bin_0_t> __dbuf_bin_0[3]; auto &bin = __dbuf_bin_0[0].v; 
# 4 "records.cu"

  float sum = 0;

# 7 "records.cu" 3
{ static_assert(0 + sizeof(__dbuf_bin_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < bins) {
__syncthreads();
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "records.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (t < bins) {
{ auto &bin = __dbuf_bin_0[__dbuf_s].v; (void)bin; 
# 8 "records.cu" 3
int at = (t << 5) + threadIdx.x;

# 10 "records.cu" 3
::__dbuf::fetch(bin[threadIdx.x], from[at]);
}
++t; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 7 "records.cu" 3
for (; t < bins; ++t) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &bin = __dbuf_bin_0[__dbuf_load].v; (void)bin; 
# 8 "records.cu" 3
int at = (t << 5) + threadIdx.x;

# 10 "records.cu" 3
::__dbuf::fetch(bin[threadIdx.x], from[at]);
}
::__dbuf::commit();
{ auto &bin = __dbuf_bin_0[__dbuf_now].v; (void)bin; { 
# 12 "records.cu"
for (int j = 0; j < 32; ++j) {
      const int kind = bin[j].kind;
      if (kind & 1)
        sum += bin[j].weight * bin[j].place[threadIdx.x & 1];
    }
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "records.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &bin = __dbuf_bin_0[__dbuf_now].v; (void)bin; { 
# 12 "records.cu" 3
for (int j = 0; j < 32; ++j) {
      const int kind = bin[j].kind;
      if (kind & 1)
        sum += bin[j].weight * bin[j].place[threadIdx.x & 1];
    }
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
} }
# 17 "records.cu"

  to[threadIdx.x] = sum;
}
// ---- ldg auto ----
// loop gathered ldg 2
# 1 "records.cu"
// Elements are structures, copied whole; the barrier between compute and the next tile stands at the loop's top.
struct record { float weight, place[2]; int kind; };
__attribute__((global)) void gathered(const record *__restrict__ from, float *__restrict__ to, int bins) {
  
# 4 "records.cu" 3
typedef record __dbuf_bin_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_bin_0_t> __dbuf_bin_0[2]; auto &bin = __dbuf_bin_0[0].v; 
# 4 "records.cu"

  float sum = 0;

# 7 "records.cu" 3
{ static_assert(0 + sizeof(__dbuf_bin_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < bins) {
__syncthreads();
int __dbuf_now = 0;
{ auto &bin = __dbuf_bin_0[0].v; (void)bin; 
# 8 "records.cu" 3
int at = (t << 5) + threadIdx.x;

# 10 "records.cu" 3
bin[threadIdx.x] = from[at];
}
++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 7 "records.cu" 3
for (; t < bins; ++t) {
::__dbuf::forget(t);
::__dbuf::raw<decltype((from)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((from)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &bin = __dbuf_bin_0[__dbuf_now ^ 1].v; (void)bin; 
# 8 "records.cu" 3
int at = (t << 5) + threadIdx.x;

# 10 "records.cu" 3
(void)((__dbuf_r0 = from[at]));
}
{ auto &bin = __dbuf_bin_0[__dbuf_now].v; (void)bin; { 
# 12 "records.cu"
for (int j = 0; j < 32; ++j) {
      const int kind = bin[j].kind;
      if (kind & 1)
        sum += bin[j].weight * bin[j].place[threadIdx.x & 1];
    }
} }
{ auto &bin = __dbuf_bin_0[__dbuf_now ^ 1].v; (void)bin; 
# 8 "records.cu" 3
int at = (t << 5) + threadIdx.x;

# 10 "records.cu" 3
bin[threadIdx.x] = static_cast<decltype((from)[0])>(__dbuf_r0);
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &bin = __dbuf_bin_0[__dbuf_now].v; (void)bin; { 
# 12 "records.cu" 3
for (int j = 0; j < 32; ++j) {
      const int kind = bin[j].kind;
      if (kind & 1)
        sum += bin[j].weight * bin[j].place[threadIdx.x & 1];
    }
} }
} }
# 17 "records.cu"

  to[threadIdx.x] = sum;
}
// ---- ldg_single auto ----
// loop gathered ldg_single 1
# 1 "records.cu"
// Elements are structures, copied whole; the barrier between compute and the next tile stands at the loop's top.
struct record { float weight, place[2]; int kind; };
__attribute__((global)) void gathered(const record *__restrict__ from, float *__restrict__ to, int bins) {
  __attribute__((shared)) record bin[32];
  float sum = 0;

# 7 "records.cu" 3
{ int t = 0;
if (t < bins) {
__syncthreads();
{ 
# 8 "records.cu" 3
int at = (t << 5) + threadIdx.x;

# 10 "records.cu" 3
bin[threadIdx.x] = from[at];
}
++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 7 "records.cu" 3
for (; t < bins; ++t) {
::__dbuf::forget(t);
::__dbuf::raw<decltype((from)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((from)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "records.cu" 3
int at = (t << 5) + threadIdx.x;

# 10 "records.cu" 3
(void)((__dbuf_r0 = from[at]));
}
{ { 
# 12 "records.cu"
for (int j = 0; j < 32; ++j) {
      const int kind = bin[j].kind;
      if (kind & 1)
        sum += bin[j].weight * bin[j].place[threadIdx.x & 1];
    }
} }
__syncthreads();
{ 
# 8 "records.cu" 3
int at = (t << 5) + threadIdx.x;

# 10 "records.cu" 3
bin[threadIdx.x] = static_cast<decltype((from)[0])>(__dbuf_r0);
}

__syncthreads();
}
{ { 
# 12 "records.cu" 3
for (int j = 0; j < 32; ++j) {
      const int kind = bin[j].kind;
      if (kind & 1)
        sum += bin[j].weight * bin[j].place[threadIdx.x & 1];
    }
} }
} }
# 17 "records.cu"

  to[threadIdx.x] = sum;
}
