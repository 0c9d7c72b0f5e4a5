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

static const char forms[] =
    "a number, or TYPE[COUNT] with =zero, =random, =small, =iota, =NUMBER or =@FILE, and then "
    ",save=FILE or ,same=FILE; TYPE is u8 to u64, s8 to s64, f16, bf16, f32 or f64";

static enum ptx_type type_named(const char *p, size_t n) {
  for (int t = PTX_U8; t <= PTX_F64; ++t)
    if (t != PTX_F16X2 && t != PTX_BF16X2 && t != PTX_TF32 &&
        str_is((struct str){p, n}, ptx_type_name((enum ptx_type)t)))
      return (enum ptx_type)t;
  return PTX_NO_TYPE;
}

bool argument_read(struct arena *a, const char *text, struct argument *arg, struct diag *d) {
  *arg = (struct argument){.text = text};
  const char *open = strchr(text, '[');
  if (!open)
    return true;
  char *end;
  arg->type = type_named(text, (size_t)(open - text));
  errno = 0;
  arg->count = strtoull(open + 1, &end, 0);
  if (arg->type == PTX_NO_TYPE || end == open + 1 || *end != ']' || errno || open[1] == '-')
    return complain(d, forms, "--arg %s is not understood", text);
  arg->is_buffer = true;
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
      return complain(d, forms, "--arg %s is not understood", text);
    p = next ? next : p + strlen(p);
  }
  return true;
}

static bool is_float(enum ptx_type t) {
  return t == PTX_F16 || t == PTX_BF16 || t == PTX_F32 || t == PTX_F64;
}

static uint64_t float_bits(enum ptx_type t, double x) {
  enum number_format f = t == PTX_F16 ? NUMBER_F16 : t == PTX_BF16 ? NUMBER_BF16 : NUMBER_F32;
  return t == PTX_F64 ? f64_bits(x)
                      : number_convert(f, NUMBER_F64, (struct number_mode){0}, f64_bits(x));
}

// The bits of a number in a type. False when the text is no number.
static bool number_bits(const char *text, enum ptx_type t, uint64_t *bits) {
  char *end;
  errno = 0;
  if (is_float(t))
    *bits = float_bits(t, strtod(text, &end));
  else if (*text == '-')
    *bits = (uint64_t)strtoll(text, &end, 0);
  else
    *bits = strtoull(text, &end, 0);
  return end != text && *end == '\0' && errno != ERANGE;
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
    fill(arg, b, seed * UINT64_C(0x100000001b3) + index);
    return true;
  }
  uint64_t bits;
  if (!number_bits(arg->content, arg->type, &bits))
    return complain(d, forms, "--arg %s is not understood", arg->text);
  for (uint64_t i = 0; i < arg->count; ++i)
    memcpy(b->data + i * bytes, &bits, bytes);
  return true;
}

bool argument_make(struct arena *a, const struct argument *arg, const struct ptx_variable *param,
                   struct memory *m, uint64_t seed, unsigned index, uint8_t *to,
                   struct buffer **buffer, struct diag *d) {
  *buffer = NULL;
  uint64_t bits;
  if (arg->is_buffer) {
    if (param->bytes != 8)
      return complain(d, "a buffer is given to a parameter of 8 bytes, a pointer",
                      "--arg %s: the kernel's parameter is no pointer", arg->text);
    if (!make_buffer(a, arg, m, seed, index, buffer, d))
      return false;
    bits = (*buffer)->address;
  } else {
    // Not every nvcc writes .f32 for a float parameter, some .b32; a point tells it here.
    enum ptx_type t = param->type;
    bool point = strpbrk(arg->text, ".eE") != NULL && strncmp(arg->text, "0x", 2) != 0;
    if (point && !is_float(t))
      t = param->bytes == 8 ? PTX_F64 : param->bytes == 2 ? PTX_F16 : PTX_F32;
    if (param->bytes > 8)
      return complain(d, "parameters that are structures cannot be given yet",
                      "--arg %s: the kernel's parameter has more than 8 bytes", arg->text);
    if (!number_bits(arg->text, t, &bits))
      return complain(d, forms, "--arg %s is not understood", arg->text);
  }
  memcpy(to, &bits, param->bytes);
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
