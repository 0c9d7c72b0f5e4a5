// The table of settings and the values they take. Used by config.c; others go through config.h.
#ifndef DBUF_COMMAND_SETTINGS_H
#define DBUF_COMMAND_SETTINGS_H

#include "base/arena.h"
#include "base/text.h"
#include "command/config.h"

enum section {
  SECTION_PIPELINE,
  SECTION_AUTO,
  SECTION_CHECK,
  SECTION_ARCH,
  SECTION_TOOLS,
  SECTION_KERNEL, // has the keys of the first three, and match
  SECTION_COUNT   // no section
};

enum value_kind {
  VALUE_VARIANT,
  VALUE_STAGES,
  VALUE_REFUSE,
  VALUE_LEVEL,
  VALUE_RULE,
  VALUE_SWITCH,
  VALUE_RATIO,  // above 0
  VALUE_SHARE,  // 0 to 1
  VALUE_BLOCKS, // 1 to 32
  VALUE_BYTES,
  VALUE_COUNT, // 1 to 4096
  VALUE_CANDIDATES,
  VALUE_PATH
};

struct setting {
  enum section section;
  const char *key;
  enum value_kind kind;
  const char *fallback; // the default
  const char *help;
};

extern const struct setting setting_table[];
extern const size_t setting_count;

// A value as a number: an enumerator, a count, a share. Text kinds leave both 0.
struct setting_value {
  int number;
  double real;
};

const char *section_name(enum section s);
// By name; SECTION_COUNT when there is none.
enum section section_find(struct str name);
// The setting of a section, or (SECTION_KERNEL) of any section a kernel may override; NULL when
// there is none.
const struct setting *setting_find(enum section s, struct str key);
// The setting that a clause of this name sets, or NULL.
const struct setting *setting_of_clause(struct str key);
// The key of section `s` that is spelled most like `key`.
const char *setting_nearest(enum section s, struct str key);
const char *section_nearest(struct str name);

// Reads a value; false when it is none of this kind.
bool setting_read(const struct setting *s, struct str text, struct setting_value *value);
// What is expected of a value, in words ("error, warn or off").
const char *setting_expected(const struct setting *s);
// True for "auto" where it is no choice.
bool setting_is_auto(const struct setting *s, struct str text);

// One item of a candidate list, "cp_async:3"; `stages` is STAGES_AUTO without a number.
bool candidate_read(struct str item, enum variant *variant, int *stages);

#endif
