// ---- cp_async 2 ----
// loop states cp_async 2
# 1 "second_names.cu"
// Compute calls vectors of its tiles by the names of parameters that the load reads. A step is a token of the thread's.
struct float4 { float x, y, z, w; };
__attribute__((global)) void states(const float *__restrict__ key, const float *__restrict__ gate,
                                    const float *__restrict__ value, float *__restrict__ out, int tokens) {
  
# 5 "second_names.cu" 3
typedef float __dbuf_keys_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_keys_0_t> __dbuf_keys_0[2]; auto &keys = __dbuf_keys_0[0].v; typedef float __dbuf_gates_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_gates_0_t> __dbuf_gates_0[2]; auto &gates = __dbuf_gates_0[0].v; 
# 5 "second_names.cu"

  const int tid = threadIdx.x;
  float state[32] = {};

# 9 "second_names.cu" 3
{ static_assert(0 + sizeof(__dbuf_keys_0) + sizeof(__dbuf_gates_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = tid;
if (t < tokens * 32 + tid) {
__syncthreads();
auto __dbuf_now_t_0 = t;
::__dbuf::forget(__dbuf_now_t_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &keys = __dbuf_keys_0[__dbuf_s].v; (void)keys; auto &gates = __dbuf_gates_0[__dbuf_s].v; (void)gates; 
# 11 "second_names.cu" 3
::__dbuf::fetch(keys[tid], key[t]);

# 12 "second_names.cu" 3
::__dbuf::fetch(gates[tid], gate[t]);
}
t += 32; 
}
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 9 "second_names.cu" 3
for (; t < tokens * 32 + tid; t += 32) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &keys = __dbuf_keys_0[__dbuf_load].v; (void)keys; auto &gates = __dbuf_gates_0[__dbuf_load].v; (void)gates; 
# 11 "second_names.cu" 3
::__dbuf::fetch(keys[tid], key[t]);

# 12 "second_names.cu" 3
::__dbuf::fetch(gates[tid], gate[t]);
}
::__dbuf::commit();
{ auto &keys = __dbuf_keys_0[__dbuf_now].v; (void)keys; auto &gates = __dbuf_gates_0[__dbuf_now].v; (void)gates; auto &t = __dbuf_now_t_0; { 
# 14 "second_names.cu"
const float mine = value[t];

# 15 "second_names.cu"
float sum = 0;

# 16 "second_names.cu"
for (int j = 0; j < 32; j += 4) {
      const float4 &key = (float4 &)(keys[j]);
      const float4 &gate = (float4 &)(gates[j]);
      float4 &s = (float4 &)(state[j]);
      s.x = s.x * gate.x + key.x * mine;
      s.y = s.y * gate.y + key.y * mine;
      s.z = s.z * gate.z + key.z * mine;
      s.w = s.w * gate.w + key.w * mine;
      sum += s.x - s.y;
      sum += s.z - s.w;
    }

# 27 "second_names.cu"
out[t] = sum;
} t += 32; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &keys = __dbuf_keys_0[__dbuf_now].v; (void)keys; auto &gates = __dbuf_gates_0[__dbuf_now].v; (void)gates; auto &t = __dbuf_now_t_0; { 
# 14 "second_names.cu" 3
const float mine = value[t];

# 15 "second_names.cu" 3
float sum = 0;

# 16 "second_names.cu" 3
for (int j = 0; j < 32; j += 4) {
      const float4 &key = (float4 &)(keys[j]);
      const float4 &gate = (float4 &)(gates[j]);
      float4 &s = (float4 &)(state[j]);
      s.x = s.x * gate.x + key.x * mine;
      s.y = s.y * gate.y + key.y * mine;
      s.z = s.z * gate.z + key.z * mine;
      s.w = s.w * gate.w + key.w * mine;
      sum += s.x - s.y;
      sum += s.z - s.w;
    }

# 27 "second_names.cu" 3
out[t] = sum;
} t += 32; }
} }
# 28 "second_names.cu"

}
// ---- cp_async 3 ----
// loop states cp_async 3
# 1 "second_names.cu"
// Compute calls vectors of its tiles by the names of parameters that the load reads. A step is a token of the thread's.
struct float4 { float x, y, z, w; };
__attribute__((global)) void states(const float *__restrict__ key, const float *__restrict__ gate,
                                    const float *__restrict__ value, float *__restrict__ out, int tokens) {
  
# 5 "second_names.cu" 3
typedef float __dbuf_keys_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_keys_0_t> __dbuf_keys_0[3]; auto &keys = __dbuf_keys_0[0].v; typedef float __dbuf_gates_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_gates_0_t> __dbuf_gates_0[3]; auto &gates = __dbuf_gates_0[0].v; 
# 5 "second_names.cu"

  const int tid = threadIdx.x;
  float state[32] = {};

# 9 "second_names.cu" 3
{ static_assert(0 + sizeof(__dbuf_keys_0) + sizeof(__dbuf_gates_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = tid;
if (t < tokens * 32 + tid) {
__syncthreads();
auto __dbuf_now_t_0 = t;
::__dbuf::forget(__dbuf_now_t_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 9 "second_names.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (t < tokens * 32 + tid) {
{ auto &keys = __dbuf_keys_0[__dbuf_s].v; (void)keys; auto &gates = __dbuf_gates_0[__dbuf_s].v; (void)gates; 
# 11 "second_names.cu" 3
::__dbuf::fetch(keys[tid], key[t]);

# 12 "second_names.cu" 3
::__dbuf::fetch(gates[tid], gate[t]);
}
t += 32; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 9 "second_names.cu" 3
for (; t < tokens * 32 + tid; t += 32) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &keys = __dbuf_keys_0[__dbuf_load].v; (void)keys; auto &gates = __dbuf_gates_0[__dbuf_load].v; (void)gates; 
# 11 "second_names.cu" 3
::__dbuf::fetch(keys[tid], key[t]);

# 12 "second_names.cu" 3
::__dbuf::fetch(gates[tid], gate[t]);
}
::__dbuf::commit();
{ auto &keys = __dbuf_keys_0[__dbuf_now].v; (void)keys; auto &gates = __dbuf_gates_0[__dbuf_now].v; (void)gates; auto &t = __dbuf_now_t_0; { 
# 14 "second_names.cu"
const float mine = value[t];

# 15 "second_names.cu"
float sum = 0;

# 16 "second_names.cu"
for (int j = 0; j < 32; j += 4) {
      const float4 &key = (float4 &)(keys[j]);
      const float4 &gate = (float4 &)(gates[j]);
      float4 &s = (float4 &)(state[j]);
      s.x = s.x * gate.x + key.x * mine;
      s.y = s.y * gate.y + key.y * mine;
      s.z = s.z * gate.z + key.z * mine;
      s.w = s.w * gate.w + key.w * mine;
      sum += s.x - s.y;
      sum += s.z - s.w;
    }

# 27 "second_names.cu"
out[t] = sum;
} t += 32; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 9 "second_names.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &keys = __dbuf_keys_0[__dbuf_now].v; (void)keys; auto &gates = __dbuf_gates_0[__dbuf_now].v; (void)gates; auto &t = __dbuf_now_t_0; { 
# 14 "second_names.cu" 3
const float mine = value[t];

# 15 "second_names.cu" 3
float sum = 0;

# 16 "second_names.cu" 3
for (int j = 0; j < 32; j += 4) {
      const float4 &key = (float4 &)(keys[j]);
      const float4 &gate = (float4 &)(gates[j]);
      float4 &s = (float4 &)(state[j]);
      s.x = s.x * gate.x + key.x * mine;
      s.y = s.y * gate.y + key.y * mine;
      s.z = s.z * gate.z + key.z * mine;
      s.w = s.w * gate.w + key.w * mine;
      sum += s.x - s.y;
      sum += s.z - s.w;
    }

# 27 "second_names.cu" 3
out[t] = sum;
} t += 32; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
} }
# 28 "second_names.cu"

}
// ---- ldg auto ----
// loop states ldg 2
# 1 "second_names.cu"
// Compute calls vectors of its tiles by the names of parameters that the load reads. A step is a token of the thread's.
struct float4 { float x, y, z, w; };
__attribute__((global)) void states(const float *__restrict__ key, const float *__restrict__ gate,
                                    const float *__restrict__ value, float *__restrict__ out, int tokens) {
  
# 5 "second_names.cu" 3
typedef float __dbuf_keys_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_keys_0_t> __dbuf_keys_0[2]; auto &keys = __dbuf_keys_0[0].v; typedef float __dbuf_gates_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_gates_0_t> __dbuf_gates_0[2]; auto &gates = __dbuf_gates_0[0].v; 
# 5 "second_names.cu"

  const int tid = threadIdx.x;
  float state[32] = {};

# 9 "second_names.cu" 3
{ static_assert(0 + sizeof(__dbuf_keys_0) + sizeof(__dbuf_gates_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = tid;
if (t < tokens * 32 + tid) {
__syncthreads();
auto __dbuf_now_t_0 = t;
::__dbuf::forget(__dbuf_now_t_0);
int __dbuf_now = 0;
{ auto &keys = __dbuf_keys_0[0].v; (void)keys; auto &gates = __dbuf_gates_0[0].v; (void)gates; 
# 11 "second_names.cu" 3
keys[tid] = key[t];

# 12 "second_names.cu" 3
gates[tid] = gate[t];
}
t += 32; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 9 "second_names.cu" 3
for (; t < tokens * 32 + tid; t += 32) {
::__dbuf::forget(t);
::__dbuf::raw<decltype((key)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((key)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((gate)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((gate)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &keys = __dbuf_keys_0[__dbuf_now ^ 1].v; (void)keys; auto &gates = __dbuf_gates_0[__dbuf_now ^ 1].v; (void)gates; 
# 11 "second_names.cu" 3
(void)((__dbuf_r0 = key[t]));

# 12 "second_names.cu" 3
(void)((__dbuf_r1 = gate[t]));
}
{ auto &keys = __dbuf_keys_0[__dbuf_now].v; (void)keys; auto &gates = __dbuf_gates_0[__dbuf_now].v; (void)gates; auto &t = __dbuf_now_t_0; { 
# 14 "second_names.cu"
const float mine = value[t];

# 15 "second_names.cu"
float sum = 0;

# 16 "second_names.cu"
for (int j = 0; j < 32; j += 4) {
      const float4 &key = (float4 &)(keys[j]);
      const float4 &gate = (float4 &)(gates[j]);
      float4 &s = (float4 &)(state[j]);
      s.x = s.x * gate.x + key.x * mine;
      s.y = s.y * gate.y + key.y * mine;
      s.z = s.z * gate.z + key.z * mine;
      s.w = s.w * gate.w + key.w * mine;
      sum += s.x - s.y;
      sum += s.z - s.w;
    }

# 27 "second_names.cu"
out[t] = sum;
} t += 32; }
{ auto &keys = __dbuf_keys_0[__dbuf_now ^ 1].v; (void)keys; auto &gates = __dbuf_gates_0[__dbuf_now ^ 1].v; (void)gates; 
# 11 "second_names.cu" 3
keys[tid] = __dbuf_r0;

# 12 "second_names.cu" 3
gates[tid] = __dbuf_r1;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &keys = __dbuf_keys_0[__dbuf_now].v; (void)keys; auto &gates = __dbuf_gates_0[__dbuf_now].v; (void)gates; auto &t = __dbuf_now_t_0; { 
# 14 "second_names.cu" 3
const float mine = value[t];

# 15 "second_names.cu" 3
float sum = 0;

# 16 "second_names.cu" 3
for (int j = 0; j < 32; j += 4) {
      const float4 &key = (float4 &)(keys[j]);
      const float4 &gate = (float4 &)(gates[j]);
      float4 &s = (float4 &)(state[j]);
      s.x = s.x * gate.x + key.x * mine;
      s.y = s.y * gate.y + key.y * mine;
      s.z = s.z * gate.z + key.z * mine;
      s.w = s.w * gate.w + key.w * mine;
      sum += s.x - s.y;
      sum += s.z - s.w;
    }

# 27 "second_names.cu" 3
out[t] = sum;
} t += 32; }
} }
# 28 "second_names.cu"

}
// ---- ldg_single auto ----
// loop states ldg_single 1
# 1 "second_names.cu"
// Compute calls vectors of its tiles by the names of parameters that the load reads. A step is a token of the thread's.
struct float4 { float x, y, z, w; };
__attribute__((global)) void states(const float *__restrict__ key, const float *__restrict__ gate,
                                    const float *__restrict__ value, float *__restrict__ out, int tokens) {
  __attribute__((shared)) alignas(16) float keys[32], gates[32];
  const int tid = threadIdx.x;
  float state[32] = {};

# 9 "second_names.cu" 3
{ int t = tid;
if (t < tokens * 32 + tid) {
__syncthreads();
auto __dbuf_now_t_0 = t;
::__dbuf::forget(__dbuf_now_t_0);
{ 
# 11 "second_names.cu" 3
keys[tid] = key[t];

# 12 "second_names.cu" 3
gates[tid] = gate[t];
}
t += 32; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 9 "second_names.cu" 3
for (; t < tokens * 32 + tid; t += 32) {
::__dbuf::forget(t);
::__dbuf::raw<decltype((key)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((key)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((gate)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((gate)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 11 "second_names.cu" 3
(void)((__dbuf_r0 = key[t]));

# 12 "second_names.cu" 3
(void)((__dbuf_r1 = gate[t]));
}
{ auto &t = __dbuf_now_t_0; { 
# 14 "second_names.cu"
const float mine = value[t];

# 15 "second_names.cu"
float sum = 0;

# 16 "second_names.cu"
for (int j = 0; j < 32; j += 4) {
      const float4 &key = (float4 &)(keys[j]);
      const float4 &gate = (float4 &)(gates[j]);
      float4 &s = (float4 &)(state[j]);
      s.x = s.x * gate.x + key.x * mine;
      s.y = s.y * gate.y + key.y * mine;
      s.z = s.z * gate.z + key.z * mine;
      s.w = s.w * gate.w + key.w * mine;
      sum += s.x - s.y;
      sum += s.z - s.w;
    }

# 27 "second_names.cu"
out[t] = sum;
} t += 32; }
__syncthreads();
{ 
# 11 "second_names.cu" 3
keys[tid] = __dbuf_r0;

# 12 "second_names.cu" 3
gates[tid] = __dbuf_r1;
}

__syncthreads();
}
{ auto &t = __dbuf_now_t_0; { 
# 14 "second_names.cu" 3
const float mine = value[t];

# 15 "second_names.cu" 3
float sum = 0;

# 16 "second_names.cu" 3
for (int j = 0; j < 32; j += 4) {
      const float4 &key = (float4 &)(keys[j]);
      const float4 &gate = (float4 &)(gates[j]);
      float4 &s = (float4 &)(state[j]);
      s.x = s.x * gate.x + key.x * mine;
      s.y = s.y * gate.y + key.y * mine;
      s.z = s.z * gate.z + key.z * mine;
      s.w = s.w * gate.w + key.w * mine;
      sum += s.x - s.y;
      sum += s.z - s.w;
    }

# 27 "second_names.cu" 3
out[t] = sum;
} t += 32; }
} }
# 28 "second_names.cu"

}
