// Instructions made ready to run: operands become slots, suffixes become fields.
#include "simulate/machine.h"
#include "simulate/work.h"

#include <stdlib.h>
#include <string.h>

struct decoder {
  struct program *program;
  const struct ptx_function *function;
  struct code *code;
};

static struct place place_of(const struct program *p, unsigned line) {
  return (struct place){.file = p->name, .line = line};
}

static bool wrong(struct decoder *k, const struct ptx_instruction *i, const char *what,
                  const char *remedy) {
  struct text name = {.arena = k->program->arena};
  text_add(&name, i->opcode);
  for (unsigned n = 0; n < i->suffix_count; ++n)
    text_printf(&name, ".%.*s", (int)i->suffixes[n].n, i->suffixes[n].p);
  struct message *m = diag_add(k->program->diag, SEVERITY_ERROR, "simulate-instruction",
                               place_of(k->program, i->line), "%s: %s", name.p, what);
  m->remedy = remedy;
  return false;
}

// ---- shared variables ----

static uint32_t round_up(uint64_t n, uint64_t to) {
  return (uint32_t)((n + to - 1) / to * to);
}

// Takes room for a variable behind the first *bytes bytes. More than any GPU has, as text can ask
// for, makes *bytes TOO_MANY.
enum { TOO_MANY = 1 << 24 };

static uint32_t lay(uint32_t *bytes, const struct ptx_variable *v) {
  uint64_t align = v->align ? v->align : 1;
  bool fits = align < TOO_MANY && v->bytes < TOO_MANY && *bytes < TOO_MANY;
  uint32_t offset = fits ? round_up(*bytes, align) : 0;
  *bytes = fits && offset + v->bytes < TOO_MANY ? offset + (uint32_t)v->bytes : TOO_MANY;
  return offset;
}

static uint32_t place_shared(struct program *p, const struct ptx_variable *v) {
  for (size_t i = 0; i < p->placed.count; ++i)
    if (p->placed.at[i].variable == v)
      return p->placed.at[i].offset;
  uint32_t offset = lay(&p->static_shared, v);
  *GROW(p->arena, p->placed) = (struct placed){v, offset};
  return offset;
}

// ---- slots ----

static uint32_t preset(struct decoder *k, enum preset_kind kind, uint64_t value) {
  struct code *c = k->code;
  for (size_t i = 0; i < c->presets.count; ++i)
    if (c->presets.at[i].kind == kind && c->presets.at[i].value == value)
      return c->presets.at[i].slot;
  *GROW(k->program->arena, c->presets) = (struct preset){c->slots, kind, value};
  return c->slots++;
}

static const struct {
  const char *name;
  enum preset_kind kind;
  uint64_t value;
} specials[] = {{"%tid.x", PRESET_TID, 0},
                {"%tid.y", PRESET_TID, 1},
                {"%tid.z", PRESET_TID, 2},
                {"%ntid.x", PRESET_NTID, 0},
                {"%ntid.y", PRESET_NTID, 1},
                {"%ntid.z", PRESET_NTID, 2},
                {"%ctaid.x", PRESET_CTAID, 0},
                {"%ctaid.y", PRESET_CTAID, 1},
                {"%ctaid.z", PRESET_CTAID, 2},
                {"%nctaid.x", PRESET_NCTAID, 0},
                {"%nctaid.y", PRESET_NCTAID, 1},
                {"%nctaid.z", PRESET_NCTAID, 2},
                {"%laneid", PRESET_LANE, 0},
                {"%warpid", PRESET_WARP, 0},
                {"%nwarpid", PRESET_WARPS, 0},
                {"%lanemask_eq", PRESET_LANEMASK, 0},
                {"%lanemask_lt", PRESET_LANEMASK, 1},
                {"%lanemask_le", PRESET_LANEMASK, 2},
                {"%lanemask_gt", PRESET_LANEMASK, 3},
                {"%lanemask_ge", PRESET_LANEMASK, 4},
                {"%dynamic_smem_size", PRESET_DYNAMIC_BYTES, 0},
                {"%total_smem_size", PRESET_TOTAL_SHARED, 0},
                {"WARP_SZ", PRESET_VALUE, 32},
                {"%smid", PRESET_VALUE, 0},
                {"%nsmid", PRESET_VALUE, 1},
                {"%gridid", PRESET_VALUE, 1},
                {"%tid.w", PRESET_VALUE, 0},
                {"%ntid.w", PRESET_VALUE, 1},
                {"%cluster_ctarank", PRESET_VALUE, 0},
                {"%cluster_nctarank", PRESET_VALUE, 1},
                // Every block is a cluster of its own.
                {"%clusterid.x", PRESET_CTAID, 0},
                {"%clusterid.y", PRESET_CTAID, 1},
                {"%clusterid.z", PRESET_CTAID, 2},
                {"%nclusterid.x", PRESET_NCTAID, 0},
                {"%nclusterid.y", PRESET_NCTAID, 1},
                {"%nclusterid.z", PRESET_NCTAID, 2},
                {"%cluster_ctaid.x", PRESET_VALUE, 0},
                {"%cluster_ctaid.y", PRESET_VALUE, 0},
                {"%cluster_ctaid.z", PRESET_VALUE, 0},
                {"%cluster_nctaid.x", PRESET_VALUE, 1},
                {"%cluster_nctaid.y", PRESET_VALUE, 1},
                {"%cluster_nctaid.z", PRESET_VALUE, 1}};

// Clocks go on while the program runs: mov reads them anew, and no other instruction may.
static bool reads_clock(const struct ptx_instruction *i, const struct ptx_operand *x) {
  static const char *const clocks[] = {
      "%clock",          "%clock64",        "%clock_hi", "%globaltimer",
      "%globaltimer_lo", "%globaltimer_hi", NULL};
  return x->kind == PTX_SPECIAL && str_in(x->name, clocks) && str_is(i->opcode, "mov");
}

static uint32_t variable_slot(struct decoder *k, const struct ptx_operand *x, int64_t offset) {
  const struct ptx_variable *v = x->variable;
  uint64_t add = (uint64_t)(x->offset + offset);
  struct code *c = k->code;
  switch (v->space) {
  case PTX_SHARED:
    if (v->external && v->bytes == 0)
      return preset(k, PRESET_DYNAMIC, add);
    return preset(k, PRESET_VALUE, place_shared(k->program, v) + add);
  case PTX_PARAM:
    for (size_t i = 0; i < k->function->params.count; ++i)
      if (v == &k->function->params.at[i])
        return preset(k, k->function->entry ? PRESET_VALUE : PRESET_PARAM,
                      (k->function->entry ? KERNEL_PARAMS : 0) + c->params[i] + add);
    for (size_t i = 0; i < k->function->returns.count; ++i)
      if (v == &k->function->returns.at[i])
        return preset(k, PRESET_PARAM, c->returns[i] + add);
    break;
  case PTX_GLOBAL:
  case PTX_CONST:
    return preset(k, PRESET_VALUE, program_address(k->program, v, false) + add);
  default:
    break;
  }
  for (size_t i = 0; i < k->function->variables.count; ++i)
    if (v == k->function->variables.at[i])
      return preset(k, v->space == PTX_LOCAL ? PRESET_LOCAL : PRESET_PARAM, c->variables[i] + add);
  return NO_SLOT;
}

// A constant as an operand of this type holds it.
static uint64_t constant_bits(const struct ptx_operand *x, enum ptx_type type) {
  if (x->kind != PTX_FLOAT)
    return x->bits;
  if (x->type == PTX_F64 && (type == PTX_F32 || type == PTX_TF32)) {
    double d;
    memcpy(&d, &x->bits, sizeof d);
    float f = (float)d;
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
  }
  return x->bits;
}

static size_t function_number(const struct ptx_module *m, struct str name) {
  for (size_t i = 0; i < m->functions.count; ++i)
    if (str_equal(m->functions.at[i]->name, name))
      return i;
  return SIZE_MAX;
}

static uint32_t slot_of(struct decoder *k, const struct ptx_operand *x, enum ptx_type type) {
  switch (x->kind) {
  case PTX_REGISTER:
    return x->reg;
  case PTX_INTEGER:
  case PTX_FLOAT: {
    uint64_t bits = constant_bits(x, type);
    unsigned bytes = ptx_type_bytes(type);
    if (type == PTX_PRED)
      bits = bits ? ALL_LANES : 0;
    else if (bytes && bytes < 8)
      bits &= (UINT64_C(1) << bytes * 8) - 1;
    return preset(k, PRESET_VALUE, bits);
  }
  case PTX_SPECIAL:
    for (size_t i = 0; i < sizeof specials / sizeof *specials; ++i)
      if (str_is(x->name, specials[i].name))
        return preset(k, specials[i].kind, specials[i].value);
    return NO_SLOT;
  case PTX_SYMBOL:
    return variable_slot(k, x, 0);
  case PTX_FUNCTION: {
    size_t n = function_number(k->program->module, x->name);
    return n == SIZE_MAX ? NO_SLOT : preset(k, PRESET_VALUE, FUNCTIONS + n);
  }
  default:
    return NO_SLOT;
  }
}

// ---- suffixes ----

static void read_suffixes(const struct ptx_instruction *i, struct op *o) {
  static const struct {
    const char *name;
    uint8_t rounding;
  } roundings[] = {{"rn", 0},  {"rni", 0}, {"rz", 1},  {"rzi", 1}, {"rm", 2},
                   {"rmi", 2}, {"rp", 3},  {"rpi", 3}, {"rna", 4}};
  static const struct {
    const char *name;
    enum ptx_space space;
  } spaces[] = {
      {"global", PTX_GLOBAL},          {"shared", PTX_SHARED},     {"shared::cta", PTX_SHARED},
      {"shared::cluster", PTX_SHARED}, {"local", PTX_LOCAL},       {"param", PTX_PARAM},
      {"param::entry", PTX_PARAM},     {"param::func", PTX_PARAM}, {"const", PTX_CONST}};
  bool placed = false;
  o->type = ptx_type_at(i, 0);
  o->from = ptx_type_at(i, 1);
  if (o->from == PTX_NO_TYPE)
    o->from = o->type;
  o->rounding = UINT8_MAX;
  for (unsigned n = 0; n < i->suffix_count; ++n) {
    struct str s = i->suffixes[n];
    for (size_t k = 0; k < sizeof roundings / sizeof *roundings; ++k)
      if (str_is(s, roundings[k].name))
        o->rounding = roundings[k].rounding;
    for (size_t k = 0; !placed && k < sizeof spaces / sizeof *spaces; ++k)
      if (str_is(s, spaces[k].name)) {
        o->space = spaces[k].space;
        placed = true;
      }
    o->ftz |= str_is(s, "ftz");
    o->sat |= str_is(s, "sat") || str_is(s, "satfinite");
    o->approx |= str_is(s, "approx") || str_is(s, "full");
    o->nan |= str_is(s, "NaN");
  }
}

// ---- operands ----

static bool is_result(const struct ptx_instruction *i) {
  static const char *const none[] = {"st",
                                     "red",
                                     "bar",
                                     "barrier",
                                     "cp",
                                     "bra",
                                     "brx",
                                     "call",
                                     "ret",
                                     "exit",
                                     "trap",
                                     "membar",
                                     "fence",
                                     "nanosleep",
                                     "prefetch",
                                     "prefetchu",
                                     "stmatrix",
                                     "discard",
                                     "applypriority",
                                     "brkpt",
                                     "pmevent",
                                     "setmaxnreg",
                                     "griddepcontrol",
                                     NULL};
  if (str_is(i->opcode, "wmma"))
    return !ptx_has(i, "store");
  if (str_is(i->opcode, "bar") || str_is(i->opcode, "barrier"))
    return ptx_has(i, "red");
  if (str_is(i->opcode, "mbarrier"))
    return i->operand_count && i->operands[0].kind != PTX_ADDRESS;
  return !str_in(i->opcode, none);
}

struct list {
  uint32_t at[64];
  unsigned count, vectors;
};

static bool add_vector(struct decoder *k, struct op *o, struct list *l, const struct ptx_operand *x,
                       enum ptx_type type) {
  if (l->vectors == 4 || l->count + x->count > sizeof l->at / sizeof *l->at)
    return false;
  o->counts[l->vectors++] = (uint8_t)x->count;
  for (size_t n = 0; n < x->count; ++n) {
    const struct ptx_operand *part = &x->parts[n];
    uint32_t slot = part->kind == PTX_SINK ? k->code->slots++ : slot_of(k, part, type);
    if (slot == NO_SLOT)
      return false;
    l->at[l->count++] = slot;
  }
  return true;
}

static bool take_address(struct decoder *k, const struct ptx_operand *x, uint32_t *slot,
                         int64_t *offset) {
  const struct ptx_operand *base = &x->parts[0];
  *offset = x->offset;
  if (base->kind == PTX_SYMBOL) {
    *offset = 0;
    *slot = variable_slot(k, base, x->offset);
  } else
    *slot = slot_of(k, base, PTX_B64);
  return *slot != NO_SLOT;
}

// The type that a source operand's constant has.
static enum ptx_type source_type(const struct op *o, unsigned index) {
  const struct ptx_instruction *i = o->source;
  static const char *const shifts[] = {"shl", "shr", NULL};
  if (str_is(i->opcode, "selp") && index == 2)
    return PTX_PRED;
  if (str_in(i->opcode, shifts) && index == 1)
    return PTX_B32;
  if (str_is(i->opcode, "cvt") || str_is(i->opcode, "set") || str_is(i->opcode, "slct"))
    return o->from;
  if (str_is(i->opcode, "mov") || str_is(i->opcode, "st") || str_is(i->opcode, "setp"))
    return o->type;
  return o->type == PTX_F32 || o->type == PTX_TF32 ? PTX_F32 : PTX_B64;
}

static bool take_operands(struct decoder *k, struct op *o) {
  const struct ptx_instruction *i = o->source;
  struct list list = {0};
  uint32_t *sources[] = {&o->a, &o->b, &o->c, &o->e};
  unsigned next = 0, addresses = 0;
  bool copies = str_is(i->opcode, "cp");
  o->d = o->p = o->a = o->b = o->c = o->e = NO_SLOT;
  for (unsigned n = 0; n < i->operand_count; ++n) {
    const struct ptx_operand *x = &i->operands[n];
    bool result = n == 0 && is_result(i);
    if (reads_clock(i, x))
      o->clock = true;
    else if (x->kind == PTX_VECTOR) {
      if (!add_vector(k, o, &list, x, o->type))
        return false;
    } else if (x->kind == PTX_ADDRESS) {
      bool ok = copies && addresses++ == 0 ? take_address(k, x, &o->d, &o->to)
                                           : take_address(k, x, &o->a, &o->offset);
      if (!ok)
        return false;
      if (next == 0)
        next = 1;
    } else if (x->kind == PTX_PAIR) {
      for (unsigned part = 0; part < 2; ++part)
        if (x->parts[part].kind != PTX_SINK && x->parts[part].kind != PTX_REGISTER)
          return false;
      o->d = x->parts[0].kind == PTX_SINK ? k->code->slots++ : x->parts[0].reg;
      o->p = x->parts[1].kind == PTX_SINK ? k->code->slots++ : x->parts[1].reg;
    } else if (result) {
      o->d = x->kind == PTX_SINK ? k->code->slots++ : x->kind == PTX_REGISTER ? x->reg : NO_SLOT;
      if (o->d == NO_SLOT)
        return false;
    } else {
      if (next == 4)
        return false;
      uint32_t slot = slot_of(k, x, source_type(o, next));
      if (slot == NO_SLOT)
        return false;
      *sources[next++] = slot;
      o->negated = x->negated;
      o->predicate = x->kind == PTX_REGISTER && k->function->registers.at[x->reg].type == PTX_PRED;
    }
  }
  o->list = memcpy(arena_array(k->program->arena, list.count + 1, sizeof *list.at), list.at,
                   list.count * sizeof *list.at);
  return true;
}

// ---- instructions ----

static bool is_nothing(const struct ptx_instruction *i) {
  static const char *const names[] = {
      "membar",        "fence",   "nanosleep",  "prefetch",       "prefetchu", "discard",
      "applypriority", "pmevent", "setmaxnreg", "griddepcontrol", NULL};
  return str_in(i->opcode, names);
}

static void run_nothing(struct warp *w, const struct op *o, uint32_t mask) {
  (void)w;
  (void)o;
  (void)mask;
}

static void run_trap(struct warp *w, const struct op *o, uint32_t mask) {
  machine_fault(w, o, warp_lane(mask), FAULT_TRAP, 0, "trap");
}

static bool decode_branch(struct decoder *k, struct op *o) {
  const struct ptx_instruction *i = o->source;
  if (str_is(i->opcode, "bra")) {
    o->control = CONTROL_BRANCH;
    if (i->operand_count != 1 || i->operands[0].target < 0)
      return wrong(k, i, "the target is not known", NULL);
    o->target = (uint32_t)i->operands[0].target;
    return true;
  }
  o->control = CONTROL_TABLE;
  for (size_t n = 0; i->operand_count == 2 && n < k->function->tables.count; ++n)
    if (str_equal(k->function->tables.at[n].name, i->operands[1].name))
      o->extra = &k->function->tables.at[n];
  o->a = i->operand_count ? slot_of(k, &i->operands[0], PTX_U32) : NO_SLOT;
  if (!o->extra || o->a == NO_SLOT)
    return wrong(k, i, "the table of targets is not known", NULL);
  return true;
}

// call (returns), function, (arguments), table: arguments and returns are slots of values or
// offsets of .param variables; the list holds the arguments, then the returns.
static bool decode_call(struct decoder *k, struct op *o) {
  const struct ptx_instruction *i = o->source;
  bool named = false;
  o->control = CONTROL_CALL;
  o->a = NO_SLOT;
  struct list l = {0};
  const struct ptx_operand *arguments = NULL, *returns = NULL;
  for (unsigned n = 0; n < i->operand_count; ++n) {
    const struct ptx_operand *x = &i->operands[n];
    if (x->kind == PTX_LIST && n == 0)
      returns = x;
    else if (x->kind == PTX_LIST)
      arguments = x;
    else if (x->kind == PTX_FUNCTION) {
      size_t number = function_number(k->program->module, x->name);
      if (number == SIZE_MAX)
        return wrong(k, i, "a function that the file does not declare", NULL);
      o->code = (uint32_t)number;
      named = true;
    } else if (x->kind == PTX_REGISTER)
      o->a = x->reg;
  }
  if (!named && o->a == NO_SLOT)
    return wrong(k, i, "what is called is not understood", NULL);
  const struct ptx_operand *both[] = {arguments, returns};
  for (unsigned side = 0; side < 2; ++side) {
    o->counts[side] = both[side] ? (uint8_t)both[side]->count : 0;
    for (unsigned n = 0; n < o->counts[side]; ++n) {
      if (l.count == sizeof l.at / sizeof *l.at)
        return wrong(k, i, "too many arguments", NULL);
      uint32_t slot = slot_of(k, &both[side]->parts[n], PTX_B64);
      if (slot == NO_SLOT)
        return wrong(k, i, "an argument of an unknown form", NULL);
      l.at[l.count++] = slot;
    }
  }
  o->list = memcpy(arena_array(k->program->arena, l.count + 1, sizeof *l.at), l.at,
                   l.count * sizeof *l.at);
  return true;
}

static bool decode_one(struct decoder *k, uint32_t index) {
  const struct ptx_instruction *i = &k->function->code.at[index];
  struct op *o = &k->code->ops[index];
  *o = (struct op){.run = run_nothing,
                   .index = index,
                   .source = i,
                   .guarded = i->guarded,
                   .guard_negated = i->guard_negated,
                   .guard = i->guard,
                   .meet = k->code->graph->meet[index]};
  read_suffixes(i, o);
  if (is_nothing(i))
    return true;
  if (str_is(i->opcode, "bra") || str_is(i->opcode, "brx"))
    return decode_branch(k, o);
  if (str_is(i->opcode, "call"))
    return decode_call(k, o);
  if (str_is(i->opcode, "ret") || str_is(i->opcode, "exit")) {
    o->control = str_is(i->opcode, "ret") ? CONTROL_RETURN : CONTROL_EXIT;
    return true;
  }
  if (str_is(i->opcode, "trap") || str_is(i->opcode, "brkpt")) {
    o->run = run_trap;
    return true;
  }
  if (str_is(i->opcode, "barrier") && ptx_has(i, "cluster"))
    return wrong(k, i, "clusters are not simulated", NULL);
  if (!take_operands(k, o))
    return wrong(k, i, "an operand that the simulator does not know", NULL);
  if (str_is(i->opcode, "bar") || str_is(i->opcode, "barrier")) {
    o->control = ptx_has(i, "warp") ? CONTROL_WARP_BARRIER : CONTROL_BARRIER;
    if (o->a == NO_SLOT || (ptx_has(i, "red") && (o->b == NO_SLOT || o->d == NO_SLOT)))
      return wrong(k, i, "operands are missing", NULL);
    return true;
  }
  uint32_t result = o->d != NO_SLOT && !str_is(i->opcode, "cp") ? o->d
                    : o->counts[0]                              ? o->list[0]
                                                                : NO_SLOT;
  if (result < k->function->registers.count)
    o->wide = (uint8_t)ptx_type_bytes(k->function->registers.at[result].type);
  if (!work_complete(o))
    return wrong(k, i, "operands are missing", NULL);
  static run_op *(*const choices[])(struct op *) = {arithmetic_op, access_op, atomic_op,
                                                    exchange_op, mbarrier_op};
  run_op *run = NULL;
  for (size_t n = 0; !run && n < sizeof choices / sizeof *choices; ++n)
    run = choices[n](o);
  if (!run)
    run = matrix_op(o, k->program->arena);
  if (!run)
    return wrong(k, i, "an instruction that the simulator does not know", NULL);
  o->run = run;
  return true;
}

// ---- functions ----

static uint32_t *lay_out(struct arena *a, const struct ptx_variable *at, size_t count,
                         uint32_t *bytes) {
  uint32_t *offsets = arena_array(a, count + 1, sizeof *offsets);
  for (size_t i = 0; i < count; ++i) {
    offsets[i] = lay(bytes, &at[i]);
  }
  return offsets;
}

uint32_t *launch_layout(struct arena *a, const struct ptx_function *kernel, uint32_t *bytes) {
  *bytes = 0;
  return lay_out(a, kernel->params.at, kernel->params.count, bytes);
}

static void size_frame(struct decoder *k) {
  struct code *c = k->code;
  const struct ptx_function *f = k->function;
  uint32_t bytes = 0, local = 0;
  c->params = lay_out(k->program->arena, f->params.at, f->params.count, &bytes);
  if (f->entry && bytes < TOO_MANY)
    bytes = 0; // a kernel's stand elsewhere
  c->returns = lay_out(k->program->arena, f->returns.at, f->returns.count, &bytes);
  c->variables = arena_array(k->program->arena, f->variables.count + 1, sizeof *c->variables);
  for (size_t i = 0; i < f->variables.count; ++i) {
    const struct ptx_variable *v = f->variables.at[i];
    uint32_t *at = v->space == PTX_LOCAL ? &local : v->space == PTX_PARAM ? &bytes : NULL;
    if (!at)
      continue;
    c->variables[i] = lay(at, v);
  }
  c->param_bytes = round_up(bytes, 16);
  c->local_bytes = round_up(local, 16);
}

// What no GPU has would be asked of this machine's memory.
static bool check_sizes(struct decoder *k) {
  enum { MOST_SLOTS = 1 << 18, MOST_PARAMS = 1 << 16 };
  const struct program *p = k->program;
  const char *what = k->code->slots > MOST_SLOTS          ? "registers"
                     : k->code->param_bytes > MOST_PARAMS ? "parameters"
                     : k->code->local_bytes > MOST_LOCAL  ? "local memory"
                     : p->static_shared > MOST_SHARED     ? "shared memory"
                                                          : NULL;
  if (what)
    diag_add(p->diag, SEVERITY_ERROR, "simulate-size", place_of(p, k->function->line),
             "%.*s has more %s than can be simulated", (int)k->function->name.n,
             k->function->name.p, what);
  return !what;
}

static bool decode_function(struct program *p, size_t number);

static bool decode_callees(struct program *p, const struct code *c) {
  for (uint32_t i = 0; i < c->count; ++i) {
    const struct ptx_instruction *x = c->ops[i].source;
    for (unsigned n = 0; n < x->operand_count; ++n) {
      if (x->operands[n].kind != PTX_FUNCTION)
        continue;
      size_t number = function_number(p->module, x->operands[n].name);
      if (number != SIZE_MAX && p->module->functions.at[number]->defined &&
          !decode_function(p, number))
        return false;
    }
  }
  return true;
}

static bool decode_function(struct program *p, size_t number) {
  if (p->codes.at[number])
    return true;
  const struct ptx_function *f = p->module->functions.at[number];
  struct code *c = ARENA_NEW(p->arena, struct code);
  p->codes.at[number] = c;
  struct decoder k = {.program = p, .function = f, .code = c};
  c->source = f;
  c->count = (uint32_t)f->code.count;
  c->slots = (uint32_t)f->registers.count;
  c->graph = graph_of(p->arena, f);
  c->ops = arena_array(p->arena, c->count + 1, sizeof *c->ops);
  c->counters = arena_array(p->arena, c->count + 1, sizeof *c->counters);
  c->trips = arena_array(p->arena, c->graph->loops.count + 1, sizeof *c->trips);
  size_frame(&k);
  bool ok = true;
  for (uint32_t i = 0; i < c->count; ++i)
    ok &= decode_one(&k, i);
  return ok && check_sizes(&k) && decode_callees(p, c);
}

struct code *program_code(const struct program *p, const struct ptx_function *f) {
  for (size_t i = 0; i < p->codes.count; ++i)
    if (p->codes.at[i] && p->codes.at[i]->source == f)
      return p->codes.at[i];
  return NULL;
}

// ---- module variables ----

uint64_t program_address(const struct program *p, const struct ptx_variable *v, bool generic) {
  for (size_t i = 0; i < p->module->variables.count; ++i)
    if (p->module->variables.at[i] == v && p->globals.at[i])
      return p->globals.at[i]->address;
  for (size_t i = 0; i < p->placed.count; ++i)
    if (p->placed.at[i].variable == v)
      return p->placed.at[i].offset + (generic ? SHARED_WINDOW : 0);
  return 0;
}

static const struct ptx_variable *find_variable(const struct ptx_module *m, struct str name) {
  for (size_t i = 0; i < m->variables.count; ++i)
    if (str_equal(m->variables.at[i]->name, name))
      return m->variables.at[i];
  return NULL;
}

static bool make_globals(struct program *p) {
  const struct ptx_module *m = p->module;
  p->globals.at = arena_array(p->arena, m->variables.count + 1, sizeof *p->globals.at);
  p->globals.count = m->variables.count;
  for (size_t i = 0; i < m->variables.count; ++i) {
    const struct ptx_variable *v = m->variables.at[i];
    if (v->space != PTX_GLOBAL && v->space != PTX_CONST)
      continue;
    struct buffer *b = memory_add(p->memory, str_dup(p->arena, v->name), v->bytes, true);
    if (!b) {
      diag_add(p->diag, SEVERITY_ERROR, NULL, place_of(p, v->line), "not enough memory for %.*s",
               (int)v->name.n, v->name.p);
      return false;
    }
    b->constant = v->space == PTX_CONST;
    if (v->initial)
      memcpy(b->data, v->initial, v->bytes);
    p->globals.at[i] = b;
  }
  for (size_t i = 0; i < m->variables.count; ++i) {
    const struct ptx_variable *v = m->variables.at[i];
    for (size_t n = 0; n < v->relocations.count && p->globals.at[i]; ++n) {
      const struct ptx_relocation *r = &v->relocations.at[n];
      const struct ptx_variable *to = find_variable(m, r->symbol);
      size_t number = function_number(m, r->symbol);
      uint64_t value = (to                   ? program_address(p, to, r->generic)
                        : number != SIZE_MAX ? FUNCTIONS + number
                                             : 0) +
                       (uint64_t)r->addend;
      memcpy(p->globals.at[i]->data + r->offset, &value, r->bytes);
      if (number != SIZE_MAX && m->functions.at[number]->defined && !decode_function(p, number))
        return false;
    }
  }
  return true;
}

static bool decode_all(struct program *p, const struct ptx_function *kernel) {
  p->codes.count = p->module->functions.count;
  p->codes.at = arena_array(p->arena, p->codes.count + 1, sizeof *p->codes.at);
  if (!make_globals(p))
    return false;
  for (size_t i = 0; i < p->codes.count; ++i)
    if (p->module->functions.at[i] == kernel)
      return decode_function(p, i);
  return false;
}

struct program *program_open(struct arena *a, const struct ptx_module *m, const char *name,
                             const struct ptx_function *kernel, struct diag *d) {
  struct program *p = ARENA_NEW(a, struct program);
  *p = (struct program){.arena = a, .module = m, .memory = memory_new(a), .diag = d, .name = name};
  if (decode_all(p, kernel))
    return p;
  program_close(p);
  return NULL;
}

struct memory *program_memory(struct program *p) {
  return p->memory;
}

void program_close(struct program *p) {
  memory_free(p->memory);
}
