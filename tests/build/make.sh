#!/usr/bin/env bash
# dbuf.mk in the Makefile that examples/builds.md shows.
set -uo pipefail
here=$ROOT/tests/build
# shellcheck source=tests/build/lib.sh
. "$here/lib.sh"

installation installed
include=../installed/usr/local/include # Make knows no folder with a space in its name
project='my: 50% project' # what Make needs told apart in the name of dbuf.ini
mkdir "$project"
example 'GNU Make' make >"$project/Makefile"
cp "$here"/kernels/tile.h "$project"
cp "$here"/kernels/configured.cu "$project/sum.cu"
printf '[pipeline]\nvariant = cp_async\n' >"$project/dbuf.ini"
cd "$project" || exit 1

# run ARGUMENT ...: make, which finds dbuf.mk as it does where dbuf is installed.
run() {
  make -I "$include" "$@"
}

idle() {
  run | grep 'is up to date'
}

# compiles ARGUMENT ...: make compiles sum.o.
compiles() {
  local output
  output=$(run "$@" 2>&1) || {
    echo "$output"
    return 1
  }
  grep -e ' -c -o sum.o' <<<"$output"
}

plan=$(run dbuf-report 2>&1)
check 'dbuf-report tells the plan' grep -q 'sm_86: cp_async, 2 stages' <<<"$plan"
check 'and compiles nothing' not test -e sum.o
check 'the default goal is that of the Makefile' run
check 'the object is pipelined' pipelined sum.o
check 'so is the program' pipelined app
check 'nothing to do after a build' idle
sleep 1 && touch tile.h
check 'a header that changed compiles again' compiles
check 'dbuf-check passes' run dbuf-check
check 'it takes options' not run dbuf-check DBUF_CHECKFLAGS='--set check.overlap=no'
check 'dbuf-config shows the settings' grep -q 'pipeline.variant *= cp_async' <(run dbuf-config)

sleep 1 && printf '[pipeline]\nvariant = off\n' >dbuf.ini
check 'dbuf.ini that changed compiles again' compiles
check 'as it says now' plain sum.o
printf '[pipeline]\nvariant = off\nstagse = 2\n' >dbuf.ini
check 'a wrong one fails the build' not run
rm dbuf.ini
check 'a missing one is no error' run sum.o
printf '[pipeline]\nvariant = ldg_single\n' >../dbuf.ini
check 'one in a folder above counts' compiles
printf '[pipeline]\nvariant = cp_async\n' >own.ini
check 'DBUF_CONFIG names another' compiles DBUF_CONFIG=own.ini
check 'the object is as it says' pipelined sum.o
sleep 1 && touch own.ini
check 'which is one of its dependencies' compiles DBUF_CONFIG=own.ini
rm -f ../dbuf.ini own.ini sum.[do] app
check 'NVCC=nvcc builds without dbuf' run NVCC=nvcc
check 'as written' plain app
rm -f sum.[do] app
ln -s "$BUILD" ../built # whose name may hold spaces
include=../built
check 'the one in the build folder finds the programs beside it' run
check 'which check what was made' run dbuf-check

finish
