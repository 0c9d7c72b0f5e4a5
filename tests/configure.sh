#!/usr/bin/env bash
# Configures BUILD with Meson when it is new, and again when the arguments or the list of files changed.
# Usage: tests/configure.sh BUILD FILES [meson arguments]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build=$1
files=$2
shift 2
state=$build/configured-for

if ! command -v meson >/dev/null || ! command -v ninja >/dev/null; then
  echo "meson or ninja is missing; 'make setup' installs what is needed" >&2
  exit 1
fi
if [ ! -e "$build/build.ninja" ]; then
  meson setup "$build" "$@"
elif [ "$(cat "$state" 2>/dev/null)" != "$files $*" ]; then
  meson setup --reconfigure "$build" "$@" >/dev/null
fi
echo "$files $*" >"$state"
