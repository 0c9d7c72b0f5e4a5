#include "report/account.h"

#include <string.h>

enum fate loop_fate(const struct loop_record *l) {
  if (l->pipelined)
    return FATE_PIPELINED;
  return l->reason && l->settings.on_refuse == LEVEL_ERROR ? FATE_REFUSED : FATE_AS_WRITTEN;
}

const char *fate_name(enum fate f) {
  static const char *const names[] = {"pipelined", "as-written", "refused"};
  return names[f];
}

static bool same_place(const struct loop_record *x, const struct loop_record *y) {
  const char *p = x->place.file ? x->place.file : "", *q = y->place.file ? y->place.file : "";
  return strcmp(x->name, y->name) == 0 && strcmp(p, q) == 0 && x->place.line == y->place.line &&
         x->place.column == y->place.column;
}

bool result_is_of(const struct result *r, const struct loop_record *l) {
  return r->loop->arch == l->arch && same_place(r->loop, l);
}

struct account_loops account_loops(struct arena *a, const struct account *account) {
  struct account_loops loops = {NULL, 0, 0};
  for (size_t i = 0; i < account->records->count; ++i)
    for (size_t k = 0; k < account->records->at[i]->loops.count; ++k) {
      const struct loop_record *l = &account->records->at[i]->loops.at[k];
      bool known = false;
      for (size_t n = 0; n < loops.count; ++n)
        known |= loops.at[n]->arch == l->arch && same_place(loops.at[n], l);
      if (!known)
        *GROW(a, loops) = l;
    }
  return loops;
}

// ---- text ----

static const char *outcome_text(const struct verdict *v, enum level level) {
  if (level == LEVEL_OFF)
    return "off";
  if (v->outcome == OUTCOME_PASS)
    return "passes";
  if (v->outcome == OUTCOME_UNKNOWN)
    return "unknown";
  return level == LEVEL_ERROR ? "FAILS" : "warning";
}

static void put_result(struct text *t, const struct result *r) {
  text_printf(t, "  sm_%d %s: %s\n", r->arch, r->kernel, r->report.remark);
  for (int g = 0; g < GATE_COUNT; ++g) {
    const struct verdict *v = &r->report.gates[g];
    text_printf(t, "    %-9s %-8s %s\n", gate_name((enum gate)g),
                outcome_text(v, r->loop->settings.gates[g]), v->text);
    if (v->outcome != OUTCOME_PASS && v->remedy)
      text_printf(t, "    %18s remedy: %s\n", "", v->remedy);
  }
  for (size_t i = 0; r->notes && r->notes[i]; ++i)
    text_printf(t, "    %s\n", r->notes[i]);
}

static void put_loop(struct text *t, const struct account *account, const struct loop_record *l) {
  bool checked = false;
  for (size_t i = 0; i < account->count; ++i)
    if (result_is_of(&account->results[i], l)) {
      put_result(t, &account->results[i]);
      checked = true;
    }
  if (checked)
    return;
  text_printf(t, "  sm_%d: ", l->arch);
  if (l->pipelined)
    text_printf(t, "%s, %d stage%s; not checked\n", variant_name(l->variant), l->stages,
                l->stages == 1 ? "" : "s");
  else if (l->reason)
    text_printf(t, "%s [dbuf-%s]: %s\n",
                loop_fate(l) == FATE_REFUSED ? "refused" : "refused and left as written", l->reason,
                l->why_not);
  else
    text_printf(t, "left as written: %s\n", l->why_not);
  if (l->remedy)
    text_printf(t, "    remedy: %s\n", l->remedy);
}

// Gates and reasons stand with their loops.
static bool is_told(const struct account_loops *loops, const char *id) {
  for (int g = 0; g < GATE_COUNT; ++g)
    if (strcmp(id, gate_name((enum gate)g)) == 0)
      return true;
  for (size_t i = 0; i < loops->count; ++i)
    if (loops->at[i]->reason && strcmp(id, loops->at[i]->reason) == 0)
      return true;
  return false;
}

static void put_errors(struct text *t, const struct account *account,
                       const struct account_loops *loops) {
  const struct diag *d = account->messages;
  for (size_t i = 0; i < d->messages.count; ++i) {
    const struct message *m = &d->messages.at[i];
    if (m->severity != SEVERITY_ERROR || (m->id && is_told(loops, m->id)) || diag_repeated(d, i))
      continue;
    text_puts(t, m->place.file ? m->place.file : "dbuf");
    if (m->place.line)
      text_printf(t, ":%u:%u", m->place.line, m->place.column);
    text_printf(t, ": error: %s\n", m->text);
    if (m->remedy)
      text_printf(t, "    remedy: %s\n", m->remedy);
  }
}

static void put_names(struct text *t, const char *const *names) {
  for (size_t i = 0; names[i]; ++i)
    text_printf(t, "%s%s", i ? ", " : "", names[i]);
}

struct str account_text(struct arena *a, const struct account *account) {
  struct text t = {.arena = a};
  struct account_loops loops = account_loops(a, account);
  text_puts(&t, "dbuf: ");
  put_names(&t, account->sources);
  text_puts(&t, " -> ");
  put_names(&t, account->outputs);
  text_printf(&t, ": exit code %d%s\n", account->exit_code,
              loops.count || account->exit_code ? "" : "; no annotated loop");
  bool *told = arena_array(a, loops.count, sizeof *told);
  for (size_t i = 0; i < loops.count; ++i) {
    const struct loop_record *l = loops.at[i];
    if (told[i])
      continue;
    text_printf(&t, "%s:%u:%u: %s\n", l->place.file ? l->place.file : "?", l->place.line,
                l->place.column, l->name);
    for (size_t k = i; k < loops.count; ++k)
      if (same_place(l, loops.at[k])) {
        put_loop(&t, account, loops.at[k]);
        told[k] = true;
      }
  }
  put_errors(&t, account, &loops);
  return text_str(&t);
}
