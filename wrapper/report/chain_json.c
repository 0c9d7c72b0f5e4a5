#include "report/chain.h"

#include <cjson/cJSON.h>

enum { FORMAT = 1 };

static void put_text(cJSON *to, const char *key, const char *text) {
  if (text)
    cJSON_AddStringToObject(to, key, text);
  else
    cJSON_AddNullToObject(to, key);
}

static cJSON *quantity_json(const struct quantity *q) {
  return q->known ? cJSON_CreateNumber(q->value) : cJSON_CreateNull();
}

static cJSON *agreement_json(enum agreement g) {
  static const char *const names[] = {
      [AGREEMENT_EXACT] = "exact", [AGREEMENT_WITHIN] = "within", [AGREEMENT_OFF] = "off"};
  return g == AGREEMENT_UNKNOWN ? cJSON_CreateNull() : cJSON_CreateString(names[g]);
}

static void put_extent(cJSON *to, const char *key, const unsigned extent[3]) {
  cJSON *list = cJSON_AddArrayToObject(to, key);
  for (int i = 0; i < 3; ++i)
    cJSON_AddItemToArray(list, cJSON_CreateNumber(extent[i]));
}

static cJSON *predicted_json(const struct prediction *p) {
  if (!p)
    return cJSON_CreateNull();
  cJSON *o = cJSON_CreateObject();
  put_text(o, "kernel", p->kernel);
  cJSON_AddNumberToObject(o, "arch", p->arch);
  put_extent(o, "grid", p->grid);
  put_extent(o, "block", p->block);
  cJSON_AddNumberToObject(o, "blocks", p->blocks);
  cJSON_AddNumberToObject(o, "simulated", p->simulated);
  return o;
}

static cJSON *measured_json(const struct ncu_kernel *k) {
  if (!k)
    return cJSON_CreateNull();
  cJSON *o = cJSON_CreateObject();
  put_text(o, "kernel", k->symbol.name);
  put_text(o, "file", k->file);
  cJSON_AddNumberToObject(o, "launches", (double)k->launches);
  put_extent(o, "grid", k->grid);
  put_extent(o, "block", k->block);
  put_text(o, "cc", k->cc);
  put_text(o, "device", k->device);
  return o;
}

static cJSON *row_json(const struct chain *c, const struct chain_row *row) {
  cJSON *o = cJSON_CreateObject();
  put_text(o, "key", row->key);
  put_text(o, "what", row->what ? row->what : row->name);
  put_text(o, "unit", row->unit);
  cJSON *predicted = cJSON_AddArrayToObject(o, "predicted");
  cJSON *measured = cJSON_AddArrayToObject(o, "measured");
  cJSON *agreement = cJSON_AddArrayToObject(o, "agreement");
  for (int i = 0; i < c->sides; ++i) {
    cJSON_AddItemToArray(predicted, quantity_json(&row->predicted[i]));
    cJSON_AddItemToArray(measured, quantity_json(&row->measured[i]));
    cJSON_AddItemToArray(agreement, agreement_json(row->agreement[i]));
  }
  cJSON_AddItemToObject(o, "predicted_ratio", quantity_json(&row->predicted_ratio));
  cJSON_AddItemToObject(o, "measured_ratio", quantity_json(&row->measured_ratio));
  cJSON_AddItemToObject(o, "hypothesis", quantity_json(&row->hypothesis));
  cJSON_AddBoolToObject(o, "carried", row->carried);
  cJSON_AddItemToObject(o, "ratio_agreement", agreement_json(row->ratio_agreement));
  return o;
}

static cJSON *step_json(const struct chain *c, const struct chain_step *s) {
  cJSON *o = cJSON_CreateObject();
  put_text(o, "level", c->levels[s->level].key);
  cJSON_AddNumberToObject(o, "from", s->from);
  cJSON_AddNumberToObject(o, "to", s->to);
  put_text(o, "why", s->why);
  return o;
}

static cJSON *hypothesis_json(const struct chain *c) {
  if (c->origin < 0)
    return cJSON_CreateNull();
  cJSON *o = cJSON_CreateObject();
  cJSON_AddNumberToObject(o, "ratio", c->levels[c->origin].hypothesis.value);
  put_text(o, "level", c->levels[c->origin].key);
  cJSON_AddBoolToObject(o, "measured", c->origin_measured);
  return o;
}

static cJSON *fork_json(const struct chain *c) {
  if (c->fork < 0)
    return cJSON_CreateNull();
  const struct chain_row *row = &c->levels[c->fork];
  cJSON *o = cJSON_CreateObject();
  put_text(o, "level", row->key);
  cJSON_AddNumberToObject(o, "hypothesis", row->hypothesis.value);
  cJSON_AddNumberToObject(o, "ratio", row->measured_ratio.value);
  return o;
}

static void put_lines(cJSON *to, const char *key, const struct chain_lines *lines) {
  cJSON *list = cJSON_AddArrayToObject(to, key);
  for (size_t i = 0; i < lines->count; ++i)
    cJSON_AddItemToArray(list, cJSON_CreateString(lines->at[i]));
}

static cJSON *chain_object(const struct chain *c) {
  cJSON *all = cJSON_CreateObject();
  cJSON_AddNumberToObject(all, "format", FORMAT);
  cJSON_AddNumberToObject(all, "tolerance", c->tolerance);
  cJSON *kernels = cJSON_AddArrayToObject(all, "kernels");
  for (int i = 0; i < c->sides; ++i) {
    cJSON *o = cJSON_CreateObject();
    put_text(o, "name", c->side[i].name);
    cJSON_AddItemToObject(o, "predicted", predicted_json(c->side[i].predicted));
    cJSON_AddItemToObject(o, "measured", measured_json(c->side[i].measured));
    cJSON_AddItemToArray(kernels, o);
  }
  cJSON *levels = cJSON_AddArrayToObject(all, "levels");
  for (int i = 0; i < CHAIN_LEVELS; ++i)
    cJSON_AddItemToArray(levels, row_json(c, &c->levels[i]));
  cJSON *others = cJSON_AddArrayToObject(all, "others");
  for (size_t i = 0; i < c->others.count; ++i)
    cJSON_AddItemToArray(others, row_json(c, &c->others.at[i]));
  cJSON *steps = cJSON_AddArrayToObject(all, "steps");
  for (size_t i = 0; i < c->steps.count; ++i)
    cJSON_AddItemToArray(steps, step_json(c, &c->steps.at[i]));
  cJSON_AddItemToObject(all, "hypothesis", hypothesis_json(c));
  cJSON_AddItemToObject(all, "fork", fork_json(c));
  put_text(all, "fork_text", c->fork_text);
  put_lines(all, "readings", &c->readings);
  put_lines(all, "warnings", &c->warnings);
  put_lines(all, "reasons", &c->reasons);
  put_lines(all, "unknown", &c->unknown);
  put_lines(all, "missing", &c->missing);
  return all;
}

struct str chain_json(struct arena *a, const struct chain *c) {
  cJSON *all = chain_object(c);
  struct text t = {.arena = a};
  char *printed = cJSON_Print(all);
  if (printed) {
    text_printf(&t, "%s\n", printed);
    cJSON_free(printed);
  }
  cJSON_Delete(all);
  return text_str(&t);
}
