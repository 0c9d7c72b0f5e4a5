#!/usr/bin/env bash
# The user's host compiler is the one that is called, with the same arguments under the same name, however it was named.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

mkdir -p "my hosts" plainhosts
for folder in "my hosts" plainhosts; do
  for name in gcc g++ special-g++; do
    printf '#!/bin/sh\n{ printf %%s "$0"; printf " [%%s]" "$@"; echo; } >>"$LOG"\nexec %s "$@"\n' \
      "$(command -v "${name#special-}")" >"$folder/$name"
    chmod +x "$folder/$name"
  done
done
echo '__global__ void k(int *p) { *p = 1; } int main() {}' >k.cu
echo '-ccbin "my hosts/g++" -DQ="a b"' >host.rsp
echo '-optf host.rsp' >nested.rsp
here=$PWD

# calls TOOL ARGS...: which host compilers were called with what, and how it ended. A path relative to here may be made
# absolute.
calls() {
  rm -f log
  local out rc
  out=$(LOG=$here/log "$@" 2>&1 >/dev/null)
  rc=$?
  echo "exit $rc"
  printf '%s\n' "$out"
  [ ! -e log ] || normal log | sed "s|^$here/||; s|^\./||; s|$here/tmp/|tmp/|g; s|//*|/|g"
}

# Where nvcc is a script, or has a host compiler of its own, it is asked by --dryrun for that, and calls it then with a
# file of a few lines. It may say that one -ccbin is one too many.
but_for_the_question() {
  sed "/redefinition for option 'compiler-bindir'/d; /\[-E\] \[tmp\/tmpxft_PID_00000000-[0-9]*\.cpp\]$/d; /^$/d"
}

# same WHAT ARGS...: nvcc in PATH may be a script.
same() {
  local what=$1 plain filter=cat
  shift
  [ "$(head -c 2 "$nvcc" | tr -d '\0')" != '#!' ] || filter=but_for_the_question
  plain=$(calls "$nvcc" "$@" | $filter)
  equal "$what" "$plain" "$(calls "$dbuf_nvcc" "$@" | $filter)"
}

same_nonempty() {
  same "$@"
  [ -s log ] || fail "$1: no host compiler was called"
}

same_nonempty "a file" -E -ccbin "$here/my hosts/g++" k.cu
same_nonempty "a file with another name" -E --compiler-bindir="my hosts/special-g++" k.cu
same_nonempty "a folder, up to the link" -ccbin "my hosts" k.cu -o prog
same_nonempty "a folder with a slash" -E -ccbin "my hosts/" k.cu
PATH=$here/plainhosts:$PATH same_nonempty "a bare name in PATH" -E -ccbin special-g++ k.cu
PATH=$here/plainhosts:$PATH same_nonempty "none named, gcc from PATH, up to the link" k.cu -o prog
NVCC_CCBIN="my hosts" same "NVCC_CCBIN, which nvcc 12.4 and older leave alone" -E k.cu
NVCC_CCBIN=/nonexistent same_nonempty "NVCC_CCBIN does not count beside -ccbin" -E -ccbin "my hosts" k.cu
NVCC_PREPEND_FLAGS="-DX=1 -ccbin plainhosts" same_nonempty "NVCC_PREPEND_FLAGS" -E k.cu
NVCC_APPEND_FLAGS="-ccbin=plainhosts/special-g++" same_nonempty "NVCC_APPEND_FLAGS" -E k.cu
NVCC_PREPEND_FLAGS="-ccbin plainhosts" NVCC_APPEND_FLAGS="-ccbin plainhosts/g++" \
  same_nonempty "all three, with nvcc's warning" -E -ccbin "my hosts/gcc" k.cu
same_nonempty "an options file" -E -optf host.rsp k.cu
same_nonempty "an options file in an options file" -E --options-file=nested.rsp k.cu
same_nonempty "the same compiler twice" -E -ccbin plainhosts/g++ -ccbin=plainhosts/g++ k.cu
# The name it is called by, which a script cannot tell: gcc -v shows it.
same "the name in argv[0]" -E -Xcompiler -v k.cu
same "the name in argv[0], of a file" -E -Xcompiler -v -ccbin "$(command -v g++)" k.cu
same "a file that is not there" -E -ccbin nosuch/g++ k.cu
same "a name that is not in PATH" -E -ccbin nosuch-g++ k.cu
same "a folder without gcc" -E -ccbin tmp k.cu
same "a command with a launcher" -E -ccbin "ccache g++" k.cu
same "an empty name" -E -ccbin "" k.cu

# An nvcc with a host compiler of its own: by its profile, as in NixOS, or by a script in front of it, as in conda.
root=$(dirname "$("$nvcc" --dryrun -x cu /dev/null -o /dev/null 2>&1 | sed -n 's/^#\$ _HERE_=//p' | head -n 1)")
mkdir -p kit/bin script
ln -s "$root"/* kit 2>/dev/null
ln -s "$root"/bin/* kit/bin
rm kit/bin/nvcc kit/bin/nvcc.profile
cp "$root/bin/nvcc" kit/bin
{ cat "$root/bin/nvcc.profile"; echo "compiler-bindir = $here/plainhosts"; } >kit/bin/nvcc.profile

# same_own WHAT NVCC ARGS...
same_own() {
  local what=$1 own=$here/$2 plain
  shift 2
  plain=$(calls "$own" "$@" | but_for_the_question)
  [ -s log ] || fail "$what: no host compiler was called"
  equal "$what" "$plain" "$(DBUF_NVCC=$own calls "$dbuf_nvcc" "$@" | but_for_the_question)"
}

same_own "nvcc.profile" kit/bin/nvcc -E k.cu
same_own "nvcc.profile, up to the link" kit/bin/nvcc k.cu -o prog
same_own "nvcc.profile does not count beside -ccbin" kit/bin/nvcc -E -ccbin "my hosts" k.cu
NVCC_CCBIN="my hosts" same_own "nvcc.profile and NVCC_CCBIN" kit/bin/nvcc -E k.cu
cp "$root/bin/nvcc.profile" kit/bin
while IFS=: read -r what text; do
  printf '#!/bin/sh\n%s\n' "$text" >script/nvcc
  chmod +x script/nvcc
  export NVCC=$here/kit/bin/nvcc
  same_own "a script: $what" script/nvcc -E k.cu
  same_own "a script: $what, up to the link" script/nvcc k.cu -o prog
  same_own "a script: $what, beside -ccbin" script/nvcc -E -ccbin "my hosts/special-g++" k.cu
done <<'END'
a file:exec "$NVCC" -ccbin plainhosts/g++ "$@"
a folder with a space:exec "$NVCC" --compiler-bindir="my hosts" "$@"
where there is none:case " $* " in *" -ccbin "*) exec "$NVCC" "$@" ;; *) exec "$NVCC" -ccbin plainhosts/special-g++ "$@" ;; esac
a bare name:PATH=$PWD/plainhosts:$PATH exec "$NVCC" -ccbin special-g++ "$@"
NVCC_PREPEND_FLAGS:NVCC_PREPEND_FLAGS="-ccbin plainhosts" exec "$NVCC" "$@"
PATH:PATH=$PWD/plainhosts:$PATH exec "$NVCC" "$@"
END

# The link is made by whoever comes first, and twenty may come at once.
rm -rf cache/dbuf
for i in $(seq 20); do
  LOG=/dev/null "$dbuf_nvcc" -E -ccbin "my hosts" k.cu >"tmp/out$i" 2>"tmp/err$i" &
  pids[i]=$!
done
bad=0
for i in $(seq 20); do
  wait "${pids[i]}" || bad=$((bad + 1))
  cmp -s tmp/out1 "tmp/out$i" || bad=$((bad + 1))
  [ -s "tmp/err$i" ] && bad=$((bad + 1))
done
equal "twenty at once" 0 $bad
equal "one folder for one compiler" 1 "$(find cache/dbuf -name 'host-*' | wc -l)"
equal "nothing but the links and the note in it" "dbuf-host g++ gcc" "$(ls cache/dbuf/host-* | sort | tr '\n' ' ' | sed 's/ $//')"
equal "the folder is private" 700 "$(stat -c %a cache/dbuf)"

# Where the cache cannot be: a folder others can write, a file in its place, a name that a shell would expand.
rm -rf cache/dbuf
mkdir -m 777 cache/dbuf
"$dbuf_nvcc" -E k.cu >/dev/null 2>&1
equal "a folder that others can write is not used" 0 "$(find cache/dbuf -name 'host-*' | wc -l)"
equal "TMPDIR serves instead" 1 "$(find "tmp/dbuf-$(id -u)" -name 'host-*' | wc -l)"
rm -rf "tmp/dbuf-$(id -u)" cache/dbuf
touch cache/dbuf
"$dbuf_nvcc" -E k.cu >/dev/null 2>&1
equal "a file in its place" 1 "$(find "tmp/dbuf-$(id -u)" -name 'host-*' | wc -l)"
mkdir 'a$HOME'
check "a name that a shell would expand" env XDG_CACHE_HOME="$here/a\$HOME" "$dbuf_nvcc" -E k.cu
equal "nothing is made there" "" "$(ls 'a$HOME')"
rm -rf "tmp/dbuf-$(id -u)" cache/dbuf

# Without /proc there is no telling where our own program is.
if unshare --mount mount -t tmpfs none /proc 2>/dev/null; then
  unshare --mount sh -c 'mount -t tmpfs none /proc && exec "$@"' sh "$dbuf_nvcc" -c k.cu -o k.o >tmp/said 2>&1
  equal "no /proc: 103" 103 $?
  check "and it is said" grep -q 'note: mount /proc' tmp/said
  unshare --mount sh -c 'mount -t tmpfs none /proc && exec "$@"' sh "$dbuf_nvcc" -V >tmp/said 2>&1
  equal "no /proc: what is no compilation is nvcc's" "0 $("$nvcc" -V)" "$? $(cat tmp/said)"
else
  skip "no /proc: only root can take it away"
fi

# Each real host compiler here that nvcc takes: the loop is found in its text too, and cicc makes the same of it.
cat >loop.cu <<'END'
extern "C" __global__ void sum(float *__restrict__ out, const float *__restrict__ in, int n) {
  __shared__ float tile[256];
  float s = 0;
#pragma dbuf pipeline(variant=cp_async)
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
# ptx FILE: without what names the compiler and this compilation.
ptx() {
  grep -v '^//' "$1" | normal
}
"$dbuf_nvcc" -arch=sm_86 -ptx loop.cu -o default.ptx 2>/dev/null
check "the loop is pipelined" grep -q 'cp\.async' default.ptx
for compiler in $(compgen -c | grep -xE '(g\+\+|clang\+\+)-[0-9]+' | sort -uV); do
  "$nvcc" -arch=sm_86 -ccbin "$compiler" -ptx k.cu -o plain.ptx >/dev/null 2>&1 || continue
  "$dbuf_nvcc" -arch=sm_86 -ccbin "$compiler" -ptx loop.cu -o loop.ptx 2>/dev/null
  equal "with $compiler" "$(ptx default.ptx)" "$(ptx loop.ptx)"
done


# ccache in the place of the host compiler: it looks at the name by which it is called.
if command -v ccache >/dev/null; then
  mkdir cached
  ln -s "$(command -v ccache)" cached/gcc
  ln -s "$(command -v ccache)" cached/g++
  for ccbin in cached cached/g++; do
    CCACHE_DIR=$here/ccache "$dbuf_nvcc" -arch=sm_86 -ccbin $ccbin -ptx loop.cu -o loop.ptx 2>/dev/null
    equal "-ccbin $ccbin, links to ccache" "$(ptx default.ptx)" "$(ptx loop.ptx)"
  done
  equal "ccache was called" yes "$([ "$(CCACHE_DIR=$here/ccache ccache --print-stats | awk '$2 { n++ } END { print n }')" -gt 0 ] && echo yes)"
else
  skip "ccache is not installed"
fi

finish
