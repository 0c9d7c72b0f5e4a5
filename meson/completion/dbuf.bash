# Completes the arguments of dbuf and dbuf-nvcc in bash. The programs' own help says what there is.
# shellcheck shell=bash

# _dbuf_options COMMAND ...: the options that its help lists.
_dbuf_options() {
  "$@" 2>/dev/null | grep -E '^(usage:|  +-|-)' |
    sed -E 's/ {2,}[^ -].*//' | grep -oE -- '--?[A-Za-z][A-Za-z0-9-]*' | sort -u
}

# _dbuf_settings DBUF START: the settings whose name begins so, or one's values when a name with = is begun.
_dbuf_settings() {
  if [[ $2 == *=* ]]; then
    local values
    values=$("$1" config "--dbuf-config=/dev/null" "--dbuf-set=${2%%=*}=?" 2>&1 | sed -n 's/.*: expected //p')
    values=$(sed -E 's/ \[[a-z-]*\]$//; s/ or /, /; s/, /\n/g' <<<"$values")
    # A sentence about numbers is no list of words.
    [[ $values == *' '* ]] || printf "${2%%=*}=%s\n" $values
  else
    "$1" config --dbuf-config=/dev/null 2>/dev/null | sed -n 's/^\([a-z]*\.[a-z_]*\) .*/\1=/p' | grep -v '^arch\.'
  fi
}

_dbuf() {
  local line=${COMP_LINE:0:COMP_POINT}
  local word=${line##*[[:space:]]}
  local -a before
  read -ra before <<<"${line%"$word"}"
  local program=${before[0]} option='' choice='' start
  [ -n "$program" ] || return
  local companion=${program%-nvcc} last=${before[${#before[@]} - 1]}

  # What the value under the cursor belongs to, and what of the word stands before it.
  if [[ $word == --*=* ]]; then
    option=${word%%=*} start=$option=
  else
    option=$last start=''
  fi
  case $option in
  --dbuf-set | --dbuf-force | --set | --force) choice=$(_dbuf_settings "$companion" "${word#"$start"}") ;;
  --dbuf-config | --config | --save | --output | --ncu | --prediction) choice=$(compgen -f -- "${word#"$start"}") ;;
  *)
    start=''
    if [[ $companion != "$program" ]]; then
      [[ $word != -* ]] || choice=$(_dbuf_options "$program" --dbuf-help; _dbuf_options "$program" --help)
    elif [ ${#before[@]} = 1 ]; then
      choice=$("$program" --help 2>/dev/null | sed -n 's/^  dbuf \([a-z]*\) .*/\1/p'; printf '%s\n' --help --version)
    elif [[ $word == -* ]]; then
      choice=$(_dbuf_options "$program" "${before[1]}" --help)
    fi
    ;;
  esac

  # readline breaks words at = and :, and wants only what follows the last of them.
  local shown=${word##*[=:]} IFS=$'\n' full
  COMPREPLY=()
  for full in $choice; do
    full=$start$full
    [[ $full != "$word"* ]] || COMPREPLY+=("${full#"${word%"$shown"}"}")
  done
  [[ ${#COMPREPLY[@]} != 1 || ${COMPREPLY[0]} != *= ]] || compopt -o nospace
}

complete -o default -F _dbuf dbuf dbuf-nvcc
