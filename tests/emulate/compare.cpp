// Runs a case's original and its variants on the same data under many schedules and compares their
// results.
//   compare NAME [--must-fail] [--copies "4 16"]
// One line per program: "ok WHAT", "FAIL WHAT: why". --must-fail: the variants are wrong ones, to
// be caught.
// --copies: the widths of the asynchronous copies that the cp_async variants have to make, "none"
// for none.
#include "emulator.h"

#include <cstdio>
#include <cstring>

using namespace emulator;

// The programs that run.sh may link in. Absent ones are null.
#define PROGRAM(symbol) extern "C" __attribute__((weak)) void emu_run_##symbol(trial &);
#define PROGRAMS                                                                                   \
  PROGRAM(original)                                                                                \
  PROGRAM(cp_async_2)                                                                              \
  PROGRAM(cp_async_3)                                                                              \
  PROGRAM(cp_async_4)                                                                              \
  PROGRAM(cp_async_5)                                                                              \
  PROGRAM(ldg)                                                                                     \
  PROGRAM(ldg_single)                                                                              \
  PROGRAM(auto)
PROGRAMS
#undef PROGRAM

// The self-test's programs are numbered (BREAK in self_test.cu).
#define BROKEN(n) extern "C" __attribute__((weak)) void emu_run_broken_##n(trial &);
#define ALL_BROKEN                                                                                 \
  BROKEN(1)                                                                                        \
  BROKEN(2)                                                                                        \
  BROKEN(3)                                                                                        \
  BROKEN(4)                                                                                        \
  BROKEN(5)                                                                                        \
  BROKEN(6)                                                                                        \
  BROKEN(7)                                                                                        \
  BROKEN(8)                                                                                        \
  BROKEN(9)                                                                                        \
  BROKEN(10)                                                                                       \
  BROKEN(11)                                                                                       \
  BROKEN(12)                                                                                       \
  BROKEN(13)                                                                                       \
  BROKEN(14)                                                                                       \
  BROKEN(15)                                                                                       \
  BROKEN(16)                                                                                       \
  BROKEN(17)                                                                                       \
  BROKEN(18)                                                                                       \
  BROKEN(19)                                                                                       \
  BROKEN(20)                                                                                       \
  BROKEN(21)                                                                                       \
  BROKEN(22)                                                                                       \
  BROKEN(23)                                                                                       \
  BROKEN(24)
ALL_BROKEN
#undef BROKEN

namespace {

struct program {
  const char *name;
  void (*entry)(trial &);
};

const program programs[] = {
#define PROGRAM(symbol) {#symbol, emu_run_##symbol},
    PROGRAMS
#define BROKEN(n) {"broken_" #n, emu_run_broken_##n},
        ALL_BROKEN};

// Up to 6 tiles one by one (S-1, S and S+1 of all variants), then many.
const int tile_counts[] = {0, 1, 2, 3, 4, 5, 6, 11};

const schedule schedules[] = {
    {order::forward, arrival::late_poisoned, 0x7f, false, 1},
    {order::reverse, arrival::late_poisoned, 0x41, true, 2},
    {order::shuffled, arrival::late, 0x7f, false, 3},
    {order::shuffled, arrival::early, 0x41, true, 4},
};
const schedule plain = {order::forward, arrival::early, 0x7f, false, 0};

struct reference {
  trial t;
  unsigned seed;
  outcome result;
};

std::string describe(const trial &t, const schedule &s) {
  static const char *const orders[] = {"forward", "reverse", "shuffled"};
  static const char *const arrivals[] = {"early", "late", "late and poisoned"};
  char text[200];
  snprintf(text, sizeof text, "%d tiles, tail %d, %d warps, threads %s, copies %s", t.tiles, t.tail,
           t.warps, orders[(int)s.order], arrivals[(int)s.arrival]);
  return text;
}

std::string compare_buffers(const outcome &want, const outcome &have) {
  if (want.buffers.size() != have.buffers.size())
    return "other number of buffers";
  for (size_t b = 0; b < want.buffers.size(); ++b) {
    const auto &x = want.buffers[b], &y = have.buffers[b];
    size_t n = 0, first = x.size();
    for (size_t i = 0; i < x.size(); ++i)
      if (x[i] != y[i] && n++ == 0)
        first = i;
    if (n) {
      char text[120];
      snprintf(text, sizeof text, "%zu of %zu bytes of buffer %zu differ, the first at %zu", n,
               x.size(), b, first);
      return text;
    }
  }
  return "";
}

// Empty, or why the outcome is not the reference's.
std::string judge(const outcome &want, const outcome &have, bool may_add_barriers) {
  if (!have.error.empty())
    return have.error;
  std::string why = compare_buffers(want, have);
  if (why.empty() && have.barriers > want.barriers && !may_add_barriers)
    why = "passes " + std::to_string(have.barriers) + " barriers where the original passes " +
          std::to_string(want.barriers);
  return why;
}

std::string check(const program &p, const std::vector<reference> &all, unsigned *copies) {
  for (const reference &r : all)
    for (const schedule &s : schedules) {
      outcome have = run(p.entry, r.t, r.seed, s);
      *copies |= have.copy_widths;
      std::string why = judge(r.result, have, false);
      if (!why.empty())
        return why + " [" + describe(r.t, s) + "]";
    }
  return "";
}

std::string width_list(unsigned widths) {
  std::string s;
  for (int w : {4, 8, 16})
    if (widths & 1u << w)
      s += (s.empty() ? "" : " ") + std::to_string(w);
  return s.empty() ? "none" : s;
}

std::vector<reference> make_references(void (*entry)(trial &)) {
  std::vector<reference> all;
  unsigned seed = 1;
  for (int tiles : tile_counts)
    for (int warps : {1, 2, 4}) {
      reference r;
      r.seed = seed++;
      r.t.tiles = tiles;
      r.t.warps = warps;
      r.t.tail = warps == 1 ? 0 : (int)(r.seed * 2654435761u >> 20);
      r.result = run(entry, r.t, r.seed, plain);
      all.push_back(r);
    }
  return all;
}

bool has_results(const std::vector<reference> &all) {
  for (size_t i = 1; i < all.size(); ++i)
    if (all[i].result.buffers != all[0].result.buffers)
      return true;
  return false;
}

} // namespace

int main(int argc, char **argv) {
  bool must_fail = false;
  const char *want_copies = nullptr;
  for (int i = 2; i < argc; ++i)
    if (!strcmp(argv[i], "--must-fail"))
      must_fail = true;
    else if (!strcmp(argv[i], "--copies") && i + 1 < argc)
      want_copies = argv[++i];
  const char *name = argc > 1 ? argv[1] : "case";
  setvbuf(stdout, nullptr, _IOLBF, 0);
  if (!programs[0].entry) {
    printf("FAIL %s: no original\n", name);
    return 1;
  }
  std::vector<reference> all = make_references(programs[0].entry);
  int failed = 0;
  for (const program &p : programs) {
    if (!p.entry)
      continue;
    bool original = &p == programs;
    unsigned copies = 0;
    std::string why = check(p, all, &copies);
    if (original && why.empty() && !has_results(all))
      why = "does nothing";
    if (!original && must_fail) {
      printf("%s %s %s: %s\n", why.empty() ? "FAIL" : "ok", name, p.name,
             why.empty() ? "wrong, and not caught" : why.c_str());
      failed += why.empty();
      continue;
    }
    if (why.empty() && want_copies && !strncmp(p.name, "cp_async", 8) &&
        width_list(copies) != want_copies)
      why = "copies asynchronously: " + width_list(copies) + " bytes, expected: " + want_copies;
    printf("%s %s %s%s%s\n", why.empty() ? "ok" : "FAIL", name, p.name, why.empty() ? "" : ": ",
           why.c_str());
    failed += !why.empty();
  }
  return failed != 0;
}
