#!/bin/sh
# one_case.sh CASE.cu WORK REWRITER: checks one case; prints one line per check ("ok", "FAIL", "skip").
#
# The head of a case says what is expected of it:
#   // accept: VARIANT...   variants that have to rewrite it and give the same results (each S of cp_async counts)
#   // either: VARIANT...   variants that may refuse it, but if they take it have to get it right
#   // refuse: WORDS        all other variants have to refuse it (exit code 101), for this reason
#   // id: ID...            ... with one of these message ids
#   // copies: WIDTHS|none  bytes of the asynchronous copies in the cp_async variants
#   // set: KEY=VALUE ...   further settings
#   // unsimulated: WHY      tests/simulate does not run it
#   // racy: WORDS          the loop as written has no defined result, so it is not run
set -eu
here=$(cd "$(dirname "$0")" && pwd)
case=$1 work=$2 rewriter=$3
name=$(basename "$case" .cu)
dir=$work/$name
rm -rf "$dir"
mkdir -p "$dir"

field() {
  sed -n "s|^// $1: *||p" "$case" | head -n 1
}
accept=$(field accept) either=$(field either) refuse=$(field refuse) id=$(field id) copies=$(field copies)
settings=$(for s in $(field set); do printf -- '--set %s ' "$s"; done)
if [ -z "$accept$either$refuse" ]; then
  echo "FAIL $name: says neither accept, either nor refuse"
  exit 0
fi

g++ -x c++ -E -D__CUDACC__ -D__CUDA_ARCH__=800 -I"$here/cuda" "$case" -o "$dir/case.ii"
if ! "$here/build_program.sh" "$dir/case.ii" original "$dir/original.emu.o" 2>"$dir/original.log"; then
  echo "FAIL $name original: does not compile: $(grep -m 1 error "$dir/original.log")"
  exit 0
fi
objects=original.emu.o

# rewrite SYMBOL VARIANT STAGES: $status, messages in SYMBOL.log, loops in SYMBOL.loops.
rewrite() {
  stages=
  [ "$3" = auto ] || stages="--set pipeline.stages=$3"
  status=0
  # shellcheck disable=SC2086 # settings are words
  "$rewriter" "$dir/case.ii" --arch 80 --set "pipeline.variant=$2" $stages $settings \
    --prelude "$here/machine_prelude.h" -o "$dir/$1.ii" >"$dir/$1.loops" 2>"$dir/$1.log" || status=$?
}

# One line of the messages, for a report.
said() {
  grep -m 1 -E 'error|warning' "$dir/$1.log" || head -n 1 "$dir/$1.log"
}

# compile SYMBOL: false when the text does not compile.
compile() {
  "$here/build_program.sh" "$dir/$1.ii" "$1" "$dir/$1.emu.o" 2>>"$dir/$1.log"
}

# What only the compiler knows (types), the rewriter leaves to static assertions: a refusal as well.
refused_by_compiler() {
  grep -q 'static assertion failed: dbuf-' "$dir/$1.log"
}

# take SYMBOL VARIANT MAY: builds what was rewritten. MAY not empty: the compiler may refuse it.
take() {
  if [ "$2" != auto ] && ! grep -q "^loop .* $2 " "$dir/$1.loops"; then
    echo "FAIL $name $1: not pipelined: $(head -n 1 "$dir/$1.loops")"
  elif compile "$1"; then
    objects="$objects $1.emu.o"
  elif [ -n "$3" ] && refused_by_compiler "$1"; then
    echo "ok $name $1 refused when compiled, as it may: $(grep -m 1 error: "$dir/$1.log")"
  else
    echo "FAIL $name $1: does not compile: $(grep -m 1 error: "$dir/$1.log")"
  fi
}

must_accept() {
  rewrite "$@"
  if [ "$status" = 0 ]; then
    take "$1" "$2" ""
  else
    echo "FAIL $name $1: exit code $status: $(said "$1")"
  fi
}

may_accept() {
  rewrite "$@"
  case $status in
  0) take "$1" "$2" may ;;
  101) echo "ok $name $1 refused, as it may: $(said "$1")" ;;
  *) echo "FAIL $name $1: exit code $status: $(said "$1")" ;;
  esac
}

has_id() {
  [ -n "$id" ] || return 0
  for i in $id; do
    ! grep -q "\[dbuf-$i\]" "$dir/$1.log" || return 0
  done
  return 1
}

must_refuse() {
  rewrite "$@"
  if [ "$status" = 0 ] && ! compile "$1" && refused_by_compiler "$1"; then
    echo "ok $name $1 refused when compiled"
  elif [ "$status" != 101 ]; then
    echo "FAIL $name $1: exit code $status, expected a refusal: $refuse"
  elif ! has_id "$1"; then
    echo "FAIL $name $1: expected $id, said: $(said "$1")"
  else
    echo "ok $name $1 refused"
  fi
}

# The program that auto's choice should equal, if all loops got the same.
same_as_auto() {
  sed -n 's/^loop .* cp_async \([0-9]\)$/cp_async_\1/p; s/^loop .* \(ldg[a-z_]*\) [0-9]$/\1/p' \
    "$dir/auto.loops" | head -n 1
}

# Whatever auto decides has to be right; a loop that every variant takes is not refused by it.
check_auto() {
  rewrite auto auto auto
  if [ "$status" != 0 ]; then
    [ -z "$accept" ] || echo "FAIL $name auto: exit code $status: $(said auto)"
  elif cmp -s "$dir/auto.ii" "$dir/$(same_as_auto).ii"; then
    : # the very text of a variant that is compared anyway
  elif grep -q '^loop .* [0-9]' "$dir/auto.loops"; then
    take auto auto "$either$refuse"
  fi
}

check() {
  case " $accept " in
  *" $2 "*)
    must_accept "$@"
    return
    ;;
  esac
  case " $either " in
  *" $2 "*) may_accept "$@" ;;
  *) must_refuse "$@" ;;
  esac
}

if [ -x "$rewriter" ]; then
  for s in 2 3 4 5; do
    check "cp_async_$s" cp_async "$s"
  done
  check ldg ldg auto
  check ldg_single ldg_single auto
  check_auto
else
  echo "skip $name: no rewriter in this build"
fi

[ -z "$(field racy)" ] || exit 0
# shellcheck disable=SC2086 # objects are words
if ! (cd "$dir" && g++ "-Wl,-T,$here/shared.ld" "$work/emulator.o" "$work/compare.o" $objects -o program) \
  2>"$dir/link.log"; then
  echo "FAIL $name: does not link: $(tail -n 1 "$dir/link.log")"
  exit 0
fi
"$dir/program" "$name" ${copies:+--copies "$copies"} || [ $? = 1 ] ||
  echo "FAIL $name: the program ended abnormally"
