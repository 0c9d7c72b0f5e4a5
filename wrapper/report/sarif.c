#include "report/sarif.h"

#include "report/utf8.h"
#include "rewrite/reasons.h"

#include <cjson/cJSON.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define SCHEMA                                                                                     \
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
#define BASE "%SRCROOT%"

// What a rule is, for ids that are no reasons to refuse a loop.
static const struct {
  const char *id, *text, *help;
} described[] = {
#define GATE(name, id, failure, remedy) {id, "The gate fails: " failure ".", remedy},
#include "command/gates.def"
#undef GATE
    {"pipelined", "The loop is pipelined and passes its gates.", NULL},
    {"left-as-written", "The loop is left as it was written.", NULL},
    {"unchecked", "The pipelined loop could not be checked.", NULL},
    {"bad-clause", "The pragma is not understood.", NULL},
    {"bad-clause-value", "A clause of the pragma has a bad value.", NULL},
    {"config", "A setting is not understood.", NULL},
};

struct writer {
  struct arena *a;
  const struct account *account;
  cJSON *rules, *results, *notifications;
};

// ---- text and places ----

// In SARIF's messages braces are doubled (3.11.5), and [text](1) would be a link (3.11.6).
static const char *message_text(struct arena *a, const char *s) {
  struct text t = {.arena = a};
  text_puts(&t, "");
  for (; *s; ++s) {
    text_add(&t, (struct str){s, 1});
    if (*s == '{' || *s == '}')
      text_add(&t, (struct str){s, 1});
    else if (*s == ']' && s[1] == '(')
      text_puts(&t, " ");
  }
  return utf8_text(a, text_str(&t));
}

static cJSON *put_message(cJSON *to, const char *key, struct arena *a, const char *text) {
  cJSON *message = cJSON_AddObjectToObject(to, key);
  cJSON_AddStringToObject(message, "text", message_text(a, text));
  return message;
}

// Not the bytes that a URI gives a meaning.
static const char *encoded(struct arena *a, const char *path) {
  static const char plain[] =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+,=@";
  struct text t = {.arena = a};
  text_puts(&t, "");
  for (; *path; ++path)
    if (strchr(plain, *path))
      text_add(&t, (struct str){path, 1});
    else
      text_printf(&t, "%%%02X", (unsigned char)*path);
  return t.p;
}

static bool goes_up(const char *path) {
  for (const char *p = path; (p = strstr(p, "..")); p += 2)
    if ((p == path || p[-1] == '/') && (p[2] == '/' || p[2] == '\0'))
      return true;
  return false;
}

// Below the current folder relative to it, which services take for the repository's root when the
// build runs there; others absolute.
static void put_file(const struct writer *w, cJSON *to, const char *file) {
  const char *folder = w->account->folder, *path = file;
  char real[PATH_MAX];
  if (goes_up(path))
    path = realpath(path, real) ? real : arena_printf(w->a, "%s/%s", folder, path);
  size_t n = strlen(folder);
  if (path[0] == '/' && strncmp(path, folder, n) == 0 && path[n] == '/')
    path += n + 1;
  while (strncmp(path, "./", 2) == 0)
    path += 2;
  cJSON *artifact = cJSON_AddObjectToObject(to, "artifactLocation");
  if (path[0] == '/') {
    cJSON_AddStringToObject(artifact, "uri", arena_printf(w->a, "file://%s", encoded(w->a, path)));
    return;
  }
  cJSON_AddStringToObject(artifact, "uri", encoded(w->a, path));
  cJSON_AddStringToObject(artifact, "uriBaseId", BASE);
}

// Columns count characters, ours bytes.
static void put_region(const struct writer *w, cJSON *to, const struct place *p) {
  if (!p->line)
    return;
  cJSON *region = cJSON_AddObjectToObject(to, "region");
  cJSON_AddNumberToObject(region, "startLine", p->line);
  if (p->column) {
    size_t first = p->column - 1, end = first + p->width;
    bool known = first <= p->source.n;
    size_t from = known && p->source.n ? utf8_length(p->source, first) : first;
    cJSON_AddNumberToObject(region, "startColumn", (double)from + 1);
    if (p->width && end <= p->source.n)
      cJSON_AddNumberToObject(region, "endColumn", (double)utf8_length(p->source, end) + 1);
  }
  if (p->source.n)
    cJSON_AddStringToObject(cJSON_AddObjectToObject(region, "snippet"), "text",
                            utf8_text(w->a, p->source));
}

static cJSON *location(const struct writer *w, const struct place *p) {
  cJSON *o = cJSON_CreateObject();
  cJSON *physical = cJSON_AddObjectToObject(o, "physicalLocation");
  put_file(w, physical, p->file);
  put_region(w, physical, p);
  return o;
}

// ---- rules ----

// A reason's text with dots for the name it is about.
static const char *general(struct arena *a, const char *text) {
  const char *hole = strstr(text, "%s");
  return hole ? arena_printf(a, "%.*s...%s", (int)(hole - text), text, hole + 2) : text;
}

static void describe(const struct writer *w, cJSON *rule, const char *id) {
  for (size_t i = 0; i < sizeof described / sizeof described[0]; ++i) {
    if (strcmp(described[i].id, id) != 0)
      continue;
    put_message(rule, "shortDescription", w->a, described[i].text);
    if (described[i].help)
      put_message(rule, "help", w->a, described[i].help);
  }
  for (int r = REASON_NONE + 1; r < REASON_COUNT; ++r) {
    const struct reason_text *reason = reason_text((enum reason)r);
    if (strcmp(reason->id, id) != 0)
      continue;
    put_message(rule, "shortDescription", w->a,
                arena_printf(w->a, "The loop is refused: %s.", general(w->a, reason->message)));
    put_message(rule, "help", w->a, general(w->a, reason->remedy));
  }
}

// The index of a rule, which is added when no result has named it before.
static int rule_index(const struct writer *w, const char *id) {
  const cJSON *rule;
  int n = 0;
  cJSON_ArrayForEach(rule, w->rules) {
    if (strcmp(cJSON_GetObjectItemCaseSensitive(rule, "id")->valuestring, id) == 0)
      return n;
    ++n;
  }
  cJSON *new = cJSON_CreateObject();
  cJSON_AddStringToObject(new, "id", id);
  describe(w, new, id);
  cJSON_AddItemToArray(w->rules, new);
  return n;
}

// ---- results ----

static const char *level(const struct message *m) {
  return m->severity == SEVERITY_ERROR     ? "error"
         : m->severity == SEVERITY_WARNING ? "warning"
                                           : "note";
}

// The first sentence is what lists show.
static const char *sentences(struct arena *a, const struct message *m) {
  return m->remedy ? arena_printf(a, "%s.\n\nRemedy: %s.", m->text, m->remedy)
                   : arena_printf(a, "%s.", m->text);
}

static void put_result(const struct writer *w, const struct message *m) {
  cJSON *o = cJSON_CreateObject();
  bool pass = strcmp(m->id, "pipelined") == 0;
  cJSON_AddStringToObject(o, "ruleId", m->id);
  cJSON_AddNumberToObject(o, "ruleIndex", rule_index(w, m->id));
  cJSON_AddStringToObject(o, "kind", pass ? "pass" : "fail");
  cJSON_AddStringToObject(o, "level", pass ? "none" : level(m));
  put_message(o, "message", w->a, sentences(w->a, m));
  cJSON *list = cJSON_AddArrayToObject(o, "locations");
  cJSON_AddItemToArray(list, location(w, &m->place));
  cJSON *related = NULL;
  for (size_t i = 0; i < m->notes.count; ++i) {
    const struct note *note = &m->notes.at[i];
    related = related ? related : cJSON_AddArrayToObject(o, "relatedLocations");
    cJSON *at = location(w, note->place.file ? &note->place : &m->place);
    cJSON_AddNumberToObject(at, "id", (double)i + 1);
    put_message(at, "message", w->a, note->message);
    cJSON_AddItemToArray(related, at);
  }
  cJSON_AddItemToArray(w->results, o);
}

static void put_notification(const struct writer *w, const struct message *m) {
  cJSON *o = cJSON_CreateObject();
  cJSON_AddStringToObject(o, "level", level(m));
  put_message(o, "message", w->a, sentences(w->a, m));
  cJSON_AddItemToArray(w->notifications, o);
}

// ---- the log ----

static void put_tool(struct writer *w, cJSON *run) {
  cJSON *tool = cJSON_AddObjectToObject(run, "tool");
  cJSON *driver = cJSON_AddObjectToObject(tool, "driver");
  cJSON_AddStringToObject(driver, "name", "dbuf");
  cJSON_AddStringToObject(driver, "version", w->account->version);
  w->rules = cJSON_AddArrayToObject(driver, "rules");
}

// Our own codes say what was found; with any other the run itself failed, and no result does not
// mean that all is well.
static bool succeeded(int code) {
  enum { GATE_FAILED = 100, REFUSED = 101, BAD_CLAUSE = 102 };
  return code == 0 || (code >= GATE_FAILED && code <= BAD_CLAUSE);
}

static void put_invocation(struct writer *w, cJSON *run, const char *folder) {
  cJSON *invocation = cJSON_CreateObject();
  cJSON_AddItemToArray(cJSON_AddArrayToObject(run, "invocations"), invocation);
  cJSON_AddBoolToObject(invocation, "executionSuccessful", succeeded(w->account->exit_code));
  cJSON_AddNumberToObject(invocation, "exitCode", w->account->exit_code);
  cJSON_AddStringToObject(cJSON_AddObjectToObject(invocation, "workingDirectory"), "uri", folder);
  w->notifications = cJSON_AddArrayToObject(invocation, "toolExecutionNotifications");
}

struct str sarif_account(struct arena *a, const struct account *account) {
  struct writer w = {.a = a, .account = account};
  const char *folder = arena_printf(a, "file://%s/", encoded(a, account->folder));
  cJSON *log = cJSON_CreateObject(), *run = cJSON_CreateObject();
  cJSON_AddStringToObject(log, "$schema", SCHEMA);
  cJSON_AddStringToObject(log, "version", "2.1.0");
  cJSON_AddItemToArray(cJSON_AddArrayToObject(log, "runs"), run);
  put_tool(&w, run);
  put_invocation(&w, run, folder);
  cJSON *bases = cJSON_AddObjectToObject(run, "originalUriBaseIds");
  cJSON_AddStringToObject(cJSON_AddObjectToObject(bases, BASE), "uri", folder);
  cJSON_AddStringToObject(run, "columnKind", "unicodeCodePoints");
  w.results = cJSON_AddArrayToObject(run, "results");
  for (size_t i = 0; i < account->messages->messages.count; ++i) {
    const struct message *m = &account->messages->messages.at[i];
    if (diag_repeated(account->messages, i))
      continue;
    if (m->id && m->place.file)
      put_result(&w, m);
    else
      put_notification(&w, m);
  }
  struct text t = {.arena = a};
  char *printed = cJSON_Print(log);
  if (printed) {
    text_printf(&t, "%s\n", printed);
    cJSON_free(printed);
  }
  cJSON_Delete(log);
  return text_str(&t);
}
