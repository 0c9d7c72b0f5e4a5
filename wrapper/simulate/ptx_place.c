// Where instructions come from: .file, .loc, and the names of inlined functions in .debug_str.
#include "simulate/ptx_reader.h"

#include <string.h>

enum { MOST_FILES = 1 << 16, MOST_NAME = 1 << 14 };

// .file N "path" [, time, size]
void ptx_read_file(struct ptx_reader *r) {
  uint64_t number = ptx_count(r, MOST_FILES, "the number of a file");
  if (r->token.kind != PTX_TOKEN_STRING) {
    ptx_expected(r, "the name of a file");
    return;
  }
  while (r->module->files.count <= number)
    *GROW(r->arena, r->module->files) = (struct str){0};
  r->module->files.at[number] = r->token.text;
  ptx_next(r);
  while (ptx_accept(r, ','))
    ptx_count(r, UINT64_MAX, "a number");
}

void ptx_forget_places(struct ptx_reader *r) {
  r->location = -1;
  r->places.room = 0;
}

static bool same_place(const struct ptx_location *a, const struct ptx_location *b) {
  return a->file == b->file && a->line == b->line && a->column == b->column;
}

// The entry of the hash table that has the last location at that place, or an empty one.
static int64_t *place_slot(const struct ptx_reader *r, const struct ptx_location *l) {
  uint64_t hash = (l->file * 0x9e3779b97f4a7c15 + l->line) * 0x9e3779b97f4a7c15 + l->column;
  hash *= 0x9e3779b97f4a7c15;
  size_t i = (hash >> 32) & (r->places.room - 1);
  while (r->places.at[i] && !same_place(&r->function->locations.at[r->places.at[i] - 1], l))
    i = (i + 1) & (r->places.room - 1);
  return &r->places.at[i];
}

// Room for the function's locations and one more, at most half full.
static void make_room(struct ptx_reader *r) {
  size_t count = r->function->locations.count;
  if (2 * (count + 1) <= r->places.room)
    return;
  r->places.room = r->places.room ? 2 * r->places.room : 64;
  r->places.at = arena_array(r->arena, r->places.room, sizeof *r->places.at);
  for (size_t i = 0; i < count; ++i)
    *place_slot(r, &r->function->locations.at[i]) = (int64_t)i + 1;
}

static size_t add_location(struct ptx_reader *r, struct ptx_location l) {
  make_room(r);
  size_t index = r->function->locations.count;
  *GROW(r->arena, r->function->locations) = l;
  *place_slot(r, &l) = (int64_t)index + 1;
  return index;
}

static struct ptx_location read_place(struct ptx_reader *r) {
  struct ptx_location l = {.inlined_at = -1};
  l.file = (unsigned)ptx_count(r, MOST_FILES, "the number of a file");
  l.line = (unsigned)ptx_count(r, UINT32_MAX, "a line");
  l.column = (unsigned)ptx_count(r, UINT32_MAX, "a column");
  return l;
}

// .loc FILE LINE COLUMN ["," "function_name" label ["+" N] "," "inlined_at" FILE LINE COLUMN]
// The place of the call is that of a .loc before, whose own attributes hold for it.
void ptx_read_loc(struct ptx_reader *r) {
  struct ptx_location l = read_place(r);
  struct ptx_inlined inlined = {.function = r->function};
  while (ptx_accept(r, ',')) {
    struct str attribute = ptx_word(r, "function_name or inlined_at");
    if (str_is(attribute, "function_name")) {
      inlined.where = ptx_word(r, "a label of .debug_str");
      if (ptx_accept(r, '+'))
        inlined.offset = ptx_count(r, UINT32_MAX, "an offset");
    } else if (str_is(attribute, "inlined_at")) {
      struct ptx_location call = read_place(r);
      if (!r->function || r->failed)
        continue;
      make_room(r);
      int64_t at = *place_slot(r, &call);
      l.inlined_at = at ? at - 1 : (int64_t)add_location(r, call);
    } else
      ptx_fail(r, attribute, "expected function_name or inlined_at");
  }
  if (!r->function || r->failed)
    return;
  r->location = (int32_t)add_location(r, l);
  if (inlined.where.n) {
    inlined.name = ptx_intern(r, inlined.where);
    inlined.location = (size_t)r->location;
    *GROW(r->arena, r->inlined) = inlined;
  }
}

// strings = { label ":" | ".b8" byte { "," byte } }
static void read_strings(struct ptx_reader *r) {
  r->strings.arena = r->arena;
  while (!ptx_at_mark(r, '}') && !r->failed) {
    if (r->token.kind == PTX_TOKEN_WORD) {
      ptx_intern(r, r->token.text)->string = r->strings.n + 1;
      ptx_next(r);
      ptx_expect(r, ':');
      continue;
    }
    if (!ptx_at_dotted(r, "b8")) {
      ptx_expected(r, "a label, .b8 or '}'");
      return;
    }
    do {
      ptx_next(r);
      char byte = (char)ptx_count(r, 255, "a byte");
      text_add(&r->strings, (struct str){&byte, 1});
    } while (ptx_at_mark(r, ','));
  }
  ptx_expect(r, '}');
}

// .section .name { ... }
void ptx_read_section(struct ptx_reader *r) {
  bool strings = ptx_at_dotted(r, "debug_str");
  if (r->token.kind != PTX_TOKEN_DOTTED && r->token.kind != PTX_TOKEN_WORD)
    ptx_expected(r, "the name of a section");
  ptx_next(r);
  if (!ptx_expect(r, '{'))
    return;
  if (strings)
    read_strings(r);
  else
    ptx_skip(r, '{', '}');
}

void ptx_name_inlined(struct ptx_reader *r) {
  for (size_t i = 0; i < r->inlined.count && !r->failed; ++i) {
    const struct ptx_inlined *l = &r->inlined.at[i];
    uint64_t at = l->name->string + l->offset;
    // A text without debug information has no names; what it does is the same.
    if (l->name->string == 0 || at > r->strings.n)
      continue;
    const char *name = r->strings.p + at - 1;
    size_t most = r->strings.n - (at - 1) < MOST_NAME ? r->strings.n - (at - 1) : MOST_NAME;
    l->function->locations.at[l->location].function = (struct str){name, strnlen(name, most)};
  }
}
