// --dbuf-report=KIND[:FILE]: where the report of a compilation goes, and writing it.
//
// Without FILE text goes to stderr; JSON and SARIF, which are nothing among nvcc's messages, go to
// a file beside the output, called after it as dependency files are: hgemm.o.dbuf.json. FILE may be
// a folder (it is made when it ends in '/'): then each compilation has a file of its own there,
// called after its first output, so that those of a parallel build do not meet.
#ifndef DBUF_TOOL_REPORTING_H
#define DBUF_TOOL_REPORTING_H

#include "base/arena.h"
#include "base/diag.h"
#include "command/options.h"
#include "report/account.h"

struct reporting {
  enum report_form { REPORT_TEXT, REPORT_JSON, REPORT_SARIF } form;
  const char *path; // NULL: stderr
};

// Reads the option's value, before anything is compiled. NULL when no report is asked for (`value`
// NULL), when nothing is compiled that it could be of, or with an error in `d`.
const struct reporting *reporting_prepare(struct arena *a, const char *value,
                                          const struct options *o, struct diag *d);

// Writes the report at once, in place of an older one; `version`, `folder` and `sources` of the
// account are filled in. False with an error in `d`.
bool reporting_write(struct arena *a, const struct reporting *r, const struct options *o,
                     struct account *account, struct diag *d);

#endif
