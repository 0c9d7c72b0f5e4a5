#include "report/draw.h"

#include "inspect/feed.h"
#include "inspect/limits.h"
#include "inspect/order.h"

#include <string.h>

// Above EASY_ROWS rows what computes and reads is folded, above MOST_ROWS what moves tiles as well.
enum { EASY_ROWS = 16, MOST_ROWS = 28, BAR_WIDTH = 64, WORDS_WIDTH = 62 };

// What an instruction is to somebody who looks at a pipeline.
enum part {
  PART_OTHER,   // addresses, counters, branches forward
  PART_COPY,    // asynchronous copy to shared memory
  PART_LOAD,    // load of the next tile into registers
  PART_GLOBAL,  // other reads of global memory
  PART_COMMIT,  // end of a group of copies
  PART_WAIT,    // wait for copies
  PART_BARRIER, //
  PART_READ,    // of shared memory
  PART_STORE,   // of a loaded value to shared memory
  PART_WRITE,   // other writes of shared memory
  PART_LOCAL,
  PART_WORK,
  PART_CALL,
  PART_BACK // branch to the head
};
enum { PARTS = PART_BACK + 1 };

struct row {
  uint64_t address;
  unsigned counts[PARTS];
  struct str opcode[PARTS]; // what the opcodes of a part have in common
  bool issue, wait;         // of the drawn load
  bool inside;              // the drawn load of this or an earlier iteration is under way
  unsigned work;            // work instructions before this row
};

struct drawing {
  struct arena *arena;
  const struct ring *ring;
  uint32_t *order;
  size_t count;
  enum part *parts; // by position
  bool *inside;     // by position
  bool window;      // false: nothing is known of the loads
  size_t issue, wait;
  unsigned work, hidden; // work instructions in the loop; other instructions that are not shown
  struct {
    struct row *at;
    size_t count, room;
  } rows;
  struct text text;
};

static const struct sass_instruction *at(const struct drawing *d, size_t p) {
  return &d->ring->function->code.at[d->order[p % d->count]];
}

static bool is_work(const struct ring *r, enum sass_class c) {
  switch (r->work) {
  case RING_MMA:
    return c == SASS_MMA;
  case RING_FMA:
    return c == SASS_FMA;
  default:
    return c == SASS_ARITHMETIC || c == SASS_FMA;
  }
}

static enum part part_of(const struct drawing *d, const struct feed *feed, size_t p) {
  const struct sass_instruction *i = at(d, p);
  if (i->never)
    return PART_OTHER;
  if (is_work(d->ring, i->class))
    return PART_WORK;
  switch (i->class) {
  case SASS_LDGSTS:
    return PART_COPY;
  case SASS_LDG:
    return feed->loads[p] ? PART_LOAD : PART_GLOBAL;
  case SASS_LDGDEPBAR:
    return PART_COMMIT;
  case SASS_DEPBAR:
    return PART_WAIT;
  case SASS_BAR:
    return PART_BARRIER;
  case SASS_LDS:
  case SASS_LDSM:
    return PART_READ;
  case SASS_STS:
    return feed->stores[p] ? PART_STORE : PART_WRITE;
  case SASS_LDL:
  case SASS_STL:
    return PART_LOCAL;
  case SASS_CALL: // to what follows the loop: ptxas leaves loops so
    return i->target == d->ring->last + 16 ? PART_OTHER : PART_CALL;
  case SASS_BRANCH:
    return i->target == at(d, 0)->address ? PART_BACK : PART_OTHER;
  default:
    return PART_OTHER;
  }
}

static void read_parts(struct drawing *d) {
  const struct ring *r = d->ring;
  const size_t n = d->count;
  struct feed feed = feed_of(d->arena, r->function, d->order, n);
  d->parts = arena_array(d->arena, d->count, sizeof *d->parts);
  d->inside = arena_array(d->arena, d->count, sizeof *d->inside);
  d->window = !r->unreadable && r->loads.count &&
              ring_window(r, d->order, d->count, &r->loads.at[r->worst], &d->issue, &d->wait);
  for (size_t p = 0; p < n; ++p) {
    d->parts[p] = part_of(d, &feed, p);
    d->work += d->parts[p] == PART_WORK;
  }
  for (size_t p = d->issue + 1; d->window && p < d->wait && p <= d->issue + n; ++p)
    d->inside[p < n ? p : p - n] = true; // at most one round
}

// ---- rows ----

// What two opcodes have in common, up to a dot.
static struct str common(struct str x, struct str y) {
  size_t n = 0, end = 0;
  while (n < x.n && n < y.n && x.p[n] == y.p[n]) {
    if (x.p[n] == '.')
      end = n;
    ++n;
  }
  bool whole = (n == x.n || x.p[n] == '.') && (n == y.n || y.p[n] == '.');
  return (struct str){x.p, whole ? n : end};
}

static void count_into(struct row *row, enum part part, struct str opcode, unsigned n) {
  row->opcode[part] = row->counts[part] ? common(row->opcode[part], opcode) : opcode;
  row->counts[part] += n;
}

static void make_rows(struct drawing *d) {
  enum part last = PART_OTHER;
  bool open = false; // instructions of the same part may be added to the last row
  unsigned work = 0;
  for (size_t p = 0; p < d->count; ++p) {
    enum part part = d->parts[p];
    bool issue = d->window && p == d->issue, wait = d->window && p == d->wait % d->count;
    if (part == PART_OTHER && !wait) {
      ++d->hidden;
      continue;
    }
    if (!open || wait || part != last)
      *GROW(d->arena, d->rows) =
          (struct row){.address = at(d, p)->address, .inside = d->inside[p], .work = work};
    struct row *row = &d->rows.at[d->rows.count - 1];
    count_into(row, part, at(d, p)->opcode, 1);
    row->issue |= issue;
    row->wait |= wait;
    work += part == PART_WORK;
    open = !issue && !wait;
    last = part;
  }
}

// Rows that may become one with their neighbours: nothing in them says when a load begins or ends.
static bool calm(const struct row *r, bool loads) {
  if (r->issue || r->wait)
    return false;
  for (int part = 0; part < PARTS; ++part) {
    bool transfer = part == PART_COPY || part == PART_LOAD || part == PART_STORE;
    if (r->counts[part] && part != PART_WORK && part != PART_READ && part != PART_GLOBAL &&
        part != PART_WRITE && part != PART_LOCAL && !(loads && transfer))
      return false;
  }
  return true;
}

static void fold(struct drawing *d, bool loads) {
  size_t kept = 0;
  for (size_t i = 0; i < d->rows.count; ++i) {
    struct row *row = &d->rows.at[i], *last = kept ? &d->rows.at[kept - 1] : NULL;
    if (!last || !calm(last, loads) || !calm(row, loads)) {
      d->rows.at[kept++] = *row;
      continue;
    }
    for (int part = 0; part < PARTS; ++part)
      if (row->counts[part])
        count_into(last, (enum part)part, row->opcode[part], row->counts[part]);
  }
  d->rows.count = kept;
}

// ---- printing ----

static const char *meaning(enum part part) {
  switch (part) {
  case PART_COPY:
    return "load of the next tile, straight to shared memory";
  case PART_LOAD:
    return "load of the next tile into registers";
  case PART_GLOBAL:
    return "other loads";
  case PART_COMMIT:
    return "end of this group of loads";
  case PART_WAIT:
    return "wait for loads";
  case PART_BARRIER:
    return "barrier: waits for all threads of the block";
  case PART_READ:
    return "reads the tile";
  case PART_STORE:
    return "stores the loaded tile";
  case PART_WRITE:
    return "writes shared memory";
  case PART_LOCAL:
    return "local memory: spilled registers or an array";
  case PART_WORK:
    return "computes";
  case PART_CALL:
    return "calls a function";
  case PART_BACK:
    return "next iteration";
  case PART_OTHER:
    break;
  }
  return "";
}

static const char *waits(struct arena *a, unsigned laps) {
  if (laps == 0)
    return "WAITS here for the load above";
  if (laps == 1)
    return "WAITS here for the load of the iteration before";
  return arena_printf(a, "WAITS here for the load of %u iterations before", laps);
}

static const char *gutter(const struct row *r) {
  if (r->issue)
    return r->inside ? "+--" : ",--";
  if (r->wait)
    return r->inside ? "+->" : "'->";
  return r->inside ? "|  " : "   ";
}

// Which of the loop's work a row holds.
static const char *numbers(const struct drawing *d, const struct row *r) {
  unsigned first = r->work + 1, last = r->work + r->counts[PART_WORK];
  if (first == last)
    return arena_printf(d->arena, ": %u of %u", first, d->work);
  return arena_printf(d->arena, ": %u to %u of %u", first, last, d->work);
}

static const char *describe(const struct drawing *d, const struct row *r) {
  struct arena *a = d->arena;
  struct text t = {.arena = a};
  const char *between = "";
  if (r->wait) {
    text_puts(&t, waits(a, d->ring->loads.at[d->ring->worst].laps));
    between = "; ";
  }
  for (int part = 0; part < PARTS; ++part) {
    if (!r->counts[part] || !*meaning((enum part)part) || (r->wait && part == PART_WAIT))
      continue;
    if (t.n + strlen(meaning((enum part)part)) > WORDS_WIDTH)
      continue; // the opcodes still name it
    text_printf(&t, "%s%s", between, meaning((enum part)part));
    if (part == PART_WORK && d->ring->work != RING_ARITHMETIC)
      text_puts(&t, numbers(d, r));
    between = ", ";
  }
  return t.p ? t.p : "";
}

static void print_row(struct drawing *d, const struct row *r) {
  struct text names = {.arena = d->arena};
  int kinds = 0;
  for (int part = 0; part < PARTS; ++part)
    kinds += r->counts[part] > 0;
  bool mixed = kinds > 1;
  for (int part = PARTS; part-- > 0;) {
    if (!r->counts[part])
      continue;
    const char *and = names.n ? ", " : "";
    struct str opcode = r->opcode[part];
    if (part == PART_WORK && d->ring->work == RING_ARITHMETIC && r->counts[part] > 1)
      opcode = STR("arithmetic");
    else if (mixed)
      opcode.n = str_find(opcode, STR("."), 0);
    text_printf(&names, "%s%.*s", and, (int)opcode.n, opcode.p);
    if (r->counts[part] > 1)
      text_printf(&names, " x%u", r->counts[part]);
  }
  text_printf(&d->text, " %s 0x%04llx  %-28s %s\n", gutter(r), (unsigned long long)r->address,
              names.p ? names.p : "", describe(d, r));
}

static void print_rows(struct drawing *d) {
  const size_t head = MOST_ROWS * 2 / 3, tail = MOST_ROWS - head;
  size_t n = d->rows.count, left_out = 0;
  for (size_t i = 0; i < n; ++i) {
    const struct row *r = &d->rows.at[i];
    bool shown = i < head || i + tail >= n || r->issue || r->wait;
    if (shown && left_out)
      text_printf(&d->text, " %s ... %zu lines left out ...\n",
                  d->rows.at[i - 1].inside ? "|  " : "   ", left_out);
    left_out = shown ? 0 : left_out + 1;
    if (shown)
      print_row(d, r);
  }
}

// One character for each piece of work: # behind the load, . not, + partly.
static void print_bar(struct drawing *d) {
  if (!d->window || d->work == 0)
    return;
  unsigned width = d->work < BAR_WIDTH ? d->work : BAR_WIDTH, seen = 0;
  unsigned all[BAR_WIDTH] = {0}, covered[BAR_WIDTH] = {0};
  for (size_t p = 0; p < d->count; ++p) {
    if (d->parts[p] != PART_WORK)
      continue;
    unsigned cell = (unsigned)((unsigned long long)seen++ * width / d->work);
    ++all[cell];
    covered[cell] += d->inside[p];
  }
  text_printf(&d->text, "\n %s  [",
              d->ring->work == RING_ARITHMETIC ? "arithmetic" : d->ring->name);
  for (unsigned i = 0; i < width; ++i)
    text_puts(&d->text, covered[i] == all[i] ? "#" : covered[i] ? "+" : ".");
  text_puts(&d->text, "]\n");
}

static const char *plural(unsigned n) {
  return n == 1 ? "" : "s";
}

static void print_latency(struct drawing *d, long cycles) {
  const struct limits *l = limits_of(d->ring->function->arch);
  text_printf(&d->text, " %ld cycles or more between issue and wait", cycles);
  if (l && l->latency)
    text_printf(&d->text, " against ~%d of memory latency", l->latency);
}

static void print_stalls(struct drawing *d) {
  const struct ring *r = d->ring;
  const struct ring_stalls *kinds[] = {&r->work_stalls, &r->load_stalls};
  const char *names[] = {r->name, "load"}, *between = " Cycles until the next instruction:";
  for (int i = 0; i < 2; ++i) {
    if (!kinds[i]->count)
      continue;
    text_printf(&d->text, "%s %s %.1f", between, names[i], kinds[i]->mean);
    if (kinds[i]->min < kinds[i]->max)
      text_printf(&d->text, " (%u to %u)", kinds[i]->min, kinds[i]->max);
    between = ",";
  }
  if (r->work_stalls.count || r->load_stalls.count)
    text_puts(&d->text, "\n");
}

static void print_summary(struct drawing *d) {
  const struct ring *r = d->ring;
  if (!d->window) {
    text_printf(&d->text, "\n The overlap is not known: %s.\n",
                r->unreadable ? r->unreadable : "the loop's order cannot be told");
    return;
  }
  const struct ring_load *l = &r->loads.at[r->worst];
  long inside = l->inside < r->per_tile ? l->inside : r->per_tile;
  text_printf(&d->text, " %ld of %ld %s behind the %s", inside, r->per_tile, r->name,
              r->loads.count > 1 ? "worst placed load" : "load");
  if (r->barriers % r->tiles == 0)
    text_printf(&d->text, "; %u barrier%s a tile\n", r->barriers / r->tiles,
                plural(r->barriers / r->tiles));
  else
    text_printf(&d->text, "; %u barriers in %u tiles\n", r->barriers, r->tiles);
  print_latency(d, l->cycles);
  text_puts(&d->text, "\n");
  if (r->tiles > 1)
    text_printf(&d->text,
                " An iteration computes %u tiles; the line at the left goes with one load.\n",
                r->tiles);
  if (r->nested)
    text_puts(&d->text, " An inner loop is counted once.\n");
  print_stalls(d);
  if (l->wait_first)
    text_puts(&d->text, " The wait stands before the work: nothing hides this load.\n");
}

struct str draw_ring(struct arena *a, const struct ring *r) {
  struct drawing d = {.arena = a, .ring = r, .text = {.arena = a}};
  d.order = ring_order(a, r, &d.count);
  if (d.count) {
    read_parts(&d);
    make_rows(&d);
    if (d.rows.count > EASY_ROWS)
      fold(&d, false);
    if (d.rows.count > MOST_ROWS)
      fold(&d, true);
  }
  text_printf(&d.text,
              " Loop 0x%04llx..0x%04llx, %zu instructions (%u of them, addresses and counters, are "
              "not shown)\n",
              (unsigned long long)r->first, (unsigned long long)r->last, r->instructions, d.hidden);
  if (d.window)
    text_puts(&d.text, " | and # mark what runs while a load of the next tile is under way\n");
  text_puts(&d.text, "\n");
  print_rows(&d);
  print_bar(&d);
  print_summary(&d);
  return text_str(&d.text);
}
