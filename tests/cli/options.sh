#!/usr/bin/env bash
# Every option of nvcc in every spelling with --dryrun: the same as with nvcc alone. sweep_options.sh does it for real.
folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tests/cli/lib.sh
. "$folder/lib.sh"

python3 "$folder/options.py" "$nvcc" "$dbuf_nvcc" "$folder/options.txt" spelled
