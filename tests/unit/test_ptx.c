// PTX as functions and instructions: small texts. The expected values follow from the PTX ISA
// manual and from IEEE 754. Files of nvcc are read in test_ptx_files.c.
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
  if (s.n != strlen(expected) || memcmp(s.p ? s.p : "", expected, s.n) != 0)
    fail_msg("'%.*s' is not '%s'", (int)s.n, s.p ? s.p : "", expected);
}

#define HEAD ".version 8.7\n.target sm_90a, debug\n.address_size 64\n"

static struct ptx_module *read_text(struct arena *a, const char *text) {
  struct diag *d = diag_new(a);
  struct ptx_module *m = ptx_read(a, str_of(text), "k.ptx", d);
  if (!m)
    fail_msg("%s", d->messages.at[0].text);
  assert_int_equal(d->messages.count, 0);
  return m;
}

// The one function of HEAD ".entry k() { BODY }".
static const struct ptx_function *read_body(struct arena *a, const char *body) {
  const struct ptx_module *m =
      read_text(a, arena_printf(a, HEAD ".global .b32 far[8];\n.entry k()\n{\n%s\n}\n", body));
  assert_int_equal(m->functions.count, 1);
  return m->functions.at[0];
}

static const struct ptx_instruction *read_one(struct arena *a, const char *instruction) {
  static const char registers[] = ".reg .pred %p<4>; .reg .b32 %r<32>; .reg .b64 %rd<8>;";
  const struct ptx_function *f = read_body(a, arena_printf(a, "%s\n%s", registers, instruction));
  assert_int_equal(f->code.count, 1);
  return f->code.at;
}

static void reads_heads(void **state) {
  const struct ptx_module *m =
      read_text(*state, HEAD "// .globl f\n"
                             ".visible .func (.param .align 16 .b8 out[40]) f\n"
                             "(.param .b32 a, .param .u64 .ptr .global .align 128 b)\n;\n"
                             ".extern .func vprintf ();\n"
                             ".weak .entry k(.param .align 4 .b8 whole[12])\n"
                             ".maxntid 256, 2\n.minnctapersm 2\n.maxnreg 64 .reqntid 32\n"
                             ".pragma \"nounroll\"; .blocksareclusters .reqnctapercluster 2, 1, 1\n"
                             "{ ret; }\n");
  assert_int_equal(m->version, 87);
  assert_int_equal(m->target, 90);
  assert_int_equal(m->functions.count, 3);
  const struct ptx_function *f = m->functions.at[0], *k = m->functions.at[2];
  is(f->name, "f");
  assert_false(f->entry || f->defined);
  assert_int_equal(f->line, 5);
  assert_int_equal(f->returns.count, 1);
  is(f->returns.at[0].name, "out");
  assert_int_equal(f->returns.at[0].bytes, 40);
  assert_int_equal(f->returns.at[0].align, 16);
  assert_int_equal(f->params.count, 2);
  assert_int_equal(f->params.at[0].type, PTX_B32);
  assert_int_equal(f->params.at[0].bytes, 4);
  assert_int_equal(f->params.at[0].space, PTX_PARAM);
  // What .ptr says is said of the memory pointed to.
  assert_int_equal(f->params.at[1].space, PTX_PARAM);
  assert_int_equal(f->params.at[1].align, 8);
  assert_int_equal(f->params.at[1].bytes, 8);
  is(k->name, "k");
  assert_true(k->entry && k->defined);
  assert_int_equal(k->maxntid[0], 256);
  assert_int_equal(k->maxntid[1], 2);
  assert_int_equal(k->maxntid[2], 1);
  assert_int_equal(k->reqntid[0], 32);
  assert_int_equal(k->reqntid[1], 1);
  assert_int_equal(f->maxntid[0], 0);
}

static void joins_declaration_and_definition(void **state) {
  const struct ptx_module *m = read_text(
      *state, HEAD ".func f(.param .b32 x);\n"
                   ".extern .global .b32 v;\n"
                   ".entry k() { .param .b32 p; call f, (p); call.uni g, (p); ret; }\n"
                   ".global .b32 v = 3;\n"
                   ".func f(.param .b32 y) { .reg .b32 %r<2>; ld.param.b32 %r1, [y]; ret; }\n"
                   ".func f(.param .b32 x);\n"
                   ".alias g, f;\n.func g(.param .b32 x);\n");
  assert_int_equal(m->functions.count, 3);
  const struct ptx_function *f = ptx_find(m, STR("f")), *g = ptx_find(m, STR("g"));
  assert_true(f->defined);
  is(f->params.at[0].name, "y");
  assert_ptr_equal(f->code.at[0].operands[1].parts[0].variable, &f->params.at[0]);
  assert_true(g->defined);
  assert_ptr_equal(g->code.at, f->code.at);
  assert_int_equal(m->variables.count, 1);
  assert_false(m->variables.at[0]->external);
  assert_int_equal(m->variables.at[0]->initial[0], 3);
}

static void reads_suffixes(void **state) {
  const struct ptx_instruction *i =
      read_one(*state, "cp.async.cg.shared.global.L2::128B [%r1], [%rd2+64], 16, %r3;");
  static const char *const expected[] = {"async", "cg", "shared", "global", "L2::128B"};
  is(i->opcode, "cp");
  assert_int_equal(i->suffix_count, 5);
  for (size_t k = 0; k < 5; ++k)
    is(i->suffixes[k], expected[k]);
  assert_int_equal(i->operand_count, 4);
  assert_true(ptx_has(i, "L2::128B"));
  assert_true(ptx_has(i, "async"));
  assert_false(ptx_has(i, "L2"));
  assert_false(ptx_has(i, "cp"));
  i = read_one(*state, "cvt.rn.f16x2.f32 %r1, %r2, %r3;");
  assert_int_equal(ptx_type_at(i, 0), PTX_F16X2);
  assert_int_equal(ptx_type_at(i, 1), PTX_F32);
  assert_int_equal(ptx_type_at(i, 2), PTX_NO_TYPE);
  i = read_one(*state, "st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%r1], {%r2, "
                       "%r3}, [%r4];");
  assert_int_equal(i->suffix_count, 5);
  is(i->suffixes[2], "mbarrier::complete_tx::bytes");
}

static void knows_types(void **state) {
  (void)state;
  assert_string_equal(ptx_type_name(PTX_BF16X2), "bf16x2");
  assert_string_equal(ptx_type_name(PTX_PRED), "pred");
  assert_int_equal(ptx_type_bytes(PTX_PRED), 1);
  assert_int_equal(ptx_type_bytes(PTX_NO_TYPE), 0);
  assert_int_equal(ptx_type_bytes(PTX_B128), 16);
  assert_int_equal(ptx_type_bytes(PTX_F16), 2);
  assert_int_equal(ptx_type_bytes(PTX_F16X2), 4);
  assert_int_equal(ptx_type_bytes(PTX_TF32), 4);
  assert_int_equal(ptx_type_bytes(PTX_S64), 8);
}

static void reads_numbers(void **state) {
  static const struct {
    const char *text;
    enum ptx_operand_kind kind;
    enum ptx_type type;
    uint64_t bits;
  } rows[] = {
      {"0", PTX_INTEGER, PTX_NO_TYPE, 0},
      {"42", PTX_INTEGER, PTX_NO_TYPE, 42},
      {"42U", PTX_INTEGER, PTX_NO_TYPE, 42},
      {"-1", PTX_INTEGER, PTX_NO_TYPE, UINT64_MAX},
      {"0x1F", PTX_INTEGER, PTX_NO_TYPE, 31},
      {"0XffU", PTX_INTEGER, PTX_NO_TYPE, 255},
      {"0xfe", PTX_INTEGER, PTX_NO_TYPE, 254},
      {"-0x10", PTX_INTEGER, PTX_NO_TYPE, (uint64_t)-16},
      {"017", PTX_INTEGER, PTX_NO_TYPE, 15},
      {"0b101", PTX_INTEGER, PTX_NO_TYPE, 5},
      {"0xffffffffffffffff", PTX_INTEGER, PTX_NO_TYPE, UINT64_MAX},
      {"-9223372036854775808", PTX_INTEGER, PTX_NO_TYPE, (uint64_t)1 << 63},
      {"18446744073709551615", PTX_INTEGER, PTX_NO_TYPE, UINT64_MAX},
      {"0f3F800000", PTX_FLOAT, PTX_F32, 0x3f800000},
      {"0Fff800000", PTX_FLOAT, PTX_F32, 0xff800000},
      {"0d3FF0000000000000", PTX_FLOAT, PTX_F64, 0x3ff0000000000000},
      {"1.5", PTX_FLOAT, PTX_F64, 0x3ff8000000000000},
      {"-2.0", PTX_FLOAT, PTX_F64, 0xc000000000000000},
      {"1e3", PTX_FLOAT, PTX_F64, 0x408f400000000000},
      {"2.5e-1", PTX_FLOAT, PTX_F64, 0x3fd0000000000000},
      {"3+4*2", PTX_INTEGER, PTX_NO_TYPE, 11},
      {"(3+4)*2", PTX_INTEGER, PTX_NO_TYPE, 14},
      {"10-4-3", PTX_INTEGER, PTX_NO_TYPE, 3},
      {"1<<4|3", PTX_INTEGER, PTX_NO_TYPE, 19},
      {"~0&0xf0^0x11", PTX_INTEGER, PTX_NO_TYPE, 0xe1},
      {"-7/2", PTX_INTEGER, PTX_NO_TYPE, (uint64_t)-3},
      {"-7 % 2", PTX_INTEGER, PTX_NO_TYPE, (uint64_t)-1},
      {"-7>>1", PTX_INTEGER, PTX_NO_TYPE, (uint64_t)-4},
      {"0xfffffffffffffff8>>1", PTX_INTEGER, PTX_NO_TYPE, 0x7ffffffffffffffc},
      {"7U/2U", PTX_INTEGER, PTX_NO_TYPE, 3},
      {"(-9223372036854775807-1)/-1", PTX_INTEGER, PTX_NO_TYPE, (uint64_t)1 << 63},
      {"(-9223372036854775807-1)%-1", PTX_INTEGER, PTX_NO_TYPE, 0},
  };
  for (size_t k = 0; k < sizeof rows / sizeof rows[0]; ++k) {
    const struct ptx_instruction *i =
        read_one(*state, arena_printf(*state, "mov.b64 %%rd1, %s;", rows[k].text));
    const struct ptx_operand *o = &i->operands[1];
    if (o->kind != rows[k].kind || o->type != rows[k].type || o->bits != rows[k].bits)
      fail_msg("%s: kind %d, type %d, bits 0x%llx", rows[k].text, o->kind, o->type,
               (unsigned long long)o->bits);
  }
}

static void reads_operands(void **state) {
  const struct ptx_operand *o =
      read_one(*state, "setp.lt.and.s32 %p1|%p2, %r3, -4, !%p3;")->operands;
  assert_int_equal(o[0].kind, PTX_PAIR);
  assert_int_equal(o[0].count, 2);
  assert_int_equal(o[0].parts[0].kind, PTX_REGISTER);
  assert_int_equal(o[0].parts[0].reg, 1);
  assert_int_equal(o[0].parts[1].reg, 2);
  assert_int_equal(o[1].kind, PTX_REGISTER);
  assert_int_equal(o[1].reg, 4 + 3); // behind the four predicates
  is(o[1].name, "%r3");
  assert_false(o[1].negated);
  assert_int_equal(o[3].kind, PTX_REGISTER);
  assert_int_equal(o[3].reg, 3);
  assert_true(o[3].negated);

  o = read_one(*state, "match.all.sync.b32 %r1|_, %r2, -1;")->operands;
  assert_int_equal(o[0].parts[1].kind, PTX_SINK);
  o = read_one(*state, "shfl.sync.up.b32 _|%p1, %r2, 1, 0, -1;")->operands;
  assert_int_equal(o[0].parts[0].kind, PTX_SINK);
  assert_int_equal(o[0].parts[1].reg, 1);

  o = read_one(*state, "ld.global.v4.u32 {%r1, _, %r3, %r4}, [%rd1+-16];")->operands;
  assert_int_equal(o[0].kind, PTX_VECTOR);
  assert_int_equal(o[0].count, 4);
  assert_int_equal(o[0].parts[1].kind, PTX_SINK);
  assert_int_equal(o[0].parts[3].reg, 4 + 4);
  assert_int_equal(o[1].kind, PTX_ADDRESS);
  assert_int_equal(o[1].count, 1);
  assert_int_equal(o[1].parts[0].kind, PTX_REGISTER);
  assert_int_equal(o[1].parts[0].reg, 4 + 32 + 1);
  assert_int_equal(o[1].offset, -16);

  assert_int_equal(read_one(*state, "ld.b32 %r1, [%rd1];")->operands[1].offset, 0);
  assert_int_equal(read_one(*state, "ld.b32 %r1, [%rd1-8];")->operands[1].offset, -8);
  assert_int_equal(read_one(*state, "ld.b32 %r1, [%rd1+4*3+1];")->operands[1].offset, 13);

  o = read_one(*state, "st.global.b32 [far+12], %r1;")->operands;
  assert_int_equal(o[0].kind, PTX_ADDRESS);
  assert_int_equal(o[0].offset, 12);
  assert_int_equal(o[0].parts[0].kind, PTX_SYMBOL);
  assert_int_equal(o[0].parts[0].offset, 0);
  is(o[0].parts[0].variable->name, "far");
  assert_int_equal(o[0].parts[0].variable->bytes, 32);

  o = read_one(*state, "st.shared.b32 [0x100], 5;")->operands;
  assert_int_equal(o[0].parts[0].kind, PTX_INTEGER);
  assert_int_equal(o[0].parts[0].bits, 256);

  o = read_one(*state, "mov.u64 %rd1, far+8;")->operands;
  assert_int_equal(o[1].kind, PTX_SYMBOL);
  assert_int_equal(o[1].offset, 8);
  is(o[1].variable->name, "far");

  o = read_one(*state, "tex.2d.v4.f32.s32 {%r1, %r2, %r3, %r4}, [far, {%r5, %r6}];")->operands;
  assert_int_equal(o[1].count, 2);
  assert_int_equal(o[1].parts[0].kind, PTX_SYMBOL);
  assert_int_equal(o[1].parts[1].kind, PTX_VECTOR);
  assert_int_equal(o[1].parts[1].count, 2);
  assert_int_equal(o[1].parts[1].parts[1].reg, 4 + 6);
  is(o[1].parts[0].variable->name, "far");
}

static void reads_special_registers(void **state) {
  static const char *const names[] = {
      "%tid.x",  "%nctaid.z", "%clock64",           "%laneid", "%lanemask_lt",    "%envreg3",
      "%pm3_64", "%ctaid",    "%dynamic_smem_size", "WARP_SZ", "%cluster_ctarank"};
  for (size_t k = 0; k < sizeof names / sizeof names[0]; ++k) {
    const struct ptx_instruction *i =
        read_one(*state, arena_printf(*state, "mov.u32 %%r1, %s;", names[k]));
    assert_int_equal(i->operands[1].kind, PTX_SPECIAL);
    is(i->operands[1].name, names[k]);
  }
}

static void reads_guards_and_labels(void **state) {
  const struct ptx_function *f = read_body(*state, ".reg .pred %p<3>; .reg .b32 %r<2>;\n"
                                                   "TOP: @%p1 bra.uni BOTTOM;\n"
                                                   "@!%p2 bra TOP; /* a ;\n comment */\n"
                                                   "MIDDLE:\n AGAIN: bra MIDDLE; bra AGAIN;\n"
                                                   "BOTTOM:\n");
  assert_int_equal(f->code.count, 4);
  const struct ptx_instruction *i = f->code.at;
  assert_true(i[0].guarded);
  assert_false(i[0].guard_negated);
  assert_int_equal(i[0].guard, 1);
  assert_int_equal(i[0].operands[0].kind, PTX_LABEL);
  is(i[0].operands[0].name, "BOTTOM");
  assert_int_equal(i[0].operands[0].target, 4); // the end
  assert_true(i[1].guard_negated);
  assert_int_equal(i[1].guard, 2);
  assert_int_equal(i[1].operands[0].target, 0);
  assert_int_equal(i[2].operands[0].target, 2);
  assert_int_equal(i[3].operands[0].target, 2);
  assert_false(i[2].guarded);
  // HEAD has three lines, then the variable, the function and its bracket.
  assert_int_equal(i[0].line, 8);
  assert_int_equal(i[2].line, 12);
}

// Inner scopes hide what outer ones have; labels also before they are declared.
static void keeps_scopes_apart(void **state) {
  const struct ptx_function *f =
      read_body(*state, ".reg .b32 %r<4>, t; .reg .pred p;\n"
                        "bra L;\n"
                        "{ .reg .f32 t, %r<2>; .reg .pred p; mov.b32 t, %r1; mov.b32 t, %r3;\n"
                        "  @p bra L; { bra L; } L: bra OUT; }\n"
                        "{ .reg .f64 t; @p bra L; mov.b64 t, t; L: L2: }\n"
                        "L: mov.b32 t, %r1;\n"
                        "OUT: { L: bra L; }\n"
                        "{ { bra L; } L: }\n");
  assert_int_equal(f->registers.count, 4 + 1 + 1 + 1 + 2 + 1 + 1);
  is(f->registers.at[3].name, "%r3");
  is(f->registers.at[6].name, "t");
  assert_int_equal(f->registers.at[6].type, PTX_F32);
  const struct ptx_instruction *i = f->code.at;
  assert_int_equal(f->code.count, 11);
  assert_int_equal(i[0].operands[0].target, 8);
  assert_int_equal(i[1].operands[0].reg, 6);
  assert_int_equal(i[1].operands[1].reg, 8); // %r1 of the inner %r<2>
  assert_int_equal(i[2].operands[1].reg, 3); // %r3, which only the outer one has
  assert_int_equal(i[3].guard, 9);
  assert_int_equal(i[3].operands[0].target, 5);
  assert_int_equal(i[4].operands[0].target, 5);
  assert_int_equal(i[5].operands[0].target, 9);
  assert_int_equal(i[6].guard, 5); // p of the outermost scope again
  assert_int_equal(i[6].operands[0].target, 8);
  assert_int_equal(i[7].operands[0].reg, 10);
  assert_int_equal(i[8].operands[0].reg, 4);
  assert_int_equal(i[8].operands[1].reg, 1);
  assert_int_equal(i[9].operands[0].target, 9);
  assert_int_equal(i[10].operands[0].target, 11); // not the earlier one further out
}

// A register of its own may look like one of a range, and a range's name may end in a digit.
static void tells_numbered_names_apart(void **state) {
  const struct ptx_function *f = read_body(
      *state, ".reg .b32 %r<20>;\n"
              "{ .reg .b32 %r7; .reg .b32 %r1<4>; mov.b32 %r7, %r8; mov.b32 %r12, %r1; }\n"
              "mov.b32 %r7, %r12;\n");
  const struct ptx_instruction *i = f->code.at;
  assert_int_equal(i[0].operands[0].reg, 20);
  assert_int_equal(i[0].operands[1].reg, 8);
  assert_int_equal(i[1].operands[0].reg, 21 + 2);
  assert_int_equal(i[1].operands[1].reg, 1);
  assert_int_equal(i[2].operands[0].reg, 7);
  assert_int_equal(i[2].operands[1].reg, 12);
  f = read_body(*state, ".reg .b32 %r1<4>; mov.b32 %r12, %r10;");
  assert_int_equal(f->code.at[0].operands[0].reg, 2);
  assert_int_equal(f->code.at[0].operands[1].reg, 0);
}

static void reads_calls(void **state) {
  const struct ptx_module *m = read_text(
      *state, HEAD ".entry k() {\n.reg .b32 %r<3>; .reg .b64 %rd<2>;\n"
                   "{ .param .b32 param0; .param .align 8 .b8 retval0[24];\n"
                   "call.uni (retval0), later, (param0, %r1, 7);\n"
                   "call later;\n"
                   "proto : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b64 _);\n"
                   "call (retval0), %rd1, (param0), proto;\n"
                   "many: .calltargets later, k;\ncall %rd1, (param0), many; }\n"
                   "mov.u64 %rd1, later;\nret; }\n"
                   ".func later() { trap; }\n");
  const struct ptx_function *k = m->functions.at[0];
  const struct ptx_operand *o = k->code.at[0].operands;
  assert_int_equal(k->code.at[0].operand_count, 3);
  assert_int_equal(o[0].kind, PTX_LIST);
  assert_int_equal(o[0].count, 1);
  assert_ptr_equal(o[0].parts[0].variable, k->variables.at[1]);
  assert_int_equal(o[0].parts[0].variable->bytes, 24);
  assert_int_equal(o[1].kind, PTX_FUNCTION);
  is(o[1].name, "later");
  assert_int_equal(o[2].kind, PTX_LIST);
  assert_int_equal(o[2].count, 3);
  assert_int_equal(o[2].parts[0].kind, PTX_SYMBOL);
  is(o[2].parts[0].variable->name, "param0");
  assert_int_equal(o[2].parts[1].kind, PTX_REGISTER);
  assert_int_equal(o[2].parts[2].bits, 7);
  assert_int_equal(k->code.at[1].operands[0].kind, PTX_FUNCTION);
  o = k->code.at[2].operands;
  assert_int_equal(o[1].kind, PTX_REGISTER);
  assert_int_equal(o[3].kind, PTX_LABEL);
  assert_int_equal(o[3].target, -1);
  is(o[3].name, "proto");
  assert_int_equal(k->code.at[3].operands[2].target, -1);
  assert_int_equal(k->tables.count, 2);
  is(k->tables.at[1].name, "many");
  assert_int_equal(k->tables.at[0].targets.count, 0);
  assert_int_equal(k->code.at[4].operands[1].kind, PTX_FUNCTION);
}

static void reads_branch_tables(void **state) {
  const struct ptx_function *f =
      read_body(*state, ".reg .b32 %r<3>;\nA: nop;\nT: .branchtargets C, A,\n C, B;\n"
                        "brx.idx %r1, T;\nB: nop;\nC: ret;");
  assert_int_equal(f->tables.count, 1);
  is(f->tables.at[0].name, "T");
  static const int64_t expected[] = {3, 0, 3, 2};
  assert_int_equal(f->tables.at[0].targets.count, 4);
  for (size_t i = 0; i < 4; ++i)
    assert_int_equal(f->tables.at[0].targets.at[i], expected[i]);
  assert_int_equal(f->code.at[1].operands[1].kind, PTX_LABEL);
  assert_int_equal(f->code.at[1].operands[1].target, -1);
  is(f->code.at[1].operands[1].name, "T");
}

static void is_bytes(const struct ptx_variable *v, const char *bytes, size_t n) {
  assert_int_equal(v->bytes, n);
  assert_non_null(v->initial);
  assert_memory_equal(v->initial, bytes, n);
}

static void reads_variables(void **state) {
  const struct ptx_module *m =
      read_text(*state, HEAD ".global .align 4 .b8 a[6] = {1, -2, 0xFF};\n"
                             ".const .f32 b[3] = {0f3F800000, 1.5, 2};\n"
                             ".visible .global .align 16 .u16 c[2][3] = {{1, 2}, {3}};\n"
                             ".global .b32 d = 0f40000000, e;\n"
                             ".extern .shared .align 16 .b8 f[];\n"
                             ".global .v4 .f32 g = {1.0, 2.0, 3.0, 4.0};\n"
                             ".global .s16 h[] = {1, 2, 3};\n"
                             ".shared .v2 .b64 i[4];\n"
                             ".global .attribute(.managed) .u32 j = 5;\n"
                             ".global .b16 k[][2] = {{1}, {2, 3}};\n"
                             ".const .f64 l = 0f3F800000;\n");
  assert_int_equal(m->variables.count, 12);
  struct ptx_variable **v = m->variables.at;
  is_bytes(v[0], "\x01\xfe\xff\0\0\0", 6);
  assert_int_equal(v[0]->align, 4);
  assert_int_equal(v[0]->space, PTX_GLOBAL);
  is_bytes(v[1], "\0\0\x80\x3f\0\0\xc0\x3f\0\0\0\x40", 12);
  assert_int_equal(v[1]->space, PTX_CONST);
  assert_int_equal(v[1]->align, 4);
  is_bytes(v[2], "\1\0\2\0\0\0\3\0\0\0\0\0", 12);
  assert_int_equal(v[2]->align, 16);
  is_bytes(v[3], "\0\0\0\x40", 4);
  is(v[4]->name, "e");
  assert_null(v[4]->initial);
  assert_true(v[5]->external);
  assert_int_equal(v[5]->bytes, 0);
  assert_int_equal(v[5]->space, PTX_SHARED);
  is_bytes(v[6], "\0\0\x80\x3f\0\0\0\x40\0\0\x40\x40\0\0\x80\x40", 16);
  assert_int_equal(v[6]->lanes, 4);
  assert_int_equal(v[6]->align, 16);
  is_bytes(v[7], "\1\0\2\0\3\0", 6);
  assert_int_equal(v[8]->bytes, 64);
  assert_int_equal(v[8]->lanes, 2);
  assert_int_equal(v[9]->initial[0], 5);
  is_bytes(v[10], "\1\0\0\0\2\0\3\0", 8);
  is_bytes(v[11], "\0\0\0\0\0\0\xf0\x3f", 8); // 1.0 as a double
  assert_int_equal(v[3]->line, 7);
}

static void reads_addresses(void **state) {
  const struct ptx_module *m =
      read_text(*state, HEAD ".global .u64 a[4] = {b, generic(b)+4, 7, f};\n"
                             ".global .align 1 .b8 t[11] = {1, 0xFF(generic(b)+8), "
                             "0xFF00(generic(b)+8), 0xFF0000(generic(b)+8), "
                             "0xFF000000(generic(b)+8), 2, 0XFF(b), 0xFF00(b)};\n"
                             ".global .b32 b[4];\n.func f() { ret; }\n");
  const struct ptx_variable *a = m->variables.at[0], *t = m->variables.at[1];
  assert_int_equal(a->relocations.count, 3);
  const struct ptx_relocation *r = a->relocations.at;
  assert_int_equal(r[0].offset, 0);
  is(r[0].symbol, "b");
  assert_int_equal(r[0].addend, 0);
  assert_false(r[0].generic);
  assert_int_equal(r[0].bytes, 8);
  assert_int_equal(r[1].offset, 8);
  assert_int_equal(r[1].addend, 4);
  assert_true(r[1].generic);
  assert_int_equal(r[2].offset, 24);
  is(r[2].symbol, "f");
  assert_int_equal(a->initial[16], 7);
  assert_int_equal(t->relocations.count, 2);
  r = t->relocations.at;
  assert_int_equal(r[0].offset, 1);
  assert_int_equal(r[0].bytes, 4);
  assert_int_equal(r[0].addend, 8);
  assert_true(r[0].generic);
  assert_int_equal(r[1].offset, 6);
  assert_int_equal(r[1].bytes, 2);
  assert_false(r[1].generic);
  assert_int_equal(t->initial[5], 2);
}

static void reads_places(void **state) {
  const struct ptx_module *m = read_text(
      *state, HEAD ".entry k() {\nnop;\n.loc 1 10 3\nnop;\n"
                   ".loc 2 20 5, function_name $L__info_string0, inlined_at 1 10 3\nnop;\n"
                   ".loc 2 30 7, function_name $L__info_string0+4, inlined_at 2 20 5\nnop; nop;\n"
                   ".loc 2 40 1, function_name $L__info_string1, inlined_at 1 99 9\nnop;\n}\n"
                   ".func g() { nop; .loc 1 10 3 nop; }\n"
                   ".file 1 \"k.cu\"\n.file 2 \"in \\\"quotes\\\".h\", 1500, 20\n"
                   ".section .debug_info { .b32 a+4 .b64 b .b8 1,2 }\n"
                   ".section .debug_str\n{\n$L__info_string0:\n.b8 95,90\n.b8 49\n.b8 102,118\n.b8 "
                   "0\n$L__info_string1:\n.b8 103,0\n\t}\n");
  is(m->files.at[1], "k.cu");
  is(m->files.at[2], "in \\\"quotes\\\".h");
  const struct ptx_function *f = m->functions.at[0];
  const struct ptx_location *l = f->locations.at;
  const struct ptx_instruction *i = f->code.at;
  assert_int_equal(i[0].location, -1);
  assert_int_equal(l[i[1].location].line, 10);
  assert_int_equal(l[i[1].location].inlined_at, -1);
  is(l[i[1].location].function, "");
  const struct ptx_location *inlined = &l[i[2].location];
  assert_int_equal(inlined->file, 2);
  assert_int_equal(inlined->line, 20);
  assert_int_equal(inlined->column, 5);
  is(inlined->function, "_Z1fv");
  assert_int_equal(inlined->inlined_at, i[1].location);
  is(l[i[3].location].function, "v");
  assert_int_equal(l[i[3].location].inlined_at, i[2].location);
  assert_int_equal(i[4].location, i[3].location);
  // A call whose own place was never reached.
  is(l[i[5].location].function, "g");
  assert_int_equal(l[l[i[5].location].inlined_at].line, 99);
  assert_int_equal(m->functions.at[1]->code.at[0].location, -1);
  assert_int_equal(m->functions.at[1]->code.at[1].location, 0);
}

static void finds_functions(void **state) {
  const struct ptx_module *m =
      read_text(*state, HEAD ".entry _Z5sgemmPKfPf() {}\n.entry _Z6gsgemmv() {}\n"
                             ".entry _ZN5space5totalIfLi4EEEvPT_() {}\n"
                             ".entry _ZN5space5totalIiLi3EEEvPT_() {}\n"
                             ".func _Z4onlyP5sgemm() {}\n.entry plain() {}\n"
                             ".func _ZN5space4downEv() {}\n.entry _Z3useN5space4downE() {}\n"
                             ".entry __nv_static_3__a_cu__Z6hiddenv() {}\n"
                             ".entry _Z4doneILin1ELb1E4HalfEvv() {}\n"
                             ".entry _ZN12_GLOBAL__N_14mineEv() {}\n"
                             ".func _ZN4down2goEv() {}\n.entry _Z11aaaaaaaaaaav() {}\n");
  static const struct {
    const char *name, *found; // NULL: none
  } rows[] = {
      {"_Z5sgemmPKfPf", "_Z5sgemmPKfPf"},
      {"sgemm", "_Z5sgemmPKfPf"},
      {"sgem", NULL},
      {"gsgemm", "_Z6gsgemmv"},
      {"plain", "plain"},
      {"total", NULL},
      {"space::total", NULL},
      {"total<float, 4>", "_ZN5space5totalIfLi4EEEvPT_"},
      {"space::total<int,3>", "_ZN5space5totalIiLi3EEEvPT_"},
      {"space::total<int,3>(int *)", "_ZN5space5totalIiLi3EEEvPT_"},
      {"total<float, 3>", NULL},
      {"space", NULL},
      {"only", "_Z4onlyP5sgemm"},
      {"down", "_ZN5space4downEv"},
      {"hidden", "__nv_static_3__a_cu__Z6hiddenv"},
      {"done<-1, true, Half>", "_Z4doneILin1ELb1E4HalfEvv"},
      {"mine", "_ZN12_GLOBAL__N_14mineEv"},
      {"a", NULL},
      {"", NULL},
      {"::", NULL},
      {"<4>", NULL},
      {"total<", NULL},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    const struct ptx_function *f = ptx_find(m, str_of(rows[i].name));
    if (!f != !rows[i].found || (f && !str_is(f->name, rows[i].found)))
      fail_msg("%s: found %.*s", rows[i].name, f ? (int)f->name.n : 0, f ? f->name.p : "");
  }
}

static void says_what_is_wrong(void **state) {
  static const struct {
    const char *text;
    unsigned line, column;
    const char *message;
  } rows[] = {
      {"", 1, 1, "expected PTX, which begins with .version, found the end of the text"},
      {"int main() {}", 1, 1, "expected PTX, which begins with .version, found 'int'"},
      {".version 9.0\n", 2, 1, "expected .target, found the end of the text"},
      {".version 9.0\n.target compute_80", 2, 9, "expected a target as sm_86, found 'compute_80'"},
      {HEAD ".entry k() { add.s32 %r1, %r2; }", 4, 22, "register '%r1' is not declared"},
      {HEAD ".entry k() { .reg .b32 %r<2>; add.s32 %r1, %r2; }", 4, 44,
       "register '%r2' is not declared"},
      {HEAD ".entry k() {\n  bra AWAY; }", 5, 7, "'AWAY' is not declared"},
      {HEAD ".entry k() {\n  { HERE: } bra HERE; }", 5, 17, "'HERE' is not declared"},
      {HEAD ".entry k() { ret }", 4, 18, "expected an operand, found '}'"},
      {HEAD ".entry k() { bar.sync 0 ret; }", 4, 25, "expected ',' or ';', found 'ret'"},
      {HEAD ".entry k() { ret;", 4, 18, "expected '}', found the end of the text"},
      {HEAD ".entry k() { A: A: }", 4, 17, "'A' is declared twice"},
      {HEAD ".entry k() { .reg .b32 a, a; }", 4, 27, "'a' is declared twice"},
      {HEAD ".entry k() { .reg .b33 a; }", 4, 20, "expected the type of a register, found '.b33'"},
      {HEAD ".entry k() { .reg .b32 a; @a ret; }", 4, 28, "'a' is not a predicate register"},
      {HEAD ".entry k() { mov.b32 _, 0f3F80; }", 4, 25,
       "'0f3F80' is not a number of PTX, or does not fit into 64 bits"},
      {HEAD ".entry k() { mov.b64 _, 18446744073709551616; }", 4, 25,
       "'18446744073709551616' is not a number of PTX, or does not fit into 64 bits"},
      {HEAD ".entry k() { mov.b64 _, 1 / 0; }", 4, 27, "division by zero"},
      {HEAD ".entry k() { .b8 1; }", 4, 15,
       "expected an instruction, a label or a declaration, found '.b8'"},
      {HEAD ".global .b32 a = b;", 4, 18, "'b' is not declared"},
      {HEAD ".global .b32 a; .global .b32 a;", 4, 30, "'a' is declared twice"},
      {HEAD ".global .b32 a[2] = {1, 2, 3};", 4, 29,
       "more initial values than the variable has elements"},
      {HEAD ".global .b32 a[2] = {{1, 2}};", 4, 27,
       "more initial values than this part of the variable has elements"},
      {HEAD ".global .b32 a[2] = {1, 2;", 4, 26, "expected '}', found ';'"},
      {HEAD ".global .b8 a[3] = {0xFF00(b)};", 4, 21,
       "a part of an address that does not follow its lower parts"},
      {HEAD ".global .b8 a = 1.5;", 4, 17,
       "a floating-point number does not fit an element of type .b8"},
      {HEAD ".global .b8 a[1099511627776][2];", 4, 13, "a variable larger than any memory"},
      {HEAD ".global .align 3 .b8 a;", 4, 16, "an alignment must be a power of 2"},
      {HEAD ".func f() {}\n.func f() {}", 5, 7, "function 'f' has two bodies"},
      {HEAD ".entry k() { .reg .b32 %r<4000000>; }", 4, 24,
       "more registers than a text of this length can use"},
      {HEAD ".address_size 32", 4, 15, "addresses of 64 bits are read, no others"},
      {HEAD "/* without end", 4, 1, "a comment without an end"},
      {HEAD ".file 1 \"x\n", 4, 9, "a string without an end"},
      {HEAD "\n\\", 5, 1, "a character that PTX does not have"},
      {HEAD ".entry k() { .reg .b32 v; mov.b32 v, v.x; }", 4, 40,
       "parts of a register are not read"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    struct diag *d = diag_new(*state);
    assert_null(ptx_read(*state, str_of(rows[i].text), "k.ptx", d));
    assert_int_equal(d->messages.count, 1);
    const struct message *m = &d->messages.at[0];
    if (strcmp(m->text, rows[i].message) != 0 || m->place.line != rows[i].line ||
        m->place.column != rows[i].column)
      fail_msg("%s\nsays %u:%u: %s", rows[i].text, m->place.line, m->place.column, m->text);
    assert_string_equal(m->place.file, "k.ptx");
    assert_int_equal(m->severity, SEVERITY_ERROR);
    assert_non_null(m->remedy);
  }
}

static const char *repeat(struct arena *a, const char *before, const char *what, size_t times,
                          const char *after) {
  struct text t = {.arena = a};
  text_puts(&t, before);
  for (size_t i = 0; i < times; ++i)
    text_puts(&t, what);
  text_puts(&t, after);
  return t.p;
}

static void is_bad(struct arena *a, const char *text, const char *message) {
  struct diag *d = diag_new(a);
  assert_null(ptx_read(a, str_of(text), "k.ptx", d));
  assert_non_null(strstr(d->messages.at[0].text, message));
}

// Nesting and lists end before the stack or the memory does.
static void bounds_what_it_reads(void **state) {
  struct arena *a = *state;
  is_bad(a, repeat(a, HEAD ".entry k() ", "{", 100000, ""), "nested deeper");
  is_bad(a, repeat(a, HEAD ".entry k() { mov.b32 _, ", "(", 100000, ""), "nested deeper");
  is_bad(a, repeat(a, HEAD ".entry k() { mov.b32 _, ", "-", 100000, "1;}"), "nested deeper");
  is_bad(a, repeat(a, HEAD ".global .b32 a[1] = ", "{", 100000, ""), "nested brackets");
  is_bad(a, repeat(a, HEAD ".global .b32 a", "[1]", 100000, ";"), "dimensions");
  is_bad(a, repeat(a, HEAD ".entry k() { x {0", ", 0", 100000, "};}"), "operands in brackets");
  is_bad(a, repeat(a, HEAD ".entry k() { x 0", ", 0", 12, ";}"), "more than 12 operands");
  is_bad(a, repeat(a, HEAD ".entry k() { x", ".b32", 17, ";}"), "more than 16 suffixes");
  assert_int_equal(read_body(a, repeat(a, "x 0", ", 0", 11, ";"))->code.at[0].operand_count, 12);
  assert_int_equal(read_body(a, repeat(a, "x", ".b32", 16, ";"))->code.at[0].suffix_count, 16);
  assert_int_equal(read_body(a, repeat(a, "", "{", 98, repeat(a, "", "}", 98, "")))->code.count, 0);
}

// Each of these would take minutes if what follows were looked at again for every function.
static void reads_long_texts(void **state) {
  struct arena *a = *state;
  const size_t many = 50000;
  is_bad(a, repeat(a, HEAD ".func f() { ", "/* {", many, ""), "without an end");
  is_bad(a, repeat(a, HEAD ".func f() { x", "\\\"", many, ""), "does not have");
  struct text functions = {.arena = a}, comments = {.arena = a}, labels = {.arena = a};
  text_puts(&functions, HEAD);
  text_puts(&comments, HEAD);
  text_puts(&labels, HEAD ".func f() {\n");
  for (size_t i = 0; i < many; ++i) {
    text_printf(&functions, ".func f%zu() { { } }\n.func g%zu() { }\n", i, i);
    text_printf(&comments, ".func f%zu() { /*\n", i);
    text_printf(&labels, "l%zu: bra l%zu; { bra l%zu; }\n", i, many - 1 - i, i / 2);
  }
  text_puts(&labels, "}");
  assert_int_equal(read_text(a, functions.p)->functions.count, 2 * many);
  assert_int_equal(read_text(a, labels.p)->functions.at[0]->code.count, 2 * many);
  is_bad(a, comments.p, "without an end");
}

// Cut anywhere, a text is an error, never less than one.
static void reports_every_cut(void **state) {
  static const char text[] =
      HEAD ".global .b8 a[4] = {0xFF(generic(b)+1), -2};\n.global .b32 b = 0f3F800000;\n"
           ".entry k(.param .u64 .ptr p) .maxntid 32, 1, 1 {\n"
           ".reg .pred %p<2>; .reg .b32 %r<9>;\n.loc 1 2 3, function_name x, inlined_at 1 2 2\n"
           "T: .branchtargets L, L;\n@!%p1 brx.idx %r1, T;\n"
           "ld.global.v2.b32 {%r1, _}, [b+4];\nL: setp.lt.s32 %p1|_, %r1, (1 + 2);\n}";
  assert_non_null(ptx_read(*state, str_of(text), "k.ptx", diag_new(*state)));
  for (size_t n = sizeof HEAD - 1; n + 1 < sizeof text; ++n) {
    struct diag *d = diag_new(*state);
    // Whole are the head and both variables; the first of them names the second.
    struct str cut = {text, n}, last = str_trim(cut);
    bool whole = str_ends(last, "_size 64") || str_ends(last, "0f3F800000;");
    struct ptx_module *m = ptx_read(*state, cut, "k.ptx", d);
    if ((m != NULL) != whole || (m == NULL) != (d->errors == 1))
      fail_msg("cut at %zu", n);
  }
}

static void knows_used_bytes(void **state) {
  const struct ptx_function *f = read_body(*state, ".reg .b32 %r<8>;\n.pragma \"nounroll\";\n"
                                                   ".pragma \"used_bytes_mask 4095\";\n"
                                                   "ld.shared.v4.b32 {%r0, %r1, %r2, %r3}, [%r4];\n"
                                                   "ld.shared.b32 %r5, [%r4];\n");
  assert_int_equal(f->code.count, 2);
  assert_int_equal(f->code.at[0].used_bytes, 0xfff);
  assert_int_equal(f->code.at[1].used_bytes, 0);
}

// nvcc 11.8 and 12 widen as well, and say nothing.
static void finds_unused_bytes(void **state) {
  const struct ptx_function *f =
      read_body(*state, ".reg .b32 %r<9>;\n.reg .f64 %d<2>;\n.reg .pred %p1;\n"
                        "ld.shared.v4.b32 {%r0, %r1, %r2, %r3}, [%r4];\n"
                        "add.s32 %r5, %r0, %r2;\n"
                        "ld.shared.v2.f64 {%d0, %d1}, [%r3];\n"
                        "st.shared.f64 [%r1], %d1;\n"
                        "ld.shared.v2.b32 {%r6, _}, [%r5+8];\n"
                        "@%p1 ld.shared.v2.b32 {%r7, %r8}, [%r6];\n"
                        "st.shared.v2.b32 [%r5], {%r7, %r8};\n");
  const uint32_t used[] = {0, 0, 0xff00, 0, 0x0f, 0, 0};
  assert_int_equal(f->code.count, sizeof used / sizeof *used);
  for (size_t i = 0; i < sizeof used / sizeof *used; ++i)
    assert_int_equal(f->code.at[i].used_bytes, used[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(reads_heads, setup, teardown),
      cmocka_unit_test_setup_teardown(joins_declaration_and_definition, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_suffixes, setup, teardown),
      cmocka_unit_test(knows_types),
      cmocka_unit_test_setup_teardown(reads_numbers, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_operands, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_special_registers, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_guards_and_labels, setup, teardown),
      cmocka_unit_test_setup_teardown(keeps_scopes_apart, setup, teardown),
      cmocka_unit_test_setup_teardown(tells_numbered_names_apart, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_calls, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_branch_tables, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_variables, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_addresses, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_places, setup, teardown),
      cmocka_unit_test_setup_teardown(finds_functions, setup, teardown),
      cmocka_unit_test_setup_teardown(says_what_is_wrong, setup, teardown),
      cmocka_unit_test_setup_teardown(bounds_what_it_reads, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_long_texts, setup, teardown),
      cmocka_unit_test_setup_teardown(knows_used_bytes, setup, teardown),
      cmocka_unit_test_setup_teardown(finds_unused_bytes, setup, teardown),
      cmocka_unit_test_setup_teardown(reports_every_cut, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
