// A kernel on the simulator, from the command line to its end: what dbuf simulate and dbuf predict
// share.
#ifndef DBUF_TOOL_SUBJECT_H
#define DBUF_TOOL_SUBJECT_H

#include "tool/buffers.h"

enum { SUBJECT_WRONG = 100, SUBJECT_USAGE = 102, SUBJECT_TOOL_MISSING = 103, MOST_ARGUMENTS = 64 };

// The kernel: where it comes from, and what was made of it.
struct subject {
  const char *file, *kernel; // kernel NULL: the only one
  const char *usual;         // without a kernel, this one of several; NULL: none
  const char *option;        // that names the kernel: "--kernel"
  bool plain;                // compiled by nvcc alone
  bool pipelined;            // dbuf-nvcc has rewritten a loop of the file
  const char *ptx;           // the file that was read
  struct str text;           // its content
  const struct ptx_module *module;
  const struct ptx_function *function;
  struct program *program;
  struct made_buffers buffers;
};

// What the command line says of a run, and how the run went.
struct setup {
  struct arena *a;
  struct diag *d;
  const char *command; // "dbuf simulate"
  struct launch launch;
  struct argument arguments[MOST_ARGUMENTS];
  unsigned count;
  char **compiler; // nvcc's arguments, NULL-terminated
  bool quiet;
  int code; // exit status
};

enum { SETUP_MOST_SHARED = 1 << 20 };
extern const char setup_shared_remedy[];

// The lines of --help that tell of setup_option()'s options.
extern const char setup_help[];

// Says what is wrong with the command line; `remedy` may be NULL. False.
bool setup_complain(struct setup *s, const char *remedy, const char *format, const char *what);

// One to three numbers, "128,4"; those that are missing are 1.
bool setup_extent(const char *text, uint32_t out[3]);
bool setup_number(const char *text, uint64_t *out);

// Takes an option of the launch or an argument. False after a complaint, as of an option that
// nobody knows.
bool setup_option(struct setup *s, const char *name, const char *value);

// True when argv[*i] is an option with a value, "--name=value" or "--name value": *i is moved to
// its last word. False with a complaint when the value is missing.
bool setup_value(struct setup *s, int argc, char **argv, int *i, const char **name,
                 const char **value);

// Complains of a launch that no GPU takes.
bool setup_check(struct setup *s, const struct launch *l);

// Compiles `x->file` unless it is PTX, reads it, finds the kernel and makes it ready.
bool subject_open(struct setup *s, struct subject *x);
void subject_close(struct subject *x);

// Runs nvcc on `file`, `x->file` or what came of it, with `form` (-ptx, -cubin ...) and the user's
// arguments; `more` (may be NULL) is one argument besides. `to` names the file in the session's
// folder that is made; NULL after an error.
const char *subject_compile(struct setup *s, struct subject *x, const char *form, const char *file,
                            const char *to, const char *more);

// Fills in the arguments' bytes, with new buffers. NULL after an error.
const uint8_t *subject_params(struct setup *s, struct subject *x);

// "x.cu (pipelined)", "x.cu (as written)", "x.ptx".
const char *subject_name(struct setup *s, const struct subject *x);

// Runs `l` (its kernel and params are set here); a fault is told.
bool subject_run(struct setup *s, struct subject *x, struct launch l,
                 struct outcome_counts *counts);

#endif
