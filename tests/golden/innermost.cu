// The innermost of three loops is pipelined; how many threads load each tile depends on template arguments.
template <int ROWS, int COLUMNS>
__attribute__((global)) void filter(const float *__restrict__ image, const float *__restrict__ weight,
                                    float *__restrict__ out, int size, int width, int colors) {
  __attribute__((shared)) float weights[4][ROWS];
  __attribute__((shared)) float pixels[4][COLUMNS];
  const int tid = threadIdx.y * COLUMNS + threadIdx.x, row = tid / ROWS, at = tid % ROWS;
  float sum = 0;
  for (int y = 0; y < width; ++y)
    for (int x = 0; x < width; ++x) {
      const int p = y * size + x, w = y * width + x;
#pragma dbuf pipeline
      for (int c = 0; c < colors; c += 4) {
        if (row < COLUMNS) {
#pragma unroll
          for (int i = 0; i < 4; i += COLUMNS)
            if (4 % COLUMNS == 0 || i + row < 4)
              weights[i + row][at] = weight[((c + i + row) * width * width + w) * ROWS + at];
        }
#pragma unroll
        for (int i = 0; i < 4; i += ROWS)
          if (4 % ROWS == 0 || i + threadIdx.y < 4)
            pixels[i + threadIdx.y][threadIdx.x] =
              image[((c + i + threadIdx.y) * size * size + p) * COLUMNS + threadIdx.x];
        __syncthreads();
        for (int i = 0; i < 4; ++i)
          sum += weights[i][threadIdx.y] * pixels[i][threadIdx.x];
        __syncthreads();
      }
    }
  out[tid] = sum;
}
