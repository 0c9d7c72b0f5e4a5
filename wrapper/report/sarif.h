// The report of a compilation as SARIF 2.1.0, which code-scanning services and editors show at the
// lines it is about. What dbuf says about a place is a result: its id the rule's, errors, warnings
// and (of remarks) notes as levels, and of kind "pass" what says that a loop was pipelined. What is
// about no place is a notification of the run.
#ifndef DBUF_REPORT_SARIF_H
#define DBUF_REPORT_SARIF_H

#include "report/account.h"

struct str sarif_account(struct arena *a, const struct account *account);

#endif
