#include "simulate/ptx_reader.h"

#include <string.h>

// FNV-1a.
static uint64_t hash_of(struct str s) {
  uint64_t h = 0xcbf29ce484222325;
  for (size_t i = 0; i < s.n; ++i)
    h = (h ^ (unsigned char)s.p[i]) * 0x100000001b3;
  return h ^ h >> 32;
}

static struct ptx_name *find_name(const struct ptx_reader *r, struct str text, uint64_t hash) {
  struct ptx_name *n = r->bucket_count ? r->buckets[hash & (r->bucket_count - 1)] : NULL;
  while (n && (n->hash != hash || !str_equal(n->text, text)))
    n = n->next;
  return n;
}

static void grow_buckets(struct ptx_reader *r) {
  size_t count = r->bucket_count ? 2 * r->bucket_count : 64;
  struct ptx_name **buckets = arena_array(r->arena, count, sizeof(struct ptx_name *));
  for (size_t i = 0; i < r->bucket_count; ++i)
    for (struct ptx_name *n = r->buckets[i], *next; n; n = next) {
      next = n->next;
      n->next = buckets[n->hash & (count - 1)];
      buckets[n->hash & (count - 1)] = n;
    }
  r->buckets = buckets;
  r->bucket_count = count;
}

struct ptx_name *ptx_intern(struct ptx_reader *r, struct str text) {
  uint64_t hash = hash_of(text);
  struct ptx_name *n = find_name(r, text, hash);
  if (n)
    return n;
  if (r->name_count == r->bucket_count)
    grow_buckets(r);
  ++r->name_count;
  struct ptx_name **bucket = &r->buckets[hash & (r->bucket_count - 1)];
  n = ARENA_NEW(r->arena, struct ptx_name);
  *n = (struct ptx_name){.text = text, .hash = hash, .next = *bucket};
  return *bucket = n;
}

void ptx_open_scope(struct ptx_reader *r) {
  if (!ptx_deeper(r, r->depth))
    return;
  r->scopes[++r->depth] = (struct ptx_scope){.pending = r->pending.count};
}

static void fail_undeclared(struct ptx_reader *r, struct str where) {
  ptx_fail(r, where, "'%.*s' is not declared", (int)(where.n < 200 ? where.n : 200), where.p);
}

static void resolve_label(struct ptx_reader *r, const struct ptx_pending *p,
                          const struct ptx_label *label) {
  if (p->target) {
    if (label->target < 0)
      ptx_fail(r, p->where, "expected a label of instructions");
    *p->target = label->target;
    return;
  }
  if (p->operand->offset)
    ptx_fail(r, p->where, "expected a variable before an offset, found a label");
  p->operand->kind = PTX_LABEL;
  p->operand->target = label->target;
  p->operand->bits = label->table;
}

// Only now all labels of the scope are known. What it does not have is left to the outer one.
static void resolve_labels(struct ptx_reader *r, const struct ptx_scope *scope) {
  size_t kept = scope->pending;
  for (size_t i = scope->pending; i < r->pending.count; ++i) {
    const struct ptx_pending p = r->pending.at[i];
    const struct ptx_label *label = p.name->label;
    if (label && label->depth == r->depth)
      resolve_label(r, &p, label);
    else
      r->pending.at[kept++] = p;
  }
  r->pending.count = kept;
}

void ptx_close_scope(struct ptx_reader *r) {
  struct ptx_scope *scope = &r->scopes[r->depth];
  resolve_labels(r, scope);
  for (struct ptx_symbol *s = scope->symbols; s; s = s->next)
    *s->at = s->hidden;
  for (struct ptx_label *l = scope->labels; l; l = l->next)
    l->name->label = l->hidden;
  scope->symbols = NULL;
  scope->labels = NULL;
  if (r->depth) {
    --r->depth;
    return;
  }
  for (size_t i = 0; i < r->pending.count; ++i)
    if (r->pending.at[i].operand)
      *GROW(r->arena, r->unresolved) = r->pending.at[i];
    else
      fail_undeclared(r, r->pending.at[i].where);
  r->pending.count = 0;
}

static void fail_twice(struct ptx_reader *r, struct str name) {
  ptx_fail(r, name, "'%.*s' is declared twice", (int)(name.n < 200 ? name.n : 200), name.p);
}

static bool ends_in_digit(struct str s) {
  return s.n && s.p[s.n - 1] >= '0' && s.p[s.n - 1] <= '9';
}

// Whether `name` could be read as one of a range that is known here.
static bool within_range(const struct ptx_reader *r, struct str name) {
  while (ends_in_digit(name)) {
    --name.n;
    const struct ptx_name *range = find_name(r, name, hash_of(name));
    if (range && range->range)
      return true;
  }
  return false;
}

static struct ptx_symbol *declare(struct ptx_reader *r, struct str name, struct ptx_symbol **at) {
  if (*at && (*at)->depth == r->depth)
    fail_twice(r, name);
  struct ptx_scope *scope = &r->scopes[r->depth];
  struct ptx_symbol *s = ARENA_NEW(r->arena, struct ptx_symbol);
  *s = (struct ptx_symbol){.at = at, .hidden = *at, .next = scope->symbols, .depth = r->depth};
  scope->symbols = s;
  return *at = s;
}

static struct ptx_symbol *declare_single(struct ptx_reader *r, struct str name) {
  r->numbered |= within_range(r, name);
  return declare(r, name, &ptx_intern(r, name)->single);
}

static bool take_registers(struct ptx_reader *r, struct str name, uint64_t count) {
  // Names are made of the registers of a range, so that long ones count for more.
  uint64_t cost = count * (1 + name.n / 32);
  if (count > UINT32_MAX || cost > r->registers_left) {
    ptx_fail(r, name, "more registers than a text of this length can use");
    return false;
  }
  r->registers_left -= cost;
  return true;
}

void ptx_declare_register(struct ptx_reader *r, struct str name, enum ptx_type type) {
  if (r->failed || !take_registers(r, name, 1))
    return;
  struct ptx_symbol *s = declare_single(r, name);
  s->first = (uint32_t)r->function->registers.count;
  s->count = 1;
  *GROW(r->arena, r->function->registers) = (struct ptx_register){name, type};
}

static struct str numbered_name(char *at, struct str name, uint64_t number) {
  char digits[20];
  size_t n = 0;
  do
    digits[n++] = (char)('0' + number % 10);
  while (number /= 10);
  memcpy(at, name.p, name.n);
  for (size_t i = 0; i < n; ++i)
    at[name.n + i] = digits[n - 1 - i];
  return (struct str){at, name.n + n};
}

void ptx_declare_registers(struct ptx_reader *r, struct str name, enum ptx_type type,
                           uint64_t count) {
  if (r->failed || !take_registers(r, name, count))
    return;
  struct ptx_symbol *s = declare(r, name, &ptx_intern(r, name)->range);
  s->first = (uint32_t)r->function->registers.count;
  s->count = (uint32_t)count;
  r->numbered |= ends_in_digit(name);
  char *names = arena_array(r->arena, count, name.n + 10);
  for (uint64_t i = 0; i < count; ++i) {
    struct str full = numbered_name(names, name, i);
    names += full.n;
    *GROW(r->arena, r->function->registers) = (struct ptx_register){full, type};
  }
}

void ptx_declare_variable(struct ptx_reader *r, const struct ptx_variable *variable) {
  if (r->failed || str_is(variable->name, "_"))
    return;
  declare_single(r, variable->name)->variable = variable;
}

void ptx_declare_label(struct ptx_reader *r, struct str name, int64_t target, size_t table) {
  if (r->failed)
    return;
  struct ptx_name *n = ptx_intern(r, name);
  if (n->label && n->label->depth == r->depth)
    fail_twice(r, name);
  struct ptx_scope *scope = &r->scopes[r->depth];
  struct ptx_label *l = ARENA_NEW(r->arena, struct ptx_label);
  *l = (struct ptx_label){n, n->label, scope->labels, r->depth, target, table};
  scope->labels = n->label = l;
}

// "%r17" as the 17 of range "%r", or the 7 of range "%r1"; the innermost that has it.
static const struct ptx_symbol *lookup_range(const struct ptx_reader *r, struct str text,
                                             uint32_t *reg) {
  const struct ptx_symbol *found = NULL;
  uint64_t number = 0, power = 1;
  size_t n = text.n;
  for (unsigned digits = 0; digits < 9 && n > 1; ++digits) {
    char c = text.p[n - 1];
    if (c < '0' || c > '9')
      break;
    --n;
    number += power * (uint64_t)(c - '0');
    power *= 10;
    bool last = text.p[n - 1] < '0' || text.p[n - 1] > '9';
    // Ranges whose own name ends in a digit are rare, and no name has a zero before its number.
    if ((!last && !r->numbered) || (c == '0' && digits > 0))
      continue;
    struct str prefix = {text.p, n};
    const struct ptx_name *name = find_name(r, prefix, hash_of(prefix));
    const struct ptx_symbol *s = name ? name->range : NULL;
    while (s && number >= s->count)
      s = s->hidden;
    if (s && (!found || s->depth > found->depth)) {
      found = s;
      *reg = s->first + (uint32_t)number;
    }
  }
  return found;
}

const struct ptx_symbol *ptx_lookup(const struct ptx_reader *r, struct str text, uint32_t *reg) {
  bool digit = ends_in_digit(text);
  const struct ptx_symbol *range = digit ? lookup_range(r, text, reg) : NULL;
  if (range && !r->numbered)
    return range;
  const struct ptx_name *name = find_name(r, text, hash_of(text));
  const struct ptx_symbol *single = name ? name->single : NULL;
  if (!single || (range && range->depth > single->depth))
    return range;
  *reg = single->first;
  return single;
}

void ptx_resolve_later(struct ptx_reader *r, struct str name, struct ptx_operand *operand,
                       int64_t *target) {
  if (!r->failed)
    *GROW(r->arena, r->pending) = (struct ptx_pending){ptx_intern(r, name), name, operand, target};
}

void ptx_resolve_rest(struct ptx_reader *r) {
  for (size_t i = 0; i < r->unresolved.count && !r->failed; ++i) {
    const struct ptx_pending *p = &r->unresolved.at[i];
    if (p->name->variable) {
      p->operand->kind = PTX_SYMBOL;
      p->operand->variable = p->name->variable;
    } else if (!p->name->function)
      fail_undeclared(r, p->where);
    else if (p->operand->offset)
      ptx_fail(r, p->where, "expected a variable before an offset, found a function");
    else
      p->operand->kind = PTX_FUNCTION;
  }
}
