// Settings: from defaults, dbuf.ini, the environment, the command line and pragma clauses, each
// with its origin.
#ifndef DBUF_COMMAND_CONFIG_H
#define DBUF_COMMAND_CONFIG_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"

#include <stdbool.h>

// How tiles travel from global to shared memory. The order is that of variant_name().
enum variant { VARIANT_AUTO, VARIANT_CP_ASYNC, VARIANT_LDG, VARIANT_LDG_SINGLE, VARIANT_OFF };
enum { VARIANT_COUNT = VARIANT_OFF + 1 };

enum gate {
#define GATE(name, id, failure, remedy) GATE_##name,
#include "command/gates.def"
#undef GATE
  GATE_COUNT
};

// What a failed gate (or, for on_refuse, a refused loop) does: nothing, a warning, a failed build.
enum level { LEVEL_OFF, LEVEL_WARN, LEVEL_ERROR };

// Later beats earlier, except that the value "auto" never beats anything: it is no choice and
// defers to the next source. ORIGIN_FORCE (--dbuf-force) beats clauses too.
enum origin_kind {
  ORIGIN_DEFAULT,
  ORIGIN_FILE,
  ORIGIN_ENVIRONMENT,
  ORIGIN_COMMAND_LINE,
  ORIGIN_CLAUSE,
  ORIGIN_FORCE
};

struct origin {
  enum origin_kind kind;
  struct place place;   // of the value in the ini file or the clause; for the environment and the
                        // command line file is NULL
  const char *spelling; // "DBUF_PIPELINE_VARIANT", "--dbuf-set pipeline.variant=ldg", ...; NULL for
                        // a default
  int fit;              // how closely the section is meant for the loop
};

enum { STAGES_AUTO = 0, STAGES_MIN = 2, STAGES_MAX = 8 };

// The settings in force for one loop.
struct settings {
  enum variant variant;
  int stages;                              // STAGES_AUTO or STAGES_MIN..STAGES_MAX
  struct origin variant_from, stages_from; // records leave them out
  enum level on_refuse;                    // LEVEL_ERROR or LEVEL_WARN
  enum level gates[GATE_COUNT];
  double min_overlap;     // share of the MMA behind the load, 0..1
  int min_blocks_per_sm;  // blocks
  bool baseline;          // the loop as written is compiled too, to be shown beside it
  const char *candidates; // auto.candidates: comma list such as "cp_async:3,ldg", or "auto"
  bool promises;          // the clauses' promises are checked at run time
  bool rule_ratio;        // auto.rule = ratio
  double cp_async_below, no_gain_above; // flop per byte, with rule_ratio
};

struct config;

// Where settings come from besides the defaults. All members may be NULL / empty.
struct config_sources {
  const char *source;        // the source file, whose folder the search for dbuf.ini begins at
  const char *config_option; // --dbuf-config=FILE
  const char *const *sets;   // --dbuf-set values "section.key=value", NULL-terminated
  const char *const *forces; // --dbuf-force values, NULL-terminated
};

// Reads everything; errors (unknown keys with the nearest known one, bad values, a named file that
// is missing) go to `d` with file, line, column, remedy. Never NULL.
struct config *config_load(struct arena *a, const struct config_sources *from, struct diag *d);

// The settings for a loop called `kernel` (name= clause or function name, without template
// arguments), before its clauses.
struct settings config_settings(const struct config *c, const char *kernel);

// One clause that is a setting (variant, stages, the gates): checks the value and applies it to
// `*s` as the precedence above says. False, with an error in `d`, when the value is bad. `key` not
// a setting: false and no error.
bool config_clause(const struct config *c, const char *kernel, struct settings *s, struct str key,
                   struct str value, struct place place, struct diag *d);

// True when `a` stands in a source, or in a section of the same one, that beats where `b` stands.
bool origin_beats(const struct origin *a, const struct origin *b);

// True when check.baseline is on for all loops or for those of any [kernel NAME].
bool config_baseline(const struct config *c);

// A key of [arch "sm_86"]. False when it is not set for this architecture.
bool config_arch(const struct config *c, int arch, const char *key, int *value);

// What names a tool ("nvcc", "cuobjdump", "nvdisasm"): a path, or a name without '/' that is to be
// looked up in PATH. NULL when nothing does.
const char *config_tool(const struct config *c, const char *name);

// The settings file that was read, NULL without one.
const char *config_file(const struct config *c);

// One line of the list of all settings, for people: the value in force and where it comes from.
struct config_line {
  const char *section, *key, *value;
  const char *kernel; // the [kernel NAME] it belongs to, NULL for the general ones
  int arch;           // the [arch "sm_NN"] it belongs to, 0 for the others
  struct origin origin;
};
size_t config_lines(const struct config *c);
struct config_line config_line(const struct config *c, size_t index);

const char *variant_name(enum variant v); // "auto", "cp_async", "ldg", "ldg_single", "off"
const char *gate_name(enum gate g);       // "spill", ...
const char *level_name(enum level l);     // "off", "warn", "error"

#endif
