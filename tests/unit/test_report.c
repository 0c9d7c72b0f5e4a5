// The drawing of a ring, remarks and their folding, JSON.
#include "inspect/sass.h"
#include "listing.h"
#include "report/draw.h"
#include "report/json.h"
#include "report/remark.h"

#include <cjson/cJSON.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
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

static const int archs[] = {80, 86, 90, 100, 120};
enum { ARCHS = sizeof archs / sizeof archs[0] };

static const struct ring *best(void *arena, struct str listing, const char *name, int arch) {
  struct sass_listing *l = arena_alloc(arena, sizeof *l);
  struct rings *r = arena_alloc(arena, sizeof *r);
  *l = sass_read(arena, listing);
  const struct sass_function *f = sass_find(l, str_of(name), arch);
  assert_non_null(f);
  *r = rings_of(arena, f, VARIANT_AUTO);
  assert_true(r->list.count > 0);
  return &r->list.at[0];
}

static const struct ring *hgemm(void *arena, const char *name, int arch) {
  return best(arena, captured(arena, arena_printf(arena, "hgemm.sm_%d.sass", arch)), name, arch);
}

// ---- drawing

static bool holds(struct str text, const char *part) {
  return str_find(text, str_of(part), 0) < text.n;
}

static struct str line_with(struct str text, const char *part) {
  struct str line;
  while (str_line(&text, &line))
    if (holds(line, part))
      return line;
  fail_msg("no line with %s", part);
  return text;
}

static size_t lines(struct str text) {
  struct str line;
  size_t n = 0;
  while (str_line(&text, &line))
    ++n;
  return n;
}

static void assert_readable(struct str text, size_t most) {
  struct str line, rest = text;
  assert_true(text.n > 0 && text.p[text.n - 1] == '\n');
  assert_true(lines(text) < most);
  while (str_line(&rest, &line)) {
    assert_true(line.n <= 100);
    for (size_t i = 0; i < line.n; ++i)
      assert_in_range(line.p[i], ' ', '~');
  }
}

// The address of an instruction in the listing of head2 for sm_86, of the captured file: the
// sequence is DEPBAR, BAR, 4 LDGSTS, 8 LDSM, LDGDEPBAR, 16 HMMA, BRA.
static void all_mma_behind_the_load(void **state) {
  struct str d = draw_ring(*state, hgemm(*state, "head2", 86));
  static const char *const order[] = {"'-> 0x",
                                      "WAITS here for the load of the iteration before",
                                      "barrier:",
                                      ",-- 0x",
                                      "LDGSTS.E.BYPASS.128 x4",
                                      "load of the next tile",
                                      "|   0x",
                                      "LDSM.16 x8",
                                      "HMMA.16816.F32 x16",
                                      "computes: 1 to 16 of 16",
                                      "next iteration",
                                      "HMMA  [################]\n",
                                      "16 of 16 HMMA behind the load; 1 barrier a tile\n",
                                      "against ~300 of memory latency\n"};
  size_t at = 0;
  for (size_t i = 0; i < sizeof order / sizeof order[0]; ++i) {
    size_t next = str_find(d, str_of(order[i]), at);
    if (next == d.n)
      fail_msg("'%s' is not in its place in\n%s", order[i], d.p);
    at = next + 1;
  }
  assert_int_equal(line_with(d, "barrier:").p[1], ' '); // no load is under way at the barrier
  assert_false(holds(d, "nothing hides"));
}

// On sm_86 the wait was hoisted: 2 of 16 HMMA before it.
static void the_bar_shows_which_mma_are_covered(void **state) {
  struct str d = draw_ring(*state, hgemm(*state, "tail2", 86));
  assert_true(holds(d, "HMMA  [##..............]\n"));
  assert_true(holds(d, "2 of 16 HMMA behind the load"));
  assert_true(str_starts(line_with(d, "WAITS here for the load above"), " '-> "));
  assert_true(str_starts(line_with(d, "computes: 1 to 2 of 16"), " |   "));
  assert_true(str_starts(line_with(d, "computes: 3 to 16 of 16"), "     "));
}

static void nothing_covered_is_said(void **state) {
  struct str listing = captured(*state, "hgemm_strided.sm_86.sass");
  struct str d = draw_ring(*state, best(*state, listing, "tail2", 86));
  assert_true(holds(d, "HMMA  [................]\n"));
  assert_true(holds(d, "nothing hides this load"));
  assert_readable(d, 40);
}

// One of several stores is the one that waits; the load's line ends right there.
static void the_line_at_the_left_ends_where_the_wait_stands(void **state) {
  const struct ring *r = hgemm(*state, "ldg2", 86);
  const struct ring_load *l = &r->loads.at[r->worst];
  struct str d = draw_ring(*state, r), line = line_with(d, "'->");
  assert_true(
      holds(line, arena_printf(*state, "0x%04llx  STS.128 ", (unsigned long long)l->waited)));
  assert_false(holds(line, "STS.128 x"));
  assert_true(str_starts(line_with(d, "STS.128 x"), " |   ")); // before it
  assert_true(holds(line_with(d, ",--"), "LDG.E.128"));
}

// Any instruction may be the one that waits.
static void a_wait_is_shown_whatever_it_does(void **state) {
  static const char text[] = "S2 W0: LDG.E R8, [R2.64]\n"
                             "S4: FFMA R6, R4, R4, R6\n"
                             "S2 B0: MOV R9, R8\n"
                             "S2: STS [R5], R9\n"
                             "S6: BAR.SYNC 0x0\n"
                             "S5: @P0 BRA 0x0\n"
                             "S5: EXIT\n";
  struct str d = draw_ring(*state, best(*state, make_listing(*state, 86, text), "f", 86));
  assert_true(str_starts(line_with(d, "WAITS here for the load above"), " '-> 0x0020  MOV "));
}

// With three stages a load is under way everywhere, also where an older one is waited for.
static void loads_of_several_iterations_overlap(void **state) {
  struct str d = draw_ring(*state, hgemm(*state, "head3", 86));
  assert_true(str_starts(line_with(d, "WAITS here for the load of 2 iterations before"), " +-> "));
  assert_true(str_starts(line_with(d, "LDGSTS"), " +-- "));
  assert_true(str_starts(line_with(d, "barrier:"), " |   "));
}

static void drawings_fit_a_screen(void **state) {
  static const char *const names[] = {"plain", "head2", "head3", "tail2", "twobar", "ldg2", "ldg1"};
  for (int i = 0; i < ARCHS; ++i)
    for (size_t k = 0; k < sizeof names / sizeof names[0]; ++k)
      assert_readable(draw_ring(*state, hgemm(*state, names[k], archs[i])), 40);
  assert_readable(
      draw_ring(*state, best(*state, captured(*state, "sgemm.sm_86.sass"), "sgemm", 86)), 40);
  static const char *const loops[] = {"nested", "unrolled", "two"};
  for (size_t k = 0; k < sizeof loops / sizeof loops[0]; ++k)
    assert_readable(
        draw_ring(*state, best(*state, captured(*state, "loops.sm_86.sass"), loops[k], 86)), 40);
}

// 512 FFMA among which 32 LDS stand: runs are folded, no count is lost.
static void folded_runs_keep_their_counts(void **state) {
  struct str listing = captured(*state, "sgemm.sm_86.sass");
  struct str d = draw_ring(*state, best(*state, listing, "sgemm", 86)), rest = d, line;
  long work = 0;
  while (str_line(&rest, &line)) {
    size_t at = str_find(line, STR("FFMA"), 0);
    if (at == line.n || !holds(line, "0x"))
      continue;
    size_t x = str_find(line, STR("FFMA x"), 0);
    work += x < line.n ? strtol(line.p + x + 6, NULL, 10) : 1;
  }
  assert_int_equal(work, 512);
  assert_true(holds(d, "computes: 490 to 512 of 512") || holds(d, " to 512 of 512"));
}

static void a_loop_of_many_events_is_cut(void **state) {
  struct text t = {.arena = *state};
  for (int i = 0; i < 60; ++i)
    text_puts(&t, "S6: BAR.SYNC 0x0\nS4: FFMA R6, R4, R4, R6\n");
  text_puts(&t, "S2 W0: LDG.E R8, [R2.64]\n");
  for (int i = 0; i < 8; ++i)
    text_puts(&t, "S6: BAR.SYNC 0x0\nS4: FFMA R6, R4, R4, R6\n");
  text_puts(&t, "S2 B0: STS [R5], R8\nS6: BAR.SYNC 0x0\nS5: @P0 BRA 0x0\nS5: EXIT\n");
  struct str d = draw_ring(*state, best(*state, make_listing(*state, 86, t.p), "f", 86));
  assert_true(holds(d, "lines left out"));
  assert_true(holds(d, ",-- 0x0780  LDG.E")); // what matters stays
  assert_true(holds(d, "WAITS here"));
  assert_readable(d, 48);
}

static void what_is_unknown_is_said(void **state) {
  static const char text[] = "S2 W0: LDG.E R8, [R2.64]\n"
                             "S6: BAR.SYNC 0x0\n"
                             "S4: FFMA R6, R4, R4, R6\n"
                             "S2: STS [R5], R4\n"
                             "S5: @P0 BRA 0x0\n"
                             "S5: EXIT\n";
  struct str d = draw_ring(*state, best(*state, make_listing(*state, 86, text), "f", 86));
  assert_true(holds(d, "The overlap is not known: no load of the loop reaches shared memory"));
  assert_false(holds(d, "behind the load"));
  assert_true(holds(d, "other loads"));
  struct str latency = draw_ring(*state, hgemm(*state, "head2", 100));
  assert_false(holds(latency, "memory latency")); // none is published for sm_100
}

// ---- remarks

static struct loop_record loop = {
    .name = "hgemm",
    .function = "hgemm",
    .kernel = true,
    .place = {.file = "hgemm.cu", .line = 41, .column = 3},
    .pipelined = true,
    .variant = VARIANT_CP_ASYNC,
    .stages = 2,
    .settings = {.gates = {LEVEL_ERROR, LEVEL_ERROR, LEVEL_ERROR, LEVEL_WARN}},
};

static struct result result(const char *kernel, int arch, const char *remark) {
  struct result r = {
      .loop = &loop, .kernel = kernel, .arch = arch, .ring_why = "of a test", .registers = -1};
  for (int g = 0; g < GATE_COUNT; ++g)
    r.report.gates[g] = (struct verdict){OUTCOME_PASS, "fine", NULL};
  r.report.shared_before = r.report.shared_after = r.report.cliff = -1;
  r.report.before = r.report.after = (struct occupancy){-1, -1};
  r.report.remark = remark;
  return r;
}

static void set(struct result *r, enum gate g, enum finding outcome, const char *text) {
  r->report.gates[g] = (struct verdict){outcome, text, "do less"};
}

static void assert_message(const struct message *m, enum severity severity, const char *id,
                           const char *text) {
  assert_int_equal(m->severity, severity);
  assert_string_equal(m->id, id);
  assert_string_equal(m->text, text);
  assert_string_equal(m->place.file, "hgemm.cu");
  assert_int_equal(m->place.line, 41);
}

static void equal_remarks_are_one_line(void **state) {
  struct diag *d = diag_new(*state);
  struct result r[] = {result("hgemm<64>", 80, "16 of 16"), result("hgemm<32>", 80, "8 of 8"),
                       result("hgemm<64>", 86, "16 of 16"), result("hgemm<32>", 86, "7 of 8"),
                       result("hgemm<64>", 86, "16 of 16")};
  remarks_add(d, r, 5);
  assert_int_equal(d->messages.count, 3);
  assert_message(&d->messages.at[0], SEVERITY_REMARK, "pipelined",
                 "hgemm<64> sm_80, sm_86: 16 of 16");
  assert_message(&d->messages.at[1], SEVERITY_REMARK, "pipelined", "hgemm<32> sm_80: 8 of 8");
  assert_message(&d->messages.at[2], SEVERITY_REMARK, "pipelined", "hgemm<32> sm_86: 7 of 8");
}

static void equal_instantiations_are_one_line(void **state) {
  struct diag *d = diag_new(*state);
  struct result r[12];
  for (size_t i = 0; i < 6; ++i) {
    const char *name = arena_printf(*state, "k<%zu>", i);
    r[2 * i] = result(name, 80, "same");
    r[2 * i + 1] = result(name, 86, i == 5 ? "other" : "same");
  }
  remarks_add(d, r, 12);
  assert_int_equal(d->messages.count, 3);
  assert_string_equal(d->messages.at[0].text,
                      "k<0>, k<1>, k<2>, k<3> and 1 more sm_80, sm_86: same");
  assert_string_equal(d->messages.at[1].text, "k<5> sm_80: same");
  assert_string_equal(d->messages.at[2].text, "k<5> sm_86: other");
}

static void loops_are_not_mixed(void **state) {
  struct diag *d = diag_new(*state);
  struct loop_record line = loop, name = loop;
  line.place.line = 60;
  name.name = "other"; // two loops of one macro stand in one line
  struct result r[] = {result("k", 80, "same"), result("k", 86, "same"), result("k", 90, "same"),
                       result("k", 90, "same")};
  r[1].loop = &line;
  r[2].loop = &name;
  r[3].which = "loop 2 of 2";
  remarks_add(d, r, 4);
  assert_int_equal(d->messages.count, 4);
  assert_string_equal(d->messages.at[0].text, "k sm_80: same");
  assert_int_equal(d->messages.at[1].place.line, 60);
  assert_string_equal(d->messages.at[2].text, "k sm_90: same");
  assert_string_equal(d->messages.at[3].text, "k sm_90: loop 2 of 2: same");
}

static void a_failed_gate_takes_the_remark_away(void **state) {
  struct diag *d = diag_new(*state);
  struct result r[] = {result("k", 80, "same"), result("k", 86, "same"), result("k", 90, "same")};
  set(&r[0], GATE_SPILL, OUTCOME_FAIL, "8 bytes");    // level error
  set(&r[1], GATE_OVERLAP, OUTCOME_FAIL, "too few");  // level warn
  set(&r[2], GATE_CLIFF, OUTCOME_UNKNOWN, "unknown"); // no failure
  assert_false(result_passes(&r[0]));
  assert_true(result_passes(&r[1]));
  assert_true(result_passes(&r[2]));
  remarks_add(d, r, 3);
  assert_int_equal(d->messages.count, 1);
  assert_string_equal(d->messages.at[0].text, "k sm_86, sm_90: same");
  assert_int_equal(d->errors, 0);
}

static void notes_of_folded_remarks_are_kept_once(void **state) {
  struct diag *d = diag_new(*state);
  static const char *const one[] = {"ldg fell", NULL}, *const two[] = {"ldg fell", "also", NULL};
  struct result r[] = {result("k", 80, "same"), result("k", 86, "same"), result("j", 86, "same")};
  r[0].notes = one;
  r[1].notes = two;
  remarks_add(d, r, 3);
  assert_int_equal(d->messages.count, 2);
  const struct message *m = &d->messages.at[0];
  assert_string_equal(m->text, "k sm_80, sm_86: same");
  assert_int_equal(m->notes.count, 2);
  assert_string_equal(m->notes.at[0].message, "ldg fell");
  assert_string_equal(m->notes.at[1].message, "also");
}

static void gates_speak_at_their_level(void **state) {
  struct diag *d = diag_new(*state);
  struct loop_record quiet = loop;
  quiet.settings.gates[GATE_SPILL] = LEVEL_OFF;
  struct result r[] = {result("k", 80, "x"), result("k", 86, "x"), result("k", 90, "x")};
  set(&r[0], GATE_SPILL, OUTCOME_FAIL, "8 bytes");
  set(&r[1], GATE_SPILL, OUTCOME_FAIL, "8 bytes");
  set(&r[1], GATE_OVERLAP, OUTCOME_FAIL, "too few");
  set(&r[1], GATE_CLIFF, OUTCOME_UNKNOWN, "no limits");
  set(&r[2], GATE_SPILL, OUTCOME_FAIL, "8 bytes");
  r[2].loop = &quiet;
  gates_add(d, r, 3);
  assert_int_equal(d->messages.count, 3);
  assert_message(&d->messages.at[0], SEVERITY_ERROR, "spill",
                 "k sm_80, sm_86: cp_async with 2 stages: 8 bytes");
  assert_string_equal(d->messages.at[0].remedy, "do less");
  assert_message(&d->messages.at[1], SEVERITY_WARNING, "cliff",
                 "k sm_86: cp_async with 2 stages: cannot be checked: no limits");
  assert_message(&d->messages.at[2], SEVERITY_WARNING, "overlap",
                 "k sm_86: cp_async with 2 stages: too few");
  assert_int_equal(d->errors, 1);
}

// That a binary does not tell its spills is no news, unless its loop uses local memory.
static void unknown_spills_of_a_binary_are_silent(void **state) {
  struct diag *d = diag_new(*state);
  struct ring local = {.local_loads = 1};
  struct result r[] = {result("k", 80, "x"), result("k", 86, "x"), result("k", 90, "x")};
  for (int i = 0; i < 3; ++i)
    set(&r[i], GATE_SPILL, OUTCOME_UNKNOWN, "unknown");
  r[0].binary = r[1].binary = true;
  r[1].ring = &local;
  assert_false(result_gate_speaks(&r[0], GATE_SPILL));
  gates_add(d, r, 3);
  assert_int_equal(d->messages.count, 1);
  assert_string_equal(d->messages.at[0].text,
                      "k sm_86, sm_90: cp_async with 2 stages: cannot be checked: unknown");
}

// "k sm_80" and "k sm_86" differ; what was not taken is the same for both, and said below the last.
static void notes_of_all_remarks_stand_once(void **state) {
  struct diag *d = diag_new(*state);
  static const char *const both[] = {"ldg fell", NULL}, *const one[] = {"ldg fell", "also", NULL};
  struct loop_record line = loop;
  line.place.line = 60;
  struct result r[] = {result("k", 80, "a"), result("k", 86, "b"), result("j", 80, "c"),
                       result("j", 86, "d")};
  r[0].notes = one;
  r[1].notes = both;
  r[2].notes = one;
  r[2].loop = r[3].loop = &line;
  remarks_add(d, r, 4);
  assert_int_equal(d->messages.count, 4);
  const struct message *m = d->messages.at;
  assert_int_equal(m[0].notes.count, 1);
  assert_string_equal(m[0].notes.at[0].message, "also");
  assert_int_equal(m[1].notes.count, 1);
  assert_string_equal(m[1].notes.at[0].message, "ldg fell");
  assert_int_equal(m[2].notes.count, 2); // not of all remarks of that loop
  assert_int_equal(m[3].notes.count, 0);
}

// ---- JSON

static const cJSON *member(const cJSON *o, const char *path) {
  struct arena *a = arena_new();
  struct str rest = str_of(path);
  while (rest.n) {
    size_t dot = str_find(rest, STR("."), 0);
    o = cJSON_GetObjectItemCaseSensitive(o, str_dup(a, (struct str){rest.p, dot}));
    if (!o)
      fail_msg("no member %s", path);
    rest = dot < rest.n ? (struct str){rest.p + dot + 1, rest.n - dot - 1} : (struct str){NULL, 0};
  }
  arena_free(a);
  return o;
}

static void assert_number(const cJSON *o, const char *path, double n) {
  assert_true(cJSON_IsNumber(member(o, path)));
  assert_true(member(o, path)->valuedouble == n);
}

static void assert_text(const cJSON *o, const char *path, const char *text) {
  assert_true(cJSON_IsString(member(o, path)));
  assert_string_equal(member(o, path)->valuestring, text);
}

static void json_tells_all_of_a_result(void **state) {
  static const char *const notes[] = {"ldg fell", NULL};
  struct result r = result("hgemm<64>", 86, "cp_async, \"2\" stages");
  r.symbol = "_Z5hgemm";
  r.registers = 80;
  r.ring = hgemm(*state, "head2", 86);
  r.notes = notes;
  r.report.shared_before = 9728;
  r.report.shared_after = 19456;
  r.report.cliff = 50176;
  r.report.before = (struct occupancy){9, -1};
  r.report.after = (struct occupancy){5, 4};
  set(&r, GATE_OVERLAP, OUTCOME_FAIL, "too few");
  struct str text = json_report(*state, &r, 1, NULL);
  assert_int_equal(text.p[text.n - 1], '\n');
  cJSON *all = cJSON_Parse(text.p);
  assert_non_null(all);
  assert_number(all, "format", 1);
  assert_int_equal(cJSON_GetArraySize(member(all, "messages")), 0);
  assert_int_equal(cJSON_GetArraySize(member(all, "results")), 1);
  const cJSON *o = cJSON_GetArrayItem(member(all, "results"), 0);
  assert_text(o, "file", "hgemm.cu");
  assert_number(o, "line", 41);
  assert_text(o, "kernel", "hgemm<64>");
  assert_text(o, "symbol", "_Z5hgemm");
  assert_text(o, "variant", "cp_async");
  assert_text(o, "remark", "cp_async, \"2\" stages");
  assert_number(o, "arch", 86);
  assert_number(o, "stages", 2);
  assert_number(o, "registers", 80);
  assert_number(o, "shared.before", 9728);
  assert_number(o, "shared.after", 19456);
  assert_number(o, "shared.cliff", 50176);
  assert_number(o, "blocks_per_sm.before", 9);
  assert_number(o, "blocks_per_sm.after", 4);
  assert_text(o, "gates.spill.outcome", "pass");
  assert_text(o, "gates.spill.level", "error");
  assert_text(o, "gates.overlap.outcome", "fail");
  assert_text(o, "gates.overlap.level", "warn");
  assert_text(o, "gates.overlap.remedy", "do less");
  assert_true(cJSON_IsTrue(member(o, "passed"))); // it was only a warning
  assert_number(o, "ring.total", 16);
  assert_number(o, "ring.share", 1);
  assert_number(o, "ring.barriers", 1);
  assert_text(o, "ring.work", "HMMA");
  const cJSON *load = cJSON_GetArrayItem(member(o, "ring.loads"), 0);
  assert_number(load, "copies", 4);
  assert_number(load, "inside", 16);
  assert_number(load, "issued", (double)r.ring->loads.at[0].issued);
  assert_true(cJSON_IsNull(member(o, "ring_why")));
  assert_string_equal(cJSON_GetArrayItem(member(o, "notes"), 0)->valuestring, "ldg fell");
  cJSON_Delete(all);
}

static void json_says_null_for_the_unknown(void **state) {
  struct loop_record binary = loop;
  binary.place = (struct place){.file = "x.o"};
  struct result r = result("k", 86, "x");
  r.loop = &binary;
  set(&r, GATE_BARRIER, OUTCOME_FAIL, "a wait");
  struct diag *d = diag_new(*state);
  diag_add(d, SEVERITY_WARNING, "unchecked", (struct place){.file = "y.o"}, "PTX only")->remedy =
      "more";
  cJSON *all = cJSON_Parse(json_report(*state, &r, 1, d).p);
  const cJSON *o = cJSON_GetArrayItem(member(all, "results"), 0);
  static const char *const unknown[] = {"line",
                                        "column",
                                        "symbol",
                                        "registers",
                                        "shared.before",
                                        "shared.after",
                                        "shared.cliff",
                                        "blocks_per_sm.after",
                                        "ring",
                                        "which",
                                        "gates.spill.remedy"};
  for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; ++i)
    assert_true(cJSON_IsNull(member(o, unknown[i])));
  assert_text(o, "ring_why", "of a test");
  assert_true(cJSON_IsFalse(member(o, "passed")));
  const cJSON *m = cJSON_GetArrayItem(member(all, "messages"), 0);
  assert_text(m, "severity", "warning");
  assert_text(m, "id", "unchecked");
  assert_text(m, "file", "y.o");
  assert_text(m, "text", "PTX only");
  assert_text(m, "remedy", "more");
  cJSON_Delete(all);
  struct str none = json_report(*state, NULL, 0, NULL);
  all = cJSON_Parse(none.p);
  assert_int_equal(cJSON_GetArraySize(member(all, "results")), 0);
  cJSON_Delete(all);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(all_mma_behind_the_load),
      cmocka_unit_test(the_bar_shows_which_mma_are_covered),
      cmocka_unit_test(nothing_covered_is_said),
      cmocka_unit_test(the_line_at_the_left_ends_where_the_wait_stands),
      cmocka_unit_test(a_wait_is_shown_whatever_it_does),
      cmocka_unit_test(loads_of_several_iterations_overlap),
      cmocka_unit_test(drawings_fit_a_screen),
      cmocka_unit_test(folded_runs_keep_their_counts),
      cmocka_unit_test(a_loop_of_many_events_is_cut),
      cmocka_unit_test(what_is_unknown_is_said),
      cmocka_unit_test(equal_remarks_are_one_line),
      cmocka_unit_test(equal_instantiations_are_one_line),
      cmocka_unit_test(loops_are_not_mixed),
      cmocka_unit_test(a_failed_gate_takes_the_remark_away),
      cmocka_unit_test(notes_of_folded_remarks_are_kept_once),
      cmocka_unit_test(notes_of_all_remarks_stand_once),
      cmocka_unit_test(gates_speak_at_their_level),
      cmocka_unit_test(unknown_spills_of_a_binary_are_silent),
      cmocka_unit_test(json_tells_all_of_a_result),
      cmocka_unit_test(json_says_null_for_the_unknown),
  };
  return cmocka_run_group_tests_name("report", tests, setup, teardown);
}
