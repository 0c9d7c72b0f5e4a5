#include "report/json.h"

#include "report/utf8.h"

#include <cjson/cJSON.h>

enum { FORMAT = 1 };

static void put_text(cJSON *to, const char *key, const char *text) {
  struct arena *a = arena_new();
  if (text)
    cJSON_AddStringToObject(to, key, utf8_text(a, str_of(text)));
  else
    cJSON_AddNullToObject(to, key);
  arena_free(a);
}

// Negative: not known.
static void put_count(cJSON *to, const char *key, long n) {
  if (n >= 0)
    cJSON_AddNumberToObject(to, key, (double)n);
  else
    cJSON_AddNullToObject(to, key);
}

// Addresses stay far below 2^53.
static void put_address(cJSON *to, const char *key, uint64_t address) {
  cJSON_AddNumberToObject(to, key, (double)address);
}

static const char *outcome_name(enum finding f) {
  static const char *const names[] = {"pass", "fail", "unknown"};
  return names[f];
}

static cJSON *gates_json(const struct result *r) {
  cJSON *gates = cJSON_CreateObject();
  for (int g = 0; g < GATE_COUNT; ++g) {
    const struct verdict *v = &r->report.gates[g];
    cJSON *gate = cJSON_AddObjectToObject(gates, gate_name((enum gate)g));
    put_text(gate, "level", level_name(r->loop->settings.gates[g]));
    put_text(gate, "outcome", outcome_name(v->outcome));
    put_text(gate, "text", v->text);
    put_text(gate, "remedy", v->remedy);
  }
  return gates;
}

static cJSON *stalls_json(const struct ring_stalls *s) {
  cJSON *o = cJSON_CreateObject();
  cJSON_AddNumberToObject(o, "count", s->count);
  cJSON_AddNumberToObject(o, "min", s->min);
  cJSON_AddNumberToObject(o, "max", s->max);
  cJSON_AddNumberToObject(o, "mean", s->mean);
  return o;
}

static cJSON *load_json(const struct ring_load *l) {
  cJSON *o = cJSON_CreateObject();
  cJSON_AddBoolToObject(o, "async", l->async);
  cJSON_AddNumberToObject(o, "copies", l->copies);
  put_address(o, "issued", l->issued);
  put_address(o, "waited", l->waited);
  cJSON_AddNumberToObject(o, "laps", l->laps);
  cJSON_AddNumberToObject(o, "inside", (double)l->inside);
  cJSON_AddNumberToObject(o, "share", l->share);
  cJSON_AddNumberToObject(o, "cycles", (double)l->cycles);
  cJSON_AddBoolToObject(o, "barrier_first", l->barrier_first);
  cJSON_AddBoolToObject(o, "wait_first", l->wait_first);
  return o;
}

static cJSON *ring_json(const struct ring *r) {
  if (!r)
    return cJSON_CreateNull();
  cJSON *o = cJSON_CreateObject();
  put_address(o, "first", r->first);
  put_address(o, "last", r->last);
  cJSON_AddNumberToObject(o, "instructions", (double)r->instructions);
  put_text(o, "work", r->name);
  cJSON_AddNumberToObject(o, "total", (double)r->total);
  cJSON_AddNumberToObject(o, "tiles", r->tiles);
  cJSON_AddNumberToObject(o, "per_tile", (double)r->per_tile);
  put_count(o, "behind", r->behind_unknown ? -1 : r->behind);
  cJSON_AddNumberToObject(o, "barriers", r->barriers);
  cJSON_AddNumberToObject(o, "waits", r->waits);
  cJSON_AddNumberToObject(o, "local_loads", r->local_loads);
  cJSON_AddNumberToObject(o, "local_stores", r->local_stores);
  cJSON_AddNumberToObject(o, "share", r->share);
  cJSON_AddNumberToObject(o, "mean_share", r->mean_share);
  cJSON_AddBoolToObject(o, "nested", r->nested);
  put_text(o, "unreadable", r->unreadable);
  cJSON_AddItemToObject(o, "work_stalls", stalls_json(&r->work_stalls));
  cJSON_AddItemToObject(o, "load_stalls", stalls_json(&r->load_stalls));
  cJSON_AddNumberToObject(o, "worst", (double)r->worst);
  cJSON *loads = cJSON_AddArrayToObject(o, "loads");
  for (size_t i = 0; i < r->loads.count; ++i)
    cJSON_AddItemToArray(loads, load_json(&r->loads.at[i]));
  return o;
}

static int blocks(struct occupancy o) {
  return o.by_all >= 0 ? o.by_all : o.by_shared;
}

static void put_place(cJSON *to, const struct place *p) {
  put_text(to, "file", p->file);
  put_count(to, "line", p->line ? (long)p->line : -1);
  put_count(to, "column", p->column ? (long)p->column : -1);
}

static cJSON *result_json(const struct result *r) {
  const struct gate_report *report = &r->report;
  cJSON *o = cJSON_CreateObject();
  put_place(o, &r->loop->place);
  put_text(o, "loop", r->loop->name);
  put_text(o, "which", r->which);
  put_text(o, "kernel", r->kernel);
  put_text(o, "symbol", r->symbol);
  cJSON_AddNumberToObject(o, "arch", r->arch);
  put_text(o, "variant", variant_name(r->loop->variant));
  cJSON_AddNumberToObject(o, "stages", r->loop->stages);
  cJSON_AddBoolToObject(o, "passed", result_passes(r));
  put_text(o, "remark", report->remark);
  put_count(o, "registers", r->registers);
  cJSON *shared = cJSON_AddObjectToObject(o, "shared");
  put_count(shared, "before", report->shared_before);
  put_count(shared, "after", report->shared_after);
  put_count(shared, "cliff", report->cliff);
  cJSON *per_sm = cJSON_AddObjectToObject(o, "blocks_per_sm");
  put_count(per_sm, "before", blocks(report->before));
  put_count(per_sm, "after", blocks(report->after));
  cJSON_AddItemToObject(o, "gates", gates_json(r));
  cJSON_AddItemToObject(o, "ring", ring_json(r->ring));
  cJSON *written = r->baseline ? cJSON_AddObjectToObject(o, "baseline") : NULL;
  if (written) {
    put_count(written, "registers", r->baseline->registers);
    cJSON_AddItemToObject(written, "ring", ring_json(r->baseline->ring));
  } else
    cJSON_AddNullToObject(o, "baseline");
  put_text(o, "ring_why", r->ring ? NULL : r->ring_why);
  cJSON *notes = cJSON_AddArrayToObject(o, "notes");
  for (size_t i = 0; r->notes && r->notes[i]; ++i)
    cJSON_AddItemToArray(notes, cJSON_CreateString(r->notes[i]));
  return o;
}

static cJSON *message_json(const struct message *m) {
  cJSON *o = cJSON_CreateObject();
  put_text(o, "severity", severity_name(m->severity));
  put_text(o, "id", m->id);
  put_place(o, &m->place);
  put_text(o, "text", m->text);
  put_text(o, "remedy", m->remedy);
  cJSON *notes = cJSON_AddArrayToObject(o, "notes");
  for (size_t i = 0; i < m->notes.count; ++i) {
    cJSON *note = cJSON_CreateObject();
    put_place(note, &m->notes.at[i].place);
    put_text(note, "text", m->notes.at[i].message);
    cJSON_AddItemToArray(notes, note);
  }
  return o;
}

static void put_results(cJSON *to, const struct result *results, size_t n) {
  cJSON *list = cJSON_AddArrayToObject(to, "results");
  for (size_t i = 0; i < n; ++i)
    cJSON_AddItemToArray(list, result_json(&results[i]));
}

// The hook says the same in each pass: once here too.
static void put_messages(cJSON *to, const struct diag *d) {
  cJSON *list = cJSON_AddArrayToObject(to, "messages");
  for (size_t i = 0; d && i < d->messages.count; ++i)
    if (!diag_repeated(d, i))
      cJSON_AddItemToArray(list, message_json(&d->messages.at[i]));
}

static struct str print(struct arena *a, cJSON *o) {
  struct text t = {.arena = a};
  char *printed = cJSON_Print(o);
  if (printed) {
    text_printf(&t, "%s\n", printed);
    cJSON_free(printed);
  }
  cJSON_Delete(o);
  return text_str(&t);
}

struct str json_report(struct arena *a, const struct result *results, size_t n,
                       const struct diag *others) {
  cJSON *all = cJSON_CreateObject();
  cJSON_AddNumberToObject(all, "format", FORMAT);
  put_results(all, results, n);
  put_messages(all, others);
  return print(a, all);
}

// ---- of a compilation ----

static cJSON *names_json(const char *const *names) {
  cJSON *list = cJSON_CreateArray();
  struct arena *a = arena_new();
  for (; *names; ++names)
    cJSON_AddItemToArray(list, cJSON_CreateString(utf8_text(a, str_of(*names))));
  arena_free(a);
  return list;
}

static cJSON *loop_json(const struct account *account, const struct loop_record *l) {
  cJSON *o = cJSON_CreateObject();
  bool checked = false;
  for (size_t i = 0; i < account->count; ++i)
    checked |= result_is_of(&account->results[i], l);
  put_place(o, &l->place);
  cJSON_AddNumberToObject(o, "last_line", l->last_line);
  put_text(o, "loop", l->name);
  put_text(o, "function", l->function);
  cJSON_AddNumberToObject(o, "arch", l->arch);
  put_text(o, "fate", fate_name(loop_fate(l)));
  cJSON_AddBoolToObject(o, "checked", checked);
  put_text(o, "variant", variant_name(l->variant));
  cJSON_AddNumberToObject(o, "stages", l->stages);
  put_text(o, "reason", l->reason);
  put_text(o, "why", l->why_not);
  put_text(o, "remedy", l->remedy);
  put_text(o, "only", l->only);
  put_text(o, "contracted", l->contracted);
  put_count(o, "copy_bytes", l->copy_bytes ? l->copy_bytes : -1);
  if (l->ratio > 0)
    cJSON_AddNumberToObject(o, "ratio", l->ratio);
  else
    cJSON_AddNullToObject(o, "ratio");
  return o;
}

struct str json_account(struct arena *a, const struct account *account) {
  cJSON *all = cJSON_CreateObject();
  cJSON_AddNumberToObject(all, "format", FORMAT);
  put_text(all, "version", account->version);
  cJSON_AddItemToObject(all, "sources", names_json(account->sources));
  cJSON_AddItemToObject(all, "outputs", names_json(account->outputs));
  cJSON_AddNumberToObject(all, "exit_code", account->exit_code);
  struct account_loops loops = account_loops(a, account);
  cJSON *list = cJSON_AddArrayToObject(all, "loops");
  for (size_t i = 0; i < loops.count; ++i)
    cJSON_AddItemToArray(list, loop_json(account, loops.at[i]));
  put_results(all, account->results, account->count);
  put_messages(all, account->messages);
  return print(a, all);
}
