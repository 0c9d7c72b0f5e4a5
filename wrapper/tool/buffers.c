#include "tool/buffers.h"

#include "base/process.h"
#include "simulate/number.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static bool complain(struct diag *d, const char *remedy, const char *format, const char *what) {
  struct message *m =
      diag_add(d, SEVERITY_ERROR, "simulate-argument", (struct place){0}, format, what);
  m->remedy = remedy;
  return false;
}

enum { MOST_BYTES = 1 << 16 }; // of a parameter

static uint64_t round_up(uint64_t n, uint64_t to) {
  return (n + to - 1) / to * to;
}

static const char forms[] =
    "a number, or TYPE[COUNT] with =zero, =random, =small, =iota, =NUMBER or =@FILE, and then "
    ",save=FILE or ,same=FILE, or a structure {TYPE=NUMBER, TYPE[COUNT]=zero, {...}}; TYPE is u8 "
    "to "
    "u64, s8 to s64, f16, bf16, f32 or f64";

static enum ptx_type type_named(const char *p, size_t n) {
  static const struct {
    const char *name;
    enum ptx_type type;
  } other[] = {{"i8", PTX_S8}, {"i16", PTX_S16}, {"i32", PTX_S32}, {"i64", PTX_S64}};
  for (int t = PTX_U8; t <= PTX_F64; ++t)
    if (t != PTX_F16X2 && t != PTX_BF16X2 && t != PTX_TF32 &&
        str_is((struct str){p, n}, ptx_type_name((enum ptx_type)t)))
      return (enum ptx_type)t;
  for (size_t i = 0; i < sizeof other / sizeof *other; ++i)
    if (str_is((struct str){p, n}, other[i].name))
      return other[i].type;
  return PTX_NO_TYPE;
}

static bool is_float(enum ptx_type t) {
  return t == PTX_F16 || t == PTX_BF16 || t == PTX_F32 || t == PTX_F64;
}

static uint64_t float_bits(enum ptx_type t, double x) {
  enum number_format f = t == PTX_F16 ? NUMBER_F16 : t == PTX_BF16 ? NUMBER_BF16 : NUMBER_F32;
  return t == PTX_F64 ? f64_bits(x)
                      : number_convert(f, NUMBER_F64, (struct number_mode){0}, f64_bits(x));
}

// Can a whole number stand in that many bytes, be they signed or not?
static bool fits(uint64_t bits, bool negative, unsigned bytes) {
  if (bytes >= sizeof bits)
    return true;
  return negative ? (int64_t)bits >= -(INT64_C(1) << (bytes * 8 - 1)) : bits >> bytes * 8 == 0;
}

// The bits of a number in a type that takes so many bytes. False when the text is none of them.
static bool number_bits(const char *text, enum ptx_type t, unsigned bytes, uint64_t *bits) {
  char *end;
  errno = 0;
  if (is_float(t)) {
    *bits = float_bits(t, strtod(text, &end));
  } else {
    bool negative = *text == '-';
    *bits = negative ? (uint64_t)strtoll(text, &end, 0) : strtoull(text, &end, 0);
    if (!fits(*bits, negative, bytes))
      return false;
  }
  return end != text && *end == '\0' && errno != ERANGE;
}

// "TYPE=NUMBER", "TYPExCOUNT=NUMBER".
static bool read_number(const char *text, const char *equals, struct argument *arg) {
  const char *times = memchr(text, 'x', (size_t)(equals - text));
  char *end = (char *)equals;
  arg->type = type_named(text, (size_t)((times ? times : equals) - text));
  errno = 0;
  arg->count = times ? strtoull(times + 1, &end, 10) : 1;
  arg->content = equals + 1;
  arg->align = ptx_type_bytes(arg->type);
  arg->bytes = arg->align * arg->count;
  uint64_t bits;
  return arg->type != PTX_NO_TYPE && end == equals && !errno && arg->count > 0 &&
         arg->count <= MOST_BYTES && (!times || times[1] != '-') &&
         number_bits(arg->content, arg->type, ptx_type_bytes(arg->type), &bits);
}

// "TYPE[COUNT]" and what follows.
static bool read_buffer(struct arena *a, const char *text, const char *open, struct argument *arg) {
  char *end;
  arg->type = type_named(text, (size_t)(open - text));
  errno = 0;
  arg->count = strtoull(open + 1, &end, 0);
  if (arg->type == PTX_NO_TYPE || end == open + 1 || *end != ']' || errno || open[1] == '-')
    return false;
  arg->kind = ARGUMENT_BUFFER;
  arg->bytes = arg->align = sizeof(uint64_t);
  for (char *p = end + 1; *p;) {
    char *next = strchr(p + 1, ',');
    char *word = arena_copy(a, p, next ? (size_t)(next - p) : strlen(p));
    if (*word == '=' && !arg->content)
      arg->content = word + 1;
    else if (strncmp(word, ",save=", 6) == 0)
      arg->save = word + 6;
    else if (strncmp(word, ",same=", 6) == 0)
      arg->same = word + 6;
    else
      return false;
    p = next ? next : p + strlen(p);
  }
  return true;
}

static const char *skip_spaces(const char *p) {
  while (*p == ' ' || *p == '\t' || *p == '\n')
    ++p;
  return p;
}

static const char *read_structure(struct arena *a, const char *p, struct argument *arg,
                                  unsigned depth);

// A member's text: up to the next comma that does not belong to a buffer, or the brace.
static const char *member_end(const char *p) {
  for (;;) {
    p += strcspn(p, ",}");
    const char *next = skip_spaces(p + (*p == ','));
    if (*p != ',' || (strncmp(next, "save=", 5) != 0 && strncmp(next, "same=", 5) != 0))
      return p;
    p = next;
  }
}

// The text without spaces around what commas part.
static const char *tidy(struct arena *a, const char *p, size_t n) {
  char *out = arena_copy(a, p, n), *to = out;
  for (const char *from = out; *from;) {
    const char *next = skip_spaces(from);
    if (next == from)
      *to++ = *from++;
    else if (from = next, *next && *next != ',' && to > out && to[-1] != ',')
      *to++ = ' ';
  }
  *to = '\0';
  return out;
}

// Returns the place behind the member; NULL when it is not understood.
static const char *read_member(struct arena *a, const char *p, struct argument *m, unsigned depth) {
  *m = (struct argument){.text = p};
  if (*p == '{')
    return read_structure(a, p + 1, m, depth + 1);
  const char *end = member_end(p);
  m->text = tidy(a, p, (size_t)(end - p));
  const char *open = strchr(m->text, '['), *equals = strchr(m->text, '=');
  bool ok = open && (!equals || open < equals) ? read_buffer(a, m->text, open, m)
            : equals                           ? read_number(m->text, equals, m)
                                               : false;
  return ok ? end : NULL;
}

// Behind the opening brace.
static const char *read_structure(struct arena *a, const char *p, struct argument *arg,
                                  unsigned depth) {
  enum { DEEPEST = 16 };
  arg->kind = ARGUMENT_STRUCTURE;
  arg->align = 1;
  if (depth > DEEPEST)
    return NULL;
  do {
    struct argument m;
    p = read_member(a, skip_spaces(p), &m, depth);
    if (!p)
      return NULL;
    arg->align = m.align > arg->align ? m.align : arg->align;
    arg->bytes = round_up(arg->bytes, m.align) + m.bytes;
    if (arg->bytes > MOST_BYTES)
      return NULL;
    *GROW(a, arg->members) = m;
    p = skip_spaces(p);
  } while (*p++ == ',');
  arg->bytes = round_up(arg->bytes, arg->align);
  return p[-1] == '}' ? p : NULL;
}

bool argument_read(struct arena *a, const char *text, struct argument *arg, struct diag *d) {
  *arg = (struct argument){.text = text};
  const char *open = strchr(text, '['), *equals = strchr(text, '='), *end = skip_spaces(text);
  bool ok = true;
  if (*end == '{') {
    end = read_structure(a, end + 1, arg, 0);
    ok = end && *skip_spaces(end) == '\0';
  } else if (open)
    ok = read_buffer(a, text, open, arg);
  else if (equals)
    ok = read_number(text, equals, arg) && arg->count == 1;
  return ok || complain(d, forms, "--arg %s is not understood", text);
}

static uint64_t next_random(uint64_t *state) {
  // splitmix64: every seed gives an own sequence.
  uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
  return z ^ z >> 31;
}

static void fill(const struct argument *arg, struct buffer *b, uint64_t state) {
  unsigned bytes = ptx_type_bytes(arg->type);
  bool random = strcmp(arg->content, "random") == 0, small = strcmp(arg->content, "small") == 0;
  for (uint64_t i = 0; i < arg->count; ++i) {
    uint64_t bits = i;
    if (random)
      bits = is_float(arg->type)
                 ? float_bits(arg->type, (double)(next_random(&state) >> 11) * 0x1p-52 - 1)
                 : next_random(&state);
    else if (small) {
      int64_t n = (int64_t)(next_random(&state) % 9) - 4;
      bits = is_float(arg->type) ? float_bits(arg->type, (double)n) : (uint64_t)n;
    } else if (is_float(arg->type))
      bits = float_bits(arg->type, (double)i);
    memcpy(b->data + i * bytes, &bits, bytes);
  }
}

static bool fill_file(struct arena *a, const struct argument *arg, struct buffer *b,
                      struct diag *d) {
  struct str content;
  if (!process_read_file(a, arg->content + 1, &content))
    return complain(d, NULL, "cannot read %s",
                    arena_printf(a, "%s: %s", arg->content + 1, strerror(errno)));
  if (content.n != b->bytes)
    return complain(d, NULL, "%s",
                    arena_printf(a, "%s has %zu bytes, --arg %s %llu", arg->content + 1, content.n,
                                 arg->text, (unsigned long long)b->bytes));
  memcpy(b->data, content.p, content.n);
  return true;
}

static bool make_buffer(struct arena *a, const struct argument *arg, struct memory *m,
                        uint64_t seed, unsigned index, struct buffer **out, struct diag *d) {
  unsigned bytes = ptx_type_bytes(arg->type);
  struct buffer *b = arg->count > UINT64_MAX / bytes
                         ? NULL
                         : memory_add(m, arena_printf(a, "argument %u (%s)", index, arg->text),
                                      arg->count * bytes, arg->content != NULL);
  if (!b)
    return complain(d, NULL, "not enough memory for --arg %s", arg->text);
  *out = b;
  if (!arg->content || strcmp(arg->content, "zero") == 0)
    return true;
  if (*arg->content == '@')
    return fill_file(a, arg, b, d);
  static const char *const drawn[] = {"random", "small", "iota", NULL};
  if (str_in(str_of(arg->content), drawn)) {
    fill(arg, b, seed);
    return true;
  }
  uint64_t bits;
  if (!number_bits(arg->content, arg->type, ptx_type_bytes(arg->type), &bits))
    return complain(d, forms, "--arg %s is not understood", arg->text);
  for (uint64_t i = 0; i < arg->count; ++i)
    memcpy(b->data + i * bytes, &bits, bytes);
  return true;
}

// What the values of one --arg are made with.
struct making {
  struct arena *a;
  const struct argument *whole;
  struct memory *memory;
  uint64_t seed;
  unsigned index;
  struct made_buffers *made;
  struct diag *d;
};

static bool write_buffer(struct making *k, const struct argument *arg, unsigned member,
                         uint8_t *to) {
  struct buffer *b;
  uint64_t seed = k->seed * UINT64_C(0x100000001b3) + k->index + ((uint64_t)member << 32);
  if (!make_buffer(k->a, arg, k->memory, seed, k->index, &b, k->d))
    return false;
  GROW(k->a, *k->made);
  k->made->at[k->made->count - 1].argument = arg;
  k->made->at[k->made->count - 1].index = k->index;
  k->made->at[k->made->count - 1].buffer = b;
  memcpy(to, &b->address, sizeof b->address);
  return true;
}

static void write_numbers(const struct argument *arg, uint8_t *to) {
  uint64_t bits;
  number_bits(arg->content, arg->type, ptx_type_bytes(arg->type), &bits);
  for (uint64_t i = 0; i < arg->count; ++i)
    memcpy(to + i * arg->align, &bits, arg->align);
}

// *member counts the members of the whole, however deep.
static bool write_members(struct making *k, const struct argument *arg, unsigned *member,
                          uint8_t *to) {
  uint64_t at = 0;
  for (size_t i = 0; i < arg->members.count; ++i) {
    const struct argument *m = &arg->members.at[i];
    at = round_up(at, m->align);
    ++*member;
    if (m->kind == ARGUMENT_NUMBER)
      write_numbers(m, to + at);
    else if (!(m->kind == ARGUMENT_STRUCTURE ? write_members(k, m, member, to + at)
                                             : write_buffer(k, m, *member, to + at)))
      return false;
    at += m->bytes;
  }
  return true;
}

// Does what has a size of its own fit the parameter? A type may be aligned to more than its members
// ask for.
static bool check_size(const struct making *k, const struct ptx_variable *param) {
  const struct argument *arg = k->whole;
  uint64_t align = param->align > arg->align ? param->align : arg->align;
  if (round_up(arg->bytes, align) == param->bytes && param->align >= arg->align)
    return true;
  return complain(
      k->d, "members stand in the order of the declaration, each at its natural alignment", "%s",
      arena_printf(k->a,
                   "--arg %s has %llu bytes at a multiple of %llu, parameter %u of the kernel %llu "
                   "at a multiple of %llu",
                   arg->text, (unsigned long long)arg->bytes, (unsigned long long)arg->align,
                   k->index, (unsigned long long)param->bytes, (unsigned long long)param->align));
}

// A number takes the parameter's type.
static bool write_plain(struct making *k, const struct ptx_variable *param, uint8_t *to) {
  const char *text = k->whole->text;
  // Not every nvcc writes .f32 for a float parameter, some .b32; a point tells it here.
  enum ptx_type t = param->type;
  bool point = strpbrk(text, ".eE") != NULL && strpbrk(text, "xX") == NULL;
  if (point && t >= PTX_U8 && t <= PTX_S64)
    return complain(k->d, NULL, "--arg %s: the kernel's parameter is a whole number", text);
  if (point && !is_float(t))
    t = param->bytes == 8 ? PTX_F64 : param->bytes == 2 ? PTX_F16 : PTX_F32;
  if (param->bytes > 8)
    return complain(k->d, "--arg '{TYPE=NUMBER, TYPE[COUNT]=zero ...}' gives a structure",
                    "--arg %s: the kernel's parameter has more than 8 bytes", text);
  uint64_t bits;
  if (!number_bits(text, t, (unsigned)param->bytes, &bits))
    return complain(
        k->d, forms, "%s",
        arena_printf(k->a,
                     "--arg %s is not understood as parameter %u of the kernel, which has "
                     "%llu bytes",
                     text, k->index, (unsigned long long)param->bytes));
  memcpy(to, &bits, param->bytes);
  return true;
}

bool argument_make(struct arena *a, const struct argument *arg, const struct ptx_variable *param,
                   struct memory *m, uint64_t seed, unsigned index, uint8_t *to,
                   struct made_buffers *made, struct diag *d) {
  struct making k = {a, arg, m, seed, index, made, d};
  unsigned member = 0;
  if (arg->kind == ARGUMENT_NUMBER && arg->type == PTX_NO_TYPE)
    return write_plain(&k, param, to);
  if (arg->kind == ARGUMENT_BUFFER) {
    if (param->bytes != 8)
      return complain(d, "a buffer is given to a parameter of 8 bytes, a pointer",
                      "--arg %s: the kernel's parameter is no pointer", arg->text);
    return write_buffer(&k, arg, member, to);
  }
  if (!check_size(&k, param))
    return false;
  if (arg->kind == ARGUMENT_STRUCTURE)
    return write_members(&k, arg, &member, to);
  write_numbers(arg, to);
  return true;
}

bool argument_finish(struct arena *a, const struct argument *arg, const struct buffer *b,
                     struct diag *d) {
  struct str content = {(const char *)b->data, b->bytes}, other;
  if (arg->save && !process_write_file(a, arg->save, content))
    return complain(d, NULL, "cannot write %s",
                    arena_printf(a, "%s: %s", arg->save, strerror(errno)));
  if (!arg->same)
    return true;
  if (!process_read_file(a, arg->same, &other))
    return complain(d, NULL, "cannot read %s",
                    arena_printf(a, "%s: %s", arg->same, strerror(errno)));
  if (str_equal(content, other))
    return true;
  size_t n = 0;
  while (n < content.n && n < other.n && content.p[n] == other.p[n])
    ++n;
  return complain(d, NULL, "%s",
                  arena_printf(a, "--arg %s differs from %s in element %zu", arg->text, arg->same,
                               n / ptx_type_bytes(arg->type)));
}
