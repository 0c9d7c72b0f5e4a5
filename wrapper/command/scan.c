#include "command/scan.h"

#include "base/process.h"

#include <ctype.h>
#include <string.h>
#include <sys/stat.h>

enum { FILES_MOST = 4096 };

struct seen {
  dev_t device;
  ino_t inode;
};

struct scan {
  struct arena *a;
  const struct options *o;
  struct {
    struct seen *at;
    size_t count, room;
  } files;
};

static bool is_word(char c) {
  return isalnum((unsigned char)c) || c == '_';
}

static bool mentions(struct str text) {
  for (size_t i = str_find(text, STR("dbuf"), 0); i < text.n;
       i = str_find(text, STR("dbuf"), i + 1))
    if ((i == 0 || !is_word(text.p[i - 1])) && (i + 4 == text.n || !is_word(text.p[i + 4])))
      return true;
  return false;
}

static bool scan_file(struct scan *s, const char *path, bool *found);

static bool scan_header(struct scan *s, const char *includer, struct str name, bool quoted) {
  bool found = false;
  const char *file = str_dup(s->a, name);
  const char *slash = strrchr(includer, '/');
  if (file[0] == '/')
    return scan_file(s, file, &found) && found;
  const char *beside =
      slash ? arena_printf(s->a, "%.*s/%s", (int)(slash - includer), includer, file) : file;
  if (quoted && scan_file(s, beside, &found))
    return found;
  for (size_t i = 0; i < s->o->include_folders.count; ++i)
    if (scan_file(s, arena_printf(s->a, "%s/%s", s->o->include_folders.at[i], file), &found))
      return found;
  return false;
}

// The name of an #include directive, or an empty slice.
static struct str include_name(struct str line, bool *quoted) {
  static const struct str none;
  line = str_trim(line);
  if (line.n < 2 || line.p[0] != '#')
    return none;
  line = str_trim((struct str){line.p + 1, line.n - 1});
  if (!str_starts(line, "include"))
    return none;
  line = str_trim((struct str){line.p + 7, line.n - 7});
  if (line.n < 2 || (line.p[0] != '"' && line.p[0] != '<'))
    return none;
  *quoted = line.p[0] == '"';
  struct str name = {line.p + 1, line.n - 1};
  name.n = str_find(name, *quoted ? STR("\"") : STR(">"), 0);
  return name;
}

static bool scan_text(struct scan *s, const char *path, struct str text) {
  if (mentions(text))
    return true;
  // Only lines with a # can be directives.
  for (const char *at = text.p; at && (at = memchr(at, '#', text.n - (size_t)(at - text.p)));) {
    const char *end = memchr(at, '\n', text.n - (size_t)(at - text.p));
    struct str line = {at, (end ? (size_t)(end - text.p) : text.n) - (size_t)(at - text.p)};
    bool quoted = false;
    struct str name = include_name(line, &quoted);
    if (name.n && scan_header(s, path, name, quoted))
      return true;
    at = end;
  }
  return false;
}

// Returns whether there is such a file; *found whether it, or what it names, has the word.
static bool scan_file(struct scan *s, const char *path, bool *found) {
  struct stat st;
  struct str text;
  *found = false;
  if (stat(path, &st) != 0 || !S_ISREG(st.st_mode))
    return false;
  for (size_t i = 0; i < s->files.count; ++i)
    if (s->files.at[i].device == st.st_dev && s->files.at[i].inode == st.st_ino)
      return true;
  if (s->files.count >= FILES_MOST)
    return true;
  *GROW(s->a, s->files) = (struct seen){st.st_dev, st.st_ino};
  if (process_read_file(s->a, path, &text))
    *found = scan_text(s, path, text);
  return true;
}

bool scan_wanted(const struct options *o, struct str standard_in) {
  // Headers are read into an arena of their own: they may be many.
  struct arena *mine = arena_new();
  struct scan s = {.a = mine, .o = o};
  bool found = false;
  for (size_t i = 0; i < o->inputs.count && !found; ++i) {
    if (!o->inputs.at[i].cuda)
      continue;
    if (strcmp(o->inputs.at[i].path, "-") == 0)
      found = scan_text(&s, "-", standard_in);
    else
      scan_file(&s, o->inputs.at[i].path, &found);
  }
  for (size_t i = 0; i < o->pre_includes.count && !found; ++i)
    found = scan_header(&s, "", str_of(o->pre_includes.at[i]), true);
  arena_free(mine);
  return found;
}
