#!/usr/bin/env bash
# As options.sh, for real: one spelling of each option, then every one.
folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tests/cli/lib.sh
. "$folder/lib.sh"

python3 "$folder/options.py" "$nvcc" "$dbuf_nvcc" "$folder/options.txt" made all
