// The body is one statement.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; ++k)
    acc += x[k];
  y[threadIdx.x] = acc;
}
// expect: 101
// 5:3: error: the loop's body is not a block '{ load; barrier; compute; barrier }' [dbuf-body-form]
//     for (int k = 0; k < n; ++k)
//     ^~~
// 5:3: note: write the body as { load; __syncthreads(); compute; __syncthreads(); }
