#!/usr/bin/env bash
# The manual pages against the programs' own help and the table of settings: all that exists and nothing else.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

pages=(dbuf-nvcc.1 dbuf.1 dbuf.ini.5)

# text PAGE: without the formatting.
text() {
  sed 's/\\f[A-Z]//g; s/\\-/-/g' "$BUILD/$1"
}

# options: those in a text.
options() {
  grep -oE -- '--[a-z][a-z-]*' | sort -u
}

# of_command COMMAND: the options that its help lists; the words behind them may name those of other programs.
of_command() {
  "$dbuf" "$1" --help | grep -E '^(usage|  +-)' | sed -E 's/ {2,}[^ -].*//' | options
}

for page in "${pages[@]}"; do
  if command -v mandoc >/dev/null; then
    equal "$page: mandoc has no complaint" "" "$(mandoc -T lint -W warning "$BUILD/$page" 2>&1)"
  fi
  if command -v man >/dev/null && man --version 2>/dev/null | grep -q 'man [0-9]'; then
    equal "$page: man has no complaint" "" "$(LC_ALL=C.UTF-8 man --warnings -l "$BUILD/$page" 2>&1 >/dev/null)"
  fi
done
command -v mandoc >/dev/null || skip 'no mandoc here'

own=$("$dbuf_nvcc" --dbuf-help | options)
equal 'dbuf-nvcc(1) tells the options of dbuf-nvcc' "$own" \
  "$(text dbuf-nvcc.1 | sed -n '/^\.SH OPTIONS/,/^\.SH THE/p' | options | grep -e '^--dbuf-.')"

mapfile -t commands < <("$dbuf" --help | sed -n 's/^  dbuf \([a-z]*\) .*/\1/p')
check 'there are commands' test "${#commands[@]}" -ge 7
equal 'dbuf(1) tells the commands' "$(printf '%s\n' "${commands[@]}")" "$(text dbuf.1 | sed -n 's/^\.SS dbuf \([a-z]*\) .*/\1/p')"
all=$(for command in "${commands[@]}"; do of_command "$command"; done)
equal 'dbuf(1) tells the options of all commands, and no others' "$(printf '%s\n--help\n--version\n' "$all" | sort -u)" \
  "$(text dbuf.1 | grep -v 'ncu --csv' | options | grep -vx -e --csv)"
# What a command's own section must tell, or another command's before it.
for command in "${commands[@]}"; do
  before=$(text dbuf.1 | awk -v heading=".SS dbuf $command " 'index($0, heading) == 1 { own = 1 }
    own && /^\.S[SH]/ && index($0, heading) != 1 { exit } { print }' | options)
  equal "dbuf(1) tells the options of $command before its section ends" "" \
    "$(comm -23 <(of_command "$command") <(printf '%s\n' "$before"))"
done

# "section.key default" of each setting.
settings=$(sed -n 's/^SETTING(\([A-Z]*\), "\([a-z_]*\)", [A-Z]*, "\([^"]*\)", .*/\1 \2 \3/p' \
  "$root/wrapper/command/config.def" | while read -r section key default; do
  echo "${section,,}.$key${default:+ $default}"
done)
check 'there are settings' test "$(wc -l <<<"$settings")" -ge 10
told=$(text dbuf.ini.5 | awk '/^\.S[SH] / { section = $2; gsub(/["[\]]/, "", section) }
  tagged && /^\.BR? / { gsub(/ " = " /, " "); print section "." $2 ($3 == "" ? "" : " " $3) }
  { tagged = $0 == ".TP" }')
equal 'dbuf.ini(5) tells the settings and their defaults' "$settings" "$(grep -v '^kernel\.' <<<"$told")"
equal 'and that of kernels alone' kernel.match "$(grep '^kernel\.' <<<"$told")"
text dbuf.ini.5 | sed -n '/^\.SH EXAMPLES/,/^\.fi/p' | sed '/^\./d' >example.ini
check 'its example is right' "$dbuf" config --dbuf-config=example.ini
grep -q . example.ini || fail 'there is an example'

# What the examples run exists.
equal 'codes of dbuf-nvcc' '100 101 102 103' \
  "$(text dbuf-nvcc.1 | sed -n '/^\.SH EXIT/,/^\.SH ENV/s/^\.B \(10[0-9]\)$/\1/p' | tr '\n' ' ' | sed 's/ $//')"

finish
