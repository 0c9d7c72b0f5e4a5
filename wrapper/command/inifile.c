#include "command/inifile.h"

#include <ctype.h>
#include <ini.h>
#include <string.h>

struct reader {
  struct arena *a;
  const char *path;
  struct str rest, line; // the line as it stands in the file
  unsigned number;       // of the line, from 1
  bool lost;             // below a section whose name cannot be read: keys belong to none
  void (*take)(void *context, const struct ini_entry *entry);
  void *context;
  struct diag *d;
};

static struct place place_at(const struct reader *r, size_t column, size_t width) {
  return (struct place){r->path, r->number, (unsigned)column + 1, (unsigned)width, r->line};
}

static size_t indent(struct str line) {
  size_t n = 0;
  while (n < line.n && isspace((unsigned char)line.p[n]))
    ++n;
  return n;
}

// True when inih can be given this line; otherwise the error is said here.
static bool line_fits(struct reader *r, struct str text, size_t room) {
  struct place whole = place_at(r, indent(r->line), 1);
  if (memchr(text.p, '\0', text.n)) {
    whole.source = (struct str){0};
    diag_add(r->d, SEVERITY_ERROR, "config", whole, "a byte of value 0 in a settings file");
    return false;
  }
  if (text.n + 2 > room) {
    diag_add(r->d, SEVERITY_ERROR, "config", whole, "line too long: %zu bytes, at most %zu", text.n,
             room - 2);
    return false;
  }
  size_t end = str_find(text, STR("]"), 0);
  if (text.p[0] == '[')
    r->lost = end == text.n;
  if (r->lost && text.p[0] == '[') {
    struct message *m =
        diag_add(r->d, SEVERITY_ERROR, "config", whole, "a section's name without its ']'");
    m->remedy = "write [section]";
    return false;
  }
  if (text.p[0] == '[' && end < text.n && end - 1 > INI_SECTION_LONGEST) {
    struct message *m =
        diag_add(r->d, SEVERITY_ERROR, "config", whole,
                 "section name too long: %zu bytes, at most %d", end - 1, INI_SECTION_LONGEST);
    m->remedy = "give the section a short name and put the pattern into its key match";
    return false;
  }
  return true;
}

// What inih takes for fgets. Blanks at the start are taken off, since an indented key would
// continue the one before; what is returned is never empty, since inih looks at the last character.
static char *next_line(char *to, int room, void *context) {
  struct reader *r = context;
  if (!str_line(&r->rest, &r->line))
    return NULL;
  ++r->number;
  size_t skip = indent(r->line);
  struct str text = {r->line.p + skip, r->line.n - skip};
  if (text.n && !line_fits(r, text, (size_t)room))
    text.n = 0;
  if (text.n)
    memcpy(to, text.p, text.n);
  to[text.n] = '\n';
  to[text.n + 1] = '\0';
  return to;
}

static int on_entry(void *context, const char *section, const char *key, const char *value) {
  struct reader *r = context;
  if (r->lost)
    return 1;
  size_t at = indent(r->line), equals = at;
  while (equals < r->line.n && r->line.p[equals] != '=' && r->line.p[equals] != ':')
    ++equals;
  size_t from = equals < r->line.n ? equals + 1 : at;
  while (from < r->line.n && isspace((unsigned char)r->line.p[from]))
    ++from;
  struct ini_entry entry = {arena_strdup(r->a, section), arena_strdup(r->a, key),
                            arena_strdup(r->a, value), place_at(r, at, strlen(key)),
                            place_at(r, from, strlen(value))};
  r->take(r->context, &entry);
  return 1;
}

void inifile_read(struct arena *a, const char *path, struct str content,
                  void (*take)(void *context, const struct ini_entry *entry), void *context,
                  struct diag *d) {
  struct reader r = {
      .a = a, .path = path, .rest = content, .take = take, .context = context, .d = d};
  int bad = ini_parse_stream(next_line, &r, on_entry, &r);
  if (bad <= 0)
    return;
  // inih only tells the first bad line's number.
  struct reader again = {.path = path, .rest = content};
  while (again.number < (unsigned)bad && str_line(&again.rest, &again.line))
    ++again.number;
  diag_add(d, SEVERITY_ERROR, "config", place_at(&again, indent(again.line), 1),
           "neither a [section] nor key = value");
}
