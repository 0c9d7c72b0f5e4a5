#include "simulate/prediction.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { FORMAT = 1 };

static const double exact = 9007199254740992; // 2^53

static const char kind[] = "prediction";

static const struct {
  const char *key, *what;
} quantities[QUANTITY_COUNT] = {
#define QUANTITY(id, key, what) {key, what},
#include "simulate/quantities.def"
#undef QUANTITY
};

const char *quantity_what(enum quantity_id id) {
  return quantities[id].what;
}

const char *quantity_key(enum quantity_id id) {
  return quantities[id].key;
}

// ---- what follows from the rest ----

static void divide(struct quantity *ratio, const struct quantity *sectors,
                   const struct quantity *requests) {
  if (ratio->known || !sectors->known || !requests->known || requests->value <= 0)
    return;
  ratio->value = sectors->value / requests->value;
  ratio->known = true;
}

static void complete(struct quantity *q) {
  divide(&q[QUANTITY_LOAD_SECTORS_PER_REQUEST], &q[QUANTITY_LOAD_SECTORS],
         &q[QUANTITY_LOAD_REQUESTS]);
  divide(&q[QUANTITY_STORE_SECTORS_PER_REQUEST], &q[QUANTITY_STORE_SECTORS],
         &q[QUANTITY_STORE_REQUESTS]);
  static const struct {
    enum quantity_id id;
    const char *why;
  } unknown[] = {
      {QUANTITY_L1_HIT_RATE, "depends on what the other blocks of the SM leave in L1"},
      {QUANTITY_L2_SECTORS, "depends on what hits in L1"},
      {QUANTITY_DRAM_BYTES, "depends on what hits in L1 and L2"},
      {QUANTITY_TIME, "depends on all levels and on what hides them"},
  };
  for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; ++i)
    if (!q[unknown[i].id].known && !q[unknown[i].id].why)
      q[unknown[i].id].why = unknown[i].why;
}

void prediction_complete(struct prediction *p) {
  complete(p->launch);
  complete(p->iteration);
}

// ---- writing ----

static void put_text(cJSON *to, const char *key, const char *text) {
  if (text)
    cJSON_AddStringToObject(to, key, text);
  else
    cJSON_AddNullToObject(to, key);
}

// The library rounds to 15 digits.
static void put_number(cJSON *to, const char *key, double value) {
  char digits[32];
  if (value != floor(value) || fabs(value) >= exact) {
    cJSON_AddNumberToObject(to, key, value);
    return;
  }
  snprintf(digits, sizeof digits, "%.0f", value);
  cJSON_AddRawToObject(to, key, digits);
}

static void put_extent(cJSON *to, const char *key, const unsigned extent[3]) {
  cJSON *list = cJSON_AddArrayToObject(to, key);
  for (int i = 0; i < 3; ++i)
    cJSON_AddItemToArray(list, cJSON_CreateNumber(extent[i]));
}

static void put_quantities(cJSON *to, const char *key, const struct quantity *q) {
  cJSON *all = cJSON_AddObjectToObject(to, key);
  for (int i = 0; i < QUANTITY_COUNT; ++i) {
    cJSON *o = cJSON_AddObjectToObject(all, quantities[i].key);
    if (q[i].known)
      put_number(o, "value", q[i].value);
    else
      cJSON_AddNullToObject(o, "value");
    put_text(o, "why", q[i].why);
  }
}

static cJSON *prediction_json(const struct prediction *p) {
  cJSON *o = cJSON_CreateObject();
  put_text(o, "kernel", p->kernel);
  put_text(o, "symbol", p->symbol);
  cJSON_AddNumberToObject(o, "arch", p->arch);
  put_extent(o, "grid", p->grid);
  put_extent(o, "block", p->block);
  cJSON_AddNumberToObject(o, "dynamic_shared", (double)p->dynamic_shared);
  cJSON *blocks = cJSON_AddObjectToObject(o, "blocks");
  put_number(blocks, "all", p->blocks);
  put_number(blocks, "simulated", p->simulated);
  if (p->iterations.known)
    cJSON_AddNumberToObject(o, "iterations", p->iterations.value);
  else
    cJSON_AddNullToObject(o, "iterations");
  put_quantities(o, "launch", p->launch);
  put_quantities(o, "iteration", p->iteration);
  return o;
}

struct str prediction_write(struct arena *a, const struct predictions *list) {
  cJSON *all = cJSON_CreateObject();
  cJSON_AddStringToObject(all, "dbuf", kind);
  cJSON_AddNumberToObject(all, "format", FORMAT);
  cJSON *array = cJSON_AddArrayToObject(all, "predictions");
  for (size_t i = 0; i < list->count; ++i)
    cJSON_AddItemToArray(array, prediction_json(&list->at[i]));
  struct text t = {.arena = a};
  char *printed = cJSON_Print(all);
  if (printed) {
    text_printf(&t, "%s\n", printed);
    cJSON_free(printed);
  }
  cJSON_Delete(all);
  return text_str(&t);
}

// ---- reading: the first thing that is wrong is told, and what follows it is not looked at ----

struct reading {
  struct arena *a;
  struct str text;
  const char *file;
  struct diag *d;
  bool ok;
};

static void wrong(struct reading *r, unsigned line, const char *text, const char *remedy) {
  if (r->ok) {
    struct place place = {.file = r->file, .line = line};
    struct message *m = diag_add(r->d, SEVERITY_ERROR, NULL, place, "%s", text);
    m->remedy = remedy;
  }
  r->ok = false;
}

static void wrong_member(struct reading *r, const char *key, const char *expected) {
  wrong(r, 0, arena_printf(r->a, "broken prediction: \"%s\" is not %s", key, expected), NULL);
}

static const cJSON *member(const cJSON *o, const char *key) {
  return cJSON_GetObjectItemCaseSensitive(o, key);
}

// Whole unless `real`.
static double get_number(struct reading *r, const cJSON *item, const char *key, double most,
                         bool real) {
  double v = cJSON_IsNumber(item) ? item->valuedouble : -1;
  if (isfinite(v) && v >= 0 && v <= most && (real || v == floor(v)))
    return v;
  wrong_member(r, key, real ? "a number of 0 or more" : "a whole number in its range");
  return 0;
}

static const char *get_text(struct reading *r, const cJSON *o, const char *key, bool needed) {
  const cJSON *item = member(o, key);
  if (cJSON_IsString(item))
    return arena_strdup(r->a, item->valuestring);
  if (needed || (item && !cJSON_IsNull(item)))
    wrong_member(r, key, "text");
  return needed ? "" : NULL;
}

static void get_extent(struct reading *r, const cJSON *o, const char *key, unsigned extent[3]) {
  enum { MOST = 0x7fffffff };
  const cJSON *list = member(o, key), *item;
  int n = 0;
  cJSON_ArrayForEach(item, list) {
    if (n < 3)
      extent[n] = (unsigned)get_number(r, item, key, MOST, false);
    ++n;
  }
  if (!cJSON_IsArray(list) || n != 3)
    wrong_member(r, key, "a list of three numbers");
}

static struct quantity get_quantity(struct reading *r, const cJSON *o, const char *key) {
  struct quantity q = {0};
  const cJSON *item = member(o, key), *value = member(item, "value");
  if (!item)
    return q;
  if (!cJSON_IsObject(item))
    wrong_member(r, key, "an object with value and why");
  q.known = value && !cJSON_IsNull(value);
  if (q.known)
    q.value = get_number(r, value, key, HUGE_VAL, true);
  q.why = get_text(r, item, "why", false);
  return q;
}

static void get_quantities(struct reading *r, const cJSON *o, const char *key, struct quantity *q) {
  const cJSON *all = member(o, key);
  if (!cJSON_IsObject(all))
    wrong_member(r, key, "an object");
  for (int i = 0; i < QUANTITY_COUNT; ++i)
    q[i] = get_quantity(r, all, quantities[i].key);
}

static struct prediction get_prediction(struct reading *r, const cJSON *o) {
  enum { MOST_ARCH = 100000 };
  struct prediction p = {0};
  if (!cJSON_IsObject(o))
    wrong_member(r, "predictions", "a list of objects");
  p.kernel = get_text(r, o, "kernel", true);
  p.symbol = get_text(r, o, "symbol", false);
  p.arch = (int)get_number(r, member(o, "arch"), "arch", MOST_ARCH, false);
  get_extent(r, o, "grid", p.grid);
  get_extent(r, o, "block", p.block);
  p.dynamic_shared =
      (size_t)get_number(r, member(o, "dynamic_shared"), "dynamic_shared", exact, false);
  const cJSON *blocks = member(o, "blocks"), *iterations = member(o, "iterations");
  p.blocks = get_number(r, member(blocks, "all"), "blocks", exact, false);
  p.simulated = get_number(r, member(blocks, "simulated"), "blocks", p.blocks, false);
  p.iterations.known = iterations && !cJSON_IsNull(iterations);
  if (p.iterations.known)
    p.iterations.value = get_number(r, iterations, "iterations", exact, true);
  get_quantities(r, o, "launch", p.launch);
  get_quantities(r, o, "iteration", p.iteration);
  return p;
}

static unsigned line_of(struct str text, const char *place) {
  unsigned line = 1;
  for (const char *p = text.p; p < place && p < text.p + text.n; ++p)
    line += *p == '\n';
  return line;
}

static void check_kind(struct reading *r, const cJSON *all) {
  const cJSON *what = member(all, "dbuf"), *format = member(all, "format");
  if (!cJSON_IsString(what) || strcmp(what->valuestring, kind) != 0)
    wrong(r, 0, "is no file of predictions", "dbuf predict --save FILE writes one");
  else if (!cJSON_IsNumber(format) || format->valuedouble != FORMAT)
    wrong(r, 0,
          arena_printf(r->a, "a prediction of format %g; this dbuf reads format %d",
                       cJSON_IsNumber(format) ? format->valuedouble : 0.0, FORMAT),
          "predict anew with this dbuf");
  else if (!cJSON_IsArray(member(all, "predictions")))
    wrong_member(r, "predictions", "a list");
}

bool prediction_read(struct arena *a, struct str text, const char *file, struct predictions *list,
                     struct diag *d) {
  struct reading r = {a, text, file, d, true};
  const char *end = NULL;
  char *copy = str_dup(a, text); // cJSON wants its end to be a zero
  cJSON *all = cJSON_ParseWithLengthOpts(copy, text.n + 1, &end, true);
  const cJSON *item;
  if (all)
    check_kind(&r, all);
  else
    wrong(&r, line_of((struct str){copy, text.n}, end ? end : copy),
          "is no file of predictions: it is not JSON", "dbuf predict --save FILE writes one");
  for (item = r.ok ? member(all, "predictions")->child : NULL; item; item = item->next) {
    struct prediction p = get_prediction(&r, item);
    if (!r.ok)
      break;
    *GROW(a, *list) = p;
  }
  cJSON_Delete(all);
  return r.ok;
}
