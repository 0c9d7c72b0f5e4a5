#include "inspect/ncu.h"

#include "inspect/csv.h"
#include "inspect/number.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_WARNINGS = 16, NONE = -1 };

struct figure_row {
  enum number_kind kind;
  const char *what, *names;
};

static const struct figure_row rows[NCU_COUNT] = {
#define NCU(id, kind, what, names) {NUMBER_##kind, what, names},
#include "inspect/ncu.def"
#undef NCU
};

const char *ncu_what(enum ncu_id id) {
  return rows[id].what;
}

// The place of `name` among the alternatives of `names`; NONE when it is none of them.
static int rank_of(const char *names, struct str name) {
  int rank = 0;
  for (const char *end; *names; names = *end ? end + 1 : end, ++rank) {
    end = strchrnul(names, '|');
    if (str_equal((struct str){names, (size_t)(end - names)}, name))
      return rank;
  }
  return NONE;
}

// ---- a file as launches whose values are still text ----

struct raw_value {
  struct csv_cell cell; // text.p NULL: not there
  struct str unit;
  int rank; // among the alternative names; the first wins
};

struct launch {
  struct str id, process, name, cc, device;
  unsigned grid[3], block[3];
  size_t kernel; // index in the table, once that is known
  size_t order;
  struct raw_value values[NCU_COUNT];
};

// What a column of the wide form, or the name of a row of the long form, holds.
struct meaning {
  int id, rank; // NONE: nothing that is read
};

struct header {
  bool quoted, longer;                                                 // one row a metric
  size_t count;                                                        // of cells
  int id, process, name, block, grid, cc, device, metric, unit, value; // columns; NONE
  struct meaning *columns;                                             // wide: of each cell
  struct str *units;                                                   // wide: of each cell
};

struct reading {
  struct arena *a;
  const char *file;
  struct csv csv;
  struct header h;
  bool found; // a header
  struct {
    struct launch **at;
    size_t count, room;
  } launches;
  struct number_marks marks;
  struct ncu_table *table;
  struct diag *d;
  size_t warnings;
};

static struct meaning meaning_of(struct str name) {
  for (int i = 0; i < NCU_COUNT; ++i) {
    int rank = rank_of(rows[i].names, name);
    if (rank != NONE)
      return (struct meaning){i, rank};
  }
  return (struct meaning){NONE, NONE};
}

static void note_peak(struct reading *r, struct str name) {
  static const struct str peak = {"pct_of_peak", sizeof "pct_of_peak" - 1};
  r->table->percent_of_peak |= str_find(name, peak, 0) < name.n || str_ends(name, "Throughput");
}

// The line of column names begins with ID, then a separator.
static bool header_begins(const struct csv *c, char *separator) {
  struct str rest = {c->text.p + c->at, c->text.n - c->at};
  size_t n = str_starts(rest, "\"ID\"") ? 4 : str_starts(rest, "ID") ? 2 : 0;
  if (n == 0 || n >= rest.n || !strchr(",;\t", rest.p[n]) || rest.p[n] == '\0')
    return false;
  *separator = rest.p[n];
  return true;
}

static int column(const struct csv *c, const char *name) {
  for (size_t i = 0; i < c->cells.count; ++i)
    if (str_is(c->cells.at[i].text, name))
      return (int)i;
  return NONE;
}

static bool read_header(struct reading *r) {
  struct csv *c = &r->csv;
  bool quoted = c->text.p[c->at] == '"';
  csv_next(c);
  struct header h = {.quoted = quoted,
                     .count = c->cells.count,
                     .id = column(c, "ID"),
                     .process = column(c, "Process ID"),
                     .name = column(c, "Kernel Name"),
                     .block = column(c, "Block Size"),
                     .grid = column(c, "Grid Size"),
                     .cc = column(c, "CC"),
                     .device = column(c, "device__attribute_display_name"),
                     .metric = column(c, "Metric Name"),
                     .unit = column(c, "Metric Unit"),
                     .value = column(c, "Metric Value")};
  h.longer = h.metric != NONE && h.value != NONE;
  if (h.name == NONE) {
    csv_retry(c);
    return false;
  }
  h.columns = arena_array(r->a, h.count, sizeof *h.columns);
  h.units = arena_array(r->a, h.count, sizeof *h.units);
  for (size_t i = 0; i < h.count; ++i) {
    h.columns[i] = h.longer ? (struct meaning){NONE, NONE} : meaning_of(c->cells.at[i].text);
    note_peak(r, c->cells.at[i].text);
  }
  r->h = h;
  r->found = true;
  return true;
}

static struct str cell_text(const struct reading *r, int column) {
  bool there = column != NONE && (size_t)column < r->csv.cells.count;
  return there ? str_trim(r->csv.cells.at[column].text) : (struct str){NULL, 0};
}

static bool is_index(struct str s) {
  bool digits = false;
  for (size_t i = 0; i < s.n; ++i) {
    bool digit = s.p[i] >= '0' && s.p[i] <= '9';
    if (!digit && s.p[i] != ',' && s.p[i] != '.')
      return false;
    digits |= digit;
  }
  return digits;
}

static bool is_row(const struct reading *r) {
  const struct header *h = &r->h;
  size_t count = r->csv.cells.count;
  size_t needed = h->longer ? (size_t)h->value + 1 : h->count;
  return count >= needed && is_index(cell_text(r, h->id)) && cell_text(r, h->name).n > 0;
}

// The row of units: nothing before the first metric.
static bool is_units(const struct reading *r) {
  const struct header *h = &r->h;
  return !h->longer && r->csv.cells.count >= h->count && cell_text(r, h->id).n == 0 &&
         cell_text(r, h->name).n == 0;
}

// "(128, 512, 1)"; a number may have thousands separators where a blank follows each comma.
static void read_extent(struct str s, unsigned out[3]) {
  enum { LARGEST = 1 << 30 };
  bool blanks = str_find(s, STR(", "), 0) < s.n;
  size_t part = 0;
  unsigned extent[3] = {0};
  for (size_t i = 0; i < s.n && part < 3; ++i) {
    bool digit = s.p[i] >= '0' && s.p[i] <= '9';
    if (digit && extent[part] < LARGEST / 10)
      extent[part] = extent[part] * 10 + (unsigned)(s.p[i] - '0');
    else if (blanks ? s.p[i] == ',' && i + 1 < s.n && s.p[i + 1] == ' '
                    : s.p[i] == ',' || s.p[i] == 'x')
      ++part;
  }
  if (part == 2 && extent[0] && extent[1] && extent[2])
    memcpy(out, extent, sizeof extent);
}

// The rows of one launch follow each other.
static struct launch *launch_of(struct reading *r) {
  const struct header *h = &r->h;
  struct str id = cell_text(r, h->id), process = cell_text(r, h->process);
  struct str name = cell_text(r, h->name);
  struct launch *last = r->launches.count ? r->launches.at[r->launches.count - 1] : NULL;
  if (h->longer && last && str_equal(last->id, id) && str_equal(last->process, process) &&
      str_equal(last->name, name))
    return last;
  struct launch *l = ARENA_NEW(r->a, struct launch);
  l->id = id;
  l->process = process;
  l->name = name;
  l->cc = cell_text(r, h->cc);
  l->device = cell_text(r, h->device);
  l->order = r->launches.count;
  read_extent(cell_text(r, h->grid), l->grid);
  read_extent(cell_text(r, h->block), l->block);
  *GROW(r->a, r->launches) = l;
  return l;
}

static void take_value(struct reading *r, struct launch *l, struct meaning m, int column,
                       struct str unit) {
  struct raw_value *v = &l->values[m.id];
  struct csv_cell cell = r->csv.cells.at[column];
  number_observe(&r->marks, cell.text);
  if (v->cell.text.p == NULL || m.rank < v->rank)
    *v = (struct raw_value){cell, unit, m.rank};
}

static void read_row(struct reading *r) {
  const struct header *h = &r->h;
  struct launch *l = launch_of(r);
  if (h->longer) {
    struct str metric = cell_text(r, h->metric);
    struct meaning m = meaning_of(metric);
    note_peak(r, metric);
    if (m.id != NONE)
      take_value(r, l, m, h->value, cell_text(r, h->unit));
    return;
  }
  for (size_t i = 0; i < h->count; ++i)
    if (h->columns[i].id != NONE)
      take_value(r, l, h->columns[i], (int)i, h->units[i]);
}

static void read_records(struct reading *r) {
  struct csv *c = &r->csv;
  char separator;
  while (c->at < c->text.n) {
    if (header_begins(c, &separator)) {
      c->separator = separator;
      read_header(r);
      continue;
    }
    if (!r->found || (r->h.quoted && c->text.p[c->at] != '"')) {
      csv_skip_line(c);
      continue;
    }
    csv_next(c);
    if (is_row(r))
      read_row(r);
    else if (is_units(r))
      for (size_t i = 0; i < r->h.count; ++i)
        r->h.units[i] = str_trim(c->cells.at[i].text);
    else
      csv_retry(c);
  }
}

// ---- launches as kernels ----

static bool no_value(struct str s) {
  static const char *const words[] = {"",    "n/a", "N/A",     "nan",     "-nan",
                                      "inf", "-",   "(!) nan", "(!) n/a", NULL};
  return str_in(str_trim(s), words);
}

static struct ncu_figure figure_of(struct reading *r, enum ncu_id id, const struct raw_value *v) {
  struct ncu_figure none = {0, false};
  double value, scale;
  if (no_value(v->cell.text))
    return none;
  if (number_read(v->cell.text, r->marks.comma > r->marks.point, &value) && value >= 0 &&
      number_scale(v->unit, rows[id].kind, &scale))
    return (struct ncu_figure){value * scale, true};
  if (r->warnings++ < MOST_WARNINGS) {
    struct place place = {.file = r->file, .line = v->cell.line, .column = v->cell.column};
    enum { SHOWN = 40 };
    int n = v->cell.text.n < SHOWN ? (int)v->cell.text.n : SHOWN;
    int m = v->unit.n < SHOWN ? (int)v->unit.n : SHOWN;
    diag_add(r->d, SEVERITY_WARNING, NULL, place, "%s: '%.*s%s%.*s' cannot be read", rows[id].what,
             n, v->cell.text.p, m ? " " : "", m, m ? v->unit.p : "");
  }
  return none;
}

static const char *text_or_null(struct arena *a, struct str s) {
  return s.n ? str_dup(a, s) : NULL;
}

static bool same_kernel(const struct ncu_kernel *k, const struct launch *l) {
  return str_is(l->name, k->symbol.name) && memcmp(k->grid, l->grid, sizeof k->grid) == 0 &&
         memcmp(k->block, l->block, sizeof k->block) == 0;
}

static void assign_kernel(struct reading *r, struct launch *l) {
  struct ncu_table *t = r->table;
  size_t i = 0;
  while (i < t->kernels.count &&
         !(t->kernels.at[i].file_index == t->files && same_kernel(&t->kernels.at[i], l)))
    ++i;
  if (i == t->kernels.count) {
    struct ncu_kernel *k = GROW(r->a, t->kernels);
    const char *name = str_dup(r->a, l->name);
    *k = (struct ncu_kernel){.symbol = {name, symbol_plain(r->a, name)},
                             .file = r->file,
                             .file_index = t->files,
                             .cc = text_or_null(r->a, l->cc),
                             .device = text_or_null(r->a, l->device)};
    memcpy(k->grid, l->grid, sizeof k->grid);
    memcpy(k->block, l->block, sizeof k->block);
  }
  l->kernel = i;
  ++t->kernels.at[i].launches;
}

static int by_kernel(const void *x, const void *y) {
  const struct launch *a = *(struct launch *const *)x, *b = *(struct launch *const *)y;
  if (a->kernel != b->kernel)
    return a->kernel < b->kernel ? -1 : 1;
  return a->order < b->order ? -1 : a->order > b->order;
}

static int by_value(const void *x, const void *y) {
  double a = *(const double *)x, b = *(const double *)y;
  return a < b ? -1 : a > b;
}

static void fill_kernel(struct reading *r, struct ncu_kernel *k, struct launch **launches,
                        size_t count) {
  double *values = arena_array(r->a, count, sizeof *values);
  for (int id = 0; id < NCU_COUNT; ++id) {
    size_t n = 0;
    for (size_t i = 0; i < count; ++i) {
      struct ncu_figure f = figure_of(r, (enum ncu_id)id, &launches[i]->values[id]);
      if (f.known)
        values[n++] = f.value;
    }
    if (n == 0)
      continue;
    qsort(values, n, sizeof *values, by_value);
    k->figures[id] = (struct ncu_figure){values[(n - 1) / 2], true};
  }
}

static void make_kernels(struct reading *r) {
  struct launch **all = r->launches.at;
  size_t n = r->launches.count;
  for (size_t i = 0; i < n; ++i)
    assign_kernel(r, all[i]);
  if (n)
    qsort(all, n, sizeof(struct launch *), by_kernel);
  for (size_t i = 0, end; i < n; i = end) {
    for (end = i; end < n && all[end]->kernel == all[i]->kernel;)
      ++end;
    fill_kernel(r, &r->table->kernels.at[all[i]->kernel], all + i, end - i);
  }
}

// ---- what is no table ----

static bool fail(struct reading *r, unsigned line, const char *text, const char *remedy) {
  struct place place = {.file = r->file, .line = line};
  struct message *m = diag_add(r->d, SEVERITY_ERROR, NULL, place, "%s", text);
  m->remedy = remedy;
  return false;
}

static const char collect[] = "dbuf compare --command prints the command line that collects what "
                              "is needed";

static bool no_table(struct reading *r) {
  struct str rest = r->csv.text, line;
  for (unsigned n = 1; str_line(&rest, &line); ++n) {
    enum { SHOWN = 200 };
    if (str_starts(line, "==ERROR=="))
      return fail(r, n,
                  arena_printf(r->a, "Nsight Compute failed: %.*s",
                               (int)(line.n < SHOWN ? line.n : SHOWN), line.p),
                  NULL);
    if (str_starts(line, "\"Kernel Name\""))
      return fail(r, n, "this is a source page of Nsight Compute", collect);
  }
  return fail(r, 0, r->found ? "no kernel was profiled" : "holds no table of Nsight Compute",
              collect);
}

bool ncu_read(struct arena *a, struct str text, const char *file, struct ncu_table *t,
              struct diag *d) {
  struct reading r = {.a = a,
                      .file = file,
                      .csv = {.arena = a, .text = text, .line = 1, .separator = ','},
                      .table = t,
                      .d = d};
  if (str_starts(text, "\xff\xfe") || str_starts(text, "\xfe\xff"))
    return fail(&r, 0, "is UTF-16 text",
                "let Nsight Compute write the file itself (--log-file), or save it as UTF-8");
  if (str_starts(text, "\xef\xbb\xbf"))
    r.csv.at = 3;
  read_records(&r);
  if (r.launches.count == 0)
    return no_table(&r);
  make_kernels(&r);
  ++t->files;
  return true;
}

// ---- sums, and the command line ----

// The load metrics leave asynchronous copies out where they tell no more requests than there are
// load instructions: one instruction of a warp is one request at most.
static struct ncu_figure with_copies(const struct ncu_kernel *k, enum ncu_id loads,
                                     enum ncu_id copies) {
  const struct ncu_figure *f = k->figures;
  struct ncu_figure sum = f[loads];
  double requests = f[NCU_LOAD_REQUESTS].value, instructions = f[NCU_LOAD_INSTRUCTIONS].value;
  if (!f[NCU_LOAD_REQUESTS].known || !f[copies].known || f[copies].value <= 0)
    return sum;
  bool left_out = f[NCU_LOAD_INSTRUCTIONS].known ? requests <= instructions
                                                 : requests < f[NCU_ASYNC_REQUESTS].value;
  if (sum.known && left_out)
    sum.value += f[copies].value;
  return sum;
}

struct ncu_figure ncu_global_requests(const struct ncu_kernel *k) {
  return with_copies(k, NCU_LOAD_REQUESTS, NCU_ASYNC_REQUESTS);
}

struct ncu_figure ncu_global_sectors(const struct ncu_kernel *k) {
  return with_copies(k, NCU_LOAD_SECTORS, NCU_ASYNC_SECTORS);
}

struct str ncu_metric(enum ncu_id id) {
  return (struct str){rows[id].names, str_find(str_of(rows[id].names), STR("|"), 0)};
}

const char *ncu_command(struct arena *a, int arch, const char *const *kernels, const char *output,
                        const char *program) {
  enum { FIRST_WITH_COPIES = 80 };
  struct text t = {.arena = a};
  text_puts(&t, "ncu --csv --page raw --print-units base --print-kernel-base mangled");
  for (size_t i = 0; kernels && kernels[i]; ++i)
    text_printf(&t, "%s%s", i ? "|" : " --kernel-name 'regex:^(", kernels[i]);
  text_puts(&t, kernels && kernels[0] ? ")$' --metrics " : " --metrics ");
  for (int i = 0; i < NCU_COUNT; ++i) {
    bool copies = i == NCU_ASYNC_REQUESTS || i == NCU_ASYNC_SECTORS || i == NCU_ASYNC_INSTRUCTIONS;
    if (copies && arch && arch < FIRST_WITH_COPIES)
      continue;
    text_puts(&t, i ? "," : "");
    text_add(&t, ncu_metric((enum ncu_id)i));
  }
  text_printf(&t, " --log-file %s %s", output, program);
  return t.p;
}
