#include "simulate/call.h"

#include "simulate/access.h"

#include <ctype.h>
#include <string.h>

// ---- what CUDA provides ----

// The bytes of a C string in the program's memory, at most 4095 of them.
static const char *string_at(struct warp *w, uint64_t address) {
  enum { LONGEST = 4095 };
  struct run *r = w->block->run;
  const struct buffer *b = memory_find(r->program->memory, address);
  if (!b)
    return "?";
  uint64_t offset = address - b->address, n = 0;
  while (n < LONGEST && offset + n < b->bytes && b->data[offset + n])
    ++n;
  return arena_copy(r->arena, b->data + offset, n);
}

// The value of an argument of the call, for one lane: it stands in a .param variable.
static uint64_t argument(const struct warp *w, const struct op *o, unsigned index, unsigned lane) {
  const struct frame *f = &w->frames.at[w->frames.count - 1];
  uint64_t at = w->reg[o->list[index]][lane], x = 0;
  if (at + sizeof x <= f->code->param_bytes)
    memcpy(&x, f->param + (size_t)lane * f->code->param_bytes + at, sizeof x);
  return x;
}

// The arguments of a printf as CUDA lays them out: each at its natural alignment.
static uint64_t next_value(struct warp *w, const struct op *o, unsigned lane, uint64_t *list,
                           unsigned bytes) {
  *list = (*list + bytes - 1) / bytes * bytes;
  uint64_t x = 0;
  const uint8_t *p = access_reach(w, o, lane, PTX_GENERIC, *list, bytes, ACCESS_READ);
  if (p)
    memcpy(&x, p, bytes);
  *list += bytes;
  return x;
}

static void print_one(struct warp *w, const struct op *o, unsigned lane, FILE *out,
                      const char *format, uint64_t list) {
  for (const char *p = format; *p && !w->block->run->fault;) {
    if (*p != '%' || p[1] == '%') {
      fputc(*p, out);
      p += *p == '%' ? 2 : 1;
      continue;
    }
    char spec[32] = "%";
    size_t n = 1;
    unsigned longs = 0;
    for (++p; *p && strchr("-+ #0123456789.", *p) && n < 20; ++p)
      spec[n++] = *p;
    for (; *p && strchr("hlzjt", *p); ++p)
      longs += *p == 'l' || *p == 'z' || *p == 'j' || *p == 't';
    char kind = *p ? *p++ : '%';
    if (strchr("fFeEgGaA", kind)) {
      double d;
      uint64_t x = next_value(w, o, lane, &list, 8);
      memcpy(&d, &x, sizeof d);
      spec[n++] = kind;
      fprintf(out, spec, d);
    } else if (kind == 's') {
      spec[n++] = 's';
      fprintf(out, spec, string_at(w, next_value(w, o, lane, &list, 8)));
    } else if (kind == 'c') {
      spec[n++] = 'c';
      fprintf(out, spec, (int)next_value(w, o, lane, &list, 4));
    } else if (kind == 'p') {
      fprintf(out, "0x%llx", (unsigned long long)next_value(w, o, lane, &list, 8));
    } else if (strchr("diuxXo", kind)) {
      uint64_t x = next_value(w, o, lane, &list, longs ? 8 : 4);
      if (!longs && strchr("di", kind))
        x = (uint64_t)(int64_t)(int32_t)x;
      spec[n++] = 'l';
      spec[n++] = 'l';
      spec[n++] = kind;
      fprintf(out, spec, (long long)x);
    } else
      fputc(kind, out);
  }
}

static void provided(struct warp *w, const struct op *o, const struct ptx_function *f,
                     uint32_t mask) {
  if (str_is(f->name, "vprintf")) {
    FILE *out = w->block->run->print;
    for (uint32_t m = mask; m && out; m &= m - 1)
      print_one(w, o, warp_lane(m), out, string_at(w, argument(w, o, 0, warp_lane(m))),
                argument(w, o, 1, warp_lane(m)));
    return;
  }
  unsigned lane = warp_lane(mask);
  if (str_is(f->name, "__assertfail")) {
    machine_fault(w, o, lane, FAULT_ASSERT, 0, "%s, in %s at line %u",
                  string_at(w, argument(w, o, 0, lane)), string_at(w, argument(w, o, 1, lane)),
                  (unsigned)argument(w, o, 2, lane));
    return;
  }
  machine_fault(w, o, lane, FAULT_UNSUPPORTED, 0, "%.*s is declared but not in the file",
                (int)f->name.n, f->name.p);
}

// ---- calls ----

// The list of the call's operands: the arguments come last among the lists.
static const struct ptx_operand *operands(const struct op *o, bool results) {
  const struct ptx_operand *first = NULL, *last = NULL;
  for (unsigned n = 0; n < o->source->operand_count; ++n)
    if (o->source->operands[n].kind == PTX_LIST) {
      if (n == 0)
        first = &o->source->operands[n];
      else
        last = &o->source->operands[n];
    }
  return results ? first : last;
}

static bool in_param(const struct ptx_operand *x) {
  return x->kind == PTX_SYMBOL;
}

static void call_code(struct warp *w, const struct op *o, const struct code *code, uint32_t mask) {
  size_t caller = w->frames.count - 1;
  struct frame *f = machine_push(w, code, o, mask);
  if (!f) {
    machine_fault(w, o, warp_lane(mask), FAULT_ENDLESS, 0,
                  "calls are nested too deep, or local memory is spent");
    return;
  }
  const struct frame *from = &w->frames.at[caller];
  const struct ptx_operand *list = operands(o, false);
  for (unsigned n = 0; n < o->counts[0] && n < code->source->params.count; ++n) {
    size_t bytes = code->source->params.at[n].bytes;
    for (uint32_t m = mask; m; m &= m - 1) {
      unsigned lane = warp_lane(m);
      uint8_t *to = f->param + (size_t)lane * code->param_bytes + code->params[n];
      const uint64_t *value = &from->reg[o->list[n]][lane];
      if (!in_param(&list->parts[n]))
        memcpy(to, value, bytes < sizeof *value ? bytes : sizeof *value);
      else if (*value + bytes <= from->code->param_bytes)
        memcpy(to, from->param + (size_t)lane * from->code->param_bytes + *value, bytes);
    }
  }
  *GROW(w->block->run->arena, w->entries) = (struct entry){0, code->count, mask};
}

void call_return(struct warp *w) {
  const struct frame *f = &w->frames.at[w->frames.count - 1];
  const struct op *o = f->call;
  if (!o)
    return;
  struct frame *to = &w->frames.at[w->frames.count - 2];
  const struct ptx_operand *list = operands(o, true);
  uint32_t mask = f->mask & w->live;
  for (unsigned n = 0; n < o->counts[1] && n < f->code->source->returns.count; ++n) {
    size_t bytes = f->code->source->returns.at[n].bytes;
    for (uint32_t m = mask; m; m &= m - 1) {
      unsigned lane = warp_lane(m);
      const uint8_t *from = f->param + (size_t)lane * f->code->param_bytes + f->code->returns[n];
      uint64_t *value = &to->reg[o->list[o->counts[0] + n]][lane];
      if (!in_param(&list->parts[n])) {
        *value = 0;
        memcpy(value, from, bytes < sizeof *value ? bytes : sizeof *value);
      } else if (*value + bytes <= to->code->param_bytes)
        memcpy(to->param + (size_t)lane * to->code->param_bytes + *value, from, bytes);
    }
  }
}

static void call_number(struct warp *w, const struct op *o, uint64_t address, uint32_t mask) {
  const struct program *p = w->block->run->program;
  uint64_t number = address - FUNCTIONS;
  if (number >= p->codes.count) {
    machine_fault(w, o, warp_lane(mask), FAULT_BOUNDS, address, "a call of 0x%llx: no function",
                  (unsigned long long)address);
    return;
  }
  if (p->codes.at[number])
    call_code(w, o, p->codes.at[number], mask);
  else
    provided(w, o, p->module->functions.at[number], mask);
}

void call_function(struct warp *w, const struct op *o, uint32_t mask) {
  if (o->a == NO_SLOT) {
    call_number(w, o, FUNCTIONS + o->code, mask);
    return;
  }
  // Through a pointer: lanes with the same target go together. The call is repeated for the rest.
  uint64_t target = w->reg[o->a][warp_lane(mask)];
  uint32_t same = 0;
  for (uint32_t m = mask; m; m &= m - 1)
    same |= (uint32_t)(w->reg[o->a][warp_lane(m)] == target) << warp_lane(m);
  if (same != mask) {
    struct entry e = w->entries.at[w->entries.count - 1]; // behind the call
    *GROW(w->block->run->arena, w->entries) = (struct entry){e.pc - 1, e.pc, mask & ~same};
  }
  call_number(w, o, target, same);
}
