// Listings of cuobjdump as instructions.
#include "inspect/sass.h"
#include "listing.h"

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
  assert_int_equal(s.n, strlen(expected));
  assert_memory_equal(s.n ? s.p : "", expected, s.n);
}

// A few lines of each form: 13.0 for sm_86 and sm_120, 12.4 without .target, a library with two
// architectures.
static const char forms[] =
    "\n"
    "Fatbin elf code:\n"
    "================\n"
    "arch = sm_86\n"
    "code version = [1,8]\n"
    "\n"
    "\tcode for sm_86\n"
    "\t.target\tsm_86\n"
    "\n"
    "\t\tFunction : _Z2v1PKfS0_Pfiii\n"
    "\t.headerflags\t@\"EF_CUDA_SM86 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM86)\"\n"
    "        /*0000*/                   IMAD.MOV.U32 R1, RZ, RZ, c[0x0][0x28] ;   /* "
    "0x00000a00ff017624 */\n"
    "                                                                     /* 0x000fe40000000f00 "
    "*/\n"
    "        /*0010*/              @!P0 BRA 0x5c0 ;                               /* "
    "0x000004d000008947 */\n"
    "                                                                     /* 0x000fea0003800000 "
    "*/\n"
    "        /*0020*/              @!PT LDS RZ, [RZ] ;                            /* "
    "0x00000000fffff984 */\n"
    "                                                                     /* 0x000fe20000000800 "
    "*/\n"
    "        /*0030*/                   BRA 0x30;                                 /* "
    "0xfffffff000007947 */\n"
    "                                                                     /* 0x000fc0000383ffff "
    "*/\n"
    "\t\t..........\n"
    "\n"
    "\n"
    "\t\tFunction : second\n"
    "\t.headerflags\t@\"EF_CUDA_SM86\"\n"
    "/*0000*/ EXIT ;\n"
    "\t\t..........\n"
    "\n"
    "Fatbin elf code:\n"
    "================\n"
    "arch = sm_90a\n"
    "\tcode for sm_90a\n"
    "\t\tFunction : _Z2v1PKfS0_Pfiii\n"
    "\t.headerflags\t@\"EF_CUDA_TEXMODE_UNIFIED EF_CUDA_64BIT_ADDRESS\"\n"
    "        /*0000*/                   BRA.U !UP0, 0x990 ;  /* 0x00000000000c7547 */\r\n"
    "                                                        /* 0x000fde000b83ffff */\r\n";

static void reads_functions_and_architectures(void **state) {
  struct sass_listing l = sass_read(*state, str_of(forms));
  assert_int_equal(l.functions.count, 3);
  is(l.functions.at[0].name, "_Z2v1PKfS0_Pfiii");
  assert_int_equal(l.functions.at[0].arch, 86);
  assert_int_equal(l.functions.at[0].code.count, 4);
  is(l.functions.at[1].name, "second");
  assert_int_equal(l.functions.at[1].code.count, 1);
  assert_int_equal(l.functions.at[2].arch, 90);
  assert_ptr_equal(sass_find(&l, STR("_Z2v1PKfS0_Pfiii"), 90), &l.functions.at[2]);
  assert_ptr_equal(sass_find(&l, STR("_Z2v1PKfS0_Pfiii"), 86), &l.functions.at[0]);
  assert_null(sass_find(&l, STR("_Z2v1PKfS0_Pfiii"), 80));
  assert_null(sass_find(&l, STR("_Z2v1"), 86));
  assert_int_equal(l.unreadable.n, 0);
}

static void reads_instructions(void **state) {
  struct sass_listing l = sass_read(*state, str_of(forms));
  const struct sass_instruction *i = l.functions.at[0].code.at;
  is(i[0].opcode, "IMAD.MOV.U32");
  is(i[0].operands, "R1, RZ, RZ, c[0x0][0x28]");
  is(i[0].guard, "");
  assert_int_equal(i[0].address, 0);
  assert_int_equal(i[0].class, SASS_ARITHMETIC);
  assert_int_equal(i[0].target, SASS_NO_TARGET);
  is(i[1].guard, "@!P0");
  is(i[1].opcode, "BRA");
  assert_int_equal(i[1].class, SASS_BRANCH);
  assert_int_equal(i[1].target, 0x5c0);
  assert_false(i[1].never);
  assert_true(i[2].never);
  assert_int_equal(i[2].class, SASS_LDS);
  assert_int_equal(i[3].address, 0x30);
  assert_int_equal(i[3].target, 0x30);
  assert_false(l.functions.at[1].code.at[0].control.known);
  const struct sass_instruction *uniform = l.functions.at[2].code.at;
  is(uniform->opcode, "BRA.U");
  assert_int_equal(uniform->target, 0x990);
  assert_true(uniform->control.known);
}

// By hand, shifted right by 41: 0x000fe4... is 0x7f2: stall 2, yield bit 1, write 7, read 7, no
// wait; 0x002fc8... is 0x17e4: stall 4, yield bit 0, 7, 7, wait 0b10; 0x000e62... is 0x731: stall
// 1, yield bit 1, write 1, read 7; 0x0003e8... is 0x1f4: stall 4, yield bit 1, write 7, read 1;
// 0x004fca... is 0x27e5: stall 5, 0, 7, 7, wait 0b100.
static void decodes_control_codes(void **state) {
  static const struct {
    const char *high, *text;
  } rows[] = {
      {"0x000fe40000000f00", "B------:R-:W-:-:S02"}, {"0x002fc80000011400", "B-1----:R-:W-:Y:S04"},
      {"0x000e620000002100", "B------:R-:W1:-:S01"}, {"0x0003e8000b901d44", "B------:R1:W-:-:S04"},
      {"0x004fca00078e00ff", "B--2---:R-:W-:Y:S05"}, {"0xffffffffffffffff", "B012345:R-:W-:-:S15"},
      {"0x0000000000000000", "B------:R0:W0:Y:S00"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    char *text = arena_printf(
        *state, "code for sm_86\nFunction : f\n/*0000*/ NOP ; /* 0x0 */\n/* %s */\n", rows[i].high);
    struct sass_listing l = sass_read(*state, str_of(text));
    assert_int_equal(l.functions.at[0].code.count, 1);
    assert_true(l.functions.at[0].code.at[0].control.known);
    assert_string_equal(sass_control_text(*state, l.functions.at[0].code.at[0].control),
                        rows[i].text);
  }
}

static enum sass_class class_of(void *arena, const char *text) {
  struct sass_listing l =
      sass_read(arena, make_listing(arena, 86, arena_printf(arena, "S1: %s\n", text)));
  assert_int_equal(l.functions.count, 1);
  assert_int_equal(l.functions.at[0].code.count, 1);
  return l.functions.at[0].code.at[0].class;
}

static void tells_classes(void **state) {
  static const struct {
    const char *text;
    enum sass_class class;
  } rows[] = {
      {"LDG.E.128 R40, desc[UR6][R66.64]", SASS_LDG},
      {"@P0 LD.E R4, [R2.64]", SASS_LDG},
      {"LDGSTS.E.BYPASS.LTC128B.128.ZFILL [R9], [R10.64], P0", SASS_LDGSTS},
      {"LDGDEPBAR", SASS_LDGDEPBAR},
      {"DEPBAR.LE SB0, 0x1", SASS_DEPBAR},
      {"LDS.128 R12, [R3]", SASS_LDS},
      {"LDSM.16.MT88.4 R44, [R45]", SASS_LDSM},
      {"STS.128 [R52], R40", SASS_STS},
      {"LDL.LU R3, [R1+0x4]", SASS_LDL},
      {"STL [R1], R3", SASS_STL},
      {"BAR.SYNC.DEFER_BLOCKING 0x0", SASS_BAR},
      {"BAR.SYNC 0x0", SASS_BAR},
      {"HMMA.16816.F32 R24, R40, R44.reuse, R24", SASS_MMA},
      {"IMMA.16832.S8.S8 R4, R8.ROW, R12.COL, R4", SASS_MMA},
      {"HGMMA.64x128x16.F32 R24, gdesc[UR8], R24", SASS_MMA},
      {"UTCHMMA gdesc[UR4], gdesc[UR6], tmem[UR10], tmem[UR8], idesc[UR9], UP0", SASS_MMA},
      {"FFMA R12, R12, R8, R29", SASS_FMA},
      {"HFMA2.MMA R3, R4, R5, R3", SASS_FMA},
      {"HFMA2.MMA R3, -RZ, RZ, 0, 0", SASS_OTHER}, // a constant
      {"HFMA2 R5, -RZ, RZ, 1.875, 0", SASS_OTHER},
      {"IDP.4A.S8.S8 R3, R4, R5, R3", SASS_FMA},
      {"DFMA R4, R6, R8, R4", SASS_FMA},
      {"IMAD.WIDE R8, R11, c[0x0][0x180], R8", SASS_ARITHMETIC},
      {"MUFU.EX2 R4, R5", SASS_ARITHMETIC},
      {"BSSY B0, 0x27d0", SASS_OTHER},
      {"CALL.REL.NOINC 0x2ba0", SASS_CALL},
      {"RET.REL.NODEC R4 0x0", SASS_EXIT},
      {"EXIT", SASS_EXIT},
      {"NOP", SASS_NOP},
      {"FFMAX R1, R2", SASS_OTHER}, // only whole names count
      {"LDGST R1", SASS_OTHER},
      {"UTMALDG.2D [UR8], [UR4]", SASS_OTHER},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i)
    assert_int_equal(class_of(*state, rows[i].text), rows[i].class);
}

static void finds_branch_targets(void **state) {
  static const struct {
    const char *text;
    uint64_t target;
  } rows[] = {
      {"BRA 0x10", 0x10},
      {"@P0 BRA P1, 0x10", 0x10},
      {"BRA.U !UP0, 0x10", 0x10},
      {"BRA.DIV UR4, 0x10", 0x10},
      {"CALL.REL.NOINC 0x10", 0x10},
      {"BRX R4 -0x10", SASS_NO_TARGET},
      {"BRA `(.L_x_1)", SASS_NO_TARGET},
      {"BRA", SASS_NO_TARGET},
      {"BRA 0x", SASS_NO_TARGET},
      {"BRA 0x10 (*\"BRANCH_TARGETS\"*)", SASS_NO_TARGET},
      {"BRA 0x11112222333344445", SASS_NO_TARGET},
      {"IADD3 R1, R1, 0x10, RZ", SASS_NO_TARGET},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    struct sass_listing l =
        sass_read(*state, make_listing(*state, 86, arena_printf(*state, "S1: %s\n", rows[i].text)));
    assert_int_equal(l.functions.at[0].code.at[0].target, rows[i].target);
  }
}

static void compares_opcodes_by_parts(void **state) {
  (void)state;
  assert_true(sass_opcode_is(STR("LDG.E.128"), "LDG"));
  assert_true(sass_opcode_is(STR("LDG"), "LDG"));
  assert_false(sass_opcode_is(STR("LDGSTS.E"), "LDG"));
  assert_true(sass_opcode_has(STR("LDG.E.128"), "128"));
  assert_true(sass_opcode_has(STR("LDG.E.128"), "E"));
  assert_false(sass_opcode_has(STR("LDGSTS.LTC128B"), "128"));
  assert_false(sass_opcode_has(STR("LDG"), "128"));
  assert_false(sass_opcode_has((struct str){NULL, 0}, "128"));
}

static void reads_captured_listings_whole(void **state) {
  struct str text = captured(*state, "loops.sm_86.sass");
  size_t lines = 0;
  for (size_t at = str_find(text, STR(" ; /* 0x"), 0); at < text.n;
       at = str_find(text, STR(" ; /* 0x"), at + 1))
    ++lines;
  // Each function ends in a branch to itself that has no blank before the semicolon.
  for (size_t at = str_find(text, STR("; /* 0x"), 0); at < text.n;
       at = str_find(text, STR("; /* 0x"), at + 1))
    lines += text.p[at - 1] != ' ';
  struct sass_listing l = sass_read(*state, text);
  size_t instructions = 0, known = 0;
  for (size_t i = 0; i < l.functions.count; ++i)
    for (size_t k = 0; k < l.functions.at[i].code.count; ++k, ++instructions) {
      assert_int_equal(l.functions.at[i].code.at[k].address, 16 * k);
      known += l.functions.at[i].code.at[k].control.known;
    }
  assert_true(lines > 500);
  assert_int_equal(instructions, lines);
  assert_int_equal(known, lines);
  assert_int_equal(l.functions.count, 4);
}

static void survives_anything(void **state) {
  static const char *const texts[] = {
      "/*0000*/ NOP ;", // outside a function
      "Function : ",
      "Function : f\n/*",
      "Function : f\n/**/ NOP ;",
      "Function : f\n/*zz*/ NOP ;",
      "Function : f\n/*0000*/",
      "Function : f\n/*0000*/ ;",
      "Function : f\n/*0000*/ @P0",
      "Function : f\n/*0000*/ @P0 ;",
      "Function : f\n/*0000*/ { nop }",
      "Function : f\n/*00000000000000000000000000*/ NOP ;",
      "Function : f\n/* 0x000fe40000000f00 */",
      "code for ",
      "code for sm_",
      ".target",
      "code for sm_123456789012345678901234567890\nFunction : f\n/*0*/ EXIT ;",
      "....",
  };
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; ++i) {
    struct sass_listing l = sass_read(*state, str_of(texts[i]));
    if (i + 2 < sizeof texts / sizeof texts[0])
      assert_true(l.functions.count == 0 || l.functions.at[0].code.count == 0);
  }
  assert_int_equal(sass_read(*state, (struct str){NULL, 0}).functions.count, 0);
  // Addresses that go back do not belong to the function.
  struct sass_listing l =
      sass_read(*state, STR("Function : f\n/*0010*/ NOP ;\n/*0010*/ NOP ;\n/*0000*/ NOP ;\n"));
  assert_int_equal(l.functions.at[0].code.count, 1);
}

static void functions_end(void **state) {
  struct sass_listing l = sass_read(*state, STR("code for sm_86\nFunction : f\n/*0000*/ NOP ;\n"
                                                "\t\t.......\n/*0010*/ NOP ;\n"
                                                "Function : g\n/*0000*/ NOP ;\n"
                                                "code for sm_90\n/*0010*/ NOP ;\n"));
  assert_int_equal(l.functions.count, 2);
  assert_int_equal(l.functions.at[0].code.count, 1);
  assert_int_equal(l.functions.at[1].code.count, 1);
}

static void names_an_architecture_without_code(void **state) {
  struct sass_listing l = sass_read(*state, STR("code for sm_120\ncode for sm_86\n.target sm_86\n"
                                                "Function : f\n/*0000*/ EXIT ;\n"));
  is(l.unreadable, "sm_120");
  l = sass_read(*state, STR("code for sm_120\n.target sm_120\n"));
  is(l.unreadable, "sm_120");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(reads_functions_and_architectures),
      cmocka_unit_test(reads_instructions),
      cmocka_unit_test(decodes_control_codes),
      cmocka_unit_test(tells_classes),
      cmocka_unit_test(finds_branch_targets),
      cmocka_unit_test(compares_opcodes_by_parts),
      cmocka_unit_test(reads_captured_listings_whole),
      cmocka_unit_test(survives_anything),
      cmocka_unit_test(functions_end),
      cmocka_unit_test(names_an_architecture_without_code),
  };
  return cmocka_run_group_tests_name("sass", tests, setup, teardown);
}
