// ---- cp_async 2 ----
// loop attend cp_async 2
# 1 "attention.cu"
// Scores are scaled in one loop and reduced by their maximum in the next: no copy of compute has product and difference
// in one block, for each of these loops is a loop in all of them.
__attribute__((global)) void attend(const float *__restrict__ Q, const float *__restrict__ K, const float *__restrict__ V,
                                    float *__restrict__ most, float *__restrict__ total, float *__restrict__ O, int n,
                                    int rows, int cols, int width, float scale) {
  
# 6 "attention.cu" 3
typedef float __dbuf_ks_0_t[32 * 16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_ks_0_t> __dbuf_ks_0[2]; auto &ks = __dbuf_ks_0[0].v; typedef float __dbuf_vs_0_t[32 * 16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_vs_0_t> __dbuf_vs_0[2]; auto &vs = __dbuf_vs_0[0].v; __attribute__((shared)) float score[32 * 32]; 
# 6 "attention.cu"

  int tx = threadIdx.x;

# 9 "attention.cu" 3
{ static_assert(0 + sizeof(__dbuf_ks_0) + sizeof(__dbuf_vs_0) + sizeof(score) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int j = 0;
if (j < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(1)), ((long long)(0)), false>::value;
{ auto &ks = __dbuf_ks_0[__dbuf_s].v; (void)ks; auto &vs = __dbuf_vs_0[__dbuf_s].v; (void)vs; 
# 10 "attention.cu" 3
{ int x = 0;
#pragma unroll
# 10 "attention.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++x)) if (x < 16)
# 10 "attention.cu" 3
{
      ::__dbuf::fetch(ks[tx * 16 + x], K[(j * 32 + tx) * 16 + x]);
      ::__dbuf::fetch(vs[tx * 16 + x], V[(j * 32 + tx) * 16 + x]);
    } }
}
++j; 
}
::__dbuf::commit();
}
::__dbuf::forget(j);

#pragma unroll 1
# 9 "attention.cu" 3
for (; j < n; ++j) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(1)), ((long long)(0)), false>::value;
{ auto &ks = __dbuf_ks_0[__dbuf_load].v; (void)ks; auto &vs = __dbuf_vs_0[__dbuf_load].v; (void)vs; 
# 10 "attention.cu" 3
{ int x = 0;
#pragma unroll
# 10 "attention.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++x)) if (x < 16)
# 10 "attention.cu" 3
{
      ::__dbuf::fetch(ks[tx * 16 + x], K[(j * 32 + tx) * 16 + x]);
      ::__dbuf::fetch(vs[tx * 16 + x], V[(j * 32 + tx) * 16 + x]);
    } }
}
::__dbuf::commit();
{ auto &ks = __dbuf_ks_0[__dbuf_now].v; (void)ks; auto &vs = __dbuf_vs_0[__dbuf_now].v; (void)vs; { 
# 15 "attention.cu"
for (int i = 0; i < rows; ++i) {
      float before = most[i * 32 + tx], sum_before = total[i * 32 + tx], now = -1e30f, sum = 0;
      for (int y = 0; y < cols; ++y) {
        float dot = 0;
        for (int x = 0; x < width; ++x)
          dot += Q[(i * 32 + tx) * 16 + x] * ks[y * 16 + x];
        dot *= scale;
        score[tx * 32 + y] = dot;
        if (dot > now)
          now = dot;
      }
      for (int y = 0; y < cols; ++y) {
        score[tx * 32 + y] = fmaxf(0.0f, 1.0f - (now - score[tx * 32 + y]));
        sum += score[tx * 32 + y];
      }
      float both = fmaxf(before, now);
      float all = (before - both) * sum_before + (now - both) * sum;
      for (int x = 0; x < width; ++x) {
        float part = 0;
        for (int y = 0; y < cols; ++y)
          part += score[tx * 32 + y] * vs[y * 16 + x];
        O[(i * 32 + tx) * 16 + x] = (sum_before * (before - both) * O[(i * 32 + tx) * 16 + x] + (now - both) * part) / all;
      }
      most[i * 32 + tx] = both;
      total[i * 32 + tx] = all;
    }
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &ks = __dbuf_ks_0[__dbuf_now].v; (void)ks; auto &vs = __dbuf_vs_0[__dbuf_now].v; (void)vs; { 
# 15 "attention.cu" 3
for (int i = 0; i < rows; ++i) {
      float before = most[i * 32 + tx], sum_before = total[i * 32 + tx], now = -1e30f, sum = 0;
      for (int y = 0; y < cols; ++y) {
        float dot = 0;
        for (int x = 0; x < width; ++x)
          dot += Q[(i * 32 + tx) * 16 + x] * ks[y * 16 + x];
        dot *= scale;
        score[tx * 32 + y] = dot;
        if (dot > now)
          now = dot;
      }
      for (int y = 0; y < cols; ++y) {
        score[tx * 32 + y] = fmaxf(0.0f, 1.0f - (now - score[tx * 32 + y]));
        sum += score[tx * 32 + y];
      }
      float both = fmaxf(before, now);
      float all = (before - both) * sum_before + (now - both) * sum;
      for (int x = 0; x < width; ++x) {
        float part = 0;
        for (int y = 0; y < cols; ++y)
          part += score[tx * 32 + y] * vs[y * 16 + x];
        O[(i * 32 + tx) * 16 + x] = (sum_before * (before - both) * O[(i * 32 + tx) * 16 + x] + (now - both) * part) / all;
      }
      most[i * 32 + tx] = both;
      total[i * 32 + tx] = all;
    }
} }
__syncthreads();
} }
# 42 "attention.cu"

}
// ---- cp_async 3 ----
// loop attend cp_async 3
# 1 "attention.cu"
// Scores are scaled in one loop and reduced by their maximum in the next: no copy of compute has product and difference
// in one block, for each of these loops is a loop in all of them.
__attribute__((global)) void attend(const float *__restrict__ Q, const float *__restrict__ K, const float *__restrict__ V,
                                    float *__restrict__ most, float *__restrict__ total, float *__restrict__ O, int n,
                                    int rows, int cols, int width, float scale) {
  
# 6 "attention.cu" 3
typedef float __dbuf_ks_0_t[32 * 16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_ks_0_t> __dbuf_ks_0[3]; auto &ks = __dbuf_ks_0[0].v; typedef float __dbuf_vs_0_t[32 * 16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_vs_0_t> __dbuf_vs_0[3]; auto &vs = __dbuf_vs_0[0].v; __attribute__((shared)) float score[32 * 32]; 
# 6 "attention.cu"

  int tx = threadIdx.x;

# 9 "attention.cu" 3
{ static_assert(0 + sizeof(__dbuf_ks_0) + sizeof(__dbuf_vs_0) + sizeof(score) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int j = 0;
if (j < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 9 "attention.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (j < n) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(1)), ((long long)(0)), false>::value;
{ auto &ks = __dbuf_ks_0[__dbuf_s].v; (void)ks; auto &vs = __dbuf_vs_0[__dbuf_s].v; (void)vs; 
# 10 "attention.cu" 3
{ int x = 0;
#pragma unroll
# 10 "attention.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++x)) if (x < 16)
# 10 "attention.cu" 3
{
      ::__dbuf::fetch(ks[tx * 16 + x], K[(j * 32 + tx) * 16 + x]);
      ::__dbuf::fetch(vs[tx * 16 + x], V[(j * 32 + tx) * 16 + x]);
    } }
}
++j; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(j);

#pragma unroll 1
# 9 "attention.cu" 3
for (; j < n; ++j) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(1)), ((long long)(0)), false>::value;
{ auto &ks = __dbuf_ks_0[__dbuf_load].v; (void)ks; auto &vs = __dbuf_vs_0[__dbuf_load].v; (void)vs; 
# 10 "attention.cu" 3
{ int x = 0;
#pragma unroll
# 10 "attention.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++x)) if (x < 16)
# 10 "attention.cu" 3
{
      ::__dbuf::fetch(ks[tx * 16 + x], K[(j * 32 + tx) * 16 + x]);
      ::__dbuf::fetch(vs[tx * 16 + x], V[(j * 32 + tx) * 16 + x]);
    } }
}
::__dbuf::commit();
{ auto &ks = __dbuf_ks_0[__dbuf_now].v; (void)ks; auto &vs = __dbuf_vs_0[__dbuf_now].v; (void)vs; { 
# 15 "attention.cu"
for (int i = 0; i < rows; ++i) {
      float before = most[i * 32 + tx], sum_before = total[i * 32 + tx], now = -1e30f, sum = 0;
      for (int y = 0; y < cols; ++y) {
        float dot = 0;
        for (int x = 0; x < width; ++x)
          dot += Q[(i * 32 + tx) * 16 + x] * ks[y * 16 + x];
        dot *= scale;
        score[tx * 32 + y] = dot;
        if (dot > now)
          now = dot;
      }
      for (int y = 0; y < cols; ++y) {
        score[tx * 32 + y] = fmaxf(0.0f, 1.0f - (now - score[tx * 32 + y]));
        sum += score[tx * 32 + y];
      }
      float both = fmaxf(before, now);
      float all = (before - both) * sum_before + (now - both) * sum;
      for (int x = 0; x < width; ++x) {
        float part = 0;
        for (int y = 0; y < cols; ++y)
          part += score[tx * 32 + y] * vs[y * 16 + x];
        O[(i * 32 + tx) * 16 + x] = (sum_before * (before - both) * O[(i * 32 + tx) * 16 + x] + (now - both) * part) / all;
      }
      most[i * 32 + tx] = both;
      total[i * 32 + tx] = all;
    }
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 9 "attention.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &ks = __dbuf_ks_0[__dbuf_now].v; (void)ks; auto &vs = __dbuf_vs_0[__dbuf_now].v; (void)vs; { 
# 15 "attention.cu" 3
for (int i = 0; i < rows; ++i) {
      float before = most[i * 32 + tx], sum_before = total[i * 32 + tx], now = -1e30f, sum = 0;
      for (int y = 0; y < cols; ++y) {
        float dot = 0;
        for (int x = 0; x < width; ++x)
          dot += Q[(i * 32 + tx) * 16 + x] * ks[y * 16 + x];
        dot *= scale;
        score[tx * 32 + y] = dot;
        if (dot > now)
          now = dot;
      }
      for (int y = 0; y < cols; ++y) {
        score[tx * 32 + y] = fmaxf(0.0f, 1.0f - (now - score[tx * 32 + y]));
        sum += score[tx * 32 + y];
      }
      float both = fmaxf(before, now);
      float all = (before - both) * sum_before + (now - both) * sum;
      for (int x = 0; x < width; ++x) {
        float part = 0;
        for (int y = 0; y < cols; ++y)
          part += score[tx * 32 + y] * vs[y * 16 + x];
        O[(i * 32 + tx) * 16 + x] = (sum_before * (before - both) * O[(i * 32 + tx) * 16 + x] + (now - both) * part) / all;
      }
      most[i * 32 + tx] = both;
      total[i * 32 + tx] = all;
    }
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 42 "attention.cu"

}
// ---- ldg auto ----
// loop attend ldg 2
# 1 "attention.cu"
// Scores are scaled in one loop and reduced by their maximum in the next: no copy of compute has product and difference
// in one block, for each of these loops is a loop in all of them.
__attribute__((global)) void attend(const float *__restrict__ Q, const float *__restrict__ K, const float *__restrict__ V,
                                    float *__restrict__ most, float *__restrict__ total, float *__restrict__ O, int n,
                                    int rows, int cols, int width, float scale) {
  
# 6 "attention.cu" 3
typedef float __dbuf_ks_0_t[32 * 16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_ks_0_t> __dbuf_ks_0[2]; auto &ks = __dbuf_ks_0[0].v; typedef float __dbuf_vs_0_t[32 * 16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_vs_0_t> __dbuf_vs_0[2]; auto &vs = __dbuf_vs_0[0].v; __attribute__((shared)) float score[32 * 32]; 
# 6 "attention.cu"

  int tx = threadIdx.x;

# 9 "attention.cu" 3
{ static_assert(0 + sizeof(__dbuf_ks_0) + sizeof(__dbuf_vs_0) + sizeof(score) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int j = 0;
if (j < n) {
int __dbuf_now = 0;
{ auto &ks = __dbuf_ks_0[0].v; (void)ks; auto &vs = __dbuf_vs_0[0].v; (void)vs; 
# 10 "attention.cu" 3
for (int x = 0; x < 16; ++x) {
      ks[tx * 16 + x] = K[(j * 32 + tx) * 16 + x];
      vs[tx * 16 + x] = V[(j * 32 + tx) * 16 + x];
    }
}
++j; 
__syncthreads();
::__dbuf::forget(j);

#pragma unroll 1
# 9 "attention.cu" 3
for (; j < n; ++j) {
::__dbuf::forget(j);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((K)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((K)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((V)[0])> __dbuf_r1[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((V)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &ks = __dbuf_ks_0[__dbuf_now ^ 1].v; (void)ks; auto &vs = __dbuf_vs_0[__dbuf_now ^ 1].v; (void)vs; 
# 10 "attention.cu" 3
{ int x = 0;
#pragma unroll
# 10 "attention.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++x)) if (x < 16)
# 10 "attention.cu" 3
{
      (void)((__dbuf_r0[__dbuf_i0] = K[(j * 32 + tx) * 16 + x]));
      (void)((__dbuf_r1[__dbuf_i0] = V[(j * 32 + tx) * 16 + x]));
    } }
}
{ auto &ks = __dbuf_ks_0[__dbuf_now].v; (void)ks; auto &vs = __dbuf_vs_0[__dbuf_now].v; (void)vs; { 
# 15 "attention.cu"
for (int i = 0; i < rows; ++i) {
      float before = most[i * 32 + tx], sum_before = total[i * 32 + tx], now = -1e30f, sum = 0;
      for (int y = 0; y < cols; ++y) {
        float dot = 0;
        for (int x = 0; x < width; ++x)
          dot += Q[(i * 32 + tx) * 16 + x] * ks[y * 16 + x];
        dot *= scale;
        score[tx * 32 + y] = dot;
        if (dot > now)
          now = dot;
      }
      for (int y = 0; y < cols; ++y) {
        score[tx * 32 + y] = fmaxf(0.0f, 1.0f - (now - score[tx * 32 + y]));
        sum += score[tx * 32 + y];
      }
      float both = fmaxf(before, now);
      float all = (before - both) * sum_before + (now - both) * sum;
      for (int x = 0; x < width; ++x) {
        float part = 0;
        for (int y = 0; y < cols; ++y)
          part += score[tx * 32 + y] * vs[y * 16 + x];
        O[(i * 32 + tx) * 16 + x] = (sum_before * (before - both) * O[(i * 32 + tx) * 16 + x] + (now - both) * part) / all;
      }
      most[i * 32 + tx] = both;
      total[i * 32 + tx] = all;
    }
} }
{ auto &ks = __dbuf_ks_0[__dbuf_now ^ 1].v; (void)ks; auto &vs = __dbuf_vs_0[__dbuf_now ^ 1].v; (void)vs; 
# 10 "attention.cu" 3
{ int x = 0;
#pragma unroll
# 10 "attention.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++x)) if (x < 16)
# 10 "attention.cu" 3
{
      ks[tx * 16 + x] = __dbuf_r0[__dbuf_i0];
      vs[tx * 16 + x] = __dbuf_r1[__dbuf_i0];
    } }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &ks = __dbuf_ks_0[__dbuf_now].v; (void)ks; auto &vs = __dbuf_vs_0[__dbuf_now].v; (void)vs; { 
# 15 "attention.cu" 3
for (int i = 0; i < rows; ++i) {
      float before = most[i * 32 + tx], sum_before = total[i * 32 + tx], now = -1e30f, sum = 0;
      for (int y = 0; y < cols; ++y) {
        float dot = 0;
        for (int x = 0; x < width; ++x)
          dot += Q[(i * 32 + tx) * 16 + x] * ks[y * 16 + x];
        dot *= scale;
        score[tx * 32 + y] = dot;
        if (dot > now)
          now = dot;
      }
      for (int y = 0; y < cols; ++y) {
        score[tx * 32 + y] = fmaxf(0.0f, 1.0f - (now - score[tx * 32 + y]));
        sum += score[tx * 32 + y];
      }
      float both = fmaxf(before, now);
      float all = (before - both) * sum_before + (now - both) * sum;
      for (int x = 0; x < width; ++x) {
        float part = 0;
        for (int y = 0; y < cols; ++y)
          part += score[tx * 32 + y] * vs[y * 16 + x];
        O[(i * 32 + tx) * 16 + x] = (sum_before * (before - both) * O[(i * 32 + tx) * 16 + x] + (now - both) * part) / all;
      }
      most[i * 32 + tx] = both;
      total[i * 32 + tx] = all;
    }
} }
__syncthreads();
} }
# 42 "attention.cu"

}
// ---- ldg_single auto ----
// loop attend ldg_single 1
# 1 "attention.cu"
// Scores are scaled in one loop and reduced by their maximum in the next: no copy of compute has product and difference
// in one block, for each of these loops is a loop in all of them.
__attribute__((global)) void attend(const float *__restrict__ Q, const float *__restrict__ K, const float *__restrict__ V,
                                    float *__restrict__ most, float *__restrict__ total, float *__restrict__ O, int n,
                                    int rows, int cols, int width, float scale) {
  __attribute__((shared)) float ks[32 * 16], vs[32 * 16], score[32 * 32];
  int tx = threadIdx.x;

# 9 "attention.cu" 3
{ int j = 0;
if (j < n) {
{ 
# 10 "attention.cu" 3
for (int x = 0; x < 16; ++x) {
      ks[tx * 16 + x] = K[(j * 32 + tx) * 16 + x];
      vs[tx * 16 + x] = V[(j * 32 + tx) * 16 + x];
    }
}
++j; 
__syncthreads();
::__dbuf::forget(j);

#pragma unroll 1
# 9 "attention.cu" 3
for (; j < n; ++j) {
::__dbuf::forget(j);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((K)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((K)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((V)[0])> __dbuf_r1[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((V)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 10 "attention.cu" 3
{ int x = 0;
#pragma unroll
# 10 "attention.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++x)) if (x < 16)
# 10 "attention.cu" 3
{
      (void)((__dbuf_r0[__dbuf_i0] = K[(j * 32 + tx) * 16 + x]));
      (void)((__dbuf_r1[__dbuf_i0] = V[(j * 32 + tx) * 16 + x]));
    } }
}
{ { 
# 15 "attention.cu"
for (int i = 0; i < rows; ++i) {
      float before = most[i * 32 + tx], sum_before = total[i * 32 + tx], now = -1e30f, sum = 0;
      for (int y = 0; y < cols; ++y) {
        float dot = 0;
        for (int x = 0; x < width; ++x)
          dot += Q[(i * 32 + tx) * 16 + x] * ks[y * 16 + x];
        dot *= scale;
        score[tx * 32 + y] = dot;
        if (dot > now)
          now = dot;
      }
      for (int y = 0; y < cols; ++y) {
        score[tx * 32 + y] = fmaxf(0.0f, 1.0f - (now - score[tx * 32 + y]));
        sum += score[tx * 32 + y];
      }
      float both = fmaxf(before, now);
      float all = (before - both) * sum_before + (now - both) * sum;
      for (int x = 0; x < width; ++x) {
        float part = 0;
        for (int y = 0; y < cols; ++y)
          part += score[tx * 32 + y] * vs[y * 16 + x];
        O[(i * 32 + tx) * 16 + x] = (sum_before * (before - both) * O[(i * 32 + tx) * 16 + x] + (now - both) * part) / all;
      }
      most[i * 32 + tx] = both;
      total[i * 32 + tx] = all;
    }
} }
__syncthreads();
{ 
# 10 "attention.cu" 3
{ int x = 0;
#pragma unroll
# 10 "attention.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++x)) if (x < 16)
# 10 "attention.cu" 3
{
      ks[tx * 16 + x] = __dbuf_r0[__dbuf_i0];
      vs[tx * 16 + x] = __dbuf_r1[__dbuf_i0];
    } }
}

__syncthreads();
}
{ { 
# 15 "attention.cu" 3
for (int i = 0; i < rows; ++i) {
      float before = most[i * 32 + tx], sum_before = total[i * 32 + tx], now = -1e30f, sum = 0;
      for (int y = 0; y < cols; ++y) {
        float dot = 0;
        for (int x = 0; x < width; ++x)
          dot += Q[(i * 32 + tx) * 16 + x] * ks[y * 16 + x];
        dot *= scale;
        score[tx * 32 + y] = dot;
        if (dot > now)
          now = dot;
      }
      for (int y = 0; y < cols; ++y) {
        score[tx * 32 + y] = fmaxf(0.0f, 1.0f - (now - score[tx * 32 + y]));
        sum += score[tx * 32 + y];
      }
      float both = fmaxf(before, now);
      float all = (before - both) * sum_before + (now - both) * sum;
      for (int x = 0; x < width; ++x) {
        float part = 0;
        for (int y = 0; y < cols; ++y)
          part += score[tx * 32 + y] * vs[y * 16 + x];
        O[(i * 32 + tx) * 16 + x] = (sum_before * (before - both) * O[(i * 32 + tx) * 16 + x] + (now - both) * part) / all;
      }
      most[i * 32 + tx] = both;
      total[i * 32 + tx] = all;
    }
} }
__syncthreads();
} }
# 42 "attention.cu"

}
