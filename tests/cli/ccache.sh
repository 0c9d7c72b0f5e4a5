#!/usr/bin/env bash
# ccache before and behind dbuf-nvcc: whatever decides about a loop is seen, in each hit; and dependency files name the
# settings file.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
PATH=$(dirname "$nvcc"):$PATH
options=(-arch=sm_86 -MD -MF k.d -c -o k.o)

kernel() { # kernel CLAUSES: a K-loop whose tile is summed.
  cat <<END
extern "C" __global__ void sum(float *__restrict__ out, const float *__restrict__ in, int n) {
  __shared__ float tile[256];
  float s = 0;
#pragma dbuf pipeline($1)
  for (int k = 0; k < n; k += 256) {
    tile[threadIdx.x] = in[k + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 256; i++)
      s += tile[i] * (float)(threadIdx.x + i);
    __syncthreads();
  }
  out[threadIdx.x] = s;
}
END
}

settings() { # settings LINE ...: dbuf.ini
  printf '%s\n' "$@" >dbuf.ini
}

names_settings() {
  grep -qF 'dbuf.ini' k.d
}

# The settings file is a prerequisite where it had a say, with or without ccache.
kernel "" >k.cu
settings '[pipeline]' 'variant = ldg'
"$nvcc" "${options[@]}" k.cu 2>/dev/null && cp k.d plain.d
check "compiled with dbuf.ini" "$dbuf_nvcc" "${options[@]}" k.cu
equal "the dependency file names it, and all that nvcc names" \
  "$(tr -d ' \\' <plain.d | sort)" "$(tr -d ' \\' <k.d | grep -vx 'dbuf\.ini' | sort)"
check "as seen from here" grep -qw '^ *dbuf\.ini' k.d
check "the source stays the first" test "$(head -n 1 k.d | tr -d ' \\')" = "k.o:k.cu"
"$dbuf_nvcc" -M -arch=sm_86 k.cu -odir sub >asked.d
equal "nvcc -M too" "0 1" "$? $(grep -c '^ *dbuf\.ini' asked.d)"
equal "and otherwise what it says" "$("$nvcc" -M -arch=sm_86 k.cu -odir sub)" "$(grep -v 'dbuf\.ini' asked.d)"
kernel "stages=0" >wrong.cu
"$dbuf_nvcc" -MM -arch=sm_86 wrong.cu -o asked.d 2>tmp/err
equal "whatever becomes of the loop" "0 1 0" "$? $(grep -c '^ *dbuf\.ini' asked.d) $(wc -l <tmp/err)"
printf '#define NAME "k.cu"\n#include NAME\n' >hidden.cu
equal "and where it stands" 1 "$("$dbuf_nvcc" -M -arch=sm_86 hidden.cu | grep -c '^ *dbuf\.ini')"
# A path with a space in it, as this folder's, in nvcc's own spelling; one that Make would misread is left out.
mkdir -p below "mis:read" && cp k.cu dbuf.ini "mis:read"
(cd below && "$dbuf_nvcc" "${options[@]}" ../k.cu 2>/dev/null)
check "as one prerequisite, from elsewhere" grep -qF "${PWD// /\\ }/dbuf.ini" below/k.d
(cd below && "$dbuf_nvcc" "${options[@]}" "../mis:read/k.cu" 2>/dev/null)
equal "none where Make would misread it" 0 "$(grep -c 'dbuf\.ini' below/k.d)"
check "symbols for debuggers" "$dbuf_nvcc" -arch=sm_86 -g -lineinfo -c k.cu -o k.o
equal "do not name it" 0 "$(strings k.o | grep -c 'dbuf\.ini')"
check "settings from a device" "$dbuf_nvcc" --dbuf-config=/dev/null "${options[@]}" k.cu
equal "are no prerequisite" 0 "$(grep -c '/dev/null' k.d)"
echo '__global__ void k() {}' >none.cu
check "without the pragma" "$dbuf_nvcc" "${options[@]}" none.cu
check "there is none either" not names_settings

if ! command -v ccache >/dev/null; then
  skip "ccache is not installed"
  finish
  exit
fi
export CCACHE_DIR=$PWD/ccache

count() { # count WORD: ccache's counter
  ccache --print-stats | awk -v word="$1" '$1 == word { print $2 }'
}

# run COMMAND ...: compiles k.cu; says "hit" or "miss", the exit code, and how the tile travels.
run() {
  local misses code how=plain
  misses=$(count cache_miss)
  rm -f k.o
  "$@" "${options[@]}" k.cu >tmp/out 2>tmp/err
  code=$?
  [ ! -e k.o ] || ! cuobjdump -sass k.o | grep -q LDGSTS || how=cp_async
  if [ "$misses" = "$(count cache_miss)" ] && [ $code = 0 ]; then echo "hit $code $how"; else echo "miss $code $how"; fi
}

for order in before behind; do
  rm -rf "$CCACHE_DIR" k.o
  settings '[pipeline]' 'variant = ldg'
  kernel "" >k.cu
  case $order in
  before) command=(ccache "$PWD/own/dbuf-nvcc") ;;
  behind) command=("$PWD/own/dbuf-nvcc" ccache nvcc) ;;
  esac
  mkdir -p own && cp "$dbuf_nvcc" own
  equal "ccache $order: first" "miss 0 plain" "$(run "${command[@]}")"
  equal "again" "hit 0 plain" "$(run "${command[@]}")"
  check "with dbuf's words" grep -q 'remark: sum sm_86: ldg, 2 stages' tmp/err
  check "and dbuf.ini as a prerequisite" names_settings
  settings '[pipeline]' 'variant = cp_async'
  equal "dbuf.ini says otherwise" "miss 0 cp_async" "$(run "${command[@]}")"
  rm dbuf.ini
  run "${command[@]}" >/dev/null
  check "dbuf.ini is gone" not names_settings
  settings '[pipeline]' 'variant = cp_async'
  equal "dbuf.ini is back" "hit 0 cp_async" "$(run "${command[@]}")"
  check "as a prerequisite" names_settings
  equal "the environment says otherwise" "miss 0 plain" "$(DBUF_PIPELINE_VARIANT=ldg_single run "${command[@]}")"
  kernel "variant=ldg" >k.cu
  equal "the pragma says otherwise" "0 plain" "$(run "${command[@]}" | cut -d' ' -f2-)"
  # A gate leaves the text as it is, and fails all the same.
  settings '[check]' 'overlap = error' 'min_overlap = 0.99'
  equal "a gate fails by dbuf.ini" "miss 100 plain" "$(run "${command[@]}")"
  settings '[check]' 'min_overlap = 0.99'
  run "${command[@]}" >/dev/null
  kernel "variant=ldg, overlap=error" >k.cu
  equal "a gate fails by the pragma" "miss 100 plain" "$(run "${command[@]}")"
  { echo '#define LEVEL warn' && kernel "variant=ldg, overlap=LEVEL"; } >k.cu
  equal "a gate warns by a macro" 0 "$(run "${command[@]}" | cut -d' ' -f2)"
  sed -i 's/warn/error/' k.cu
  equal "a gate fails by a macro" "miss 100 plain" "$(run "${command[@]}")"

  # The scan does not see what a macro includes; the hook does.
  settings '[pipeline]' 'variant = ldg'
  kernel "" >hidden.h
  printf '#define HEADER "hidden.h"\n#include HEADER\n' >k.cu
  run "${command[@]}" >/dev/null
  settings '[pipeline]' 'variant = cp_async'
  equal "a hidden loop and another dbuf.ini" "0 cp_async" "$(run "${command[@]}" | cut -d' ' -f2-)"
  check "with dbuf's words" grep -q 'remark: sum sm_86: cp_async' tmp/err
done

# Before dbuf-nvcc ccache sees no nvcc: the one that is behind it is another one when its path is.
kernel "" >k.cu
command=(ccache "$PWD/own/dbuf-nvcc")
run "${command[@]}" >/dev/null
equal "the same nvcc" "hit 0 cp_async" "$(run "${command[@]}")"
ln -s "$(dirname "$(dirname "$nvcc")")" toolkit
equal "another nvcc" "miss 0 cp_async" "$(DBUF_NVCC=$PWD/toolkit/bin/nvcc run "${command[@]}")"
touch -d 2001-01-01 own/dbuf-nvcc
equal "another dbuf" "miss 0 cp_async" "$(run "${command[@]}")"
CCACHE_COMPILERCHECK=none run "${command[@]}" >/dev/null
touch -d 2002-01-01 own/dbuf-nvcc
equal "another dbuf, and ccache asked not to look at it" "miss 0 cp_async" \
  "$(CCACHE_COMPILERCHECK=none run "${command[@]}")"
equal "a launcher behind ccache is not cached, and right" "0 cp_async" \
  "$(run ccache "$dbuf_nvcc" "$nvcc" | cut -d' ' -f2-)"
equal "because ccache takes nvcc for a source" 1 "$(count multiple_source_files)"

# Host code that nvcc -E does not show is ccache's own trouble: whatever it makes of an edit there, it is the same with
# dbuf-nvcc.
rm -rf "$CCACHE_DIR" dbuf.ini
host_edit() { # host_edit COMMAND ...: the number that the host's code holds after an edit from 1 to 2
  for number in 1 2; do
    { kernel "variant=ldg" && printf '#ifndef __CUDA_ARCH__\nextern "C" int number() { return %d; }\n#endif\n' $number; } >k.cu
    run "$@" >/dev/null
  done
  objdump -d k.o | grep -A 6 '<number>:' | sed -n 's/.*mov *\$0x\([0-9]*\),.*/\1/p'
}
equal "an edit of host code alone, as without dbuf" "$(CCACHE_DIR=$PWD/alone host_edit ccache nvcc)" \
  "$(host_edit "$PWD/own/dbuf-nvcc" ccache nvcc)"

finish
