// What the load works out for compute alone, by more than an initialiser: its statements belong to
// compute, though they stand before the barrier. Looked for when the load is known to do nothing
// but read and compute, and its reads of memory are among the load's sources: what compute writes
// is compared with them, wherever they are made.
#include "rewrite/loop.h"

struct late {
  struct loop *loop;
  bool *moves; // of each statement of the load
  bool more;
};

// The statement of the load in which `t` stands, load_count for none.
static size_t holder_of(const struct loop *l, tok t) {
  size_t low = 0, high = l->load_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (l->load[middle]->range.end <= t)
      low = middle + 1;
    else
      high = middle;
  }
  return low < l->load_count && inside(l->load[low], t) ? low : l->load_count;
}

static bool moves(const struct late *m, tok t) {
  size_t i = holder_of(m->loop, t);
  return i < m->loop->load_count && m->moves[i];
}

static void move(struct late *m, tok t) {
  size_t i = holder_of(m->loop, t);
  if (i < m->loop->load_count && !m->moves[i])
    m->moves[i] = m->more = true;
}

// A local of the load itself, not of a block in it.
static bool is_local(const struct loop *l, const struct symbol *y) {
  return y->decl && !y->shared && !y->type_name && y->decl->parent == l->stmt->body &&
         holder_of(l, y->name) < l->load_count;
}

// A statement moves with all others that write what it writes and declares.
static void close(struct late *m) {
  struct loop *l = m->loop;
  for (size_t i = 0; i < l->writes.count; ++i) {
    const struct write *w = &l->writes.at[i];
    struct symbol *y = w->root.symbol;
    if (w->region != REGION_LOAD || !y || !is_local(l, y))
      continue;
    if (moves(m, y->name))
      move(m, w->target->range.first);
    else if (moves(m, w->target->range.first))
      move(m, y->name);
  }
}

static bool begin(struct late *m) {
  struct loop *l = m->loop;
  for (size_t i = 0; i < l->writes.count; ++i) {
    const struct symbol *y = l->writes.at[i].root.symbol;
    if (l->writes.at[i].region == REGION_LOAD && y && is_local(l, y) &&
        (named_in(l, REGION_COMPUTE, y) != NO_TOKEN || named_in(l, REGION_TAIL, y) != NO_TOKEN))
      move(m, y->name);
  }
  return m->more;
}

// Do those that stay name what one declares that moves, or change what it names?
static bool stays_apart(struct late *m) {
  struct loop *l = m->loop;
  struct range load = {l->stmt->body->range.first, l->middle->range.first};
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    struct symbol *y = &l->function->symbols.at[i];
    bool declared = is_local(l, y) && moves(m, y->name), named = false;
    for (size_t k = 0; k < l->load_count; ++k) {
      bool here = named_in_range(l, l->load[k]->range, y) != NO_TOKEN;
      if (here && declared && !m->moves[k])
        return false;
      named |= here && m->moves[k];
    }
    if (named && !declared && written_in(l, load, y) && !moves(m, y->name))
      return false;
  }
  return true;
}

// Does it write anything but its own variables?
static bool only_locals(struct late *m) {
  struct loop *l = m->loop;
  for (size_t i = 0; i < l->writes.count; ++i) {
    const struct write *w = &l->writes.at[i];
    if (w->region == REGION_LOAD && moves(m, w->target->range.first) &&
        (w->root.memory != MEMORY_LOCAL || !w->root.symbol || !moves(m, w->root.symbol->name) ||
         is_advance(l, w->stmt)))
      return false;
  }
  return true;
}

// Shared memory may change behind the barrier.
static bool reads_shared(const struct late *m) {
  for (size_t i = 0; i < m->loop->load_count; ++i)
    if (m->moves[i] && shared_in(m->loop, m->loop->load[i], true) != NO_TOKEN)
      return true;
  return false;
}

// Loops and reads of statements that move are no longer the load's.
static void forget(struct late *m) {
  struct loop *l = m->loop;
  size_t n = 0;
  for (size_t i = 0; i < l->reads.count; ++i)
    if (!moves(m, l->reads.at[i]->expr->range.first))
      l->reads.at[n++] = l->reads.at[i];
  l->reads.count = n;
  n = 0;
  for (size_t i = 0; i < l->coops.count; ++i)
    if (!moves(m, l->coops.at[i]->stmt->range.first))
      l->coops.at[n++] = l->coops.at[i];
  l->coops.count = n;
}

static void move_all(struct late *m) {
  struct loop *l = m->loop;
  struct stmt **compute =
      arena_array(l->unit->arena, l->load_count + l->compute_count, sizeof *compute);
  size_t stay = 0, n = 0;
  for (size_t i = 0; i < l->load_count; ++i) {
    if (m->moves[i])
      compute[n++] = l->load[i];
    else
      l->load[stay++] = l->load[i];
  }
  for (size_t i = 0; i < l->compute_count; ++i)
    compute[n++] = l->compute[i];
  l->load_count = stay;
  l->compute = compute;
  l->compute_count = n;
}

void move_late(struct loop *l) {
  struct late m = {.loop = l, .moves = arena_array(l->unit->arena, l->load_count + 1, 1)};
  if (!begin(&m))
    return;
  while (m.more) {
    m.more = false;
    close(&m);
  }
  if (!only_locals(&m) || !stays_apart(&m) || reads_shared(&m))
    return;
  forget(&m);
  move_all(&m);
  collect_writes(l);
}
