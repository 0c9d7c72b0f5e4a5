__global__ void choose(int *x, int k) {
  int v = x[k];
  switch (x[v]) {
  case 0: v = atomicAdd(x + 1, v); break;
  case 1: v = atomicMax(x + 2, v); break;
  case 2: v = atomicMin(x + 3, v); break;
  case 3: v = atomicXor(x + 4, v); break;
  case 5: v = atomicAnd(x + 5, v); break;
  }
  x[k] = v;
}
