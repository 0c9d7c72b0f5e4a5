#include "base/diag.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct diag *diag_new(struct arena *a) {
  struct diag *d = ARENA_NEW(a, struct diag);
  d->arena = a;
  return d;
}

static char *format_text(struct arena *a, const char *format, va_list args) {
  va_list again;
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, format, again);
  va_end(again);
  char *s = arena_alloc(a, (size_t)n + 1);
  vsnprintf(s, (size_t)n + 1, format, args);
  return s;
}

struct message *diag_add(struct diag *d, enum severity severity, const char *id, struct place place,
                         const char *format, ...) {
  va_list args;
  va_start(args, format);
  char *text = format_text(d->arena, format, args);
  va_end(args);
  struct message *m = GROW(d->arena, d->messages);
  memset(m, 0, sizeof *m);
  m->severity = severity;
  m->id = id;
  m->place = place;
  m->text = text;
  if (severity == SEVERITY_ERROR)
    ++d->errors;
  return m;
}

void diag_note(struct diag *d, struct message *m, struct place place, const char *format, ...) {
  va_list args;
  va_start(args, format);
  char *text = format_text(d->arena, format, args);
  va_end(args);
  *GROW(d->arena, m->notes) = (struct note){place, text};
}

static bool text_equal(const char *a, const char *b) {
  return a == b || (a && b && strcmp(a, b) == 0);
}

static bool place_equal(const struct place *a, const struct place *b) {
  return text_equal(a->file, b->file) && a->line == b->line && a->column == b->column;
}

bool message_equal(const struct message *a, const struct message *b) {
  if (a->severity != b->severity || !text_equal(a->id, b->id) ||
      !place_equal(&a->place, &b->place) || !text_equal(a->text, b->text) ||
      !text_equal(a->remedy, b->remedy) || a->notes.count != b->notes.count)
    return false;
  for (size_t i = 0; i < a->notes.count; ++i)
    if (!place_equal(&a->notes.at[i].place, &b->notes.at[i].place) ||
        !text_equal(a->notes.at[i].message, b->notes.at[i].message))
      return false;
  return true;
}

bool diag_repeated(const struct diag *d, size_t index) {
  for (size_t i = 0; i < index; ++i)
    if (message_equal(&d->messages.at[index], &d->messages.at[i]))
      return true;
  return false;
}

const char *severity_name(enum severity severity) {
  static const char *const names[] = {"note", "remark", "warning", "error"};
  return names[severity];
}

static const char *severity_colour(enum severity severity) {
  static const char *const colours[] = {"\033[1;36m", "\033[1;34m", "\033[1;35m", "\033[1;31m"};
  return colours[severity];
}

// The byte begins a character: under the others of UTF-8 stands nothing.
static bool begins_character(char c) {
  return (c & 0xc0) != 0x80;
}

static void print_source(const struct place *p, bool colour, FILE *out) {
  if (p->source.n == 0)
    return;
  fprintf(out, "  %.*s\n", (int)p->source.n, p->source.p);
  if (p->column == 0 || p->column > p->source.n + 1)
    return;
  fputs("  ", out);
  for (unsigned i = 0; i + 1 < p->column; ++i)
    if (begins_character(p->source.p[i]))
      fputc(p->source.p[i] == '\t' ? '\t' : ' ', out);
  fputs(colour ? "\033[1;32m^" : "^", out);
  for (unsigned i = 1; i < p->width && p->column + i <= p->source.n; ++i)
    if (begins_character(p->source.p[p->column - 1 + i]))
      fputc('~', out);
  fputs(colour ? "\033[0m\n" : "\n", out);
}

static void print_line(const struct place *p, enum severity severity, const char *text,
                       const char *id, bool colour, FILE *out) {
  const char *bold = colour ? "\033[1m" : "", *end = colour ? "\033[0m" : "";
  fputs(bold, out);
  if (p->file)
    fputs(p->file, out);
  else
    fputs("dbuf", out);
  if (p->file && p->line) {
    fprintf(out, ":%u", p->line);
    if (p->column)
      fprintf(out, ":%u", p->column);
  }
  fprintf(out, ": %s%s%s%s: %s", end, colour ? severity_colour(severity) : "",
          severity_name(severity), end, text);
  if (id)
    fprintf(out, " [dbuf-%s]", id);
  fputc('\n', out);
}

static void print_message(const struct message *m, bool colour, FILE *out) {
  print_line(&m->place, m->severity, m->text, m->id, colour, out);
  print_source(&m->place, colour, out);
  for (size_t i = 0; i < m->notes.count; ++i) {
    print_line(&m->notes.at[i].place, SEVERITY_NOTE, m->notes.at[i].message, NULL, colour, out);
    print_source(&m->notes.at[i].place, colour, out);
  }
  if (m->remedy)
    print_line(&m->place, SEVERITY_NOTE, m->remedy, NULL, colour, out);
}

void diag_print(const struct diag *d, FILE *out) {
  const char *no_color = getenv("NO_COLOR");
  bool colour = isatty(fileno(out)) && !(no_color && *no_color);
  for (size_t i = 0; i < d->messages.count; ++i)
    if (!diag_repeated(d, i))
      print_message(&d->messages.at[i], colour, out);
  fflush(out);
}
