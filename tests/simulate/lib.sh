# How a case becomes modules for the driver; for sourcing. Sets here, rewriter, driver, plans.
# shellcheck shell=bash disable=SC2034 # used by those who source it
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$(dirname "$here")")
rewriter=${REWRITER:-${BUILD:?set BUILD to the build folder}/tests/rewrite_case}
driver=$BUILD/tests/simulate_driver
if [ -n "${GPU-}" ]; then
  DRIVER_OPTIONS=--gpu
  gpu_arch=sm_$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader | head -n 1 | tr -d .)
fi
plans="cp_async:2 cp_async:3 cp_async:5 ldg:auto ldg_single:auto"

# listed FILE NAME...: the text with calls in launches said to the driver, and the list of cases behind it.
# NAME is CASE=FUNCTION.
listed() {
  sed -E 's/\[=\] \{ ([A-Za-z_][A-Za-z_0-9:]*(<[^;{}()]*>)?)\(/[=] { kernel_of<\1>::record(/' "$1"
  shift
  local name
  echo 'struct simulated_case { const char *name; void (*run)(trial &); };'
  echo 'extern "C" const simulated_case simulate_cases[] = {'
  for name; do
    echo "{\"${name%%=*}\", ${name#*=}},"
  done
  echo '{nullptr, nullptr}};'
}

# to_ptx TEXT OUTPUT: compiles preprocessed text for the device; with GPU also to machine code beside it (.cubin).
to_ptx() {
  # shellcheck disable=SC2086 # options are words
  nvcc -ptx -x cu -w ${OPTIMISE-} -D__CUDA_RUNTIME_H__ -lineinfo -arch=sm_80 "$1" -o "$2" && to_cubin "$2"
}

to_cubin() {
  [ -z "${GPU-}" ] || ptxas "-arch=$gpu_arch" "$1" -o "${1%.ptx}.cubin"
}

# to_host TEXT OUTPUT: the host's side. Device code stays unresolved: nobody calls it.
to_host() {
  sed -e '/^ *asm(".*);$/d; /asm volatile/,/);$/d; /^ *asm("/,/);$/d' \
    -e 's/extern __\(shared__\|attribute__((shared))\) \(.*\)\[\]\(.*\);/static \2[1]\3;/' "$1" |
    g++ -w -x c++ -std=c++17 -fPIC -shared -O0 -Wl,-z,lazy -I"$here/cuda" - -o "$2"
}

# prepare FOLDER: FOLDER/case.cu becomes case.ii, case.so and original.ptx there; messages in FOLDER/log.
prepare() {
  g++ -x c++ -E -D__CUDACC__ -D__CUDA_ARCH__=800 -I"$here/cuda" "$1/case.cu" -o "$1/case.ii" 2>"$1/log" &&
    to_host "$1/case.cu" "$1/case.so" 2>>"$1/log" && to_ptx "$1/case.ii" "$1/original.ptx" >>"$1/log" 2>&1
}

# rewrite FOLDER NAME PLAN [OPTION...]: NAME.ii, NAME.log, NAME.loops; the rewriter's exit code.
rewrite() {
  local folder=$1 name=$2 plan=$3
  shift 3
  "$rewriter" "$folder/case.ii" --arch 80 --set "pipeline.variant=${plan%:*}" --set "pipeline.stages=${plan#*:}" "$@" \
    -o "$folder/$name.ii" >"$folder/$name.loops" 2>"$folder/$name.log"
}

# compare NAME FOLDER MODULE=PTX...: the modules against the original, and what their PTX must not have.
compare() {
  local name=$1 folder=$2
  shift 2
  python3 "$here/running_registers.py" "$name" "${@#*=}"
  # shellcheck disable=SC2086 # options are words
  "$driver" ${DRIVER_OPTIONS-} "$folder/case.so" "$folder/original.ptx" "$@" || [ $? = 1 ] ||
    echo "FAIL $name: the driver ended abnormally"
}
