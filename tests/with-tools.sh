#!/usr/bin/env bash
# Runs a command with the CUDA tools in PATH as the tests have them. Usage: BUILD=... tests/with-tools.sh COMMAND ...
set -euo pipefail
# shellcheck source=tests/env.sh
. "$(dirname "${BASH_SOURCE[0]}")/env.sh"
exec "$@"
