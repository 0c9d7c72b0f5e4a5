// A call on its way to become the body of its function: see inline.c.
#ifndef DBUF_REWRITE_FRAME_H
#define DBUF_REWRITE_FRAME_H

#include "rewrite/heads.h"
#include "rewrite/inline.h"

struct name {
  const struct symbol *symbol; // a parameter, of the function or of its template
  const char *text;            // what stands for it
};

struct outer_name {
  uint32_t spelling; // of a name of the function's namespace
  const char *text;  // with that
};

// One call on its way: the function, and what its names stand for where it is called.
struct frame {
  struct frame *caller; // NULL: the loop's own text
  struct loop *loop;    // names resolve in its function
  tok brace;            // of the body; NO_TOKEN: the loop's own text
  struct heading heading;
  const struct expr *call;
  struct {
    struct name *at;
    size_t count, room;
  } names;
  struct {
    struct outer_name *at;
    size_t count, room;
  } outer;
  struct text declared; // the parameters, as variables in front of the body
  unsigned ordinal;
  unsigned *bodies; // made of the outermost call so far
  struct misfit misfit;
};

// Records the first reason why a body cannot stand in place of its call. Returns false.
bool misfit(struct frame *f, const char *text, tok at);

static inline struct unit *unit_of(const struct frame *f) {
  return f->loop->unit;
}

// Is the name at `t` one of a member, or of what stands before "::"?
bool qualified(const struct unit *u, tok t);
// A token of the function as it reads in place of the call; a range of them on one line.
void render_token(const struct frame *f, tok t, struct text *out);
const char *flat(const struct frame *f, struct range r);
// Goes on in the line and the column of an offset.
void go_to(const struct unit *u, uint32_t off, struct text *out);

// body.c: may a body stand where its function is called? Names of its namespace are added to
// `outer`.
bool body_fits(struct frame *f);
bool has_word(const struct unit *u, struct range r, const char *word);
// A name at `t` outside functions and classes that may be declared there.
bool declared_there(const struct unit *u, tok t);
// Do the names in a range of a function mean at token `at` what they mean there?
bool means_same(const struct function *f, struct range r, tok at);
// "a::b::" of the namespaces around a token; NULL when something else is.
const char *scope_of(const struct unit *u, tok t);

// bind.c: declares the parameters of the function and of its template in front of the body, with
// what the call gives them.
bool bind_call(struct frame *f);

#endif
