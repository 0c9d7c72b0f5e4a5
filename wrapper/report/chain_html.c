#include "report/chain.h"

#include "report/number_text.h"
#include "report/reading.h"

#include <math.h>
#include <string.h>

static const char style[] =
    ":root{color-scheme:light dark;--back:#fff;--card:#f6f7f9;--text:#1c2128;--dim:#667080;"
    "--line:#d5dae1;--predicted:#4f7fd9;--measured:#e0863a;--fork:#cf2f4a;--band:#cf2f4a1c}\n"
    "@media(prefers-color-scheme:dark){:root{--back:#14171c;--card:#1d2128;--text:#e4e8ee;"
    "--dim:#98a2b3;--line:#343b46;--predicted:#7aa5f5;--measured:#f0a35e;--fork:#ff6b81;"
    "--band:#ff6b8122}}\n"
    "*{box-sizing:border-box}\n"
    "body{margin:0;background:var(--back);color:var(--text);font:15px/1.5 system-ui,sans-serif}\n"
    "main{max-width:1160px;margin:0 auto;padding:2rem 1.25rem 4rem}\n"
    "h1{font-size:1.6rem;margin:0 0 .5rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}\n"
    "p{margin:.25rem 0}.dim{color:var(--dim)}\n"
    ".fork,.calm{border-left:4px solid var(--fork);background:var(--band);padding:.7rem 1rem;"
    "border-radius:0 8px 8px 0;margin:1.2rem 0;font-weight:600}\n"
    ".calm{border-color:var(--predicted);background:var(--card)}\n"
    ".chart{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem;"
    "overflow-x:auto}\n"
    "svg{display:block;width:100%;min-width:640px;height:auto}\n"
    "svg text{fill:var(--text);font:13px system-ui,sans-serif;text-anchor:middle}\n"
    "svg .dim{fill:var(--dim);font-size:11px}svg .mark{fill:var(--fork);font-weight:700}\n"
    ".p{fill:var(--predicted)}.m{fill:var(--measured)}.band{fill:var(--band)}\n"
    ".c{fill:none;stroke:var(--predicted);stroke-width:1.5;stroke-dasharray:5 4}\n"
    ".axis{stroke:var(--line);stroke-width:1}.one{stroke:var(--dim);stroke-dasharray:2 4}\n"
    ".node{fill:var(--back);stroke:var(--line)}.node.at{stroke:var(--fork);stroke-width:2}\n"
    ".scroll{overflow-x:auto}\n"
    "table{border-collapse:collapse;width:100%;font-size:.87rem;font-variant-numeric:tabular-nums}"
    "\n"
    "th,td{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:right;"
    "white-space:nowrap}\n"
    "th{font-weight:600;color:var(--dim)}th.l,td.l{text-align:left}tr.fork-row{background:"
    "var(--band)}\n"
    ".exact,.within{color:var(--dim)}.off{color:var(--fork);font-weight:600}\n"
    "ul{margin:.25rem 0;padding-left:1.2rem}li{margin:.3rem 0}summary{cursor:pointer;"
    "color:var(--dim)}\n";

static void escaped(struct text *t, const char *s) {
  for (; *s; ++s)
    switch (*s) {
    case '&':
      text_puts(t, "&amp;");
      break;
    case '<':
      text_puts(t, "&lt;");
      break;
    case '>':
      text_puts(t, "&gt;");
      break;
    case '"':
      text_puts(t, "&quot;");
      break;
    default:
      text_add(t, (struct str){s, 1});
    }
}

// ---- the chart: a pair of bars for each level, the levels a chain below them ----

enum { WIDTH = 1000, TOP = 44, FLOOR = 290, STEP = WIDTH / CHAIN_LEVELS, BAR = 34, BOTTOM = 372 };

static double center(int level) {
  return STEP * (level + 0.5);
}

static double tallest(const struct chain *c) {
  double most = 1;
  for (int i = 0; i < CHAIN_LEVELS; ++i) {
    const struct chain_row *row = &c->levels[i];
    most = row->hypothesis.known ? fmax(most, row->hypothesis.value) : most;
    most = row->predicted_ratio.known ? fmax(most, row->predicted_ratio.value) : most;
    most = row->measured_ratio.known ? fmax(most, row->measured_ratio.value) : most;
  }
  return most;
}

static void bar(struct text *t, double x, double ratio, double most, const char *class,
                const char *label) {
  double height = fmax((FLOOR - TOP) * ratio / most, 1.5);
  text_printf(t, "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%.1f\" rx=\"3\"/>",
              class, x, FLOOR - height, BAR, height);
  text_printf(t, "<text x=\"%.1f\" y=\"%.1f\">%s</text>\n", x + BAR / 2.0, FLOOR - height - 6,
              label);
}

static void level_bars(struct arena *a, const struct chain *c, struct text *t, int level,
                       double most) {
  const struct chain_row *row = &c->levels[level];
  double x = center(level);
  if (row->predicted_ratio.known)
    bar(t, x - BAR - 3, row->predicted_ratio.value, most, "p",
        ratio_text(a, row->predicted_ratio.value));
  else if (row->carried)
    bar(t, x - BAR - 3, row->hypothesis.value, most, "c",
        arena_printf(a, "(%s)", ratio_text(a, row->hypothesis.value)));
  else
    text_printf(t, "<text class=\"dim\" x=\"%.1f\" y=\"%d\">%s</text>", x - BAR / 2.0 - 3,
                FLOOR - 8, level == CHAIN_L1 ? "" : "?");
  if (row->measured_ratio.known)
    bar(t, x + 3, row->measured_ratio.value, most, "m", ratio_text(a, row->measured_ratio.value));
}

// The L1 level has rates and no ratio.
static void level_rates(struct arena *a, const struct chain *c, struct text *t) {
  const struct chain_row *row = &c->levels[CHAIN_L1];
  for (int i = 0; i < 2; ++i)
    if (row->measured[i].known) {
      text_printf(t, "<text x=\"%.1f\" y=\"%d\">", center(CHAIN_L1), FLOOR - 52 + 18 * i);
      escaped(t, arena_printf(a, "%s %%", number_text(a, row->measured[i].value)));
      text_puts(t, "</text>\n");
    }
}

static void level_node(const struct chain *c, struct text *t, int level) {
  const struct chain_row *row = &c->levels[level];
  double x = center(level);
  if (level > 0)
    text_printf(t, "<line class=\"axis\" x1=\"%.1f\" y1=\"324\" x2=\"%.1f\" y2=\"324\"/>",
                x - STEP + 46, x - 46);
  text_printf(t,
              "<rect class=\"node%s\" x=\"%.1f\" y=\"308\" width=\"92\" height=\"32\" rx=\"16\"/>"
              "<text x=\"%.1f\" y=\"329\">%s</text>"
              "<text class=\"dim\" x=\"%.1f\" y=\"360\">%s</text>\n",
              c->fork == level ? " at" : "", x - 46, x, row->name, x, row->what);
}

static void add_chart(struct arena *a, const struct chain *c, struct text *t) {
  double most = tallest(c);
  text_printf(t,
              "<div class=\"chart\"><svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Ratios "
              "predicted and measured at each level\">\n",
              WIDTH, BOTTOM);
  if (c->fork >= 0)
    text_printf(t,
                "<rect class=\"band\" x=\"%.1f\" y=\"4\" width=\"%d\" height=\"%d\" rx=\"8\"/>"
                "<text class=\"mark\" x=\"%.1f\" y=\"22\">fork</text>\n",
                center(c->fork) - STEP / 2.0 + 2, STEP - 4, BOTTOM - 8, center(c->fork));
  double one = FLOOR - (FLOOR - TOP) / most;
  text_printf(t,
              "<line class=\"one\" x1=\"0\" y1=\"%.1f\" x2=\"%d\" y2=\"%.1f\"/>"
              "<text class=\"dim\" x=\"12\" y=\"%.1f\">1x</text>"
              "<line class=\"axis\" x1=\"0\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n",
              one, WIDTH, one, one - 4, FLOOR, WIDTH, FLOOR);
  for (int i = 0; i < CHAIN_LEVELS; ++i) {
    level_bars(a, c, t, i, most);
    level_node(c, t, i);
  }
  level_rates(a, c, t);
  text_puts(t,
            "</svg>\n<p class=\"dim\"><svg style=\"display:inline;width:12px;min-width:0\" "
            "viewBox=\"0 0 12 12\"><rect class=\"p\" width=\"12\" height=\"12\" rx=\"2\"/></svg> "
            "predicted &nbsp; <svg style=\"display:inline;width:12px;min-width:0\" viewBox=\"0 0 "
            "12 12\"><rect class=\"c\" x=\"1\" y=\"1\" width=\"10\" height=\"10\" rx=\"2\"/>"
            "</svg> carried on as the hypothesis &nbsp; <svg style=\"display:inline;width:12px;"
            "min-width:0\" viewBox=\"0 0 12 12\"><rect class=\"m\" width=\"12\" height=\"12\" "
            "rx=\"2\"/></svg> measured; ");
  text_puts(t, "ratios ");
  escaped(t, arena_printf(a, "%s / %s", c->side[0].name, c->side[1].name));
  text_puts(t, "</p></div>\n");
}

// ---- the table ----

static void figure(struct arena *a, struct text *t, const struct chain_row *row,
                   const struct quantity *q, const char *unknown) {
  text_puts(t, "<td");
  if (q->why) {
    text_puts(t, " title=\"");
    escaped(t, q->why);
    text_puts(t, "\"");
  }
  text_printf(t, ">%s%s</td>", q->known ? number_text(a, q->value) : unknown,
              q->known && strcmp(row->unit, "%") == 0 ? " %" : "");
}

static void agreement(struct arena *a, struct text *t, const struct chain *c,
                      const struct chain_row *row) {
  static const char *const names[] = {"", "exact", "within", "off"};
  bool alike = row->agreement[0] == row->agreement[1] && row->deviation[0] == row->deviation[1];
  text_puts(t, "<td class=\"l\">");
  for (int i = 0; i < (alike ? 1 : c->sides); ++i) {
    const char *name = names[row->agreement[i]];
    double d = fabs(row->deviation[i]);
    bool share = row->agreement[i] > AGREEMENT_EXACT && isfinite(d);
    if (row->agreement[i] != AGREEMENT_UNKNOWN)
      text_printf(t, "%s<span class=\"%s\">%s%s%s</span>", i ? ", " : "", name, name,
                  share ? " " : "", share ? share_text(a, d) : "");
  }
  text_puts(t, "</td>");
}

static void add_row(struct arena *a, const struct chain *c, struct text *t,
                    const struct chain_row *row, bool fork) {
  text_printf(t, "<tr%s><td class=\"l\">%s%s%s</td>", fork ? " class=\"fork-row\"" : "", row->name,
              row->what ? ", " : "", row->what ? row->what : "");
  for (int i = 0; i < c->sides; ++i) {
    figure(a, t, row, &row->predicted[i], "?");
    figure(a, t, row, &row->measured[i], "&ndash;");
  }
  if (c->sides == 2) {
    const struct chain_row *r = row;
    bool carried = !r->predicted_ratio.known && r->carried;
    text_printf(t, "<td>%s%s%s</td><td>%s</td>", carried ? "(" : "",
                r->predicted_ratio.known ? ratio_text(a, r->predicted_ratio.value)
                : carried                ? ratio_text(a, r->hypothesis.value)
                                         : "",
                carried ? ")" : "",
                r->measured_ratio.known ? ratio_text(a, r->measured_ratio.value) : "");
  }
  agreement(a, t, c, row);
  text_puts(t, "</tr>\n");
}

static void add_table(struct arena *a, const struct chain *c, struct text *t) {
  text_puts(t, "<h2>Figures</h2>\n<div class=\"scroll\"><table><thead><tr><th class=\"l\"></th>");
  for (int i = 0; i < c->sides; ++i) {
    text_puts(t, "<th colspan=\"2\">");
    escaped(t, c->side[i].name);
    text_puts(t, "</th>");
  }
  text_puts(t, c->sides == 2 ? "<th colspan=\"2\">ratio</th>" : "");
  text_puts(t, "<th class=\"l\">agreement</th></tr>\n<tr><th></th>");
  for (int i = 0; i < (c->sides == 2 ? 3 : 1); ++i)
    text_puts(t, "<th>predicted</th><th>measured</th>");
  text_puts(t, "<th></th></tr></thead><tbody>\n");
  for (int i = 0; i < CHAIN_LEVELS; ++i)
    add_row(a, c, t, &c->levels[i], c->fork == i);
  for (size_t i = 0; i < c->others.count; ++i)
    add_row(a, c, t, &c->others.at[i], false);
  text_printf(t,
              "</tbody></table></div>\n<p class=\"dim\">Agreement: within %s of the "
              "prediction.</p>\n",
              share_text(a, c->tolerance));
}

// ---- the words ----

static void add_items(struct text *t, const struct chain_lines *lines) {
  text_puts(t, "<ul>\n");
  for (size_t i = 0; i < lines->count; ++i) {
    text_puts(t, "<li>");
    escaped(t, lines->at[i]);
    text_puts(t, "</li>\n");
  }
  text_puts(t, "</ul>\n");
}

static void add_list(struct text *t, const char *head, const struct chain_lines *lines) {
  if (lines->count == 0)
    return;
  text_printf(t, "<h2>%s</h2>\n", head);
  add_items(t, lines);
}

static void add_folded(struct text *t, const char *head, const struct chain_lines *lines) {
  if (lines->count == 0)
    return;
  text_printf(t, "<details><summary>%s</summary>\n", head);
  add_items(t, lines);
  text_puts(t, "</details>\n");
}

static struct chain_lines step_lines(struct arena *a, const struct chain *c) {
  struct chain_lines lines = {0};
  for (size_t i = 0; i < c->steps.count; ++i) {
    const struct chain_step *s = &c->steps.at[i];
    *GROW(a, lines) = arena_printf(a, "At the %s %s becomes %s%s%s", c->levels[s->level].name,
                                   ratio_text(a, s->from), ratio_text(a, s->to), s->why ? ": " : "",
                                   s->why ? s->why : "");
  }
  return lines;
}

static const char *title(struct arena *a, const struct chain *c) {
  return c->sides == 2 ? arena_printf(a, "%s against %s", c->side[0].name, c->side[1].name)
                       : c->side[0].name;
}

struct str chain_html(struct arena *a, const struct chain *c) {
  struct text t = {.arena = a};
  struct chain_lines steps = step_lines(a, c);
  text_puts(&t,
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
  escaped(&t, title(a, c));
  text_puts(&t, "</title>\n<style>\n");
  text_puts(&t, style);
  text_puts(&t, "</style>\n</head>\n<body>\n<main>\n<h1>");
  escaped(&t, title(a, c));
  text_puts(&t, "</h1>\n");
  for (int i = 0; i < c->sides; ++i) {
    text_puts(&t, "<p class=\"dim\">");
    escaped(&t, reading_side(a, &c->side[i]));
    text_puts(&t, "</p>\n");
  }
  if (c->fork_text) {
    text_printf(&t, "<p class=\"%s\">%s", c->fork >= 0 ? "fork" : "calm",
                c->fork >= 0 ? "Fork: " : "");
    escaped(&t, c->fork_text);
    text_puts(&t, "</p>\n");
  }
  add_list(&t, "Doubts", &c->warnings);
  if (c->sides == 2)
    add_chart(a, c, &t);
  add_list(&t, "Known steps", &steps);
  add_list(&t, "How to read it", &c->readings);
  add_table(a, c, &t);
  add_list(&t, "Why it was predicted so", &c->reasons);
  add_folded(&t, "What cannot be predicted", &c->unknown);
  add_folded(&t, "What was not measured", &c->missing);
  text_puts(&t, "</main>\n</body>\n</html>\n");
  return text_str(&t);
}
