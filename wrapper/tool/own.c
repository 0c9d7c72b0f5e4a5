#include "tool/own.h"

#include "base/text.h"

#include <stddef.h>
#include <string.h>

enum kind { SWITCH, TEXT, LIST };

struct own {
  const char *name;
  enum kind kind;
  size_t offset; // of the member
};

static const struct own table[] = {
#define OWN(name, kind, member, form, help) {name, kind, offsetof(struct own_options, member)},
#include "tool/own.def"
#undef OWN
};
enum { OWNS = sizeof table / sizeof table[0] };

const char *own_options_help(struct arena *a) {
  static const char *const lines[][2] = {
#define OWN(name, kind, member, form, help) {form, help},
#include "tool/own.def"
#undef OWN
  };
  struct text t = {.arena = a};
  size_t widest = 0;
  for (size_t i = 0; i < OWNS; ++i)
    widest = strlen(lines[i][0]) > widest ? strlen(lines[i][0]) : widest;
  for (size_t i = 0; i < OWNS; ++i)
    text_printf(&t, "  %-*s  %s\n", (int)widest, lines[i][0], lines[i][1]);
  return t.p;
}

char *own_long_name(struct arena *a, char *arg) {
  static const char *const shared[] = {"--set", "--force", "--config"};
  for (size_t i = 0; i < sizeof shared / sizeof *shared; ++i) {
    size_t n = strlen(shared[i]);
    if (strncmp(arg, shared[i], n) == 0 && (arg[n] == '\0' || arg[n] == '='))
      return arena_printf(a, "--dbuf-%s", arg + 2);
  }
  return arg;
}

static const struct own *find(struct str name) {
  for (size_t i = 0; i < OWNS; ++i)
    if (str_is(name, table[i].name))
      return &table[i];
  return NULL;
}

// What to do about an unknown name: the option that is spelled nearly so, if there is one.
static const char *advice(struct arena *a, struct str name) {
  const char *best = NULL;
  size_t distance = 0;
  for (size_t i = 0; i < OWNS; ++i) {
    struct str known = str_of(table[i].name);
    size_t d = str_distance(name, known), longer = name.n > known.n ? name.n : known.n;
    if (3 * d <= longer && (!best || d < distance)) {
      best = table[i].name;
      distance = d;
    }
  }
  return best ? arena_printf(a, "did you mean --dbuf-%s?", best)
              : "dbuf-nvcc --dbuf-help tells the options";
}

static void complain(struct diag *d, const char *arg, const char *text, const char *remedy) {
  struct message *m = diag_add(d, SEVERITY_ERROR, "config", (struct place){0}, "%s: %s", arg, text);
  m->remedy = remedy;
}

static void append(struct arena *a, const char *const **list, const char *value) {
  size_t n = 0;
  while (*list && (*list)[n])
    ++n;
  const char **longer = arena_array(a, n + 2, sizeof *longer);
  for (size_t i = 0; i < n; ++i)
    longer[i] = (*list)[i];
  longer[n] = value;
  *list = longer;
}

static void assign(struct arena *a, struct own_options *o, const struct own *x, const char *value) {
  char *member = (char *)o + x->offset;
  if (x->kind == SWITCH)
    *(bool *)(void *)member = true;
  else if (x->kind == TEXT)
    *(const char **)(void *)member = value;
  else
    append(a, (const char *const **)(void *)member, value);
}

struct own_options own_options_take(struct arena *a, int argc, char *const *argv, int *rest_count,
                                    char ***rest, struct diag *d) {
  static const char prefix[] = "--dbuf-";
  struct own_options o = {0};
  char **kept = arena_array(a, (size_t)argc + 1, sizeof *kept);
  int n = 0;
  for (int i = 0; i < argc; ++i) {
    if (strncmp(argv[i], prefix, sizeof prefix - 1) != 0) {
      kept[n++] = argv[i];
      continue;
    }
    const char *text = argv[i] + sizeof prefix - 1, *equals = strchr(text, '=');
    struct str name = {text, equals ? (size_t)(equals - text) : strlen(text)};
    const struct own *x = find(name);
    const char *value = equals ? equals + 1 : NULL;
    if (!x)
      complain(d, argv[i], "unknown option", advice(a, name));
    else if (x->kind == SWITCH && equals)
      complain(d, argv[i], "takes no value", NULL);
    else if (x->kind != SWITCH && !equals && i + 1 == argc)
      complain(d, argv[i], "needs a value", NULL);
    else
      assign(a, &o, x, x->kind != SWITCH && !equals ? argv[++i] : value);
  }
  *rest_count = n;
  *rest = kept;
  return o;
}
