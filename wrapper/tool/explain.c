#include "tool/explain.h"

#include "report/json.h"
#include "rewrite/study.h"
#include "tool/facts.h"
#include "tool/front.h"
#include "tool/reason.h"
#include "tool/version.h"

#include <string.h>

// What was found on one architecture.
struct explained {
  const struct study *study;
  struct pass_record record;
};

struct findings {
  struct explained *at;
  size_t count, room;
};

// The message that refused a loop; NULL when none did.
static const struct message *refusal(const struct explained *x, const struct studied *s) {
  return s->refusal ? &x->record.diag->messages.at[s->refusal - 1] : NULL;
}

// Which stands in the plan of a loop.
static bool refuses(const struct explained *x, const struct message *m) {
  for (size_t i = 0; i < x->study->loops.count; ++i)
    if (refusal(x, &x->study->loops.at[i]) == m)
      return true;
  return false;
}

// The same loop on an architecture; a text may have other loops there. NULL: none.
static const struct loop_record *find(const struct explained *f, const struct loop_record *like,
                                      const struct studied **s) {
  for (size_t i = 0; i < f->record.loops.count; ++i) {
    const struct loop_record *r = &f->record.loops.at[i];
    if (strcmp(r->name, like->name) == 0 && r->place.line == like->place.line) {
      *s = &f->study->loops.at[i];
      return r;
    }
  }
  return NULL;
}

static void print_loop(struct arena *a, const struct config *c, const struct findings *all,
                       size_t from, const struct loop_record *like, const char *what) {
  printf("%s:%u: %s, lines %u-%d%s\n", like->place.file ? like->place.file : "?", like->place.line,
         like->name, like->place.line, like->last_line, what);
  const char *told = NULL; // the facts printed last: other architectures often have the same
  for (size_t i = from; i < all->count; ++i) {
    const struct studied *s = NULL;
    const struct loop_record *r = find(&all->at[i], like, &s);
    if (!r)
      continue;
    struct text facts = {.arena = a}, plan = {.arena = a};
    text_puts(&facts, "");
    text_puts(&plan, "");
    facts_loop(&facts, s);
    facts_plan(&plan, s, r, limits_in(a, c, r->arch), refusal(&all->at[i], s));
    if (told && strcmp(told, facts.p) != 0)
      printf("  otherwise on sm_%d:\n", r->arch);
    if (!told || strcmp(told, facts.p) != 0)
      fputs(facts.p, stdout);
    told = facts.p;
    fputs(plan.p, stdout);
  }
}

// `what`: of all these loops, "" for annotated ones.
static void print_all(struct arena *a, const struct config *c, const struct findings *all,
                      const char *what, bool first) {
  for (size_t i = 0; i < all->count; ++i)
    for (size_t k = 0; k < all->at[i].record.loops.count; ++k) {
      const struct loop_record *r = &all->at[i].record.loops.at[k];
      const struct studied *unused;
      bool seen = false;
      for (size_t j = 0; j < i; ++j)
        seen |= find(&all->at[j], r, &unused) != NULL;
      if (seen)
        continue;
      if (!first)
        puts("");
      first = false;
      print_loop(a, c, all, i, r, what);
    }
}

// The report of a compilation that made nothing: the same words as that of dbuf-nvcc.
static void print_json(struct arena *a, const char *file, struct findings *all, int code,
                       const struct diag *d) {
  const char *const sources[] = {file, NULL}, *const none[] = {NULL};
  struct records records = {0};
  for (size_t i = 0; i < all->count; ++i)
    *GROW(a, records) = &all->at[i].record;
  struct account account = {.version = DBUF_VERSION,
                            .sources = sources,
                            .outputs = none,
                            .exit_code = code,
                            .records = &records,
                            .messages = d};
  struct str text = json_account(a, &account);
  fwrite(text.p, 1, text.n, stdout);
  fflush(stdout);
}

// True with --reason, which stands alone and needs no source: *code is the exit code then.
static bool tells_reason(struct arena *a, int argc, char **argv, int *code) {
  static const char option[] = "--reason";
  size_t n = sizeof option - 1;
  int at = 1;
  while (at < argc && strncmp(argv[at], option, n) != 0 && strcmp(argv[at], "--") != 0)
    ++at;
  if (at == argc || (argv[at][n] != '\0' && argv[at][n] != '=') || argv[at][0] != '-' ||
      strcmp(argv[at], "--") == 0)
    return false;
  const char *id = argv[at][n] == '=' ? argv[at] + n + 1 : argc == 3 ? argv[2] : "";
  if (at == 1 && argc <= (argv[at][n] == '=' ? 2 : 3)) {
    *code = reason_print(a, id);
    return true;
  }
  struct diag *d = diag_new(a);
  diag_add(d, SEVERITY_ERROR, NULL, (struct place){0}, "--reason stands alone")->remedy =
      "dbuf explain --reason ID";
  diag_print(d, stderr);
  *code = FRONT_USAGE;
  return true;
}

int explain_main(struct arena *a, int argc, char **argv) {
  int code;
  if (tells_reason(a, argc, argv, &code))
    return code;
  bool suggest = false, json = false;
  const struct front_switch switches[] = {
      {"--suggest", "loops without the pragma too: which could have it, what others would take",
       &suggest, false},
      {"--format text|json", "json: the annotated loops and their plans, for programs", &json,
       true},
      {"--reason [ID]", "alone: what an id in a message means, with an example; without ID all ids",
       NULL, false},
      {NULL, NULL, NULL, false}};
  struct front f;
  code = front_open(a, argc, argv, switches, &f);
  if (code)
    return code == FRONT_HELP ? 0 : code;
  struct findings all = {NULL, 0, 0}, others = {NULL, 0, 0};
  struct diag *d = diag_new(a);
  size_t loops = 0, more = 0;
  for (size_t i = 0; i < f.passes.count; ++i) {
    struct explained *x = GROW(a, all);
    struct rewrite_options options = front_options(&f, &f.passes.at[i]);
    x->study = study(a, f.passes.at[i].text, &options, &x->record);
    loops += x->record.loops.count;
    for (size_t k = 0; k < x->record.diag->messages.count; ++k)
      if (json || !refuses(x, &x->record.diag->messages.at[k]))
        *GROW(a, d->messages) = x->record.diag->messages.at[k];
    if (x->record.exit_code > code)
      code = x->record.exit_code;
    if (suggest) {
      x = GROW(a, others);
      x->study = study_others(a, f.passes.at[i].text, &options, &x->record);
      more += x->record.loops.count;
    }
  }
  if (loops + more == 0 && code == 0)
    diag_add(d, SEVERITY_REMARK, NULL, (struct place){0}, "%s: no annotated loop%s", f.file,
             suggest ? ", and no other one with barriers at its own level"
                     : "; --suggest tells of those without the pragma");
  if (json) {
    print_json(a, f.file, &all, code, d);
    return code;
  }
  print_all(a, f.config, &all, "", true);
  print_all(a, f.config, &others, ": not annotated", loops == 0);
  fflush(stdout);
  diag_print(d, stderr);
  return code;
}
