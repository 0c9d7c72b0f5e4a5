#include "bench.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_fp16.h>

namespace {

const char bench_usage[] =
    "usage: %s [--check] [--rounds N] [--seed N] [--markdown FILE]\n"
    "  --check          check only, no timing\n"
    "  --rounds N       time every build N times, in turn (20); the median counts\n"
    "  --seed N         draw the inputs from this seed instead of a fresh one\n"
    "  --markdown FILE  also append the tables to FILE\n";

struct options {
  bool check_only = false;
  int rounds = 20;
  unsigned seed = std::random_device{}();
  const char *markdown = nullptr;
};

void check_cuda(cudaError_t e, const char *what, int line) {
  if (e == cudaSuccess)
    return;
  fflush(stdout);
  fprintf(stderr, "bench.cpp:%d: %s: %s\n", line, what, cudaGetErrorString(e));
  exit(2);
}
#define CUDA(call) check_cuda(call, #call, __LINE__)

size_t element_size(element t) {
  return t == element::i8 ? 1 : t == element::f16 ? 2 : 4;
}

// Device memory, freed at the end of its scope.
class buffer {
public:
  explicit buffer(size_t bytes) : bytes_(bytes) {
    CUDA(cudaMalloc(&data_, std::max<size_t>(bytes, 1)));
  }
  ~buffer() {
    cudaFree(data_);
  }
  buffer(const buffer &) = delete;
  buffer &operator=(const buffer &) = delete;
  void *data() const {
    return data_;
  }
  // So that whatever a kernel does not write is no result: NaN, or -1.
  void poison() const {
    CUDA(cudaMemset(data_, 0xff, bytes_));
  }
  std::vector<unsigned char> read() const {
    std::vector<unsigned char> host(bytes_);
    CUDA(cudaMemcpy(host.data(), data_, bytes_, cudaMemcpyDeviceToHost));
    return host;
  }
  void write(const void *host) const {
    CUDA(cudaMemcpy(data_, host, bytes_, cudaMemcpyHostToDevice));
  }

private:
  void *data_ = nullptr;
  size_t bytes_;
};

void upload(const buffer &to, const std::vector<float> &values, element t) {
  std::vector<unsigned char> bytes(values.size() * element_size(t));
  for (size_t i = 0; i < values.size(); ++i) {
    const half h = __float2half(values[i]);
    const signed char c = (signed char)values[i];
    const void *from = t == element::f16  ? (const void *)&h
                       : t == element::i8 ? (const void *)&c
                                          : (const void *)&values[i];
    memcpy(&bytes[i * element_size(t)], from, element_size(t));
  }
  to.write(bytes.data());
}

double result(const std::vector<unsigned char> &bytes, size_t i, element t) {
  if (t == element::i32) {
    int32_t v;
    memcpy(&v, &bytes[i * 4], 4);
    return v;
  }
  float v;
  memcpy(&v, &bytes[i * 4], 4);
  return v;
}

// One size on the device, with the results to expect.
struct bench {
  const example &e;
  data_set d;
  buffer a, b, c;
  struct problem p;
  std::vector<size_t> index;
  std::vector<double> expected;
  int failed = 0;

  bench(const example &ex, int size, bool whole, std::mt19937 &random)
      : e(ex), d(ex.make(size, random)), a(d.a.size() * element_size(e.in)),
        b(d.b.size() * element_size(e.in)), c(d.results * element_size(e.out)) {
    upload(a, d.a, e.in);
    upload(b, d.b, e.in);
    p = {a.data(), b.data(), c.data(), d.m, d.n, d.k};
    const size_t n = whole ? d.results : std::min(e.samples, d.results);
    std::uniform_int_distribution<size_t> any(0, d.results - 1);
    for (size_t i = 0; i < n; ++i) {
      index.push_back(whole ? i : any(random));
      expected.push_back(e.reference(d, index.back()));
    }
  }

  std::vector<unsigned char> run(launcher *f) {
    c.poison();
    CUDA(f(&p));
    CUDA(cudaDeviceSynchronize());
    return c.read();
  }

  // Says PASS or FAIL for one build. `same_as` is what the kernel as written gave, or null.
  void check(const std::string &name, const std::vector<unsigned char> &got,
             const std::vector<unsigned char> *same_as) {
    double worst = 0;
    size_t wrong = 0;
    for (size_t i = 0; i < index.size(); ++i) {
      const double v = result(got, index[i], e.out), error = std::fabs(v - expected[i]);
      // Written so that a NaN is wrong.
      if (!(error <= e.abs_tolerance + e.rel_tolerance * std::fabs(expected[i])))
        ++wrong;
      if (!(error <= worst))
        worst = error;
    }
    size_t differ = 0;
    if (same_as)
      for (size_t i = 0; i < d.results; ++i)
        differ += memcmp(&got[i * 4], &(*same_as)[i * 4], 4) != 0;
    const bool pass = wrong == 0 && differ == 0;
    failed += !pass;
    printf("%s  %-42s size %-6d %zu of %zu compared: %zu wrong, largest error %.3g",
           pass ? "PASS" : "FAIL", name.c_str(), d.size, index.size(), d.results, wrong, worst);
    if (same_as)
      printf("; %zu differ from baseline", differ);
    printf("\n");
  }
};

struct timed {
  launcher *run;
  std::string name;
  std::vector<float> ms;
  float median() const {
    std::vector<float> sorted = ms;
    std::nth_element(sorted.begin(), sorted.begin() + sorted.size() / 2, sorted.end());
    return sorted[sorted.size() / 2];
  }
};

std::string full_name(const example &e, const kernel &k, const variant &v, bool by_hand) {
  return e.name + " " + k.name + " " + v.name + (by_hand ? ", by hand" : "");
}

// Every build of the kernel that there is.
std::vector<timed> builds(const example &e, const kernel &k) {
  std::vector<timed> all;
  for (const variant &v : k.variants)
    for (bool by_hand : {false, true})
      if (launcher *f = by_hand ? v.by_hand : v.build)
        all.push_back({f, full_name(e, k, v, by_hand), {}});
  return all;
}

// Times the builds in turn, so that a change of clocks hits all alike, and checks what the last
// round left.
void time_builds(bench &b, std::vector<timed> &all, int rounds) {
  cudaEvent_t start, stop;
  CUDA(cudaEventCreate(&start));
  CUDA(cudaEventCreate(&stop));
  std::vector<unsigned char> first;
  const int warm_up = 2;
  for (int round = 0; round < warm_up + rounds; ++round)
    for (timed &t : all) {
      b.c.poison();
      CUDA(cudaEventRecord(start));
      CUDA(t.run(&b.p));
      CUDA(cudaEventRecord(stop));
      CUDA(cudaEventSynchronize(stop));
      float ms;
      CUDA(cudaEventElapsedTime(&ms, start, stop));
      if (round >= warm_up)
        t.ms.push_back(ms);
      if (round < warm_up + rounds - 1)
        continue;
      if (&t == &all[0])
        first = b.c.read();
      else if (b.c.read() != first) {
        printf("FAIL  %s: the last timed run differs from baseline\n", t.name.c_str());
        ++b.failed;
      }
    }
  CUDA(cudaEventDestroy(start));
  CUDA(cudaEventDestroy(stop));
}

const timed *find(const std::vector<timed> &all, launcher *f) {
  for (const timed &t : all)
    if (f && t.run == f)
      return &t;
  return nullptr;
}

std::string format(const char *f, double v) {
  char text[64];
  snprintf(text, sizeof text, f, v);
  return text;
}

// GFLOP/s and speed-up over the kernel as written.
void add_speed(std::vector<std::string> &cells, const bench &b, const timed *t, float base) {
  cells.push_back(t ? format("%.0f", b.d.flops / t->median() * 1e-6) : "-");
  cells.push_back(t ? format("%.2fx", base / t->median()) : "-");
}

// One variant's cells; columns names them.
std::vector<std::string> row(const bench &b, const std::vector<timed> &all, const variant &v) {
  const timed *build = find(all, v.build), *twin = find(all, v.by_hand);
  const float base = all[0].median();
  std::vector<std::string> cells{v.name, build ? format("%.3f", build->median()) : "not built"};
  add_speed(cells, b, build, base);
  add_speed(cells, b, twin, base);
  cells.push_back(build && twin ? format("%.3f", build->median() / twin->median()) : "-");
  return cells;
}

const std::vector<std::string> columns{"variant",      "ms",       "GFLOP/s",  "speed-up",
                                       "hand GFLOP/s", "speed-up", "time/hand"};

void print_table(FILE *f, bool markdown, const std::string &title,
                 const std::vector<std::vector<std::string>> &rows, const std::string &summary) {
  fprintf(f, markdown ? "\n**%s**\n\n" : "\n%s\n", title.c_str());
  auto line = [&](const std::vector<std::string> &cells) {
    for (size_t i = 0; i < cells.size(); ++i)
      fprintf(f, markdown ? "| %s " : i ? "%13s" : "  %-12s", cells[i].c_str());
    fprintf(f, markdown ? "|\n" : "\n");
  };
  line(columns);
  if (markdown) {
    for (size_t i = 0; i < columns.size(); ++i)
      fprintf(f, i ? "|---:" : "|---");
    fprintf(f, "|\n");
  }
  for (const auto &r : rows)
    line(r);
  if (!summary.empty())
    fprintf(f, markdown ? "\n%s\n" : "  %s\n", summary.c_str());
}

// The fastest of all builds, and how far from it the tool's own choice, the last variant, is.
std::string fastest(const std::vector<timed> &all, const kernel &k) {
  if (all.size() < 2)
    return "";
  const timed *best = &all[0];
  for (const timed &t : all)
    if (t.median() < best->median())
      best = &t;
  std::string s = "Fastest: " + best->name;
  if (const timed *choice = find(all, k.variants.back().build))
    s += "; auto takes " + format("%.2f", choice->median() / best->median()) + " of its time";
  return s + ".";
}

void time_kernel(bench &b, const kernel &k, const options &o) {
  std::vector<timed> all = builds(b.e, k);
  time_builds(b, all, o.rounds);
  std::vector<std::vector<std::string>> rows;
  for (const variant &v : k.variants)
    rows.push_back(row(b, all, v));
  const std::string title = b.e.name + " " + k.name + ", size " + std::to_string(b.d.size) +
                            " (median of " + std::to_string(o.rounds) + ")";
  print_table(stdout, false, title, rows, fastest(all, k));
  if (!o.markdown)
    return;
  FILE *f = fopen(o.markdown, "a");
  if (!f) {
    perror(o.markdown);
    exit(2);
  }
  print_table(f, true, title, rows, fastest(all, k));
  if (fclose(f) != 0) {
    perror(o.markdown);
    exit(2);
  }
}

void check_kernel(bench &b, const kernel &k) {
  std::vector<unsigned char> baseline;
  for (const timed &t : builds(b.e, k)) {
    const std::vector<unsigned char> got = b.run(t.run);
    b.check(t.name, got, baseline.empty() ? nullptr : &baseline);
    if (baseline.empty())
      baseline = got;
  }
  for (const variant &v : k.variants)
    if (!v.build)
      printf("----  %-42s size %-6d not built\n", full_name(b.e, k, v, false).c_str(), b.d.size);
}

bool parse(int argc, char **argv, options &o) {
  for (int i = 1; i < argc; ++i) {
    const std::string s = argv[i];
    const char *value = i + 1 < argc ? argv[i + 1] : nullptr;
    if (s == "--check")
      o.check_only = true;
    else if (s == "--rounds" && value && atoi(value) > 0)
      o.rounds = atoi(argv[++i]);
    else if (s == "--seed" && value)
      o.seed = (unsigned)strtoul(argv[++i], nullptr, 0);
    else if (s == "--markdown" && value)
      o.markdown = argv[++i];
    else
      return false;
  }
  return true;
}

} // namespace

int bench_main(const example &e, int argc, char **argv) {
  options o;
  if (!parse(argc, argv, o)) {
    fprintf(stderr, bench_usage, argv[0]);
    return 2;
  }
  int devices = 0;
  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
    fprintf(stderr, "%s: no CUDA device\n", argv[0]);
    return 77;
  }
  cudaDeviceProp device;
  CUDA(cudaGetDeviceProperties(&device, 0));
  printf("%s on %s, seed %u\n", e.name.c_str(), device.name, o.seed);
  for (const kernel &k : e.kernels)
    if (!k.variants[0].build) {
      fprintf(stderr, "%s: %s: no baseline is linked in\n", argv[0], k.name.c_str());
      return 2;
    }
  std::mt19937 random(o.seed);
  int failed = 0;
  for (size_t i = 0; i < e.sizes.size(); ++i) {
    bench b(e, e.sizes[i], i == 0, random);
    for (const kernel &k : e.kernels)
      check_kernel(b, k);
    if (i + 1 == e.sizes.size() && !o.check_only)
      for (const kernel &k : e.kernels)
        time_kernel(b, k, o);
    failed += b.failed;
  }
  printf("\n%s: %s\n", e.name.c_str(), failed ? "FAIL" : "PASS");
  return failed ? 1 : 0;
}

data_set product_data(int size, std::mt19937 &random, float (*draw)(std::mt19937 &)) {
  data_set d;
  d.size = d.m = d.n = d.k = size;
  d.results = (size_t)size * size;
  d.flops = 2.0 * size * size * size;
  d.a.resize(d.results);
  d.b.resize(d.results);
  for (float &v : d.a)
    v = draw(random);
  for (float &v : d.b)
    v = draw(random);
  return d;
}

double product_reference(const data_set &d, size_t i) {
  const size_t row = i / d.n, col = i % d.n;
  double sum = 0;
  for (int k = 0; k < d.k; ++k)
    sum += (double)d.a[row * d.k + k] * d.b[(size_t)k * d.n + col];
  return sum;
}
