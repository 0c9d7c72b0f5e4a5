__device__ int step(int x) {
  return x + 1;
}
__global__ void debug(int *x) {
  int y = step(x[0]);
  x[1] = y;
}
