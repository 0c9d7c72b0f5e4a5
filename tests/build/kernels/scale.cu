// A device function in a file of its own, which separable.cu needs at device link.
__device__ float scale(float x) {
  return 2 * x;
}
