#include "tool/expand.h"

#include "base/source.h"
#include "rewrite/emit.h"
#include "rewrite/study.h"
#include "tool/front.h"
#include "tool/lines.h"
#include "tool/pretty.h"

#include <string.h>

struct expansion {
  struct arena *a;
  struct unit *unit;
  const char *file; // read last, and its text
  struct str source;
};

static struct str user_line(struct expansion *x, const char *file, unsigned line) {
  if (!x->file || strcmp(x->file, file) != 0) {
    x->file = file;
    if (!source_read(x->a, file, &x->source))
      x->source = (struct str){NULL, 0};
  }
  struct str rest = x->source, s = {NULL, 0};
  while (line-- && str_line(&rest, &s)) {
  }
  return line + 1 ? (struct str){NULL, 0} : s;
}

static unsigned indentation(struct str line) {
  unsigned n = 0;
  while (n < line.n && line.p[n] == ' ')
    ++n;
  return n;
}

// The user's own indentation: of the statement, and what its body has more.
static struct pretty style(struct expansion *x, const char *file, unsigned first, unsigned last) {
  while (first < last && str_starts(str_trim(user_line(x, file, first)), "#"))
    ++first;
  struct pretty p = {.base = indentation(user_line(x, file, first)), .unit = 2};
  for (unsigned i = first + 1; i <= last; ++i) {
    struct str line = user_line(x, file, i);
    unsigned n = indentation(line);
    if (str_trim(line).n && n > p.base) {
      p.unit = n - p.base <= 8 ? n - p.base : 2;
      break;
    }
  }
  return p;
}

static const char *file_at(const struct expansion *x, uint32_t off) {
  const struct marker *m = marker_at(x->unit, off);
  return m ? str_dup(x->a, m->file) : "";
}

static unsigned line_of(const struct expansion *x, uint32_t off) {
  return line_at(x->unit, off);
}

// Only compilers read these: what asserts, and "(void)tile;" below "auto &tile = ...".
static bool for_compilers(struct str line, struct str before) {
  if (str_starts(line, "static_assert(") && str_find(line, STR(", \"dbuf-"), 0) < line.n)
    return true;
  if (!before.p || !str_starts(line, "(void)") || !str_ends(line, ";") ||
      !str_starts(before, "auto &"))
    return false;
  struct str name = {line.p + 6, line.n - 7}, bound = {before.p + 6, before.n - 6};
  return bound.n > name.n && bound.p[name.n] == ' ' &&
         str_equal(name, (struct str){bound.p, name.n});
}

// Without what only compilers want: headers' macros as users write them, a value that is dropped.
static void add_line(struct text *t, struct str line) {
  struct str shared = STR("__attribute__((shared))"), dropped = STR("(void)((__dbuf_r");
  size_t at = str_find(line, dropped, 0);
  bool drops = at < line.n && str_ends(line, "));");
  if (drops) {
    text_add(t, (struct str){line.p, at});
    line = (struct str){line.p + at + 8, line.n - at - 8 - 3};
  }
  while ((at = str_find(line, shared, 0)) < line.n) {
    text_add(t, (struct str){line.p, at});
    text_puts(t, "__shared__");
    line = (struct str){line.p + at + shared.n, line.n - at - shared.n};
  }
  text_add(t, line);
  text_puts(t, drops ? ";\n" : "\n");
}

static struct str pretty_edit(struct expansion *x, const struct edit *e) {
  struct pretty p = style(x, file_at(x, e->from), line_of(x, e->from), line_of(x, e->to - 1));
  struct str rest = pretty_code(x->a, e->text, &p), line, before = {NULL, 0};
  struct text t = {.arena = x->a};
  text_puts(&t, "");
  while (str_line(&rest, &line)) {
    struct str trimmed = str_trim(line);
    if (!for_compilers(trimmed, before))
      add_line(&t, line);
    before = trimmed;
  }
  return text_str(&t);
}

// "line 5", "lines 5 to 13": what the edit stands in place of.
static const char *lines_of(const struct expansion *x, const struct edit *e) {
  unsigned first = line_of(x, e->from), last = line_of(x, e->to - 1);
  return first == last ? arena_printf(x->a, "line %u", first)
                       : arena_printf(x->a, "lines %u to %u", first, last);
}

// What the names are that stand in the text.
static void print_names(struct str text) {
  static const struct {
    const char *name, *shown, *what;
  } names[] = {
      {"::__dbuf::slot<", "::__dbuf::slot<T>", "room for a tile; its member v is the tile"},
      {"__dbuf_now", NULL, "the stage that is computed"},
      {"__dbuf_load", NULL, "the stage that is loaded"},
      {"__dbuf_s ", "__dbuf_s", "the same in the prologue"},
      {"__dbuf_left", NULL, "tiles that are loaded and not computed yet"},
      {"__dbuf_r0", "__dbuf_r0 ...", "elements on their way from memory to the tile"},
      {"__dbuf_stop", NULL, "the vote to leave the loop"},
      {"::__dbuf::fetch(", "::__dbuf::fetch(to, from)", "an asynchronous copy"},
      {"::__dbuf::fetch_zero(", "::__dbuf::fetch_zero(to, from, ok)",
       "the same, or zeros where ok is false"},
      {"::__dbuf::commit(", "::__dbuf::commit()", "ends a group of asynchronous copies"},
      {"::__dbuf::wait<", "::__dbuf::wait<N>()", "waits until N groups or fewer are under way"},
      {"::__dbuf::note(", "::__dbuf::note(at, p), noted(at, p)",
       "does p point to one place in shared memory in all threads?"},
      {"::__dbuf::put_back(", "::__dbuf::put_back(from, to, stage)",
       "an element of a stage, to where the tile was passed"},
      {"::__dbuf::forget(", "::__dbuf::forget(x)", "hides x's value from the compiler"},
  };
  for (size_t i = 0; i < sizeof names / sizeof names[0]; ++i)
    if (str_find(text, str_of(names[i].name), 0) < text.n)
      printf("//   %s: %s\n", names[i].shown ? names[i].shown : names[i].name, names[i].what);
}

static const char *plan_text(struct arena *a, struct plan p) {
  return arena_printf(a, "%s, %d stage%s", variant_name(p.variant), p.stages,
                      p.stages == 1 ? "" : "s");
}

// One loop: the declarations that changed, then the loop.
static void print_loop(struct expansion *x, struct loop *l, const struct loop_record *r,
                       unsigned ordinal) {
  const char *place = arena_printf(x->a, "%s:%u: %s, sm_%d", r->place.file ? r->place.file : "?",
                                   r->place.line, r->name, r->arch);
  if (!r->pipelined) {
    printf("// %s: left as written: %s\n", place, r->why_not);
    return;
  }
  printf("// %s, %s\n", place, plan_text(x->a, study_plan(r)));
  struct edits edits = {NULL, 0, 0};
  struct stages_list stages = {NULL, 0, 0};
  emit_loop(l, study_plan(r), ordinal, true, &edits, &stages);
  struct edit loop = edits.at[0];
  edits.count = 0;
  emit_declarations(x->unit, &stages, &edits);
  *GROW(x->a, edits) = loop;
  struct text all = {.arena = x->a};
  for (size_t i = 0; i < edits.count; ++i) {
    struct str s = pretty_edit(x, &edits.at[i]);
    text_printf(&all, "\n// in place of %s\n%.*s", lines_of(x, &edits.at[i]), (int)s.n, s.p);
  }
  print_names(text_str(&all));
  fputs(all.p, stdout);
}

static void print_loops(struct expansion *x, const struct study *s, const struct pass_record *r) {
  for (size_t i = 0; i < s->loops.count; ++i) {
    if (i)
      puts("");
    print_loop(x, s->loops.at[i].loop, &r->loops.at[i], (unsigned)i);
  }
}

static void sort(struct edits *edits) {
  for (size_t i = 1; i < edits->count; ++i)
    for (size_t k = i; k > 0 && edits->at[k].from < edits->at[k - 1].from; --k) {
      struct edit e = edits->at[k];
      edits->at[k] = edits->at[k - 1];
      edits->at[k - 1] = e;
    }
}

// Every edit as one hunk against the lines of the file that it stands in.
static void print_diff(struct expansion *x, const struct study *s, const struct pass_record *r) {
  struct edits edits = {NULL, 0, 0};
  struct stages_list stages = {NULL, 0, 0};
  for (size_t i = 0; i < s->loops.count; ++i)
    if (r->loops.at[i].pipelined)
      emit_loop(s->loops.at[i].loop, study_plan(&r->loops.at[i]), (unsigned)i, true, &edits,
                &stages);
  emit_declarations(x->unit, &stages, &edits);
  sort(&edits);
  const char *file = NULL;
  long shift = 0; // lines added so far
  for (size_t i = 0; i < edits.count; ++i) {
    const struct edit *e = &edits.at[i];
    const char *own = file_at(x, e->from);
    unsigned first = line_of(x, e->from), last = line_of(x, e->to - 1);
    if (!file || strcmp(file, own) != 0) {
      printf("--- %s\n+++ %s (sm_%d)\n", own, own, r->arch);
      file = own;
      shift = 0;
    }
    struct lines before = {NULL, 0, 0};
    for (unsigned n = first; n <= last; ++n)
      *GROW(x->a, before) = user_line(x, own, n);
    struct lines after = lines_split(x->a, pretty_edit(x, e));
    printf("@@ -%u,%zu +%ld,%zu @@\n", first, before.count, (long)first + shift, after.count);
    struct str text = lines_diff(x->a, &before, &after);
    printf("%.*s", (int)text.n, text.p);
    shift += (long)after.count - (long)before.count;
  }
}

int expand_main(struct arena *a, int argc, char **argv) {
  bool diff = false, whole = false;
  const struct front_switch switches[] = {
      {"--diff", "against the lines of the source; to be read, no patch of the file", &diff, false},
      {"--text", "the whole text that goes to the compiler", &whole, false},
      {NULL, NULL, NULL, false}};
  struct front f;
  int code = front_open(a, argc, argv, switches, &f);
  if (code)
    return code == FRONT_HELP ? 0 : code;
  struct front_pass *p = &f.passes.at[0];
  struct rewrite_options options = front_options(&f, p);
  struct pass_record r;
  if (whole) {
    struct str text = rewrite(a, p->text, &options, &r);
    diag_print(r.diag, stderr);
    if (r.exit_code == 0)
      fwrite(text.p, 1, text.n, stdout);
    return r.exit_code;
  }
  struct study *s = study(a, p->text, &options, &r);
  struct expansion x = {.a = a, .unit = s->unit};
  if (r.exit_code == 0 && s->loops.count == 0)
    diag_add(r.diag, SEVERITY_REMARK, NULL, (struct place){0}, "%s: no annotated loop", f.file);
  diag_print(r.diag, stderr);
  if (r.exit_code)
    return r.exit_code;
  if (diff)
    print_diff(&x, s, &r);
  else
    print_loops(&x, s, &r);
  return 0;
}
