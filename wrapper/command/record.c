#include "command/record.h"

#include "base/process.h"

#include <cjson/cJSON.h>
#include <dirent.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { FORMAT = 1 };

// ---- writing ----

static void put_text(cJSON *to, const char *key, const char *text) {
  if (text)
    cJSON_AddStringToObject(to, key, text);
}

static void put_slice(cJSON *to, const char *key, struct str s) {
  struct arena *a = arena_new();
  if (s.n)
    cJSON_AddStringToObject(to, key,
                            str_dup(a, s)); // cuts at a byte of value 0, which no source line needs
  arena_free(a);
}

static cJSON *place_json(const struct place *p) {
  cJSON *o = cJSON_CreateObject();
  put_text(o, "file", p->file);
  cJSON_AddNumberToObject(o, "line", p->line);
  cJSON_AddNumberToObject(o, "column", p->column);
  cJSON_AddNumberToObject(o, "width", p->width);
  put_slice(o, "source", p->source);
  return o;
}

static cJSON *settings_json(const struct settings *s) {
  cJSON *o = cJSON_CreateObject(), *gates = cJSON_CreateArray();
  cJSON_AddNumberToObject(o, "variant", s->variant);
  cJSON_AddNumberToObject(o, "stages", s->stages);
  cJSON_AddNumberToObject(o, "on_refuse", s->on_refuse);
  for (int i = 0; i < GATE_COUNT; ++i)
    cJSON_AddItemToArray(gates, cJSON_CreateNumber(s->gates[i]));
  cJSON_AddItemToObject(o, "gates", gates);
  cJSON_AddNumberToObject(o, "min_overlap", s->min_overlap);
  cJSON_AddNumberToObject(o, "min_blocks_per_sm", s->min_blocks_per_sm);
  cJSON_AddBoolToObject(o, "baseline", s->baseline);
  put_text(o, "candidates", s->candidates);
  cJSON_AddBoolToObject(o, "promises", s->promises);
  cJSON_AddBoolToObject(o, "rule_ratio", s->rule_ratio);
  cJSON_AddNumberToObject(o, "cp_async_below", s->cp_async_below);
  cJSON_AddNumberToObject(o, "no_gain_above", s->no_gain_above);
  return o;
}

static cJSON *loop_json(const struct loop_record *l) {
  cJSON *o = cJSON_CreateObject();
  put_text(o, "name", l->name);
  put_text(o, "function", l->function);
  cJSON_AddBoolToObject(o, "kernel", l->kernel);
  put_text(o, "callers", l->callers);
  cJSON_AddItemToObject(o, "place", place_json(&l->place));
  cJSON_AddNumberToObject(o, "last_line", l->last_line);
  cJSON_AddNumberToObject(o, "arch", l->arch);
  cJSON_AddBoolToObject(o, "pipelined", l->pipelined);
  put_text(o, "why_not", l->why_not);
  put_text(o, "reason", l->reason);
  put_text(o, "remedy", l->remedy);
  put_text(o, "fallen", l->fallen);
  cJSON_AddNumberToObject(o, "variant", l->variant);
  cJSON_AddNumberToObject(o, "stages", l->stages);
  cJSON_AddNumberToObject(o, "candidate", l->candidate);
  cJSON_AddNumberToObject(o, "candidates", l->candidates);
  cJSON_AddBoolToObject(o, "last", l->last);
  cJSON_AddNumberToObject(o, "copy_bytes", l->copy_bytes);
  cJSON_AddBoolToObject(o, "tiles_only", l->tiles_only);
  cJSON_AddBoolToObject(o, "beside", l->beside);
  cJSON_AddNumberToObject(o, "added", (double)l->added);
  cJSON_AddBoolToObject(o, "launched", l->launched);
  cJSON_AddBoolToObject(o, "no_async", l->no_async);
  cJSON_AddBoolToObject(o, "no_ldg", l->no_ldg);
  cJSON_AddBoolToObject(o, "no_single", l->no_single);
  cJSON_AddItemToObject(o, "settings", settings_json(&l->settings));
  put_text(o, "threads", l->threads);
  cJSON_AddNumberToObject(o, "most_threads", l->most_threads);
  put_text(o, "dynamic", l->dynamic);
  put_text(o, "only", l->only);
  put_text(o, "contracted", l->contracted);
  cJSON_AddNumberToObject(o, "ratio", l->ratio);
  return o;
}

static cJSON *message_json(const struct message *m) {
  cJSON *o = cJSON_CreateObject(), *notes = cJSON_CreateArray();
  cJSON_AddNumberToObject(o, "severity", m->severity);
  put_text(o, "id", m->id);
  cJSON_AddItemToObject(o, "place", place_json(&m->place));
  put_text(o, "text", m->text);
  put_text(o, "remedy", m->remedy);
  for (size_t i = 0; i < m->notes.count; ++i) {
    cJSON *note = cJSON_CreateObject();
    cJSON_AddItemToObject(note, "place", place_json(&m->notes.at[i].place));
    put_text(note, "text", m->notes.at[i].message);
    cJSON_AddItemToArray(notes, note);
  }
  cJSON_AddItemToObject(o, "notes", notes);
  return o;
}

static char *pass_text(const struct pass_record *r) {
  cJSON *o = cJSON_CreateObject(), *loops = cJSON_CreateArray(), *messages = cJSON_CreateArray();
  cJSON_AddNumberToObject(o, "format", FORMAT);
  cJSON_AddNumberToObject(o, "arch", r->arch);
  cJSON_AddBoolToObject(o, "debug", r->debug);
  cJSON_AddBoolToObject(o, "refused", r->refused);
  cJSON_AddNumberToObject(o, "exit_code", r->exit_code);
  for (size_t i = 0; i < r->loops.count; ++i)
    cJSON_AddItemToArray(loops, loop_json(&r->loops.at[i]));
  for (size_t i = 0; r->diag && i < r->diag->messages.count; ++i)
    cJSON_AddItemToArray(messages, message_json(&r->diag->messages.at[i]));
  cJSON_AddItemToObject(o, "loops", loops);
  cJSON_AddItemToObject(o, "messages", messages);
  char *text = cJSON_PrintUnformatted(o);
  cJSON_Delete(o);
  return text;
}

struct str record_text(struct arena *a, const struct pass_record *r) {
  char *text = pass_text(r);
  struct str copy = str_of(text ? arena_strdup(a, text) : NULL);
  cJSON_free(text);
  return copy;
}

bool record_write(const char *folder, const struct pass_record *r) {
  struct arena *a = arena_new();
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  // Names sort by time, so that messages come in the order of the passes.
  const char *path = arena_printf(a, "%s/record-%012lld-%09ld-%ld.json", folder,
                                  (long long)now.tv_sec, now.tv_nsec, (long)getpid());
  struct str text = record_text(a, r);
  bool ok = text.n && process_write_file(a, path, text);
  int error = text.n ? errno : ENOMEM;
  arena_free(a);
  errno = error;
  return ok;
}

// ---- reading; what is missing or of another kind is taken as its zero, and `ok` turns false ----

struct reading {
  struct arena *a;
  bool ok;
};

static const cJSON *get(struct reading *r, const cJSON *o, const char *key) {
  const cJSON *item = cJSON_GetObjectItemCaseSensitive(o, key);
  if (!item)
    r->ok = false;
  return item;
}

static double get_real(struct reading *r, const cJSON *o, const char *key) {
  const cJSON *item = get(r, o, key);
  if (!cJSON_IsNumber(item) || !isfinite(item->valuedouble)) {
    r->ok = false;
    return 0;
  }
  return item->valuedouble;
}

static int as_int(struct reading *r, double d, int least, int most) {
  if (d < least || d > most) {
    r->ok = false;
    return least;
  }
  return (int)d;
}

static int get_int(struct reading *r, const cJSON *o, const char *key, int least, int most) {
  return as_int(r, get_real(r, o, key), least, most);
}

static bool get_bool(struct reading *r, const cJSON *o, const char *key) {
  const cJSON *item = get(r, o, key);
  if (!cJSON_IsBool(item))
    r->ok = false;
  return cJSON_IsTrue(item);
}

static const char *get_optional(struct reading *r, const cJSON *o, const char *key) {
  const cJSON *item = cJSON_GetObjectItemCaseSensitive(o, key);
  if (!item)
    return NULL;
  if (cJSON_IsString(item))
    return arena_strdup(r->a, item->valuestring);
  r->ok = false;
  return NULL;
}

static const char *get_text(struct reading *r, const cJSON *o, const char *key) {
  const char *text = get_optional(r, o, key);
  if (!text)
    r->ok = false;
  return text ? text : "";
}

static struct place get_place(struct reading *r, const cJSON *o, const char *key) {
  enum { MOST = 1 << 30 };
  const cJSON *p = get(r, o, key);
  struct place place = {0};
  place.file = get_optional(r, p, "file");
  place.line = (unsigned)get_int(r, p, "line", 0, MOST);
  place.column = (unsigned)get_int(r, p, "column", 0, MOST);
  place.width = (unsigned)get_int(r, p, "width", 0, MOST);
  place.source = str_of(get_optional(r, p, "source"));
  return place;
}

static struct settings get_settings(struct reading *r, const cJSON *o) {
  struct settings s = {0};
  const cJSON *gates = get(r, o, "gates"), *gate;
  int i = 0;
  s.variant = (enum variant)get_int(r, o, "variant", 0, VARIANT_COUNT - 1);
  s.stages = get_int(r, o, "stages", 0, STAGES_MAX);
  s.on_refuse = (enum level)get_int(r, o, "on_refuse", LEVEL_OFF, LEVEL_ERROR);
  cJSON_ArrayForEach(gate, gates) {
    if (i < GATE_COUNT)
      s.gates[i] = (enum level)as_int(r, gate->valuedouble, LEVEL_OFF, LEVEL_ERROR);
    ++i;
  }
  r->ok &= i == GATE_COUNT;
  s.min_overlap = get_real(r, o, "min_overlap");
  s.min_blocks_per_sm = get_int(r, o, "min_blocks_per_sm", 0, 1 << 16);
  s.baseline = get_bool(r, o, "baseline");
  s.candidates = get_optional(r, o, "candidates");
  s.promises = get_bool(r, o, "promises");
  s.rule_ratio = get_bool(r, o, "rule_ratio");
  s.cp_async_below = get_real(r, o, "cp_async_below");
  s.no_gain_above = get_real(r, o, "no_gain_above");
  return s;
}

static struct loop_record get_loop(struct reading *r, const cJSON *o) {
  enum { MOST = 1 << 30 };
  struct loop_record l = {0};
  l.name = get_text(r, o, "name");
  l.function = get_text(r, o, "function");
  l.kernel = get_bool(r, o, "kernel");
  l.callers = get_text(r, o, "callers");
  l.place = get_place(r, o, "place");
  l.last_line = get_int(r, o, "last_line", 0, MOST);
  l.arch = get_int(r, o, "arch", 0, MOST);
  l.pipelined = get_bool(r, o, "pipelined");
  l.why_not = get_optional(r, o, "why_not");
  l.reason = get_optional(r, o, "reason");
  l.remedy = get_optional(r, o, "remedy");
  l.fallen = get_optional(r, o, "fallen");
  l.variant = (enum variant)get_int(r, o, "variant", 0, VARIANT_COUNT - 1);
  l.stages = get_int(r, o, "stages", 0, STAGES_MAX);
  l.candidate = get_int(r, o, "candidate", 0, MOST);
  l.candidates = get_int(r, o, "candidates", 0, MOST);
  l.last = get_bool(r, o, "last");
  l.copy_bytes = get_int(r, o, "copy_bytes", 0, MOST);
  l.tiles_only = get_bool(r, o, "tiles_only");
  l.beside = get_bool(r, o, "beside");
  l.added = get_int(r, o, "added", -1, MOST);
  l.launched = get_bool(r, o, "launched");
  l.no_async = get_bool(r, o, "no_async");
  l.no_ldg = get_bool(r, o, "no_ldg");
  l.no_single = get_bool(r, o, "no_single");
  l.settings = get_settings(r, get(r, o, "settings"));
  l.threads = get_optional(r, o, "threads");
  l.most_threads = get_int(r, o, "most_threads", 0, MOST);
  l.dynamic = get_optional(r, o, "dynamic");
  l.only = get_optional(r, o, "only");
  l.contracted = get_optional(r, o, "contracted");
  l.ratio = get_real(r, o, "ratio");
  return l;
}

static void get_message(struct reading *r, const cJSON *o, struct diag *d) {
  enum severity severity = (enum severity)get_int(r, o, "severity", SEVERITY_NOTE, SEVERITY_ERROR);
  struct message *m = diag_add(d, severity, get_optional(r, o, "id"), get_place(r, o, "place"),
                               "%s", get_text(r, o, "text"));
  const cJSON *note;
  m->remedy = get_optional(r, o, "remedy");
  cJSON_ArrayForEach(note, get(r, o, "notes"))
      diag_note(d, m, get_place(r, note, "place"), "%s", get_text(r, note, "text"));
}

struct pass_record *record_parse(struct arena *a, struct str text) {
  cJSON *o = cJSON_ParseWithLength(text.p ? text.p : "", text.n);
  struct reading r = {a, o != NULL};
  struct pass_record *pass = ARENA_NEW(a, struct pass_record);
  pass->diag = diag_new(a);
  const cJSON *item;
  r.ok &= get_int(&r, o, "format", FORMAT, FORMAT) == FORMAT;
  pass->arch = get_int(&r, o, "arch", 0, 100000);
  pass->debug = get_bool(&r, o, "debug");
  pass->refused = get_bool(&r, o, "refused");
  pass->exit_code = get_int(&r, o, "exit_code", 0, 255);
  cJSON_ArrayForEach(item, get(&r, o, "loops")) * GROW(a, pass->loops) = get_loop(&r, item);
  cJSON_ArrayForEach(item, get(&r, o, "messages")) get_message(&r, item, pass->diag);
  cJSON_Delete(o);
  return r.ok ? pass : NULL;
}

// ---- one name for a file ----
// A build may preprocess a source by the name that the user gave and again by an absolute one
// (sccache does), and a loop is known by its file. The first name holds for all.

struct known_file {
  const char *name, *first; // first: by which name it is told
  bool there;               // else it is known by its name alone
  dev_t device;
  ino_t inode;
};

struct known_files {
  struct known_file *at;
  size_t count, room;
};

static void set_first_name(struct arena *a, struct known_files *files, struct place *place) {
  if (!place->file)
    return;
  for (size_t i = 0; i < files->count; ++i)
    if (strcmp(files->at[i].name, place->file) == 0) {
      place->file = files->at[i].first;
      return;
    }
  struct stat st = {0};
  struct known_file file = {.name = place->file, .first = place->file};
  file.there = stat(place->file, &st) == 0;
  file.device = st.st_dev;
  file.inode = st.st_ino;
  for (size_t i = 0; file.there && i < files->count; ++i) {
    const struct known_file *f = &files->at[i];
    if (f->there && f->device == file.device && f->inode == file.inode)
      file.first = f->first;
  }
  *GROW(a, *files) = file;
  place->file = file.first;
}

static void set_first_names(struct arena *a, struct known_files *files, struct pass_record *pass) {
  for (size_t i = 0; i < pass->loops.count; ++i)
    set_first_name(a, files, &pass->loops.at[i].place);
  for (size_t i = 0; i < pass->diag->messages.count; ++i) {
    struct message *m = &pass->diag->messages.at[i];
    set_first_name(a, files, &m->place);
    for (size_t k = 0; k < m->notes.count; ++k)
      set_first_name(a, files, &m->notes.at[k].place);
  }
}

static int is_record(const struct dirent *e) {
  return strncmp(e->d_name, "record-", 7) == 0 && str_ends(str_of(e->d_name), ".json");
}

struct records record_read_all(struct arena *a, const char *folder, struct diag *d) {
  struct records records = {0};
  struct known_files files = {0};
  struct dirent **names;
  int n = scandir(folder, &names, is_record, alphasort);
  if (n < 0) {
    diag_add(d, SEVERITY_ERROR, NULL, (struct place){0}, "cannot read the folder of records: %s",
             strerror(errno));
    return records;
  }
  for (int i = 0; i < n; ++i) {
    const char *path = arena_printf(a, "%s/%s", folder, names[i]->d_name);
    struct str text;
    struct pass_record *pass = process_read_file(a, path, &text) ? record_parse(a, text) : NULL;
    if (pass) {
      set_first_names(a, &files, pass);
      *GROW(a, records) = pass;
    } else {
      diag_add(d, SEVERITY_ERROR, NULL, (struct place){0},
               "a record of the preprocessor pass cannot be read");
    }
    free(names[i]);
  }
  free(names);
  return records;
}
