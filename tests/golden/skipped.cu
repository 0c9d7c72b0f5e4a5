// Threads beyond the end skip the whole loop; its tile is declared in it and holds three of four numbers.
struct float3 { float x, y, z; };
struct float4 { float x, y, z, w; };
__attribute__((global)) void pulled(const float4 *p, float4 *v, int bodies) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < bodies) {
    float4 me = p[i];
    float pull = 0;
#pragma dbuf pipeline
    for (int tile = 0; tile < gridDim.x; tile++) {
      __attribute__((shared)) float3 near[64];
      float4 other = p[tile * blockDim.x + threadIdx.x];
      near[threadIdx.x] = {other.x, other.y, other.z};
      __syncthreads();
      for (int j = 0; j < 64; ++j) {
        float dx = near[j].x - me.x, dy = near[j].y - me.y, dz = near[j].z - me.z;
        pull += dx * dx + dy * dy + dz * dz;
      }
      __syncthreads();
    }
    v[i].x = pull;
  }
}
