#!/usr/bin/env bash
# Completion in bash, zsh and fish, typed on a terminal, and in bash all there is to complete.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
folder=$root/meson/completion
PATH=$BUILD:$PATH

# becomes TYPED COMPLETED, in the shell at hand
becomes() {
  equal "$name: $1" "$2" "$(timeout 60 python3 "$root/tests/cli/typed.py" "$setup" "$1" "${shell[@]}" 2>&1)"
}

typed() {
  becomes 'dbuf che' 'dbuf check'
  becomes 'dbuf check --fu' 'dbuf check --function'
  becomes 'dbuf simulate --gr' 'dbuf simulate --grid'
  becomes 'dbuf-nvcc --dbuf-vers' 'dbuf-nvcc --dbuf-version'
  becomes 'dbuf-nvcc --dbuf-conf' 'dbuf-nvcc --dbuf-config'
  becomes 'dbuf-nvcc --gpu-arch' 'dbuf-nvcc --gpu-architecture'
  becomes 'dbuf-nvcc --dbuf-set check.sp' 'dbuf-nvcc --dbuf-set check.spill='
  becomes 'dbuf-nvcc ker' 'dbuf-nvcc kernel.cu'
  becomes 'dbuf check ker' 'dbuf check kernel.cu'
}

touch kernel.cu
name=bash shell=(bash --norc -i) setup=". '$folder/dbuf.bash'"
typed
becomes 'dbuf-nvcc --dbuf-set=check.spill=wa' 'dbuf-nvcc --dbuf-set=check.spill=warn'
becomes 'dbuf check --set pipeline.variant=cp' 'dbuf check --set pipeline.variant=cp_async'
becomes 'dbuf-nvcc --dbuf-config=ker' 'dbuf-nvcc --dbuf-config=kernel.cu'
if command -v zsh >/dev/null; then
  name=zsh shell=(zsh -f -i) setup="fpath=('$folder' \$fpath); autoload -Uz compinit; compinit -u -D"
  typed
  becomes 'dbuf-nvcc --dbuf-set=check.spill=wa' 'dbuf-nvcc --dbuf-set=check.spill=warn'
else
  skip 'no zsh here'
fi
if command -v fish >/dev/null; then
  # offered TYPED COMPLETED: fish tells itself what it offers.
  offered() {
    equal "fish: $1" "$2" "$(fish --no-config -c "source '$folder/dbuf.fish'; complete -C '$1'" | cut -f 1)"
  }
  offered 'dbuf che' check
  offered 'dbuf check --fu' --function
  offered 'dbuf simulate --gr' --grid
  offered 'dbuf-nvcc --dbuf-conf' --dbuf-config
  offered 'dbuf-nvcc --dbuf-set check.sp' check.spill=
  offered 'dbuf-nvcc ker' kernel.cu
else
  skip 'no fish here'
fi

# shellcheck source=meson/completion/dbuf.bash
. "$folder/dbuf.bash"
compopt() { :; } # only while a completion runs

# completions LINE: all that bash would offer.
completions() {
  COMP_LINE=$1 COMP_POINT=${#1} COMPREPLY=()
  _dbuf
  printf '%s\n' "${COMPREPLY[@]}" | sort -u
}

options() {
  grep -oE -- '--[a-z][a-z-]*' | sort -u
}

mapfile -t commands < <("$dbuf" --help | sed -n 's/^  dbuf \([a-z]*\) .*/\1/p')
equal 'all commands' "$(printf '%s\n' "${commands[@]}" --help --version | sort)" "$(completions 'dbuf ')"
for command in "${commands[@]}"; do
  # Words of the explanations may name those of other programs.
  equal "all options of $command" "$("$dbuf" "$command" --help | grep -E '^(usage|  +-)' |
    sed -E 's/ {2,}[^ -].*//' | options)" "$(completions "dbuf $command --")"
done
equal 'all options of dbuf-nvcc' "$("$dbuf_nvcc" --dbuf-help | options)" \
  "$(completions 'dbuf-nvcc --dbuf')"
# Those of [arch] name an architecture between the two words.
equal 'all settings' "$(sed -n '/^SETTING(ARCH/d; s/^SETTING(\([A-Z]*\), "\([a-z_]*\)", .*/\L\1.\2=/p' \
  "$root/wrapper/command/config.def" | sort)" "$(completions 'dbuf-nvcc --dbuf-set ')"
while read -r setting; do
  for value in $(completions "dbuf config --dbuf-set=$setting"); do
    check "$setting$value is a setting" "$dbuf" config "--dbuf-set=$setting$value"
  done
done < <(completions 'dbuf config --dbuf-set ')
equal 'a number has no values to offer' '' "$(completions 'dbuf check --set check.min_overlap=')"

finish
