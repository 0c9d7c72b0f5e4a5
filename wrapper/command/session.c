#include "command/session.h"

#include "base/process.h"

#include <string.h>
#include <unistd.h>

// A file of fields, each ended by a byte of value 0; values of settings may hold anything else.
#define SOURCES "sources"
#define CANDIDATES "candidates"
#define UNWATCHED "unwatched"
#define MET "pragma-met"
#define CALLED "called"

static void put(struct text *t, const char *field) {
  text_add(t, (struct str){field, strlen(field) + 1});
}

static const char *next(struct str *rest) {
  const char *field = rest->p, *end = rest->n ? memchr(rest->p, '\0', rest->n) : NULL;
  if (!end)
    return NULL;
  size_t n = (size_t)(end - field) + 1;
  *rest = (struct str){rest->p + n, rest->n - n};
  return field;
}

static void put_all(struct text *t, const char *kind, const char *const *values) {
  for (; values && *values; ++values) {
    put(t, kind);
    put(t, *values);
  }
}

bool session_write(struct arena *a, const char *folder, const struct session *s) {
  const struct config_sources *sources = &s->sources;
  const struct candidates *candidates = &s->candidates;
  struct text t = {.arena = a}, c = {.arena = a};
  const char *const option[] = {sources->config_option, NULL};
  const char *const fingerprint[] = {s->fingerprint, NULL};
  const char *const source[] = {sources->source, NULL};
  put_all(&t, "source", source);
  put_all(&t, "config", option);
  put_all(&t, "set", sources->sets);
  put_all(&t, "force", sources->forces);
  put_all(&t, "fingerprint", fingerprint);
  put(&t, "fmad");
  put(&t, s->no_fmad ? "false" : "true");
  put(&t, "loops");
  put(&t, s->names_only ? "unread" : s->as_written ? "as-written" : "pipelined");
  for (size_t i = 0; i < candidates->count; ++i) {
    put(&c, candidates->at[i].name);
    put(&c, arena_printf(a, "%d", candidates->at[i].arch));
    put(&c, arena_printf(a, "%d", candidates->at[i].index));
    put(&c, candidates->at[i].settled ? "1" : "0");
  }
  return process_write_file(a, arena_printf(a, "%s/" SOURCES, folder), text_str(&t)) &&
         process_write_file(a, arena_printf(a, "%s/" CANDIDATES, folder), text_str(&c));
}

static bool read_sources(struct arena *a, struct str rest, struct session *s) {
  struct config_sources *sources = &s->sources;
  struct {
    const char **at;
    size_t count, room;
  } sets = {0}, forces = {0};
  const char *kind, *value;
  while ((kind = next(&rest))) {
    if (!(value = next(&rest)))
      return false;
    if (strcmp(kind, "config") == 0) {
      sources->config_option = value;
    } else if (strcmp(kind, "fmad") == 0) {
      s->no_fmad = strcmp(value, "false") == 0;
    } else if (strcmp(kind, "loops") == 0) {
      s->as_written = strcmp(value, "as-written") == 0;
      s->names_only = strcmp(value, "unread") == 0;
    } else if (strcmp(kind, "fingerprint") == 0) {
      s->fingerprint = value;
    } else if (strcmp(kind, "source") == 0) {
      sources->source = value;
    } else if (strcmp(kind, "set") == 0) {
      *GROW(a, sets) = value;
    } else if (strcmp(kind, "force") == 0) {
      *GROW(a, forces) = value;
    } else {
      return false;
    }
  }
  *GROW(a, sets) = NULL;
  *GROW(a, forces) = NULL;
  sources->sets = sets.at;
  sources->forces = forces.at;
  return true;
}

static bool read_candidates(struct arena *a, struct str rest, struct candidates *candidates) {
  const char *name;
  while ((name = next(&rest))) {
    const char *arch = next(&rest), *index = arch ? next(&rest) : NULL;
    const char *settled = index ? next(&rest) : NULL;
    long numbers[2];
    if (!settled || !str_long(str_of(arch), &numbers[0]) || !str_long(str_of(index), &numbers[1]))
      return false;
    *GROW(a, *candidates) =
        (struct candidate){name, (int)numbers[0], (int)numbers[1], strcmp(settled, "1") == 0};
  }
  return true;
}

bool session_read(struct arena *a, const char *folder, struct session *s) {
  struct str sources, candidates;
  *s = (struct session){.no_fmad = false};
  return process_read_file(a, arena_printf(a, "%s/" SOURCES, folder), &sources) &&
         process_read_file(a, arena_printf(a, "%s/" CANDIDATES, folder), &candidates) &&
         read_sources(a, sources, s) && read_candidates(a, candidates, &s->candidates);
}

static bool touch(struct arena *a, const char *folder, const char *name) {
  return process_write_file(a, arena_printf(a, "%s/%s", folder, name), (struct str){0});
}

static bool is_there(struct arena *a, const char *folder, const char *name) {
  return access(arena_printf(a, "%s/%s", folder, name), F_OK) == 0;
}

bool session_unwatched_begin(struct arena *a, const char *folder) {
  return touch(a, folder, UNWATCHED);
}

bool session_is_unwatched(struct arena *a, const char *folder) {
  return is_there(a, folder, UNWATCHED);
}

bool session_pragma_met(struct arena *a, const char *folder) {
  return touch(a, folder, MET);
}

bool session_has_met(struct arena *a, const char *folder) {
  return is_there(a, folder, MET);
}

bool session_call(struct arena *a, const char *folder) {
  return is_there(a, folder, CALLED) || touch(a, folder, CALLED);
}

bool session_was_called(struct arena *a, const char *folder) {
  return is_there(a, folder, CALLED);
}

int candidate_index(const struct candidates *c, const char *name, int arch) {
  int index = 0;
  for (size_t i = 0; i < c->count; ++i) {
    const struct candidate *x = &c->at[i];
    if ((x->arch != arch && x->arch != 0) || strcmp(x->name, name) != 0)
      continue;
    if (x->settled)
      return x->index;
    index = x->index > index ? x->index : index;
  }
  return index;
}
