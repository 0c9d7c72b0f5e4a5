"""Writes a preprocessed text of a shape that makes the rewriter's searches long: shapes.py SHAPE COUNT

lines    a loop of COUNT lines, each with a variable of its own
loops    a loop of COUNT small loops over variables of one name
reads    a loop of COUNT reads through one pointer and calls of headers' functions
classes  COUNT classes with five operators each before a small loop
kernels  COUNT kernels, each with its loop
calls    COUNT calls of a __device__ function whose loop takes as many tiles as they say
plain    COUNT kernels whose loops have no pragma before one that has it
"""

import sys

KERNEL = """__attribute__((global)) void k%d(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float s[64];
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 64) {
    s[threadIdx.x] = x[i + threadIdx.x];
    __syncthreads();
%s    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
"""

CLASS = """struct V%d {
  float a, b;
  DEVICE V%d operator+(const V%d &o) const { V%d r; r.a = a + o.a; r.b = b + o.b; return r; }
  DEVICE V%d operator-(const V%d &o) const { V%d r; r.a = a - o.a; r.b = b - o.b; return r; }
  DEVICE V%d operator*(const V%d &o) const { V%d r; r.a = a * o.a; r.b = b * o.b; return r; }
  DEVICE V%d &operator+=(const V%d &o) { a += o.a; b += o.b; return *this; }
  DEVICE bool operator<(const V%d &o) const { return a < o.a; }
};
""".replace("DEVICE", "__attribute__((device))")

LINES = {
    "lines": "    float t%d = s[%d] * 3.5f; if (t%d > 3) acc += t%d;\n",
    "loops": "    for (int j = 0; j < 8; ++j) acc += s[j + %d];\n",
    "reads": "    acc += fmaf(s[%d], 3.f, __ldg(x + %d));\n",
}


def text(shape, count):
    small = "    acc += s[threadIdx.x ^ 1];\n"
    if shape == "classes":
        return "".join(CLASS.replace("%d", str(i)) for i in range(count)) + KERNEL % (0, small)
    if shape == "kernels":
        return "".join(KERNEL % (i, small) for i in range(count))
    if shape == "calls":
        called = KERNEL.replace("global)) void k", "device)) void f") % (0, small)
        caller = "__attribute__((global)) void all(const float *x, float *y, int n) {\n%s}\n"
        return called + caller % "".join("  int n%d = n + %d;\n  f0(x, y + %d, n%d);\n" % (i, i, i, i) for i in range(count))
    if shape == "plain":
        without = KERNEL.replace("#pragma dbuf pipeline\n", "")
        return "".join(without % (i, small) for i in range(count)) + KERNEL % (count, small)
    line = LINES[shape]
    return KERNEL % (0, "".join(line.replace("s[%d", "s[" + str(i % 64)).replace("%d", str(i)) for i in range(count)))


sys.stdout.write('# 1 "/usr/include/math.h" 1 3\nfloat fmaf(float, float, float);\nfloat __ldg(const float *);\n')
sys.stdout.write('# 1 "k.cu" 2\n' + text(sys.argv[1], int(sys.argv[2])))
