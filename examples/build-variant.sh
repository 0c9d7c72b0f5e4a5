#!/bin/sh
# build-variant.sh VARIANT OBJECT NVCC-ARGUMENTS...: compiles one kernel into one pipeline with $WRAPPER.
#
# VARIANT is automatic, ldg, ldg_single or cp_async_<stages>. What the tool says goes to OBJECT's .log and to stderr.
# A pipeline that was asked for and that the tool refuses to make (exit 100: a gate, 101: the loop) is an answer, not an
# error: OBJECT is then empty, and the program shows "not built". Left to itself (automatic) the tool must succeed.
set -u
variant=$1 object=$2
shift 2
log=${object%.o}.log

case $variant in
automatic) force= ;;
ldg) force='--dbuf-force pipeline.variant=ldg --dbuf-force pipeline.stages=2' ;;
ldg_single) force='--dbuf-force pipeline.variant=ldg_single' ;;
cp_async_*) force="--dbuf-force pipeline.variant=cp_async --dbuf-force pipeline.stages=${variant#cp_async_}" ;;
*)
  echo "build-variant.sh: unknown variant '$variant'" >&2
  exit 2
  ;;
esac

echo "dbuf-nvcc $variant: $(basename "$object")"
# shellcheck disable=SC2086 # options without blanks
"$WRAPPER" "$@" $force -DVARIANT="$variant" -c -o "$object" 2>"$log"
status=$?
cat "$log" >&2
case $variant:$status in
*:0) ;;
automatic:*) exit "$status" ;;
*:100 | *:101)
  echo "dbuf-nvcc $variant: $(basename "$object"): not built (exit $status)"
  c++ -x c++ -c -o "$object" /dev/null
  ;;
*) exit "$status" ;;
esac
