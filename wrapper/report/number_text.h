// Figures for people.
#ifndef DBUF_REPORT_NUMBER_TEXT_H
#define DBUF_REPORT_NUMBER_TEXT_H

#include "base/arena.h"

// "4,294,967,296"; two decimals where the number is not whole: "87.55".
const char *number_text(struct arena *a, double value);

// "8.00x"; three significant digits or more: "0.125x", "12.80x", "1,024.00x".
const char *ratio_text(struct arena *a, double ratio);

// A share as percent: "4.5 %", "0.03 %".
const char *share_text(struct arena *a, double share);

#endif
