// A function as a tree of statements with its declarations, and expressions on demand. The parser
// is tolerant: what it does not understand becomes STMT_OTHER or EXPR_UNKNOWN, which nobody may
// rewrite.
#ifndef DBUF_REWRITE_PARSE_H
#define DBUF_REWRITE_PARSE_H

#include "rewrite/lex.h"

enum stmt_kind {
  STMT_COMPOUND, // "{" stmt* "}"
  STMT_IF,       // "if" ["constexpr"] "(" cond ")" body ["else" otherwise]
  STMT_FOR,      // "for" "(" init cond ";" step ")" body
  STMT_WHILE,
  STMT_DO,
  STMT_SWITCH,
  STMT_RETURN,
  STMT_BREAK,
  STMT_CONTINUE,
  STMT_GOTO,
  STMT_LABEL, // label, case or default; the statement after it is a sibling
  STMT_DECL,  // variables; see struct symbol
  STMT_NAMES, // using, typedef, static_assert: nothing happens at run time
  STMT_EXPR,
  STMT_ASM,
  STMT_EMPTY,
  STMT_OTHER // not understood
};

struct stmt {
  enum stmt_kind kind;
  struct range range; // with the closing ";" or "}", without the pragmas before it
  tok lead;           // the first pragma before it, or range.first
  struct range cond;  // of if, for, while, do, switch
  struct range step;  // of for
  struct stmt *init;  // of for: STMT_DECL, STMT_EXPR or STMT_EMPTY
  struct stmt *body, *otherwise;
  struct stmt *next;                          // the next sibling
  struct stmt *parent;                        // NULL for a function's body
  bool is_constexpr;                          // of if
  struct expr *cond_expr, *step_expr, *value; // parsed on demand: see stmt_cond and its kin
};

// A name declared in a function or by the template parameters around it.
struct symbol {
  tok name;
  struct stmt *decl;   // NULL for parameters and template parameters
  struct range type;   // the declaration's specifiers
  struct range dims;   // "[BM][BK]", empty when it is no array
  struct range init;   // without "=", empty without one
  tok visible, hidden; // seen from the token `visible` up to `hidden`
  bool parameter, template_value, type_name;
  bool shared, is_extern, is_static, constant, is_volatile;
  bool pointer, pointee_const, restricted, reference;
  bool passed;              // a tile by clause 'shared', and `shared` for that: see passed.c
  bool odd;                 // a declarator that is not "ptr-operators name dims init"
  struct expr *init_expr;   // parsed on demand: see symbol_init
  int reseated;             // looked into on demand: see reseat.h
  tok changed;              // and where; 0 when it is not
  int settled;              // the same: see settled.c
  int tile_element;         // the same: see filled.c
  bool mentioned;           // the same: see mentions.c
  tok otherwise;            // and where it is not understood
  bool busy;                // what it points to is being looked for
  bool visited;             // is being looked into: see check_referred
  struct agreement *agreed; // what it points to, looked for on demand: see names.c
};

struct numbers {
  size_t *at;
  size_t count, room;
};

struct function {
  struct unit *unit;
  tok name;
  struct range head, params;
  struct range range;         // body, with its braces
  bool kernel;                // __global__
  bool device;                // __device__
  bool host;                  // __host__ too
  unsigned busy;              // so many of its symbols are
  struct numbers *references; // the symbols that may be, on demand: see settled.c
  struct tokens *plain;       // what its plain statements change, on demand: see mentions.c
  struct stmt *body;
  struct {
    struct symbol *at;
    size_t count, room;
  } symbols; // those of its statements in the order of the text
  struct {
    uint32_t *at;
    size_t count, room;
  } named; // the same, sorted by their spellings, then by their places
};

// The "{" of the outermost function body around token `t`; NO_TOKEN when there is none.
tok function_brace(const struct unit *u, tok t);

// True when a token stands in no function's body.
bool outside_functions(const struct unit *u, tok t);
// True for such a name before a "(": that of a function which is declared or defined there.
bool names_function(const struct unit *u, tok t);

// Parses the function whose body begins at `brace`.
struct function *parse_function(struct unit *u, tok brace);

// The same, parsed once: for those who do not change it.
struct function *known_function(struct unit *u, tok brace);

// What stands in for a function where values are computed outside of one: a member's at token `t`
// of a class.
struct function *class_scope(struct unit *u, tok t);

// The declaration that the name at token `t` refers to; NULL when it is declared outside the
// function.
struct symbol *resolve(const struct function *f, tok t);

// What a statement declares: the first symbol, and the one behind `y`; NULL when there is none.
struct symbol *first_declared(const struct function *f, const struct stmt *s);
struct symbol *next_declared(const struct function *f, const struct symbol *y);

enum expr_kind {
  EXPR_NAME,    // a::b<c>; `name` is its last identifier
  EXPR_LITERAL, // number, string, character, true, false, nullptr, this
  EXPR_UNARY,   // op a
  EXPR_POSTFIX, // a op
  EXPR_BINARY,  // a op b
  EXPR_ASSIGN,  // a op b; op may be "+=" and the like
  EXPR_COND,    // a ? b : c
  EXPR_CALL,    // a(args)
  EXPR_INDEX,   // a[b]
  EXPR_MEMBER,  // a.name, a->name
  EXPR_CAST,    // (type)a, static_cast<type>(a), float(a)
  EXPR_LIST,    // {args}, type{args}; a: the type's name or NULL
  EXPR_SIZEOF,  // sizeof and alignof: evaluates nothing
  EXPR_COMMA,   // a , b
  EXPR_PAREN,   // (a)
  EXPR_UNKNOWN
};

struct expr {
  enum expr_kind kind;
  struct range range;
  tok op, name;
  struct range type;
  struct expr *a, *b, *c;
  struct expr *args, *next;
};

// The expressions of a statement and a symbol, parsed once; NULL where there is none.
struct expr *stmt_cond(const struct function *f, struct stmt *s);
struct expr *stmt_step(const struct function *f, struct stmt *s);
struct expr *stmt_value(const struct function *f, struct stmt *s); // of STMT_EXPR and STMT_RETURN
struct expr *symbol_init(const struct function *f, struct symbol *y);

// Parses a whole range as one expression. Never NULL: EXPR_UNKNOWN covers what is not understood.
struct expr *parse_expr(const struct function *f, struct range r);

// True when some part of the expression was not understood.
bool expr_unknown(const struct expr *e);

// Without the parentheses around it.
const struct expr *expr_bare(const struct expr *e);

// After "<" at `t`: the token behind its ">" (or ">>"); NO_TOKEN when it is no template argument
// list.
tok skip_template(const struct unit *u, tok t);

// The same where nothing but such a list can stand: with values like "int{4}" or "a && b" in it.
tok skip_arguments(const struct unit *u, tok t);

// Backwards over what a declaration is made of, from before `t`: where the token or the brackets
// there begin. `angles`: how many template argument lists that end later are still open, first 0.
tok before_value(const struct unit *u, tok t, long *angles);

// The "}" at `t` ends a value in such a list, "B<int{4}>", and nothing else.
bool value_ends(const struct unit *u, tok t, long angles);

#endif
