// Compute calls vectors of its tiles by the names of parameters that the load reads. A step is a token of the thread's.
struct float4 { float x, y, z, w; };
__attribute__((global)) void states(const float *__restrict__ key, const float *__restrict__ gate,
                                    const float *__restrict__ value, float *__restrict__ out, int tokens) {
  __attribute__((shared)) alignas(16) float keys[32], gates[32];
  const int tid = threadIdx.x;
  float state[32] = {};
#pragma dbuf pipeline
  for (int t = tid; t < tokens * 32 + tid; t += 32) {
    __syncthreads();
    keys[tid] = key[t];
    gates[tid] = gate[t];
    __syncthreads();
    const float mine = value[t];
    float sum = 0;
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
    out[t] = sum;
  }
}
