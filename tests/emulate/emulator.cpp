#include "emulator.h"

#include <algorithm>
#include <csetjmp>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

uint3 threadIdx, blockIdx;
dim3 blockDim, gridDim;
char *emu_dynamic_shared;

// All static shared variables of all variants (shared.ld).
extern char emu_shared_begin[], emu_shared_end[];

namespace {

using namespace emulator;

enum { STACK_BYTES = 128 * 1024, PAGE = 4096 };

enum class meeting { sync, count, any, all };

struct copy {
  char *dst;
  const char *src;
  int width, size;
  unsigned group;
};

struct fiber {
  ucontext_t start;
  jmp_buf at;
  std::vector<char> stack;
  uint3 index;
  bool started, done;
  long barriers; // passed
  meeting kind;
  const void *site;
  int vote;
  std::vector<copy> copies; // in flight, oldest first
  unsigned groups;          // committed
};

struct mapping {
  char *base;
  size_t bytes;
  char *data;
  size_t size;
};

struct machine {
  schedule how;
  outcome *result;
  std::vector<fiber> fibers;
  fiber *now;
  jmp_buf scheduler;
  sigjmp_buf escape;
  bool running;
  void (*kernel)(void *);
  void *closure;
  int votes;
  std::vector<mapping> buffers;
  mapping dynamic;
  std::mt19937 data, shuffle;
} m;

[[noreturn]] void fail(const char *format, ...) {
  char text[400];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  char where[120] = "";
  if (m.now)
    snprintf(where, sizeof where, " (block %u,%u,%u thread %u,%u,%u after %ld barriers)",
             blockIdx.x, blockIdx.y, blockIdx.z, threadIdx.x, threadIdx.y, threadIdx.z,
             m.now->barriers);
  m.result->error = std::string(text) + where;
  siglongjmp(m.escape, 1);
}

void on_signal(int number, siginfo_t *info, void *) {
  if (!m.running)
    _exit(3);
  if (number == SIGALRM)
    fail("does not end");
  if (number == SIGILL || number == SIGTRAP)
    fail("an index outside its array, or a misaligned access");
  for (size_t i = 0; i < m.buffers.size(); ++i) {
    const mapping &b = m.buffers[i];
    char *p = (char *)info->si_addr;
    if (p >= b.base && p < b.base + b.bytes)
      fail("%s at %p: %ld bytes from the start of global buffer %zu of %zu bytes",
           strsignal(number), (void *)p, (long)(p - b.data), i, b.size);
  }
  fail("%s at %p", strsignal(number), info->si_addr);
}

size_t pages(size_t bytes) {
  return (bytes + PAGE - 1) / PAGE * PAGE;
}

// `size` bytes with inaccessible pages on both sides, touching the upper one unless `below`.
mapping map_guarded(size_t size, size_t alignment, bool below) {
  size_t inner = pages(size + 1);
  mapping r;
  r.bytes = inner + 2 * PAGE;
  r.size = size;
  r.base =
      (char *)mmap(nullptr, r.bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (r.base == MAP_FAILED) {
    perror("mmap");
    exit(2);
  }
  mprotect(r.base, PAGE, PROT_NONE);
  mprotect(r.base + PAGE + inner, PAGE, PROT_NONE);
  r.data = r.base + PAGE + (below ? 0 : (inner - size) / alignment * alignment);
  return r;
}

void unmap(mapping *b) {
  if (b->base)
    munmap(b->base, b->bytes);
  b->base = nullptr;
}

bool inside_global(const void *p, size_t n) {
  for (const mapping &b : m.buffers)
    if ((const char *)p >= b.data && (const char *)p + n <= b.data + b.size)
      return true;
  return false;
}

bool inside_shared(const void *p, size_t n) {
  const char *c = (const char *)p;
  return (c >= emu_shared_begin && c + n <= emu_shared_end) ||
         (m.dynamic.base && c >= m.dynamic.data && c + n <= m.dynamic.data + m.dynamic.size);
}

void perform(const copy &c) {
  memcpy(c.dst, c.src, (size_t)c.size);
  memset(c.dst + c.size, 0, (size_t)(c.width - c.size));
}

void back_to_scheduler() {
  if (!_setjmp(m.now->at))
    _longjmp(m.scheduler, 1);
}

[[noreturn]] void fiber_main() {
  m.kernel(m.closure);
  if (!m.now->copies.empty())
    fail("ends with %zu asynchronous copies in flight", m.now->copies.size());
  m.now->done = true;
  _longjmp(m.scheduler, 1);
}

void resume(fiber *f) {
  m.now = f;
  threadIdx = f->index;
  if (!_setjmp(m.scheduler)) {
    if (f->started)
      _longjmp(f->at, 1);
    f->started = true;
    setcontext(&f->start);
  }
}

void meet(meeting kind, int vote, const void *site) {
  fiber *f = m.now;
  f->kind = kind;
  f->vote = vote;
  f->site = site;
  ++f->barriers;
  back_to_scheduler();
}

void make_context(fiber *f) {
  getcontext(&f->start);
  f->start.uc_stack.ss_sp = f->stack.data();
  f->start.uc_stack.ss_size = f->stack.size();
  f->start.uc_link = nullptr;
  makecontext(&f->start, fiber_main, 0);
}

void prepare_fibers() {
  size_t n = (size_t)blockDim.x * blockDim.y * blockDim.z;
  if (m.fibers.size() < n)
    m.fibers.resize(n);
  for (size_t i = 0; i < n; ++i) {
    fiber &f = m.fibers[i];
    f.stack.resize(STACK_BYTES);
    make_context(&f);
    unsigned x = (unsigned)i;
    f.index = uint3{x % blockDim.x, x / blockDim.x % blockDim.y, x / blockDim.x / blockDim.y};
    f.started = f.done = false;
    f.barriers = 0;
    f.groups = 0;
    f.copies.clear();
  }
}

// Runs every thread up to its next barrier or its end. Returns how many wait at a barrier.
size_t interval(std::vector<size_t> &order, long number) {
  if (m.how.order == order::shuffled)
    std::shuffle(order.begin(), order.end(), m.shuffle);
  size_t waiting = 0, left = 0;
  fiber *first = nullptr;
  int votes = 0;
  for (size_t i : order) {
    fiber *f = &m.fibers[i];
    if (f->done)
      continue;
    resume(f);
    if (f->done) {
      ++left;
      continue;
    }
    ++waiting;
    votes += f->vote != 0;
    if (!first)
      first = f;
    if (f->kind != first->kind || f->site != first->site)
      fail("threads wait at different barriers");
  }
  m.now = nullptr;
  // Leaving before the first barrier is the usual early exit; later, the others wait for threads
  // that are gone.
  if (waiting && left && number > 0)
    fail("divergent barrier: %zu threads wait, %zu have ended after %ld barriers", waiting, left,
         number);
  m.votes = votes;
  if (first && first->kind == meeting::any)
    m.votes = votes != 0;
  if (first && first->kind == meeting::all)
    m.votes = (size_t)votes == waiting;
  return waiting;
}

void run_block() {
  memset(emu_shared_begin, m.how.poison, (size_t)(emu_shared_end - emu_shared_begin));
  if (m.dynamic.base)
    memset(m.dynamic.data, m.how.poison, m.dynamic.size);
  prepare_fibers();
  size_t n = (size_t)blockDim.x * blockDim.y * blockDim.z;
  std::vector<size_t> order(n);
  for (size_t i = 0; i < n; ++i)
    order[i] = m.how.order == order::reverse ? n - 1 - i : i;
  for (long number = 0; interval(order, number) != 0; ++number)
    ++m.result->barriers;
}

void install_handlers() {
  static bool installed;
  if (installed)
    return;
  installed = true;
  static char alternate[64 * 1024];
  stack_t stack = {};
  stack.ss_sp = alternate;
  stack.ss_size = sizeof alternate;
  sigaltstack(&stack, nullptr);
  struct sigaction action = {};
  action.sa_sigaction = on_signal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int number : {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGALRM})
    sigaction(number, &action, nullptr);
}

} // namespace

outcome emulator::run(void (*entry)(trial &), const trial &t, unsigned data_seed,
                      const schedule &s) {
  install_handlers();
  outcome result;
  m.how = s;
  m.result = &result;
  m.now = nullptr;
  m.data.seed(data_seed);
  m.shuffle.seed(s.seed);
  m.running = true;
  alarm(10);
  if (!sigsetjmp(m.escape, 1)) {
    trial copy = t;
    entry(copy);
    for (const mapping &b : m.buffers)
      result.buffers.emplace_back(b.data, b.data + b.size);
  }
  alarm(0);
  m.running = false;
  m.now = nullptr;
  for (mapping &b : m.buffers)
    unmap(&b);
  m.buffers.clear();
  unmap(&m.dynamic);
  return result;
}

void __syncthreads(void) {
  meet(meeting::sync, 0, __builtin_return_address(0));
}

int __syncthreads_count(int predicate) {
  meet(meeting::count, predicate, __builtin_return_address(0));
  return m.votes;
}

int __syncthreads_or(int predicate) {
  meet(meeting::any, predicate, __builtin_return_address(0));
  return m.votes;
}

int __syncthreads_and(int predicate) {
  meet(meeting::all, predicate, __builtin_return_address(0));
  return m.votes;
}

void cooperative_groups::thread_block::sync() const {
  meet(meeting::sync, 0, __builtin_return_address(0));
}

unsigned int cooperative_groups::thread_block::thread_rank() const {
  return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}

cooperative_groups::thread_block cooperative_groups::this_thread_block() {
  return thread_block();
}

void __threadfence(void) {
}

// A function whose body no case can see.
float emu_opaque(float x);

float emu_opaque(float x) {
  return x * 2;
}

void __trap(void) {
  fail("trap");
}

unsigned int __isGlobal(const void *p) {
  return inside_global(p, 1);
}

void emu_copy(void *dst, const void *src, int width, int size) {
  if (width != 4 && width != 8 && width != 16)
    fail("asynchronous copy of %d bytes", width);
  if (size < 0 || size > width)
    fail("asynchronous copy of %d bytes takes %d from its source", width, size);
  if (((uintptr_t)dst | (uintptr_t)src) % (uintptr_t)width)
    fail("misaligned asynchronous copy of %d bytes: %p to %p", width, src, dst);
  if (!inside_shared(dst, (size_t)width))
    fail("asynchronous copy to %p, which is not shared memory", dst);
  if (size && !inside_global(src, (size_t)size))
    fail("asynchronous copy from %p, which is not global memory", src);
  m.result->copy_widths |= 1u << width;
  copy c = {(char *)dst, (const char *)src, width, size, m.now->groups};
  if (m.how.arrival == arrival::early) {
    perform(c);
    return;
  }
  if (m.how.arrival == arrival::late_poisoned)
    memset(dst, m.how.poison, (size_t)width);
  m.now->copies.push_back(c);
}

void emu_commit(void) {
  ++m.now->groups;
}

// Copies not committed yet are not waited for, whatever the number.
void emu_wait(int groups_left) {
  fiber *f = m.now;
  size_t n = 0;
  while (n < f->copies.size() && f->copies[n].group + (unsigned)groups_left < f->groups)
    perform(f->copies[n++]);
  f->copies.erase(f->copies.begin(), f->copies.begin() + (long)n);
}

void *emu_buffer(size_t bytes, size_t alignment) {
  m.buffers.push_back(map_guarded(bytes, alignment, m.how.guard_below));
  return m.buffers.back().data;
}

unsigned int emu_random(void) {
  return (unsigned)m.data();
}

void emu_launch(dim3 grid, dim3 block, size_t dynamic_bytes, void (*kernel)(void *),
                void *closure) {
  gridDim = grid;
  blockDim = block;
  m.kernel = kernel;
  m.closure = closure;
  unmap(&m.dynamic);
  if (dynamic_bytes)
    m.dynamic = map_guarded(dynamic_bytes, 128, false);
  emu_dynamic_shared = m.dynamic.data;
  for (unsigned z = 0; z < grid.z; ++z)
    for (unsigned y = 0; y < grid.y; ++y)
      for (unsigned x = 0; x < grid.x; ++x) {
        blockIdx = uint3{x, y, z};
        run_block();
      }
}

// The two conversions are exact and independent of the host's own support for halves.
float emu_half_to_float(unsigned short bits) {
  uint32_t sign = (uint32_t)(bits & 0x8000) << 16, exponent = bits >> 10 & 31,
           fraction = bits & 1023;
  float magnitude = exponent ? (float)(1024 + fraction) : (float)fraction;
  int shift = exponent ? (int)exponent - 25 : -24;
  float f = __builtin_ldexpf(magnitude, shift);
  if (exponent == 31) {
    uint32_t special = 0x7f800000u | fraction << 13;
    memcpy(&f, &special, sizeof f);
  }
  uint32_t u;
  memcpy(&u, &f, sizeof u);
  u |= sign;
  memcpy(&f, &u, sizeof f);
  return f;
}

unsigned short emu_float_to_half(float f) {
  uint32_t u;
  memcpy(&u, &f, sizeof u);
  unsigned short sign = (unsigned short)(u >> 16 & 0x8000);
  u &= 0x7fffffff;
  float a;
  memcpy(&a, &u, sizeof a);
  if (u > 0x7f800000)
    return (unsigned short)(sign | 0x7e00);
  if (a >= 65520.0f)
    return (unsigned short)(sign | 0x7c00);
  int exponent = a < 0.00006103515625f ? -14 : __builtin_ilogbf(a);
  // In units of the last place; nearbyint rounds to even, and a carry into the next exponent is
  // right as it is.
  int units = (int)__builtin_nearbyintf(__builtin_ldexpf(a, 10 - exponent));
  return (unsigned short)(sign | ((exponent + 14) * 1024 + units));
}
