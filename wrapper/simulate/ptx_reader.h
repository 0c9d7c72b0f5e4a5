// What the parts of the PTX reader share: the text being read, the names known at each place.
#ifndef DBUF_SIMULATE_PTX_READER_H
#define DBUF_SIMULATE_PTX_READER_H

#include "simulate/ptx.h"
#include "simulate/ptx_lex.h"

enum { PTX_MOST_SCOPES = 100 }; // nested brackets of a body

// A register or variable of a scope; a range stands for NAME0 to NAME(count - 1).
struct ptx_symbol {
  struct ptx_symbol **at;    // where its name has it
  struct ptx_symbol *hidden; // the same name in an outer scope
  struct ptx_symbol *next;   // of the same scope
  unsigned depth;
  uint32_t first, count;               // registers
  const struct ptx_variable *variable; // NULL: a register
};

struct ptx_label {
  struct ptx_name *name;
  struct ptx_label *hidden, *next;
  unsigned depth;
  int64_t target; // index of an instruction, -1: a table
  size_t table;
};

// A name and all that it means at this place.
struct ptx_name {
  struct str text;
  uint64_t hash;
  struct ptx_name *next; // in its bucket
  struct ptx_symbol *single, *range;
  struct ptx_label *label;
  struct ptx_variable *variable; // of module scope
  struct ptx_function *function;
  size_t string; // where the text stands in the strings of the debug information, plus 1
};

// A name that was met before its meaning is known.
struct ptx_pending {
  struct ptx_name *name;
  struct str where;
  struct ptx_operand *operand; // NULL: an entry of a table
  int64_t *target;             // the entry
};

struct ptx_scope {
  struct ptx_symbol *symbols;
  struct ptx_label *labels;
  size_t pending; // those of this scope start here
};

// A location whose function is still to be named.
struct ptx_inlined {
  struct ptx_function *function;
  size_t location;
  struct ptx_name *name;
  struct str where;
  uint64_t offset;
};

struct ptx_alias {
  struct str alias, of;
};

struct ptx_reader {
  struct arena *arena;
  struct diag *diag;
  const char *name; // of the file
  struct str text;
  struct ptx_lexer lexer;
  struct ptx_token token; // the one to be read next
  bool failed;            // the error is said; only the end is left to read
  struct ptx_module *module;
  struct ptx_function *function;
  uint64_t registers_left, initial_left; // bound what little text can ask for

  struct ptx_name **buckets;
  size_t bucket_count, name_count;
  bool numbered; // "%r17" may be more than the 17 of range "%r"

  struct ptx_scope scopes[PTX_MOST_SCOPES + 1];
  unsigned depth; // of the innermost scope; 0: parameters
  struct {
    struct ptx_pending *at;
    size_t count, room;
  } pending, unresolved; // in the function; in the module
  struct {
    struct ptx_alias *at;
    size_t count, room;
  } aliases;

  int32_t location;    // of the instructions that follow
  uint32_t used_bytes; // of the instruction that follows
  struct {
    int64_t *at; // hash table of the function's locations: index plus 1
    size_t room;
  } places;
  struct text strings; // of the debug information
  struct {
    struct ptx_inlined *at;
    size_t count, room;
  } inlined;
};

// ptx_syntax.c: tokens one by one, and the one error.

void ptx_next(struct ptx_reader *r);
// Says the error (only the first one is said) and goes to the end of the text, so that all loops
// over tokens end.
void ptx_fail(struct ptx_reader *r, struct str where, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void ptx_expected(struct ptx_reader *r, const char *what); // fails at the token
bool ptx_at_end(const struct ptx_reader *r);
bool ptx_at_mark(const struct ptx_reader *r, char mark);
bool ptx_at_dotted(const struct ptx_reader *r, const char *word);
bool ptx_accept(struct ptx_reader *r, char mark);
bool ptx_expect(struct ptx_reader *r, char mark);
struct str ptx_word(struct ptx_reader *r, const char *what);
// Over tokens up to and with a closing mark; at the token after the opening one.
void ptx_skip(struct ptx_reader *r, char open, char close);
bool ptx_deeper(struct ptx_reader *r, unsigned depth); // fails when that is too deep
uint64_t ptx_count(struct ptx_reader *r, uint64_t most, const char *what); // an integer up to most

// ptx_constant.c

struct ptx_constant {
  enum ptx_type type; // PTX_S64, PTX_U64, PTX_F32, PTX_F64
  uint64_t bits;
};

bool ptx_at_constant(const struct ptx_reader *r);
// constant = ["-"] float | integer expression of + - * / % << >> & ^ | ~ ( )
struct ptx_constant ptx_read_constant(struct ptx_reader *r);
int64_t ptx_read_offset(struct ptx_reader *r); // an integer expression, its sign first

// ptx_names.c: what a name means where it stands.

struct ptx_name *ptx_intern(struct ptx_reader *r, struct str text);
void ptx_open_scope(struct ptx_reader *r);
void ptx_close_scope(struct ptx_reader *r);
void ptx_declare_register(struct ptx_reader *r, struct str name, enum ptx_type type);
void ptx_declare_registers(struct ptx_reader *r, struct str name, enum ptx_type type,
                           uint64_t count);
void ptx_declare_variable(struct ptx_reader *r, const struct ptx_variable *variable);
void ptx_declare_label(struct ptx_reader *r, struct str name, int64_t target, size_t table);
// The symbol that `text` means, and its register; NULL: none of this function.
const struct ptx_symbol *ptx_lookup(const struct ptx_reader *r, struct str text, uint32_t *reg);
// `operand`, or `target` of a table, is filled once the name is known.
void ptx_resolve_later(struct ptx_reader *r, struct str name, struct ptx_operand *operand,
                       int64_t *target);
void ptx_resolve_rest(struct ptx_reader *r); // at the end of the module

// ptx_variable.c

enum ptx_type ptx_type_named(struct str text);   // PTX_NO_TYPE: none has that name
enum ptx_space ptx_space_named(struct str text); // PTX_GENERIC: none

// What declarations of one statement have in common: .align 4 .v2 .b32
struct ptx_declaration {
  enum ptx_space space;
  enum ptx_type type;
  uint8_t lanes;
  uint64_t align;
  bool external;
};

void ptx_read_declaration(struct ptx_reader *r, struct ptx_declaration *d);
// NAME [dimensions] and, where `initial` says so, "=" initialiser
struct ptx_variable ptx_read_variable(struct ptx_reader *r, const struct ptx_declaration *d,
                                      bool initial);

// ptx_place.c: .file, .loc and the names in .debug_str

void ptx_read_file(struct ptx_reader *r);
void ptx_read_loc(struct ptx_reader *r);
void ptx_read_section(struct ptx_reader *r);
void ptx_forget_places(struct ptx_reader *r); // a function begins
void ptx_name_inlined(struct ptx_reader *r);  // at the end of the module

// ptx_body.c

void ptx_read_body(struct ptx_reader *r); // at its "{"

#endif
