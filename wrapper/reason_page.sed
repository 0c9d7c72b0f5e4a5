# The lines of REASONS.md as strings of C.
s/[\\"]/\\&/g
s/.*/    "&",/
1i\
#include "tool/reason.h"\
\
const char *const reason_page[] = {
$a\
    0};
