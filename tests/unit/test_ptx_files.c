// PTX of nvcc 13.0, made of the .cu files in ptx/. What is expected follows from those sources and
// from the text of the files, counted here in another way than by reading them.
#include "base/process.h"
#include "simulate/ptx.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static int setup(void **state) {
  *state = arena_new();
  return 0;
}

static int teardown(void **state) {
  arena_free(*state);
  return 0;
}

static void is(struct str s, const char *expected) {
  if (!str_is(s, expected))
    fail_msg("'%.*s' is not '%s'", (int)s.n, s.p ? s.p : "", expected);
}

static const char *const files[] = {"forms.sm_80.ptx", "forms.sm_120.lineinfo.ptx",
                                    "debug.sm_90.ptx", "table.sm_80.ptx"};

static struct str text_of(struct arena *a, const char *file) {
  struct str text;
  if (!process_read_file(a, arena_printf(a, "%s/ptx/%s", DBUF_TESTS, file), &text))
    fail_msg("cannot read %s", file);
  return text;
}

static const struct ptx_module *read_file(struct arena *a, const char *file) {
  struct diag *d = diag_new(a);
  const struct ptx_module *m = ptx_read(a, text_of(a, file), file, d);
  if (!m)
    fail_msg("%s:%u: %s", file, d->messages.at[0].place.line, d->messages.at[0].text);
  return m;
}

static const struct ptx_function *function(const struct ptx_module *m, const char *name) {
  const struct ptx_function *f = ptx_find(m, str_of(name));
  if (!f)
    fail_msg("no function %s", name);
  return f;
}

static const struct ptx_variable *variable(const struct ptx_module *m, const char *name) {
  for (size_t i = 0; i < m->variables.count; ++i)
    if (str_is(m->variables.at[i]->name, name))
      return m->variables.at[i];
  fail_msg("no variable %s", name);
  return NULL;
}

// The number of places where `word` stands.
static size_t occurrences(struct str text, const char *word) {
  size_t count = 0, at = 0;
  while ((at = str_find(text, str_of(word), at)) < text.n)
    ++count, ++at;
  return count;
}

// Semicolons that end an instruction: not those of declarations, tables, prototypes and pragmas.
static size_t statements(struct str text) {
  struct str line, rest = text;
  size_t count = 0, declarations = 0;
  while (str_line(&rest, &line)) {
    size_t comment = str_find(line, STR("//"), 0);
    line = str_trim((struct str){line.p, comment});
    count += occurrences(line, ";");
    declarations += occurrences(line, ".reg") + occurrences(line, ".callprototype") +
                    occurrences(line, ".branchtargets") + occurrences(line, ".pragma") +
                    (str_ends(line, ";") &&
                     (str_starts(line, ".param") || str_starts(line, ".local") ||
                      str_starts(line, ".shared") || str_starts(line, ".global") ||
                      str_starts(line, ".const") || str_starts(line, ".extern .shared"))) +
                    str_is(line, ";"); // of a function without a body
  }
  return count - declarations;
}

static void reads_all(void **state) {
  for (size_t k = 0; k < sizeof files / sizeof files[0]; ++k) {
    const struct ptx_module *m = read_file(*state, files[k]);
    struct str text = text_of(*state, files[k]);
    size_t code = 0, locations = 0, entries = 0;
    for (size_t i = 0; i < m->functions.count; ++i) {
      const struct ptx_function *f = m->functions.at[i];
      code += f->code.count;
      entries += f->entry;
      locations += f->locations.count;
    }
    assert_int_equal(m->version, 90);
    assert_int_equal(code, statements(text));
    assert_int_equal(entries, occurrences(text, ".entry "));
    // A place that something is inlined at may have no .loc of its own.
    size_t places = occurrences(text, "\t.loc\t");
    assert_in_range(locations, places, places + occurrences(text, "inlined_at"));
  }
}

// Every operand that names something has it.
static void check_operand(const struct ptx_function *f, const struct ptx_operand *o) {
  if (o->kind == PTX_REGISTER) {
    assert_true(o->reg < f->registers.count);
    assert_true(str_equal(o->name, f->registers.at[o->reg].name));
  }
  if (o->kind == PTX_SYMBOL)
    assert_true(o->variable && str_equal(o->name, o->variable->name));
  if (o->kind == PTX_LABEL)
    assert_in_range(o->target + 1, 0, f->code.count + 1);
  for (size_t i = 0; i < o->count; ++i)
    check_operand(f, &o->parts[i]);
}

static void resolves_all(void **state) {
  for (size_t k = 0; k < sizeof files / sizeof files[0]; ++k) {
    const struct ptx_module *m = read_file(*state, files[k]);
    for (size_t i = 0; i < m->functions.count; ++i)
      for (size_t c = 0; c < m->functions.at[i]->code.count; ++c)
        for (unsigned o = 0; o < m->functions.at[i]->code.at[c].operand_count; ++o)
          check_operand(m->functions.at[i], &m->functions.at[i]->code.at[c].operands[o]);
  }
}

static void reads_tables(void **state) {
  for (size_t k = 0; k < 2; ++k) {
    const struct ptx_module *m = read_file(*state, files[k]);
    // int table[4][3] = {{1, 2, 3}, {4, 5}, {7}}
    static const int32_t table[12] = {1, 2, 3, 4, 5, 0, 7};
    const struct ptx_variable *v = variable(m, "table");
    assert_int_equal(v->bytes, sizeof table);
    assert_memory_equal(v->initial, table, sizeof table);
    const double tenth = 0.1;
    assert_memory_equal(variable(m, "tenth")->initial, &tenth, sizeof tenth);
    // float4 vectors[2]
    static const float vectors[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    v = variable(m, "vectors");
    assert_int_equal(v->space, PTX_CONST);
    assert_int_equal(v->align, 16);
    assert_memory_equal(v->initial, vectors, sizeof vectors);
    // int *where = &table[1][1]
    v = variable(m, "where");
    assert_int_equal(v->relocations.count, 1);
    is(v->relocations.at[0].symbol, "table");
    assert_int_equal(v->relocations.at[0].addend, (1 * 3 + 1) * 4);
    assert_true(v->relocations.at[0].generic);
    // {'x', &table[0][2], 7} without padding
    v = variable(m, "tight");
    assert_int_equal(v->bytes, 11);
    assert_int_equal(v->initial[0], 'x');
    assert_int_equal(v->initial[9], 7);
    assert_int_equal(v->relocations.count, 1);
    assert_int_equal(v->relocations.at[0].offset, 1);
    assert_int_equal(v->relocations.at[0].bytes, 8);
    assert_int_equal(v->relocations.at[0].addend, 2 * 4);
    // {'a', scalars + 1}, {'b', 0}
    v = variable(m, "entries");
    assert_int_equal(v->bytes, 32);
    assert_int_equal(v->initial[0], 'a');
    assert_int_equal(v->initial[16], 'b');
    assert_int_equal(v->relocations.count, 1);
    assert_int_equal(v->relocations.at[0].offset, 8);
    assert_int_equal(v->relocations.at[0].addend, 4);
    // op ops[2] = {twice, half_of}
    v = variable(m, "ops");
    assert_int_equal(v->relocations.count, 2);
    assert_ptr_equal(ptx_find(m, v->relocations.at[0].symbol), function(m, "twice"));
    assert_ptr_equal(ptx_find(m, v->relocations.at[1].symbol), function(m, "half_of"));
    assert_int_equal(variable(m, "managed")->initial[0], 5);
    v = variable(m, "dynamic");
    assert_true(v->external);
    assert_int_equal(v->bytes, 0);
  }
}

static void reads_functions(void **state) {
  for (size_t k = 0; k < 2; ++k) {
    const struct ptx_module *m = read_file(*state, files[k]);
    const struct ptx_function *f = function(m, "calls");
    assert_true(f->entry && f->defined);
    assert_int_equal(f->maxntid[0], 256);
    assert_int_equal(f->maxntid[1], 1);
    assert_int_equal(f->params.count, 2);
    assert_int_equal(f->params.at[0].bytes, 8);
    f = function(m, "make");
    assert_false(f->entry);
    assert_int_equal(f->returns.at[0].bytes, sizeof(int[10]));
    assert_int_equal(f->params.at[0].bytes, sizeof(int[10]));
    f = function(m, "vprintf");
    assert_false(f->defined);
    assert_int_equal(f->params.count, 2);
    f = function(m, "space::total<float, 4>");
    assert_int_equal(f->params.at[1].bytes, sizeof(float[4]));
    assert_int_equal(function(m, "space::total<int, 3>")->params.at[1].bytes, sizeof(int[3]));
    assert_null(ptx_find(m, STR("total")));
  }
}

static size_t count_opcode(const struct ptx_function *f, const char *opcode, const char *suffix) {
  size_t count = 0;
  for (size_t i = 0; i < f->code.count; ++i)
    count += str_is(f->code.at[i].opcode, opcode) && (!suffix || ptx_has(&f->code.at[i], suffix));
  return count;
}

static void reads_instructions(void **state) {
  for (size_t k = 0; k < 2; ++k) {
    const struct ptx_module *m = read_file(*state, files[k]);
    const struct ptx_function *f = function(m, "assembly");
    assert_int_equal(count_opcode(f, "cp", "L2::128B"), 1);
    // In scoped(), which stands there twice, the second branch leaves the inner scope only.
    size_t branches = 0;
    for (size_t i = 0; i < f->code.count; ++i) {
      const struct ptx_instruction *c = &f->code.at[i];
      if (!str_is(c->opcode, "bra") || !str_is(c->operands[0].name, "DONE"))
        continue;
      // @p bra DONE; mov; DONE:  and  @!p bra DONE; mov; DONE: }
      assert_int_equal(c->operands[0].target, (int64_t)i + 2);
      assert_int_equal(c->guard_negated, branches % 2);
      is(f->registers.at[c->guard].name, "p");
      ++branches;
    }
    assert_int_equal(branches, 4);
    f = function(m, "tensor");
    // a, b of 8 registers, c of 8.
    for (size_t i = 0; i < f->code.count; ++i) {
      const struct ptx_instruction *c = &f->code.at[i];
      if (!str_is(c->opcode, "wmma") || !str_is(c->suffixes[0], "mma"))
        continue;
      assert_int_equal(c->operand_count, 4);
      for (unsigned o = 0; o < 4; ++o)
        assert_int_equal(c->operands[o].count, 8);
    }
    assert_int_equal(count_opcode(f, "wmma", "mma"), 1);
    assert_int_equal(count_opcode(function(m, "calls"), "call", NULL), 2);
    assert_int_equal(count_opcode(function(m, "talks"), "call", NULL), 2);
    assert_int_equal(function(m, "calls")->tables.count, 1);
  }
}

static void reads_places(void **state) {
  const struct ptx_module *m = read_file(*state, files[1]);
  is(m->files.at[1], "forms.cu");
  struct str source = text_of(*state, "forms.cu"), line;
  unsigned calls[2] = {0}, found = 0;
  for (unsigned number = 1; str_line(&source, &line); ++number)
    if (str_find(line, STR(" = scoped(x["), 0) < line.n)
      calls[found++] = number;
  assert_int_equal(found, 2);
  // The two calls of scoped() in assembly().
  const struct ptx_function *f = function(m, "assembly");
  unsigned seen[2] = {0};
  for (size_t i = 0; i < f->locations.count; ++i) {
    const struct ptx_location *l = &f->locations.at[i];
    if (!str_is(l->function, "_Z6scopedj"))
      continue;
    assert_int_equal(l->file, 1);
    for (unsigned c = 0; c < 2; ++c)
      seen[c] += f->locations.at[l->inlined_at].line == calls[c];
  }
  assert_int_equal(seen[0], 1);
  assert_int_equal(seen[1], 1);
  assert_int_equal(read_file(*state, files[0])->files.count, 0);
}

static void reads_branch_tables(void **state) {
  const struct ptx_function *f = function(read_file(*state, "table.sm_80.ptx"), "choose");
  assert_int_equal(f->tables.count, 1);
  assert_int_equal(f->tables.at[0].targets.count, 6);
  // Cases 0 to 5 of the source, without 4: what their atomic instruction does.
  static const char *const expected[] = {"add", "max", "min", "xor", NULL, "and"};
  for (size_t i = 0; i < 6; ++i) {
    const struct ptx_instruction *c = &f->code.at[f->tables.at[0].targets.at[i]];
    if (expected[i])
      assert_true(ptx_has(c + 1, expected[i]));
    else
      is(c->opcode, "st");
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(reads_all, setup, teardown),
      cmocka_unit_test_setup_teardown(resolves_all, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_tables, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_functions, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_instructions, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_places, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_branch_tables, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
