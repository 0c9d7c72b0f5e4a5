#include "tool/binary.h"

#include "base/process.h"
#include "command/toolkit.h"
#include "tool/disassemble.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// A file, or a member of a library: the kinds of code that cuobjdump names in it.
struct unit {
  const char *name; // the file, or "lib.a:member.o"
  bool machine, ptx, link_time;
  const char *archs; // of PTX or link-time code
};

struct units {
  struct unit *at;
  size_t count, room;
};

// What `file` is when users name it in place of what was made of it, NULL when it is none such.
static const char *not_machine_code(const char *file, const char **remedy) {
  static const char *const endings[] = {".cu", ".cuh", ".cpp", ".cc", ".cxx", ".c", ".h", ".hpp"};
  for (size_t i = 0; i < sizeof endings / sizeof endings[0]; ++i)
    if (str_ends(str_of(file), endings[i])) {
      *remedy = "compile it with dbuf-nvcc, which checks it, or ask dbuf explain for the plan";
      return "source";
    }
  if (!str_ends(str_of(file), ".ptx"))
    return NULL;
  *remedy = "have ptxas compile it, or run it with dbuf simulate";
  return "PTX";
}

static bool usable(struct arena *a, const char *file, struct diag *d) {
  struct stat st;
  const char *why = NULL, *remedy = "name cubins, objects, libraries or programs";
  const char *what;
  if (stat(file, &st) != 0 || access(file, R_OK) != 0)
    why = strerror(errno);
  else if (S_ISDIR(st.st_mode))
    why = "it is a folder";
  else if ((what = not_machine_code(file, &remedy)))
    why = arena_printf(a, "it is %s, and machine code is what is checked", what);
  if (!why)
    return true;
  struct message *m =
      diag_add(d, SEVERITY_ERROR, NULL, (struct place){0}, "cannot read %s: %s", file, why);
  m->remedy = remedy;
  return false;
}

// "member /path/lib.a:x.o:" as "lib.a:x.o", with the library as the user wrote it.
static const char *member_name(struct arena *a, const char *file, struct str line) {
  struct str name = {line.p, line.n > 0 && line.p[line.n - 1] == ':' ? line.n - 1 : line.n};
  size_t colon = name.n;
  while (colon > 0 && name.p[colon - 1] != ':')
    --colon;
  return arena_printf(a, "%s:%.*s", file, (int)(name.n - colon), name.p + colon);
}

static struct units units_of(struct arena *a, const char *file, struct str listing) {
  struct units u = {NULL, 0, 0};
  struct str line;
  bool other = false; // inside the head of something that is no machine code
  *GROW(a, u) = (struct unit){.name = file, .archs = ""};
  while (str_line(&listing, &line)) {
    struct unit *last = &u.at[u.count - 1];
    struct str word = str_trim(line);
    if (str_starts(line, "member ")) {
      *GROW(a, u) = (struct unit){.name = member_name(a, file, word), .archs = ""};
    } else if (str_starts(line, "Fatbin ")) {
      bool machine = str_starts(line, "Fatbin elf"), ptx = str_starts(line, "Fatbin ptx");
      last->machine |= machine;
      last->ptx |= ptx;
      last->link_time |= !machine && !ptx;
      other = !machine;
    } else if (str_starts(line, "arch = ") && other) {
      last->archs = arena_printf(a, "%s%s%.*s", last->archs, *last->archs ? ", " : "",
                                 (int)(word.n - 7), word.p + 7);
    } else if (str_starts(word, "code for ")) {
      last->machine = true; // a bare cubin has no such head
    }
  }
  return u;
}

static void warn(struct diag *d, const char *file, const char *text, const char *remedy) {
  struct message *m =
      diag_add(d, SEVERITY_WARNING, "unchecked", (struct place){.file = file}, "%s", text);
  m->remedy = remedy;
}

static void tell_units(struct arena *a, const struct units *units, struct diag *d) {
  bool any = false;
  for (size_t i = 0; i < units->count; ++i) {
    const struct unit *u = &units->at[i];
    any |= u->machine || u->ptx || u->link_time;
    if (u->link_time)
      warn(d, u->name,
           arena_printf(a,
                        "holds code for link-time optimization (%s): it becomes machine code "
                        "when it is linked, and is not checked here",
                        u->archs),
           "check the linked program or library");
    else if (u->ptx && !u->machine)
      warn(d, u->name,
           arena_printf(a,
                        "holds PTX only (%s): the driver compiles it where it runs, and nobody "
                        "checks what it makes of it",
                        u->archs),
           "add machine code, such as -gencode arch=compute_86,code=sm_86");
  }
  if (!any)
    warn(d, units->at[0].name, "holds no device code: nothing was checked", NULL);
}

// Without its answer registers and shared memory are unknown, and the gates say so.
static struct usages read_usages(struct arena *a, const struct config *c, const char *file) {
  const char *cuobjdump = toolkit_tool(a, c, NULL, "cuobjdump");
  char *argv[] = {arena_strdup(a, cuobjdump ? cuobjdump : ""), arena_strdup(a, "-res-usage"),
                  process_file_argument(a, file), NULL};
  struct command command = {cuobjdump, argv, NULL};
  struct streams streams = {.capture_out = true, .capture_err = true};
  struct outcome o;
  if (!cuobjdump || !process_run(a, &command, &streams, &o) || o.code != 0)
    return (struct usages){NULL, 0, 0};
  return usage_read(a, o.out);
}

// True when `u` has instructions in the listing. Both list functions in the same order, so the
// search goes on behind the last one found.
static bool has_code(const struct sass_listing *l, const struct usage *u, size_t *at) {
  for (size_t n = 0; n < l->functions.count; ++n) {
    size_t i = (*at + n) % l->functions.count;
    const struct sass_function *f = &l->functions.at[i];
    if (f->code.count && (u->arch == 0 || u->arch == f->arch) && str_equal(f->name, u->name)) {
      *at = i + 1;
      return true;
    }
  }
  return false;
}

// The architecture whose functions the disassembler left out, NULL when there is none. An empty
// listing for an architecture alone means nothing: linking leaves code without functions.
static const char *left_out(struct arena *a, const struct binary *b) {
  const char *named = b->sass.unreadable.n ? str_dup(a, b->sass.unreadable) : "an architecture";
  size_t at = 0;
  for (size_t i = 0; i < b->usages.count; ++i) {
    const struct usage *u = &b->usages.at[i];
    if (!has_code(&b->sass, u, &at))
      return u->arch ? arena_printf(a, "sm_%d", u->arch) : named;
  }
  return b->usages.count == 0 && b->sass.functions.count == 0 && b->sass.unreadable.n ? named
                                                                                      : NULL;
}

bool binary_read(struct arena *a, const struct config *c, const char *file, const char *function,
                 struct binary *b, bool *missing, struct diag *report, struct diag *d) {
  const char *const functions[] = {function, NULL};
  struct str listing;
  *missing = false;
  *b = (struct binary){.file = file};
  if (!usable(a, file, d) ||
      !disassemble(a, c, NULL, file, function ? functions : NULL, &listing, missing, d))
    return false;
  b->sass = sass_read(a, listing);
  if (b->sass.functions.count || b->sass.unreadable.n)
    b->usages = read_usages(a, c, file);
  const char *unread = function ? NULL : left_out(a, b);
  if (unread)
    warn(report, file,
         arena_printf(a, "code for %s cannot be disassembled and is not checked", unread),
         "cuobjdump and nvdisasm of a newer toolkit, named in [tools] of dbuf.ini or in PATH");
  if (!function || b->sass.functions.count) {
    struct units units = units_of(a, file, listing);
    tell_units(a, &units, report);
  }
  return true;
}
