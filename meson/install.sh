#!/usr/bin/env bash
# make install and make uninstall. What was installed is written down in BUILD/installed, folders that were made for it
# too: Meson's own log forgets at each install what the one before did, and then leaves folders behind.
# Usage: meson/install.sh install|uninstall BUILD [DESTDIR]
set -euo pipefail

action=$1 build=$2 destdir=${3:-}
[ -z "$destdir" ] || destdir=$(realpath -m "$destdir")
record=$build/installed # lines: DESTDIR, a tab, the path
touch "$record"

# lines is|is-not: those of this DESTDIR, or all others.
lines() {
  awk -F '\t' -v destdir="$destdir" -v is="$1" '($1 == destdir) == (is == "is")' "$record"
}

case $action in
install)
  meson install -C "$build" --no-rebuild --quiet ${destdir:+--destdir "$destdir"}
  grep -v '^#' "$build/meson-logs/install-log.txt" | awk -v destdir="$destdir" '{ print destdir "\t" $0 }' >>"$record"
  sort -u -o "$record" "$record"
  lines is | cut -f 2- | while IFS= read -r path; do
    [ -d "$path" ] || echo "$path"
  done
  ;;
uninstall)
  if [ -z "$(lines is)" ]; then
    echo "nothing was installed from $build${destdir:+ into $destdir}" >&2
    exit 1
  fi
  # What lies in a folder comes before the folder. One that holds files of others stays.
  lines is | cut -f 2- | sort -r | while IFS= read -r path; do
    if [ -d "$path" ] && [ ! -L "$path" ]; then
      rmdir --ignore-fail-on-non-empty "$path"
    else
      rm -f "$path"
    fi
  done
  rest=$(lines is-not)
  printf '%s' "${rest:+$rest$'\n'}" >"$record"
  ;;
esac
