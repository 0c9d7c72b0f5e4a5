#!/bin/sh
# make_prelude.sh ROOT: prints the device prelude of the rewriter for the machine: inline assembly becomes calls.
set -eu
cat "$(dirname "$0")/prelude.h"
