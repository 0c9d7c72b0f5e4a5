# Sourced by the tests that kill a process of a running build. nvcc is the real one in a toolkit of links, in which each
# program that it starts is a script: the one that is asked for stops itself before it becomes the real program, so that
# a test kills whom it likes at a moment it knows.
# shellcheck shell=bash
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# The nvcc in PATH may be a script or a link: the real one says where it stands.
root=$(dirname "$("$nvcc" --dryrun -x cu -c /dev/null 2>&1 | sed -n 's/^#\$ _HERE_=//p')")
cuobjdump=$(command -v cuobjdump)
kit=$PWD/kit
architectures=(-gencode "arch=compute_80,code=sm_80" -gencode "arch=compute_90,code=sm_90")

# stopping FILE PROGRAM: makes FILE, which is PROGRAM but for the stop.
stopping() {
  cat >"$1" <<END
#!/bin/sh
if [ "\${STOP_AT-}" = "${1##*/}" ]; then
  n=1
  while ! mkdir "\$STOP/\$n" 2>/dev/null; do n=\$((n + 1)); done
  if [ \$n = "\$STOP_NTH" ]; then
    echo \$\$ >"\$STOP/pid"
    mv "\$STOP/pid" "\$STOP/stopped"
    kill -STOP \$\$
  fi
fi
exec "$2" "\$@"
END
  chmod +x "$1"
}

make_kit() {
  local item
  mkdir -p "$kit/bin" "$kit/nvvm/bin" "$kit/host" "$kit/parts"
  cp "$root/bin/nvcc" "$root/bin/nvcc.profile" "$kit/bin/" || return 1
  ln -s "$root/bin/crt" "$kit/bin/crt"
  ln -s "$root/nvvm/libdevice" "$kit/nvvm/libdevice"
  for item in "$root"/*; do
    case ${item##*/} in
    bin | nvvm) ;;
    *) ln -s "$item" "$kit/${item##*/}" ;;
    esac
  done
  for item in ptxas fatbinary cudafe++; do
    stopping "$kit/bin/$item" "$root/bin/$item"
  done
  stopping "$kit/nvvm/bin/cicc" "$root/nvvm/bin/cicc"
  for item in gcc g++; do
    stopping "$kit/host/$item" "$(command -v $item)"
  done
  stopping "$kit/host/cuobjdump" "$cuobjdump"
  # gcc looks for its own programs in COMPILER_PATH first.
  stopping "$kit/parts/cc1plus" "$(gcc -print-prog-name=cc1plus)"
  stopping "$kit/parts/as" "$(command -v as)"
  cat >loop.cu <<'END'
__global__ void k(const float *g, float *out, int n) {
  __shared__ float tile[128];
  float sum = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 128) {
    tile[threadIdx.x] = g[i + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 128; ++j)
      sum += tile[j];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
END
}

# The living processes of session $1: "PID PARENT NAME", one a line.
processes() {
  local file line rest
  for file in /proc/[0-9]*/stat; do
    { read -r line <"$file"; } 2>/dev/null || continue
    rest=${line##*) }
    # state, parent, group, session
    read -r -a rest <<<"$rest"
    if [ "${rest[3]}" = "$1" ] && [ "${rest[0]}" != Z ]; then
      line=${line#*(}
      echo "$(basename "$(dirname "$file")") ${rest[1]} ${line%)*}"
    fi
  done
}

# in_order COMMAND ...: with every signal at its default; a background job of a script ignores SIGINT and SIGQUIT, and
# nohup SIGHUP.
in_order() {
  exec setsid env --default-signal=HUP,INT,QUIT "$@"
}

# start NAME TOOL STOP_AT STOP_NTH: TOOL compiles loop.cu in the folder NAME up to the stop; sets $main, the process
# that was started and its session, and $stopped, the one that stands still. False when it ended without a stop.
start() {
  rm -rf "$1"
  mkdir -p "$1/tmp" "$1/stop" "$1/cache"
  (
    cd "$1" || exit
    export STOP=$PWD/stop STOP_AT=$3 STOP_NTH=$4 TMPDIR=$PWD/tmp XDG_CACHE_HOME=$PWD/cache
    export COMPILER_PATH=$kit/parts PATH=$kit/host:$kit/bin:$PATH DBUF_TOOLS_CUOBJDUMP=$kit/host/cuobjdump
    DBUF_NVCC=$kit/bin/nvcc in_order "$2" -c "${architectures[@]}" ../loop.cu -o k.o
  ) >"$1/log" 2>&1 &
  main=$!
  for _ in $(seq 6000); do
    [ -e "$1/stop/stopped" ] && break
    kill -0 $main 2>/dev/null || return 1
    sleep 0.01
  done
  stopped=$(cat "$1/stop/stopped")
  # It has written its number, and stops next.
  for _ in $(seq 500); do
    [[ $(cat "/proc/$stopped/stat") == *") T "* ]] && return 0
    sleep 0.01
  done
}

# The process that is to be killed: main, nvcc, the one that stands still (self), the hook above it
# (hook), the whole group.
member() {
  case $1 in
  main) echo "$main" ;;
  nvcc) processes "$main" | awk '$3 == "nvcc" { print $1 }' | tail -n 1 ;;
  self) echo "$stopped" ;;
  hook)
    local parent
    parent=$(processes "$main" | awk -v child="$stopped" '$1 == child { print $2 }')
    # Where it only hands on it has become the host compiler itself.
    if [ "/proc/$parent/exe" -ef "$dbuf_nvcc" ]; then echo "$parent"; else echo "$stopped"; fi
    ;;
  group) echo "-$main" ;;
  esac
}

# strike NAME TOOL STOP_AT STOP_NTH MEMBER SIGNAL: kills one and prints how the run ended: "exit CODE", then what is
# wrong, one a line: an output that should not be there, a process that stays, a file of ours that stays.
strike() {
  local code left
  if ! start "$1" "$2" "$3" "$4"; then
    wait "$main"
    echo "exit $?"
    echo "there was no ${3} number ${4}"
    return
  fi
  kill "-$6" -- "$(member "$5")"
  kill -CONT "$stopped" 2>/dev/null
  wait "$main" 2>/dev/null
  code=$?
  echo "exit $code"
  left=$(processes "$main")
  # nvcc is told to end when dbuf-nvcc is killed, and what nvcc has started ends when it is done.
  for _ in $(seq 1500); do
    [ -z "$left" ] && break
    [ "$5.$6" = main.KILL ] || [ "$2" = "$nvcc_kit" ] || break
    sleep 0.02
    left=$(processes "$main")
  done
  [ -z "$left" ] || echo "still there: $left"
  if [ "$2" != "$nvcc_kit" ]; then
    if [ $code = 0 ]; then
      [ "$("$cuobjdump" -lelf "$1/k.o" 2>&1 | grep -c 'sm_[89]0')" = 2 ] || echo "k.o is not whole"
    elif [ "$5.$6" != main.KILL ] && [ "$5.$6" != group.KILL ]; then # else nobody is left who could remove anything
      [ ! -e "$1/k.o" ] || echo "k.o is there"
      find "$1" -name '*dbuf-??????'
    fi
  fi
}

# shellcheck disable=SC2034
nvcc_kit=$kit/bin/nvcc

# survives STOP_AT STOP_NTH MEMBER SIGNAL: dbuf-nvcc ends as nvcc does when the same is done to it. The hook is one
# process more, and to kill it is to kill the host compiler in its place.
survives() {
  local place=$1 nth=$2 whom=$3 signal=$4 same=$3 theirs ours
  [ "$whom" != hook ] || same=self
  theirs=$(strike "plain" "$nvcc_kit" "$place" "$nth" $same "$signal" | head -n 1)
  ours=$(strike "ours" "$dbuf_nvcc" "$place" "$nth" $whom "$signal")
  equal "$3 at $place $nth, SIG$signal" "$theirs" "$ours"
  rm -rf "plain" "ours"
}

# dies STOP_AT STOP_NTH MEMBER SIGNAL CODE: dbuf-nvcc itself ends with that code.
dies() {
  equal "$3 at $1 $2, SIG$4" "exit $5" "$(strike "ours" "$dbuf_nvcc" "$@")"
  rm -rf "ours"
}
