// What goes wrong in a launch, and where in the source.
#include "simulate/machine.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *fault_name(enum fault_kind k) {
  static const char *const names[FAULT_KINDS] = {
      [FAULT_BOUNDS] = "out of bounds",
      [FAULT_MISALIGNED] = "misaligned address",
      [FAULT_UNWRITTEN] = "read of memory that nobody wrote",
      [FAULT_READ_ONLY] = "write to constant memory",
      [FAULT_RACE] = "data race",
      [FAULT_FLYING] = "access to the destination of an asynchronous copy under way",
      [FAULT_MBARRIER] = "misuse of an mbarrier",
      [FAULT_BARRIER] = "barrier not reached by all threads",
      [FAULT_ENDLESS] = "endless loop",
      [FAULT_TRAP] = "trap",
      [FAULT_ASSERT] = "assertion failed",
      [FAULT_UNSUPPORTED] = "not simulated"};
  return names[k];
}

static const char *file_of(const struct program *p, const struct ptx_location *l) {
  return l->file < p->module->files.count && p->module->files.at[l->file].n
             ? str_dup(p->arena, p->module->files.at[l->file])
             : NULL;
}

// The location where the code of this one was inlined; NULL: it was not. Each is inlined at an
// earlier one; text may say otherwise.
static const struct ptx_location *outside(const struct ptx_function *function,
                                          const struct ptx_location *l) {
  const struct ptx_location *out =
      l->inlined_at < 0 ? NULL : &function->locations.at[l->inlined_at];
  return out && out < l ? out : NULL;
}

// The text that rewritten loops begin with is in no file that a user could open.
static bool is_prelude(const struct program *p, const struct ptx_location *l) {
  return l->file < p->module->files.count && str_ends(p->module->files.at[l->file], "<dbuf>");
}

// The source line of an instruction: the innermost place says most about it, the outermost one
// where code was inlined most about the kernel.
static void locate(struct fault *f, const struct program *p, const struct ptx_function *function,
                   const struct ptx_instruction *i) {
  f->ptx_line = i->line;
  if (i->location < 0)
    return;
  const struct ptx_location *at = &function->locations.at[i->location],
                            *out = outside(function, at);
  for (; out && is_prelude(p, at); out = outside(function, at))
    at = out;
  f->line = at->line;
  f->file = file_of(p, at);
  if (!out)
    return;
  for (const struct ptx_location *next; (next = outside(function, out));)
    out = next;
  f->caller_line = out->line;
  f->caller = file_of(p, out);
}

// The function that holds the instruction: not the one that is executed where a copy of another one
// arrives.
static const struct ptx_function *owner(const struct program *p, const struct op *o) {
  for (size_t i = 0; i < p->codes.count; ++i) {
    const struct code *c = p->codes.at[i];
    if (c && o >= c->ops && o < c->ops + c->count)
      return c->source;
  }
  return NULL;
}

void machine_fault(struct warp *w, const struct op *o, unsigned lane, enum fault_kind kind,
                   uint64_t address, const char *format, ...) {
  struct run *r = w->block->run;
  if (r->fault)
    return;
  const struct ptx_function *function = owner(r->program, o);
  struct fault *f = ARENA_NEW(r->arena, struct fault);
  char text[400];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  *f = (struct fault){.kind = kind,
                      .text = arena_strdup(r->arena, text),
                      .kernel = str_dup(r->arena, r->launch->kernel->name),
                      .function = str_dup(r->arena, function->name),
                      .address = address};
  memcpy(f->block, w->block->id, sizeof f->block);
  machine_thread(w, lane, f->thread);
  locate(f, r->program, function, o->source);
  r->fault = f;
}
