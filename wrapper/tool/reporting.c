#include "tool/reporting.h"

#include "base/process.h"
#include "report/json.h"
#include "report/sarif.h"
#include "tool/version.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const forms[] = {"text", "json", "sarif"};
static const char *const suffixes[] = {".txt", ".json", ".sarif"};
enum { FORMS = sizeof forms / sizeof forms[0] };

static void complain(struct diag *d, const char *value, const char *text, const char *remedy) {
  struct message *m =
      diag_add(d, SEVERITY_ERROR, "config", (struct place){0}, "--dbuf-report=%s: %s", value, text);
  m->remedy = remedy;
}

// ---- where it goes ----

static bool is_folder(const char *path) {
  struct stat st;
  return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

static bool make_folder(struct arena *a, const char *path) {
  for (const char *p = path; (p = strchr(p + 1, '/'));)
    if (mkdir(arena_copy(a, path, (size_t)(p - path)), 0777) != 0 && errno != EEXIST)
      return false;
  return is_folder(path);
}

static const char *folder_of(struct arena *a, const char *path) {
  const char *slash = strrchr(path, '/');
  return !slash ? "." : slash == path ? "/" : arena_copy(a, path, (size_t)(slash - path));
}

static const char *name_of(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

// Absolute, without links where they can be followed.
static const char *resolved(struct arena *a, const char *folder) {
  char at[PATH_MAX];
  if (realpath(folder, at))
    return arena_strdup(a, at);
  if (folder[0] == '/' || !getcwd(at, sizeof at))
    return folder;
  return arena_printf(a, "%s/%s", at, folder);
}

// Of all outputs each has a name of its own there: its path from the folder's parent, else from the
// root, with '#' for '/'.
static const char *name_in_folder(struct arena *a, const char *folder, const char *output) {
  const char *parent = folder_of(a, resolved(a, folder));
  const char *at = resolved(a, folder_of(a, output));
  char *path = arena_printf(a, "%s/%s", strcmp(at, "/") == 0 ? "" : at, name_of(output));
  size_t n = strcmp(parent, "/") == 0 ? 0 : strlen(parent);
  if (strncmp(path, parent, n) == 0 && path[n] == '/')
    path += n + 1;
  for (char *p = path; *p; ++p)
    *p = *p == '/' ? '#' : *p;
  return path;
}

static bool is_regular_or_new(const char *path) {
  struct stat st;
  return stat(path, &st) != 0 || S_ISREG(st.st_mode);
}

// What the report is called after: the first output that is a file, else the source.
static const char *subject(const struct options *o, const char *const *outputs) {
  if (outputs[0] && is_regular_or_new(outputs[0]))
    return outputs[0];
  for (size_t i = 0; i < o->inputs.count; ++i)
    if (o->inputs.at[i].cuda && strcmp(o->inputs.at[i].path, "-") != 0)
      return name_of(o->inputs.at[i].path);
  return "stdin";
}

static bool is_taken(const struct options *o, const char *const *outputs, const char *file) {
  for (size_t i = 0; outputs[i]; ++i)
    if (strcmp(outputs[i], file) == 0)
      return true;
  for (size_t i = 0; i < o->inputs.count; ++i)
    if (strcmp(o->inputs.at[i].path, file) == 0)
      return true;
  return false;
}

static const char *place_for(struct arena *a, const struct options *o, const char *value,
                             const char *file, enum report_form form, struct diag *d) {
  const char **outputs = options_outputs(a, o);
  const char *of = subject(o, outputs), *suffix = suffixes[form];
  size_t n = file ? strlen(file) : 0;
  if (!file)
    return form == REPORT_TEXT ? NULL : arena_printf(a, "%s.dbuf%s", of, suffix);
  if (n == 0 || strcmp(file, "-") == 0) {
    complain(d, value, "no file is named", "write KIND:FILE, or KIND alone for the usual place");
    return NULL;
  }
  if (file[n - 1] == '/' && !make_folder(a, file)) {
    complain(d, value, arena_printf(a, "cannot make the folder: %s", strerror(errno)), NULL);
    return NULL;
  }
  if (is_folder(file))
    file = arena_printf(a, "%s%s%s%s", file, file[n - 1] == '/' ? "" : "/",
                        name_in_folder(a, file, of), suffix);
  if (is_taken(o, outputs, file))
    complain(d, value, "that file is an input or output of nvcc", "name another file");
  else if (is_regular_or_new(file) && access(folder_of(a, file), W_OK) != 0)
    complain(d, value,
             arena_printf(a, "cannot write into %s: %s", folder_of(a, file), strerror(errno)),
             "make the folder, or end FILE in '/' to have it made");
  return file;
}

const struct reporting *reporting_prepare(struct arena *a, const char *value,
                                          const struct options *o, struct diag *d) {
  if (!value)
    return NULL;
  const char *colon = strchr(value, ':');
  struct str form = {value, colon ? (size_t)(colon - value) : strlen(value)};
  struct reporting *r = ARENA_NEW(a, struct reporting);
  int found = 0;
  while (found < FORMS && !str_is(form, forms[found]))
    ++found;
  if (found == FORMS) {
    complain(d, value, "expected text, json or sarif",
             "write --dbuf-report=KIND, or --dbuf-report=KIND:FILE");
    return NULL;
  }
  if (o->dryrun || o->phase >= PHASE_CUDA)
    return NULL;
  size_t errors = d->errors;
  r->form = (enum report_form)found;
  r->path = place_for(a, o, value, colon ? colon + 1 : NULL, r->form, d);
  return d->errors > errors ? NULL : r;
}

// ---- writing ----

static bool write_out(struct arena *a, const char *path, struct str text) {
  if (!path) {
    bool ok = fwrite(text.p, 1, text.n, stderr) == text.n;
    return fflush(stderr) == 0 && ok;
  }
  return process_write_file(a, path, text);
}

static const char **sources_of(struct arena *a, const struct options *o) {
  const char **sources = arena_array(a, o->inputs.count + 1, sizeof *sources);
  size_t n = 0;
  for (size_t i = 0; i < o->inputs.count; ++i)
    if (o->inputs.at[i].cuda)
      sources[n++] = o->inputs.at[i].path;
  return sources;
}

bool reporting_write(struct arena *a, const struct reporting *r, const struct options *o,
                     struct account *account, struct diag *d) {
  account->version = DBUF_VERSION;
  account->folder = resolved(a, ".");
  account->sources = sources_of(a, o);
  struct str text = r->form == REPORT_TEXT   ? account_text(a, account)
                    : r->form == REPORT_JSON ? json_account(a, account)
                                             : sarif_account(a, account);
  if (write_out(a, r->path, text))
    return true;
  diag_add(d, SEVERITY_ERROR, NULL, (struct place){0}, "cannot write the report %s: %s",
           r->path ? r->path : "to stderr", strerror(errno));
  return false;
}
