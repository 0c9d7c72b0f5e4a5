#!/usr/bin/env bash
# The architecture as wrapper/README.md tells it: the order of the folders and the owners of outside facts are read
# from its tables, so that page and sources cannot drift apart. Usage: tests/layout.sh [ROOT]
set -euo pipefail
shopt -s lastpipe # rule counts in this shell, not in one of a pipeline
cd "${1:-$(dirname "${BASH_SOURCE[0]}")/..}"

page=wrapper/README.md
longest=750 # lines in a file; one subject fits

passed=0 failed=0

# rule NAME: reads complaints from stdin; none means that the rule holds.
rule() {
  local complaints
  complaints=$(cat)
  if [ -z "$complaints" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "broken: $1"
    printf '%s\n' "$complaints" | sed 's/^/  /'
  fi
}

# table HEADING: the rows of the table below that heading of the page, without its head.
table() {
  awk -v heading="## $1" '
    /^## / { inside = $0 == heading; rows = 0 }
    inside && /^\|/ && ++rows > 2' "$page"
}

# code LITERALS FILE ...: "FILE:LINE:TEXT" without comments, and when LITERALS is 0 with empty string literals too.
code() {
  awk -v literals="$1" '
    FNR == 1 { comment = 0 }
    {
      line = $0; out = ""; quote = ""
      for (i = 1; i <= length(line); i++) {
        c = substr(line, i, 1); two = substr(line, i, 2)
        if (comment) {
          if (two == "*/") { comment = 0; i++ }
        } else if (quote != "") {
          if (c == "\\") { i++; c = c substr(line, i, 1) }
          else if (c == quote) { quote = ""; out = out c; continue }
          if (literals) out = out c
        } else if (two == "//") {
          break
        } else if (two == "/*") {
          comment = 1; i++
        } else {
          if (c == "\"" || c == "\047") quote = c
          out = out c
        }
      }
      if (out !~ /^[ \t]*$/) print FILENAME ":" FNR ":" out
    }' "${@:2}"
}

mapfile -t folders < <(table Folders | sed -n 's/^| `\([a-z]*\)\/`.*/\1/p')
mapfile -t files < <(find wrapper -name '*.[ch]' -o -name '*.def' | sort)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
code 1 "${files[@]}" >"$scratch/whole"
code 0 "${files[@]}" >"$scratch/calls"

# The page can be read at all, and names the folders that exist.
{
  [ ${#folders[@]} -ge 2 ] || echo "$page: no table of folders"
  [ "$(table 'One owner for each outside fact' | wc -l)" -ge 2 ] || echo "$page: no table of owners"
  for folder in wrapper/*/; do
    folder=$(basename "$folder")
    [[ " ${folders[*]} " == *" $folder "* ]] || echo "wrapper/$folder is not in the table of folders"
  done
} | rule "$page names every folder"

# Includes.
grep -E '^[^:]*:[0-9]+:[[:space:]]*#[[:space:]]*include[[:space:]]*"' "$scratch/whole" |
  awk -F: -v order="${folders[*]}" '
    BEGIN { n = split(order, names, " "); for (i = 1; i <= n; i++) rank[names[i]] = i }
    {
      split($1, path, "/"); own = path[3] == "" ? "main" : path[2]
      include = $3; sub(/^[^"]*"/, "", include); sub(/".*/, "", include)
      folder = include ~ /\// ? substr(include, 1, index(include, "/") - 1) : ""
      where = $1 ":" $2 ": "
      if (!(folder in rank)) print where "\"" include "\": write it as \"folder/name.h\" from wrapper/"
      else if (own != "main" && rank[folder] > rank[own]) print where own "/ may not include " folder "/"
    }' | rule 'a folder includes only itself and the folders before it'

# Owners.
while IFS='|' read -r _ fact words owners _; do
  fact=$(echo "$fact" | xargs)
  allowed=$(grep -o '`[^`]*`' <<<"$owners" | tr -d '`' | tr '\n' ' ')
  grep -o '`[^`]*`' <<<"$words" | tr -d '`' | while read -r word; do
    pattern=$(sed 's/[.[\*^$]/\\&/g' <<<"${word%()}")
    text=whole
    case $word in
    *'()') text=calls pattern="(^|[^A-Za-z0-9_])$pattern *\\(" ;;
    '<'*) pattern="#[[:space:]]*include[[:space:]]*$pattern" ;;
    *) pattern="(^|[^A-Za-z0-9_])$pattern([^A-Za-z0-9_]|\$)" ;;
    esac
    # Matched against the text only, not against the name of the file before it.
    awk -v pattern="${pattern//\\/\\\\}" -v allowed="$allowed" -v word="$word" '
      BEGIN { n = split(allowed, owner, " ") }
      {
        at = index($0, ":"); rest = substr($0, at + 1); text = substr(rest, index(rest, ":") + 1)
        if (text !~ pattern) next
        file = substr($0, 1, at - 1); sub(/^wrapper\//, "", file)
        for (i = 1; i <= n; i++) if (index(file, owner[i]) == 1) next
        print "wrapper/" file ":" substr(rest, 1, index(rest, ":")) " " word " belongs to " allowed
      }' "$scratch/$text"
  done | rule "one owner: $fact"
done < <(table 'One owner for each outside fact')

# Lists.
{
  find wrapper -mindepth 2 -name '*.c' | sed 's|^wrapper/||' | sort | while read -r file; do
    grep -q "^ *'$file',\$" wrapper/meson.build || echo "wrapper/$file is not in wrapper/meson.build"
  done
} | rule 'every source is built'

# "section.key | default | meaning" of every setting.
settings() {
  sed -n 's/^SETTING(\([A-Z]*\), "\([a-z_]*\)", [A-Z]*, "\([^"]*\)", "\(.*\)")$/\1 \2 \3|\4/p' \
    wrapper/command/config.def | while IFS='|' read -r setting meaning; do
    read -r section key default <<<"$setting"
    echo "| \`${section,,}.$key\` |${default:+ \`$default\`} | $meaning |"
  done
}
{
  [ "$(settings | wc -l)" = "$(grep -c '^SETTING' wrapper/command/config.def)" ] || echo "config.def is not understood"
  diff <(settings) <(awk '/^### / { inside = $0 == "### Settings" } inside && /^\| `/' README.md)
} | rule 'README.md tells every setting as it is'

{
  for file in "${files[@]}"; do
    lines=$(wc -l <"$file")
    [ "$lines" -le $longest ] || echo "$file: $lines lines, at most $longest"
  done
} | rule 'no file is too long for one subject'

{
  for file in "${files[@]}"; do
    case $file in
    *.h)
      guard=DBUF_$(sed 's|^wrapper/||; s|[/.]|_|g' <<<"$file" | tr '[:lower:]' '[:upper:]')
      grep -q "^#ifndef $guard\$" "$file" || echo "$file: its guard is not $guard"
      ;;
    esac
  done
} | rule 'header guards are named after the file'

echo "subtests: $passed passed, $failed failed, 0 skipped"
[ $failed = 0 ]
