#include "report/tuning.h"
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

static void put_figures(cJSON *to, const struct figures *f, double median) {
  if (f->count)
    cJSON_AddNumberToObject(to, "median", median);
  else
    cJSON_AddNullToObject(to, "median");
  cJSON *list = cJSON_AddArrayToObject(to, "figures");
  for (size_t i = 0; i < f->count; ++i)
    cJSON_AddItemToArray(list, cJSON_CreateNumber(f->at[i]));
}

static cJSON *candidate_json(const struct tuned_candidate *c) {
  static const struct figures none = {NULL, 0, 0};
  cJSON *o = cJSON_CreateObject();
  put_text(o, "variant", variant_name(c->variant));
  if (c->stages == STAGES_AUTO)
    cJSON_AddNullToObject(o, "stages");
  else
    cJSON_AddNumberToObject(o, "stages", c->stages);
  put_figures(o, c->why ? &none : &c->figures, c->median);
  if (c->why) {
    cJSON_AddNullToObject(o, "gain");
    cJSON_AddNullToObject(o, "faster");
  } else {
    cJSON_AddNumberToObject(o, "gain", c->gain);
    cJSON_AddNumberToObject(o, "faster", (double)c->faster);
  }
  put_text(o, "why", c->why);
  return o;
}

static cJSON *loop_json(const struct tuned_loop *l) {
  cJSON *o = cJSON_CreateObject();
  put_text(o, "file", l->file);
  cJSON_AddNumberToObject(o, "line", l->line);
  put_text(o, "loop", l->name);
  cJSON *before = cJSON_AddObjectToObject(o, "before");
  put_text(before, "plan", l->plan);
  put_figures(before, &l->before, l->median);
  cJSON *list = cJSON_AddArrayToObject(o, "candidates");
  for (size_t i = 0; i < l->candidates.count; ++i)
    cJSON_AddItemToArray(list, candidate_json(&l->candidates.at[i]));
  if (l->fastest)
    cJSON_AddNumberToObject(o, "fastest", (double)(l->fastest - l->candidates.at));
  else
    cJSON_AddNullToObject(o, "fastest");
  return o;
}

struct str tuning_json(struct arena *a, const struct tuning *t) {
  struct text out = {.arena = a};
  cJSON *all = cJSON_CreateObject();
  cJSON_AddNumberToObject(all, "format", FORMAT);
  put_text(all, "settings", t->settings);
  cJSON_AddBoolToObject(all, "written", t->written);
  cJSON_AddNumberToObject(all, "rounds", (double)t->rounds);
  put_text(all, "unit", t->seconds ? "s" : NULL);
  put_text(all, "better", t->higher ? "higher" : "lower");
  cJSON *loops = cJSON_AddArrayToObject(all, "loops");
  for (size_t i = 0; i < t->loops.count; ++i)
    cJSON_AddItemToArray(loops, loop_json(&t->loops.at[i]));
  char *printed = cJSON_Print(all);
  if (printed) {
    text_printf(&out, "%s\n", printed);
    cJSON_free(printed);
  }
  cJSON_Delete(all);
  return text_str(&out);
}
