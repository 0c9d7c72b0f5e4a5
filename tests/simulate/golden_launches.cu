// How the inputs of tests/golden are launched: behind each head "---- NAME" stands what tests/emulate has at the end of
// a case, or why there is no launch. The kernels are in the namespace golden.

// ---- atomics: not run, it names functions of a header that is not there

// ---- copied_into_object: not run, it names functions of a header that is not there

// ---- fragments_passed: not run, the small headers have no fragments

// ---- group_barrier: not run, it names functions of a header that is not there

// ---- header_with_our_word: not run, it names functions of a header that is not there

// ---- math_in_compute: not run, it names functions of a header that is not there

// ---- math_in_load: not run, the small headers have no tanhf

// ---- pointer_passed: not run, it makes an object whose constructor is the host's

// ---- arrays_passed
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::differences_of_all(x, y, n); });
}

// ---- asks_flag
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::asks(x, y, n); });
}

// ---- at_rest
void emu_run(trial &t) {
  int n = t.tiles * 100;
  float *x = t.in<float>(n), *y = t.out<float>(32);
  launch(1, 32, 0, [=] { golden::at_rest(x, y, n); });
}

// ---- attention
void emu_run(trial &t) {
  int n = t.tiles, rows = 2, cols = 32, width = 16;
  float *q = t.in<float>(rows * 512), *k = t.in<float>(n * 512), *v = t.in<float>(n * 512);
  float *most = t.out<float>(rows * 32), *total = t.out<float>(rows * 32), *o = t.out<float>(rows * 512);
  launch(1, 32, 0, [=] { golden::attend(q, k, v, most, total, o, n, rows, cols, width, 0.25f); });
}

// ---- barrier_at_top
void emu_run(trial &t) {
  float *x = t.in<float>(t.tiles * 128), *y = t.out<float>(128);
  int n = t.tiles * 128;
  launch(1, 128, 0, [=] { golden::top(x, y, n); });
}

// ---- bumps
void emu_run(trial &t) {
  int N = 32, K = t.tiles * 16;
  float *a = t.in<float>(32 * K), *b = t.in<float>(K * N), *c = t.out<float>(16 * N);
  launch(1, dim3(16, 16), 0, [=] { golden::bumps(a, b, c, N, K); });
}

// ---- clock_in_compute
void emu_run(trial &t) {
  float *x = t.in<float>(t.tiles * 128), *y = t.out<float>(128);
  int n = t.tiles * 128;
  launch(1, 128, 0, [=] { golden::weighted(x, y, n); });
}

// ---- constant_trips
void emu_run(trial &t) {
  float *a = t.in<float>(11 * 32), *c = t.out<float>(32);
  if (t.tiles == 0)
    launch(1, 32, 0, [=] { golden::constant_trips<0, 8>(a, c); });
  if (t.tiles == 1)
    launch(1, 32, 0, [=] { golden::constant_trips<8, 8>(a, c); });
  if (t.tiles == 2)
    launch(1, 32, 0, [=] { golden::constant_trips<16, 8>(a, c); });
  if (t.tiles == 3)
    launch(1, 32, 0, [=] { golden::constant_trips<24, 8>(a, c); });
  if (t.tiles == 4)
    launch(1, 32, 0, [=] { golden::constant_trips<32, 8>(a, c); });
  if (t.tiles == 5)
    launch(1, 32, 0, [=] { golden::constant_trips<40, 8>(a, c); });
  if (t.tiles == 6)
    launch(1, 32, 0, [=] { golden::constant_trips<48, 8>(a, c); });
  if (t.tiles == 11)
    launch(1, 32, 0, [=] { golden::constant_trips<88, 8>(a, c); });
}

// ---- contract
void emu_run(trial &t) {
  float *x = t.in<float>(t.tiles * 128), *y = t.out<float>(128);
  int n = t.tiles * 128;
  launch(1, 128, 0, [=] { golden::decay(x, y, n, 0.9f); });
}

// ---- conversion
void emu_run(trial &t) {
  signed char *x = t.in<signed char>(t.tiles * 128);
  float *w = t.in<float>(t.tiles * 128), *y = t.out<float>(128);
  int n = t.tiles * 128;
  launch(1, 128, 0, [=] { golden::convert(x, w, y, 0.3f, n); });
}

// ---- cooperative
void emu_run(trial &t) {
  float *x = t.in<float>(t.tiles * 512), *y = t.out<float>(128);
  int n = t.tiles * 512;
  launch(1, 128, 0, [=] { golden::dot(x, y, n); });
}

// ---- cooperative_any_stride
void emu_run(trial &t) {
  emu_set(golden::stride, 128);
  float *x = t.in<float>(t.tiles * 128), *y = t.out<float>(128);
  int n = t.tiles * 128;
  launch(1, 128, 0, [=] { golden::strided(x, y, n); });
}

// ---- cooperative_nested
void emu_run(trial &t) {
  int pitch = 37, n = t.tiles * 32;
  float *x = t.in<float>(n * pitch), *y = t.out<float>(32 * 16);
  launch(1, dim3(16, 8), 0, [=] { golden::nested(x, y, pitch, n); });
}

// ---- device_function
void emu_run(trial &t) {
  float *x = t.in<float>(t.tiles * 32), *y = t.out<float>(32);
  int n = t.tiles;
  launch(1, 32, 0, [=] { golden::calls_function(x, y, n); });
}

// ---- uniform_calls
void emu_run(trial &t) {
  float *x = t.in<float>(t.tiles * 128), *y = t.out<float>(256);
  int n = t.tiles;
  launch(2, 128, 0, [=] { golden::uniform_calls(x, y, n); });
}

// ---- class_functors
void emu_run(trial &t) {
  int n = t.tiles * 96;
  int *x = t.in<int>(n), *y = t.out<int>(32);
  launch(1, 32, 0, [=] { golden::class_functors(x, y, n); });
}

// ---- pointers_cut
void emu_run(trial &t) {
  int n = t.tiles;
  float *x = t.in<float>(n * 96), *y = t.out<float>(96);
  launch(1, 96, 3 * 96 * 4, [=] { golden::pointers_cut(x, y, n, 96); });
}

// ---- given_objects
void emu_run(trial &t) {
  int n = t.tiles;
  float *x = t.in<float>(n * 128 + 128), *y = t.out<float>(128);
  golden::rows a = {x, n, 100}, b = {x, n, 128};
  launch(1, 128, 0, [=] { golden::given_objects(a, b, y); });
}

// ---- class_operators
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(32);
  launch(1, 32, 0, [=] { golden::class_operators(x, y, n); });
}

// ---- compared_parts
void emu_run(trial &t) {
  int n = t.tiles * 64, *y = t.out<int>(64);
  float *parts = t.in<float>(2 * n + 128);
  for (int i = 0; i < 2 * n + 128; ++i)
    parts[i] = i % 3;
  const golden::spot *x = (const golden::spot *)parts;
  launch(1, 64, 0, [=] { golden::compared_parts(x, y, n); });
}

// ---- do_while
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n ? n : 128), *y = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::at_least_once(x, y, n); });
}

// ---- dynamic
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(128);
  launch(1, 128, 512, [=] { golden::dynamic(x, y, n); });
}

// ---- dynamic_rows
void emu_run(trial &t) {
  int n = t.tiles;
  float *x = t.in<float>(n * 128), *w = t.in<float>(n * 16), *y = t.out<float>(128);
  launch(1, dim3(16, 8), 1024, [=] { golden::dynamic_rows(x, w, y, n); });
}

// ---- filled_by_function
void emu_run(trial &t) {
  int K = t.tiles * 4;
  float *a = t.in<float>(K * 64), *b = t.in<float>(K * 64), *c = t.out<float>(64 * 64);
  launch(1, 64, 0, [=] { golden::outer(a, b, c, K); });
}

// ---- filled_in_function
void emu_run(trial &t) {
  int K = t.tiles * 4;
  float *a = t.in<float>(K * 64), *b = t.in<float>(K * 64), *c = t.out<float>(64 * 64);
  launch(1, 64, 0, [=] { golden::outer(a, b, c, K); });
}

// ---- guard_if
void emu_run(trial &t) {
  int n = t.extent(256);
  float *a = t.in<float>(n), *c = t.out<float>(256);
  launch(1, 256, 0, [=] { golden::guarded(a, c, n); });
}

// ---- guard_ternary
void emu_run(trial &t) {
  int n = t.extent(256);
  float *a = t.in<float>(n), *c = t.out<float>(256);
  launch(1, 256, 0, [=] { golden::guarded(a, c, n); });
}

// ---- kept_in_place
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.in<float>(n + 256);
  launch(1, 128, 0, [=] { golden::kept(x, y, n); });
}

// ---- kept_constants
void emu_run(trial &t) {
  int n = t.tiles * 344;
  float *x = t.in<float>(n), *y = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::strips(x, y, n); });
}

// ---- late
void emu_run(trial &t) {
  int tiles = t.tiles;
  float *x = t.in<float>(tiles * 128), *y = t.out<float>(12 * 128);
  int *shape = t.in<int>(4);
  shape[0] = 3, shape[1] = 4, shape[2] = 4, shape[3] = 1;
  launch(1, 128, 0, [=] { golden::scattered(x, shape, y, tiles); });
}

// ---- load_local
void emu_run(trial &t) {
  float *x = t.in<float>(t.tiles * 128), *y = t.out<float>(128);
  int n = t.tiles * 128;
  launch(1, 128, 0, [=] { golden::local(x, y, n); });
}

// ---- markers
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::markers(x, y, 1.25f, n); });
}

// ---- markers_alone
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(128), *z = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::marked_load(x, y, n); });
  launch(1, 128, 0, [=] { golden::marked_compute(x, z, n); });
}

// ---- moved_pointer
void emu_run(trial &t) {
  int n = t.tiles * 32;
  float *a = t.in<float>(2 * n + 1), *b = t.in<float>(2 * n + 1), *c = t.out<float>(32);
  launch(1, 32, 0, [=] { golden::moved_pointer(a, b, c, n); });
}

// ---- one_buffer
// A tail needs a tile before it, whose elements it keeps.
void emu_run(trial &t) {
  int n = t.tiles > 1 ? t.extent(128) : t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::stale(x, y, n); });
}

// ---- reused_names
void emu_run(trial &t) {
  int rows = t.tiles * 16;
  float *x = t.in<float>(rows * 19), *y = t.out<float>(32);
  launch(1, 32, 0, [=] { golden::turned(x, y, rows, 19); });
}

// ---- sgemm
void emu_run(trial &t) {
  int N = 32, K = t.tiles * 16, rows = 16 * t.warps;
  float *a = t.in<float>(rows * K), *b = t.in<float>(K * N), *c = t.out<float>(rows * N);
  launch(dim3(2, t.warps), dim3(16, 16), 0, [=] { golden::sgemm(a, b, c, N, K); });
}

// ---- shared_in_loop
void emu_run(trial &t) {
  float *x = t.in<float>(t.tiles * 128), *y = t.out<float>(128);
  int n = t.tiles * 128;
  launch(1, 128, 0, [=] { golden::inside(x, y, n); });
}

// ---- template
void emu_run(trial &t) {
  int K = t.tiles * 16;
  float *a = t.in<float>(32 * K), *c = t.out<float>(256);
  double *b = t.in<double>(8 * K), *d = t.out<double>(256);
  launch(1, 256, 0, [=] { golden::typed<float, 32, 16>(a, c, K); });
  launch(1, 256, 0, [=] { golden::typed<double, 8, 8>(b, d, K); });
}

// ---- matrices_passed
void emu_run(trial &t) {
  int tiles = t.tiles, n = t.warps == 1 ? 64 : t.threads();
  uint4 *left = (uint4 *)t.in<half>(tiles * 64 * 8);
  unsigned *out = t.out<unsigned>(n);
  launch(1, n, 0, [=] { golden::products(left, out, tiles); });
}

// ---- tensor_assembly
void emu_run(trial &t) {
  int tiles = t.tiles, n = t.warps == 1 ? 64 : t.threads();
  uint4 *left = (uint4 *)t.in<half>(tiles * 64 * 8);
  unsigned *out = t.out<unsigned>(n);
  launch(1, n, 0, [=] { golden::product<3>(left, out, tiles); });
}

// ---- tensor_printed
void emu_run(trial &t) {
  const int4 *x = (const int4 *)t.in<int>(t.tiles * 128 * 4);
  int *y = t.out<int>(128), tiles = t.tiles;
  launch(1, 128, 0, [=] { golden::printed(x, y, tiles); });
}

// ---- tensor_scratch
void emu_run(trial &t) {
  int tiles = t.tiles, n = t.warps == 1 ? 64 : t.threads();
  uint4 *left = (uint4 *)t.in<half>(tiles * 64 * 8);
  unsigned *out = t.out<unsigned>(n);
  launch(1, n, 0, [=] { golden::product(left, out, tiles); });
}

// ---- tensor_uneven
void emu_run(trial &t) {
  int few = t.tiles, many = few + 3;
  const int4 *x = (const int4 *)t.in<int>(many * 128 * 4);
  int *y = t.out<int>(128), *tiles = t.in<int>(1);
  *tiles = many;
  launch(1, 128, 0, [=] { golden::uneven(x, y, few, tiles); });
}

// ---- threads
void emu_run(trial &t) {
  float *x = t.in<float>(t.tiles * 1000), *y = t.out<float>(128);
  int n = t.tiles * 1000;
  launch(1, 128, 0, [=] { golden::promised(x, y, n); });
}

// ---- padded
void emu_run(trial &t) {
  unsigned n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(t.threads());
  launch(1, t.threads(), 0, [=] { golden::padded(x, y, n, 32u); });
}

// ---- overloads
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::overloads(x, y, n); });
}

// ---- passed_and_own
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::both_of_all(x, y, n); });
}

// ---- tile_passed
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n + 64), *y = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::sums(x, y, n); });
}

// ---- tiles_passed
void emu_run(trial &t) {
  int K = t.tiles * 8 - (t.tiles ? t.tail % 8 : 0), lda = t.tiles * 8 + 3;
  float *a = t.in<float>(8 * lda), *b = t.in<float>(t.tiles * 128 + 128), *s = t.in<float>(16), *y = t.out<float>(408);
  launch(1, dim3(16, 8), 0, [=] { golden::products(a, b, s, y, K, lda); });
}

// ---- transposed
void emu_run(trial &t) {
  int K = t.tiles * 8, N = 128;
  float *a = t.in<float>(128 * K), *b = t.in<float>(K * N), *c = t.out<float>(256);
  launch(1, 256, 0, [=] { golden::transposed(a, b, c, K, N); });
}

// ---- two_loops
void emu_run(trial &t) {
  float *x = t.in<float>(t.tiles * 128), *w = t.in<float>(t.tiles * 128), *y = t.out<float>(128);
  int n = t.tiles * 128;
  launch(1, 128, 0, [=] { golden::both(x, w, y, n); });
}

// ---- two_variables
void emu_run(trial &t) {
  int n = t.tiles, stride = 100;
  float *x = t.in<float>(n * stride + 28), *y = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::two(x, y, n, stride); });
}

// ---- vector
void emu_run(trial &t) {
  int K = t.tiles * 32;
  float *a = t.in<float>(64 * K), *c = t.out<float>(512);
  launch(1, 512, 0, [=] { golden::vector(a, c, K, K); });
}

// ---- letters
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::sum(x, y, n); });
}

// ---- load_in_function
void emu_run(trial &t) {
  unsigned depth = t.tiles * 16 - (t.tiles > 1 ? 3 : 0);
  float *a = t.in<float>(16 * depth), *b = t.in<float>(depth * 8), *c = t.out<float>(16 * 8);
  launch(1, dim3(8, 16), 0, [=] { golden::product<float, 16, 8, 16>(a, b, c, depth); });
}

// ---- load_in_functions
void emu_run(trial &t) {
  int pitch = 16 * t.tiles + 5, n = 16 * t.tiles;
  float *x = t.in<float>(8 * pitch), *y = t.in<float>(t.tiles * 128), *to = t.out<float>(32);
  launch(1, dim3(8, 4), 0, [=] { golden::filled({x, pitch}, y, to, n); });
}

// ---- load_in_function_by_value
void emu_run(trial &t) {
  int n = t.tiles * 128;
  unsigned *x = t.in<unsigned>(n + 128 + 4), *y = t.out<unsigned>(128);
  launch(1, 128, 0, [=] { golden::values(x, y, 2, n); });
}

// ---- rows_passed
void emu_run(trial &t) {
  int n = t.tiles * 64;
  float *x = t.in<float>(n), *y = t.out<float>(64);
  launch(1, 64, 0, [=] { golden::rows(x, y, n); });
}

// ---- dynamic_accessor
void emu_run(trial &t) {
  int n = t.tiles * 64;
  float4 *v = (float4 *)t.in<float>(4 * n);
  float *x = t.in<float>(n), *w = t.out<float>(64), *y = t.out<float>(64), *z = t.out<float>(64);
  launch(1, 64, 64 * sizeof(float4), [=] { golden::converted(v, w, n); });
  launch(1, 64, 64 * sizeof(float), [=] { golden::asked<float>(x, y, n); });
  launch(1, 64, 64 * sizeof(float), [=] { golden::called(x, z, n); });
}

// ---- vote
void emu_run(trial &t) {
  int n = t.extent(64);
  float4 *spots = t.in<float4>(n);
  int *order = t.in<int>(n);
  for (int i = 0; i < n; ++i)
    order[i] = n - 1 - i;
  float *y = t.out<float>(64);
  launch(1, 64, 0, [=] { golden::blend(order, spots, y, n); });
}

// ---- index_of_template_type
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(2 * n), *y = t.out<float>(256);
  launch(2, 128, 0, [=] { golden::k<int>(x, y, n, n); });
}

// ---- integers_in_load
void emu_run(trial &t) {
  int n = t.extent(128);
  float *x = t.in<float>(n + 1), *y = t.out<float>(128);
  launch(1, 128, 0, [=] { golden::k(x, y, n); });
}

// ---- load_in_function_by_rows
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(128);
  launch(1, dim3(32, 4), 0, [=] { golden::k(x, y, n); });
}

// ---- types_by_name
void emu_run(trial &t) {
  int n = t.extent(64), whole = t.tiles * 64;
  float4 *v = (float4 *)t.in<float>(4 * whole + 256), *to = (float4 *)t.out<float>(256);
  int4 *w = (int4 *)t.in<int>(4 * whole + 256), *too = (int4 *)t.out<int>(256);
  float *x = t.in<float>(n + 1), *y = t.out<float>(64);
  launch(1, 64, 0, [=] { golden::members<float>(v, to, whole); });
  launch(1, 64, 0, [=] { golden::members<int>(w, too, whole); });
  launch(1, 64, 0, [=] { golden::conversions(x, y, n); });
}

// ---- enumerators
void emu_run(trial &t) {
  int n = t.tiles * 64;
  float *x = t.in<float>(n), *y = t.out<float>(64), *z = t.out<float>(64);
  launch(1, 64, 0, [=] { golden::chosen<golden::weight::twice>(x, y, n); });
  launch(1, 64, 0, [=] { golden::chosen<golden::weight::none>(x, z, n); });
}

// ---- unpacked
void emu_run(trial &t) {
  int n = t.tiles * 64;
  int4 *x = (int4 *)t.in<int>(4 * n);
  float *y = t.out<float>(32);
  launch(1, 32, 0, [=] { golden::unpacked(x, y, n); });
}

// ---- scratch_last
void emu_run(trial &t) {
  int n = t.extent(256);
  float *x = t.in<float>(n), *y = t.out<float>(256);
  launch(1, dim3(16, 16), 0, [=] { golden::twice_summed(x, y, n); });
}

// ---- sentinel
void emu_run(trial &t) {
  int n = t.extent(64);
  int *keys = t.in<int>(n + 64), *rank = t.out<int>(64);
  launch(1, 64, 0, [=] { golden::ranked(keys, rank, n); });
}

// ---- indirect
void emu_run(trial &t) {
  int *row = t.out<int>(3), *column = t.out<int>(t.tiles + 2);
  row[0] = 0, row[1] = t.tiles, row[2] = t.tiles + 2;
  for (int i = 0; i < t.tiles + 2; ++i)
    column[i] = (i * 3 + 1) % 5;
  float *a = t.in<float>((t.tiles + 2) * 64), *x = t.in<float>(5 * 8), *y = t.out<float>(2 * 8);
  launch(2, dim3(8, 8), 0, [=] { golden::sparse_rows(a, row, column, x, y); });
}

// ---- skipped
void emu_run(trial &t) {
  int blocks = t.tiles + 1, bodies = t.tiles * 64;
  float4 *p = t.in<float4>(blocks * 64), *v = t.in<float4>(blocks * 64);
  launch(blocks, 64, 0, [=] { golden::pulled((const golden::float4 *)p, (golden::float4 *)v, bodies); });
}

// ---- records
void emu_run(trial &t) {
  int bins = t.tiles;
  golden::record *from = (golden::record *)t.in<int>(bins * 32 * 4);
  float *to = t.out<float>(32);
  launch(1, 32, 0, [=] { golden::gathered(from, to, bins); });
}

// ---- flag_tile
void emu_run(trial &t) {
  int n = t.extent(64);
  float *x = t.in<float>(n * 3), *y = t.out<float>(64);
  launch(1, 64, 0, [=] { golden::counted(x, y, n); });
}

// ---- one_temporary
void emu_run(trial &t) {
  int K = t.tiles * 8;
  float *a = t.in<float>(32 * K), *b = t.in<float>(K * 32), *c = t.out<float>(64);
  launch(1, 64, 0, [=] { golden::one_temporary(a, b, c, K); });
}

// ---- clock_after_loop
void emu_run(trial &t) {
  int n = t.extent(8), pitch = n + 8;
  float *x = t.in<float>(pitch * pitch), *y = t.out<float>(2 * 64);
  launch(1, dim3(8, 8), 0, [=] { golden::with_rest(x, y, pitch, 1, n); });
  launch(1, dim3(8, 8), 0, [=] { golden::with_rest(x, y + 64, pitch, 0, n); });
}

// ---- results_in_loop
void emu_run(trial &t) {
  int count = t.tiles, width = 27;
  float *in = t.in<float>(width * count), *mask = t.in<float>(3 * count), *out = t.out<float>(width * count);
  launch(2, 18, 0, [=] { golden::channels(in, mask, out, count, width); });
}

// ---- pointers_in_load
void emu_run(trial &t) {
  int width = t.tiles * 16;
  float *a = t.in<float>(16 * width), *b = t.in<float>(width * 16), *c = t.out<float>(256);
  launch(1, dim3(16, 16), 0, [=] { golden::quarter(c, a, b, width); });
}

// ---- backwards
void emu_run(trial &t) {
  int n = t.tiles * 32;
  int *x = t.in<int>(n), *y = t.out<int>(32);
  launch(1, 32, 0, [=] { golden::backwards(x, y, n, 7); });
}

// ---- printed
void emu_run(trial &t) {
  int n = t.tiles * 64;
  float *x = t.in<float>(n), *y = t.out<float>(64);
  launch(1, 64, 0, [=] { golden::printed(x, y, n); });
}

// ---- stepped_index
void emu_run(trial &t) {
  int tiles = t.tiles, n = max(tiles * 32 - t.tail % 32, 0);
  float *x = t.in<float>(n), *z = t.in<float>(tiles * 32), *y = t.out<float>(64);
  launch(1, 64, 0, [=] { golden::stepped_index(x, z, n, y, tiles); });
}

// ---- sums_beside_tile
void emu_run(trial &t) {
  int depth = t.tiles * 8;
  float *row = t.in<float>(depth), *weights = t.in<float>(depth * 32), *out = t.out<float>(32);
  launch(1, 32, (depth + 8 * 32 + 32) * sizeof(float), [=] { golden::layer(row, weights, out, depth); });
}

// ---- edge_or_inner
void emu_run(trial &t) {
  // The inner block loads partial tiles without a guard too, beyond the end.
  int depth = t.extent(8), rows = 30, columns = 30;
  float *a = t.in<float>(rows * depth + 64), *b = t.in<float>(depth * columns + 64 * 8);
  float *c = t.out<float>(rows * columns);
  launch(dim3(2, 2), 64, 0, [=] { golden::product(a, b, c, rows, columns, depth); });
}

// ---- second_names
void emu_run(trial &t) {
  int n = t.tiles * 32;
  float *key = t.in<float>(n), *gate = t.in<float>(n), *value = t.in<float>(n), *out = t.out<float>(n);
  int tokens = t.tiles;
  launch(1, 32, 0, [=] { golden::states(key, gate, value, out, tokens); });
}

// ---- innermost
void emu_run(trial &t) {
  int colors = t.tiles * 4, size = 5, width = 2;
  float *image = t.in<float>(colors * size * size * 8), *weight = t.in<float>(colors * width * width * 4);
  float *out = t.out<float>(32);
  launch(1, dim3(8, 4), 0, [=] { golden::filter<4, 8>(image, weight, out, size, width, colors); });
}

// ---- while_in_load
void emu_run(trial &t) {
  int n = t.tiles * 400, m = t.tiles * 100;
  float *x = t.in<float>(n + 32), *y = t.out<float>(32), *z = t.out<float>(32);
  launch(1, 32, 0, [=] { golden::counted(x, y, n); });
  launch(1, 32, 0, [=] { golden::any_start(x, z, m, -32); });
}

// ---- type_circle
void emu_run(trial &t) {
  int n = t.tiles * 128, first = 5;
  int *x = t.in<int>(n + first), *y = t.out<int>(128);
  launch(1, 128, 0, [=] { golden::circle(x, y, first, n); });
}

// ---- taken_branches
void emu_run(trial &t) {
  float *x = t.in<float>(t.tiles * 128), *y = t.out<float>(384);
  int n = t.tiles * 128;
  launch(1, 128, 0, [=] { golden::staged<true>(x, y, n); });
  launch(1, 128, 0, [=] { golden::staged<false>(x, y + 128, n); });
  launch(1, 128, 0, [=] { golden::wide<128>(x, y + 256, n); });
}

// ---- namesakes
void emu_run(trial &t) {
  int depth = t.tiles * 16;
  float *a = t.in<float>(10 * depth), *c = t.out<float>(16 * 16);
  launch(1, dim3(16, 16), 0, [=] { golden::clamped(a, c, 10, depth, 64); });
}

// ---- vote_at_end
void emu_run(trial &t) {
  int n = t.extent(64);
  float4 *spots = t.in<float4>(n);
  int *order = t.in<int>(n);
  for (int i = 0; i < n; ++i)
    order[i] = n - 1 - i;
  float *x = t.in<float>(t.tiles * 64), *y = t.out<float>(128);
  int whole = t.tiles * 64;
  launch(1, 64, 0, [=] { golden::blend(order, spots, y, n); });
  launch(1, 64, 0, [=] { golden::until(x, y + 64, whole); });
}

// ---- warps
void emu_run(trial &t) {
  int *begin = t.out<int>(5), warps = t.warps;
  begin[0] = 0;
  for (int i = 0; i < 4; ++i) // of t.tiles and fewer tiles
    begin[i + 1] = begin[i] + 32 * (t.tiles * (4 - i) / 4);
  float *x = t.in<float>(begin[4]), *y = t.out<float>(128);
  launch(1, dim3(32, warps), 0, [=] { golden::rows(x, begin, y); });
}

// ---- long_heads
void emu_run(trial &t) {
  int n = t.extent(128);
  float *x = t.in<float>(n), *y = t.out<float>(512);
  launch(1, 128, 0, [=] { golden::summed<4, 4, 0, 1, 1, 1>(x, y, n); });
}

// ---- value_by_assembly
void emu_run(trial &t) {
  int n = t.tiles * 64;
  unsigned *x = t.in<unsigned>(n), *y = t.out<unsigned>(64);
  launch(1, 64, 0, [=] { golden::compared<64>(x, y, n); });
}

// ---- texture: not run, it names functions of a header that is not there

// ---- integers_by_template
void emu_run(trial &t) {
  int depth = t.tiles * 16;
  float *a = t.in<float>(10 * depth), *c = t.out<float>(16 * 16);
  launch(1, dim3(16, 16), 0, [=] { golden::edges(a, c, 10, depth); });
}

// ---- long_calls
void emu_run(trial &t) {
  int n = t.tiles * 64;
  float *x = t.in<float>(n), *y = t.out<float>(128);
  launch(1, 64, 0, [=] { golden::column_sums(x, y, n); });
}

// ---- members_outside
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(256);
  launch(1, 128, 0, [=] { golden::row_sums(x, y, n); });
}

// ---- class_arithmetic
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n), *y = t.out<float>(256);
  launch(1, 128, 0, [=] { golden::pair_sums(x, y, n); });
}

// ---- struct_copies
void emu_run(trial &t) {
  int n = t.tiles * 128;
  float *x = t.in<float>(n * 4), *y = t.out<float>(256);
  launch(2, 128, 0, [=] { golden::struct_copies(reinterpret_cast<golden::point *>(x), y, n); });
}

// ---- given_function
void emu_run(trial &t) {
  int n = t.tiles * 64;
  float *x = t.in<float>(2 * n), *y = t.out<float>(256);
  launch(2, 128, 0, [=] { golden::given_function(x, y, n); });
}
