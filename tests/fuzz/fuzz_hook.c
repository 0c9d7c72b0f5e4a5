// Any text in the place of what the preprocessor writes, through all that the hook does with it and
// that starts no program: macros of clauses are looked for in the text itself, the text is
// rewritten, the record of it is written and read, the messages are drawn. A rewritten text has no
// loop left to rewrite.
#include "command/record.h"
#include "rewrite/rewrite.h"
#include "tool/macro.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// "#define NAME VALUE" in the definitions before the nth pragma of the text, the last one.
static const char *macro(void *context, struct arena *a, size_t nth, struct str name) {
  const struct str *text = context;
  struct str definitions, pragma, line, found = {NULL, 0};
  if (!macro_may_define(*text, name) || !macro_definitions(a, *text, nth, &definitions, &pragma))
    return NULL;
  const char *head = arena_printf(a, "#define %.*s ", (int)name.n, name.p);
  while (str_line(&definitions, &line))
    if (str_starts(line, head))
      found = str_trim((struct str){line.p + strlen(head), line.n - strlen(head)});
  return found.n ? str_dup(a, found) : NULL;
}

static void check_record(struct arena *a, const struct pass_record *r) {
  struct pass_record *again = record_parse(a, record_text(a, r));
  if (!again || again->loops.count != r->loops.count || again->exit_code != r->exit_code ||
      again->diag->messages.count != r->diag->messages.count)
    abort();
  for (size_t i = 0; i < r->loops.count; ++i)
    if (again->loops.at[i].pipelined != r->loops.at[i].pipelined ||
        again->loops.at[i].variant != r->loops.at[i].variant ||
        again->loops.at[i].stages != r->loops.at[i].stages)
      abort();
}

static void draw(const struct diag *d) {
  FILE *nowhere = fopen("/dev/null", "w");
  if (nowhere) {
    diag_print(d, nowhere);
    fclose(nowhere);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  struct arena *a = arena_new();
  struct diag *d = diag_new(a);
  const char *sets[] = {"pipeline.on_refuse=warn", NULL};
  struct config_sources sources = {.sets = sets};
  struct str text = {(const char *)data, size};
  struct rewrite_options options = {
      .config = config_load(a, &sources, d), .arch = 80, .macro = macro, .context = &text};
  if (rewrite_wanted(text)) {
    struct pass_record r, second;
    struct str out = rewrite(a, text, &options, &r);
    check_record(a, &r);
    draw(r.diag);
    struct str again = rewrite(a, out, &options, &second);
    if (!r.diag->errors && (second.loops.count || !str_equal(again, out)))
      abort();
  }
  arena_free(a);
  return 0;
}
