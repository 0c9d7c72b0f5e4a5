// Where a name stands in the text: a hash table of spellings, and the tokens of each.
#include "rewrite/lex.h"

#include <string.h>

// The tokens of a spelling that passed a test.
struct selection {
  token_test *test;
  struct tokens tokens;
  struct selection *next;
};

struct spellings {
  struct spelling *at;
  size_t count, room;
};

// ---- the table ----

static size_t hash(struct str s) {
  size_t h = s.n;
  for (size_t i = 0; i < s.n; ++i)
    h = (h ^ (unsigned char)s.p[i]) * 0x9e3779b1u;
  return h ^ h >> 15;
}

// The slot that holds the spelling of that text, or the empty one where it belongs.
static uint32_t *slot_of(const struct unit *u, const struct spelling *all, struct str text) {
  for (size_t i = hash(text);; ++i) {
    uint32_t *slot = &u->slots[i & (u->slot_count - 1)];
    if (*slot == 0 || str_equal(all[*slot - 1].text, text))
      return slot;
  }
}

// At most half of the slots are used.
static void make_room(struct unit *u, const struct spellings *s) {
  if (2 * (s->count + 1) <= u->slot_count)
    return;
  u->slot_count = u->slot_count ? 4 * u->slot_count : 32;
  u->slots = arena_array(u->arena, u->slot_count, sizeof *u->slots);
  for (size_t i = 0; i < s->count; ++i)
    *slot_of(u, s->at, s->at[i].text) = (uint32_t)i + 1;
}

// Counts one more token of that text; returns the number of its spelling.
static uint32_t count_token(struct unit *u, struct spellings *s, struct str text) {
  make_room(u, s);
  uint32_t *slot = slot_of(u, s->at, text);
  if (*slot) {
    ++s->at[*slot - 1].tokens.count;
  } else {
    *GROW(u->arena, *s) = (struct spelling){.text = text, .tokens = {.count = 1}};
    *slot = (uint32_t)s->count;
  }
  return *slot - 1;
}

// Sorts the tokens by their spellings.
static void list_tokens(struct unit *u) {
  tok *sorted = arena_array(u->arena, u->count, sizeof *sorted), *end = sorted;
  for (size_t i = 0; i < u->spelling_count; ++i) {
    struct tokens *list = &u->spellings[i].tokens;
    list->at = end;
    end += list->count;
    list->count = 0;
  }
  for (tok t = 0; t < u->count; ++t) {
    struct tokens *list = &u->spellings[u->tokens[t].spelling].tokens;
    sorted[(size_t)(list->at - sorted) + list->count++] = t;
  }
}

void find_spellings(struct unit *u) {
  enum { FIRST_ROOM = 32 };
  struct spellings s = {arena_array(u->arena, FIRST_ROOM, sizeof *s.at), 0, FIRST_ROOM};
  for (tok t = 0; t < u->count; ++t)
    u->tokens[t].spelling = count_token(u, &s, token_text(u, t));
  u->spellings = s.at;
  u->spelling_count = s.count;
  list_tokens(u);
}

// ---- questions ----

struct spelling *spelling_of(const struct unit *u, struct str text) {
  uint32_t slot = u->slot_count ? *slot_of(u, u->spellings, text) : 0;
  return slot ? &u->spellings[slot - 1] : NULL;
}

struct tokens all_spelled(const struct unit *u, struct str text) {
  const struct spelling *s = spelling_of(u, text);
  return s ? s->tokens : (struct tokens){NULL, 0};
}

static struct tokens select_tokens(const struct unit *u, struct tokens all, token_test *test) {
  struct {
    tok *at;
    size_t count, room;
  } list = {NULL, 0, 0};
  for (size_t i = 0; i < all.count; ++i)
    if (test(u, all.at[i]))
      *GROW(u->arena, list) = all.at[i];
  return (struct tokens){list.at, list.count};
}

struct tokens spelled_that(const struct unit *u, struct str text, token_test *test) {
  struct spelling *s = spelling_of(u, text);
  if (!s)
    return (struct tokens){NULL, 0};
  for (const struct selection *c = s->selected; c; c = c->next)
    if (c->test == test)
      return c->tokens;
  struct selection *c = ARENA_NEW(u->arena, struct selection);
  *c = (struct selection){test, select_tokens(u, s->tokens, test), s->selected};
  s->selected = c;
  return c->tokens;
}

tok spelled_in(const struct unit *u, struct range r, tok like) {
  struct tokens all = u->spellings[u->tokens[like].spelling].tokens;
  size_t low = 0, high = all.count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (all.at[middle] < r.first)
      low = middle + 1;
    else
      high = middle;
  }
  return low < all.count && all.at[low] < r.end ? all.at[low] : NO_TOKEN;
}
