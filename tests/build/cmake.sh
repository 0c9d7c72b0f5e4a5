#!/usr/bin/env bash
# dbuf in CMake projects: dbuf_enable for single targets, dbuf-nvcc as the CUDA compiler and as its launcher, with
# ccache, built with the project, and with FindCUDA.
#
# CMAKE is the program (cmake); GENERATOR is taken for all projects, else each has another one. WHOLE adds what
# matrix-cmake.sh has time for.
set -uo pipefail
here=$ROOT/tests/build
# shellcheck source=tests/build/lib.sh
. "$here/lib.sh"
cmake=${CMAKE:-cmake}
version=$("$cmake" --version | sed -n '1s/cmake version //p')
unset CUDACXX CUDAFLAGS CMAKE_CUDA_COMPILER_LAUNCHER CMAKE_GENERATOR CMAKE_BUILD_PARALLEL_LEVEL

# at_least VERSION: CMake is that new.
at_least() {
  [ "$(printf '%s\n' "$1" "$version" | sort -V | head -n 1)" = "$1" ]
}

DESTDIR=$PWD/installed meson install -C "$BUILD" --no-rebuild >install.log || exit 1
config=$(dirname "$(find "$PWD/installed" -name dbufConfig.cmake)")
dbuf_nvcc=$(find "$PWD/installed" -name dbuf-nvcc -type f)
export CCACHE_DIR=$PWD/ccache
mkdir project
cp "$here"/cmake-project/CMakeLists.txt "$here"/kernels/* project
# In the sources only sum.cu says a variant.
printf '[pipeline]\nvariant = cp_async\n' >project/dbuf.ini
printf '[pipeline]\nvariant = ldg_single\n' >project/settings.ini

# configure BUILD GENERATOR ARGUMENT ...
configure() {
  local build=$1 generator=${GENERATOR:-$2}
  shift 2
  "$cmake" -G "$generator" -S "${project:-project}" -B "$build" -Ddbuf_DIR="$config" -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_CONFIGURATION_TYPES='Debug;Release' "$@"
}

# build BUILD: says all commands.
build() {
  touch "$1/before" && sleep 0.1 && "$cmake" --build "$1" --config Release --verbose -- -j2
}

# made BUILD NAME ...: the files of these names that the build has made, also in a configuration's folder.
made() {
  local build=$1 name
  shift
  for name; do
    find "$build" -path "*/$name" -type f ! -path '*/Debug/*' | grep . || return
  done
}

# all_pipelined BUILD NAME ...
all_pipelined() {
  local file files
  files=$(made "$@") || { echo "not made: $*" && return 1; }
  while read -r file; do
    case $file in
    *.ptx) grep -q 'cp\.async' "$file" ;;
    *) pipelined "$file" ;;
    esac || { echo "not pipelined: $file" && return 1; }
  done <<<"$files"
}

# rebuilt BUILD: the objects that the next build makes.
rebuilt() {
  build "$1" >rebuilt.log 2>&1 || cat rebuilt.log
  find "$1" -name '*.o' -newer "$1/before" ! -path '*/tool/*' -printf '%f\n' | sort -u
}

# commands BUILD FILE: how often dbuf-nvcc stands in the last build's command that compiles FILE.
commands() {
  grep -F -- "$2" "$1.log" | grep -e ' -c ' | head -n 1 | grep -o 'bin/dbuf-nvcc' | wc -l
}

# toolkit BUILD: the folder that CMake took for the root of the CUDA toolkit, by whichever link it found it.
toolkit() {
  local root
  root=$(sed -n 's/^set(CMAKE_CUDA_COMPILER_TOOLKIT_ROOT "\(.*\)")$/\1/p' "$1"/CMakeFiles/*/CMakeCUDACompiler.cmake)
  [ -d "$root" ] && readlink -f "$root"
}

logged_build() {
  build "$1" >"$1.log" 2>&1 || { cat "$1.log" && return 1; }
}

if ! at_least 3.18; then
  echo "CMake $version is older than 3.18"
  exit 77
fi
forms=(single linked libseparable.a libmodule.so configured.ptx)
if at_least 3.27; then
  forms+=(configured.cubin configured.fatbin)
fi

# ---- dbuf_enable --------------------------------------------------------------------------------------------------

check 'configure with find_package(dbuf)' configure enable Ninja -DWITH_DBUF=ON -DFORMS=ON
check 'build' logged_build enable
check 'without dbuf_enable the loop stays as it is' plain "$(made enable plain)"
check 'with it every form is pipelined' all_pipelined enable "${forms[@]}"
if at_least 3.31; then
  check 'a unity build too, by the dbuf.ini of the project' all_pipelined enable libunity.a
fi
check 'dbuf_enable twice launches once' test "$(commands enable single.dir)" = 1
check 'CONFIG: as settings.ini says' plain "$(made enable configured)"
check 'VARIANT: as it says' plain "$(made enable variant)"
check 'each architecture in its form' \
  test "$(cuobjdump -lelf -lptx "$(made enable libmodule.so)" | grep -o 'sm_[0-9]*\.[a-z]*' | sort | tr '\n' ' ')" = \
  'sm_80.cubin sm_86.cubin sm_86.ptx sm_90.ptx '
check 'nothing to do after a build' test -z "$(rebuilt enable)"
sleep 1 && printf '[pipeline]\nvariant = cp_async\n' >project/settings.ini
check 'settings.ini compiles its objects again' grep -qx 'configured.cu.o' <(rebuilt enable)
check 'as it says now' pipelined "$(made enable configured)"
sleep 1 && printf '[pipeline]\nvariant = ldg\n' >project/dbuf.ini
check 'dbuf.ini compiles its objects again' grep -qx 'separable.cu.o' <(rebuilt enable)
check 'as it says now' plain "$(made enable linked)"
sleep 1 && touch project/tile.h
check 'a header compiles again' grep -qx 'sum.cu.o' <(rebuilt enable)
printf '[pipeline]\nvariant = cp_async\n' >project/dbuf.ini

# ---- the compiler -------------------------------------------------------------------------------------------------

check 'configure with dbuf-nvcc as compiler' configure compiler 'Unix Makefiles' -DFORMS=ON \
  -DCMAKE_CUDA_COMPILER="$dbuf_nvcc" -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
if at_least 3.20; then # else it is taken for the folder above the compiler's
  check 'the toolkit is that of nvcc' test "$(toolkit compiler)" = "$(toolkit enable || echo none)"
fi
check 'build with it' logged_build compiler
check 'every form is pipelined' all_pipelined compiler "${forms[@]}"
check 'nothing to do after a build' test -z "$(rebuilt compiler)"
if at_least 3.20 || [[ ${GENERATOR:-Unix Makefiles} = Ninja* ]]; then # else the generator reads no dependency files
  sleep 1 && printf '[pipeline]\nvariant = ldg\n' >project/dbuf.ini
  check 'dbuf.ini compiles again what read it' grep -qx separable.cu.o <(rebuilt compiler)
  check 'as it says now' plain "$(made compiler linked)"
  printf '[pipeline]\nvariant = cp_async\n' >project/dbuf.ini
fi
command=$(sed -n 's/^ *"command": "\(.*\/sum\.cu.*\)",$/\1/p' compiler/compile_commands.json | head -n 1 | sed 's/\\"/"/g')
check 'compile_commands.json holds commands that work' "$BASH" -c "cd compiler && $command"
check "and are dbuf-nvcc's" grep -qF "$dbuf_nvcc" <<<"${command%% -*}"

# clangd reads them too: with nothing left out it stumbles over the same as with nvcc's.
complaints() { # complaints BUILD: what clangd says of the commands of a build, without their place
  clangd --check="$PWD/project/sum.cu" --compile-commands-dir="$PWD/$1" 2>&1 | sed -n 's/^[EW]\[[0-9:.]*\] //p' | sort -u
}
if command -v clangd >/dev/null; then
  check 'configure with nvcc alone' configure alone 'Unix Makefiles' -DFORMS=ON -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
  check "clangd takes dbuf-nvcc's commands as nvcc's" test "$(complaints compiler)" = "$(complaints alone)"
  sed -i 's/ -x cu / --dbuf-set=check.spill=warn&/' compiler/compile_commands.json
  check 'and knows no option of dbuf' grep -qF "'--dbuf-set" <(complaints compiler)
  example clangd yaml >project/.clangd
  check "with examples/builds.md's .clangd there is no error" test -z "$(complaints compiler)"
  rm project/.clangd
else
  skip 'clangd is not installed'
fi

# In the environment, with an argument, and known by its name. dbuf_enable has nothing to launch then.
export CUDACXX="dbuf-nvcc --dbuf-set=pipeline.on_refuse=warn"
PATH=$(dirname "$dbuf_nvcc"):$PATH check 'configure with CUDACXX' configure environment 'Ninja Multi-Config' -DWITH_DBUF=ON
unset CUDACXX
check 'build with it' logged_build environment
check 'is pipelined' all_pipelined environment single plain
check 'the argument is there' grep -qF -- '--dbuf-set=pipeline.on_refuse=warn' environment.log
check 'the compiler is not launched by itself' test "$(commands environment single.dir)" = 1

# With no architectures of CMake's, and with those of the machine's GPU, which may have none.
if [ -n "${WHOLE:-}" ]; then
  for architectures in OFF native; do
    at_least 3.24 || [ $architectures = OFF ] || continue
    check "configure with architectures $architectures" configure "$architectures" Ninja \
      -DCMAKE_CUDA_ARCHITECTURES=$architectures -DCMAKE_CUDA_COMPILER="$dbuf_nvcc" \
      -DCMAKE_CUDA_FLAGS=--dbuf-force=pipeline.variant=ldg
    check 'build' logged_build "$architectures"
    check 'is pipelined' grep 'remark: row_sum sm_[0-9]*: ldg, 2 stages' "$architectures.log"
  done
  export CMAKE_CUDA_COMPILER_LAUNCHER=$dbuf_nvcc
  check 'configure with a launcher in the environment' configure environment-launcher Ninja
  unset CMAKE_CUDA_COMPILER_LAUNCHER
  check 'build with it' logged_build environment-launcher
  check 'is pipelined' all_pipelined environment-launcher single
fi

# ---- launchers, and ccache ----------------------------------------------------------------------------------------

# hits: of ccache, since the last call.
hits() {
  ccache --print-stats | awk '$1 ~ /_cache_hit$/ { n += $2 } END { print n + 0 }'
  ccache --zero-stats >zeroed.log
}

# again BUILD: without the objects.
again() {
  find "$1" -name '*.o' -delete
  logged_build "$1"
}

# launched NAME GENERATOR HITS ARGUMENT ...: HITS is what building twice finds in the cache.
launched() {
  local name=$1 generator=$2 expected=$3
  shift 3
  check "configure $name" configure "$name" "$generator" "$@"
  check 'build' logged_build "$name"
  check 'is pipelined' all_pipelined "$name" single
  hits >zeroed.log
  check 'build again' again "$name"
  check "$expected from the cache" test "$(hits)" = "$expected"
  check 'is pipelined' all_pipelined "$name" single
}

# CMake does not launch the device link. Of the forms ccache takes only those of -c.
if [ -n "${WHOLE:-}" ] || ! command -v ccache >/dev/null; then
  check 'configure with a launcher' configure launcher 'Ninja Multi-Config' -DFORMS=ON \
    -DCMAKE_CUDA_COMPILER_LAUNCHER="$dbuf_nvcc"
  check 'build with it' logged_build launcher
  check 'every form is pipelined' all_pipelined launcher "${forms[@]}"
fi
if command -v ccache >/dev/null; then
  launched launcher-ccache Ninja 5 -DFORMS=ON -DCMAKE_CUDA_COMPILER_LAUNCHER="$dbuf_nvcc;ccache"
  check 'so is every form' all_pipelined launcher-ccache "${forms[@]}"
  if [ -n "${WHOLE:-}" ]; then
    launched ccache-launcher 'Unix Makefiles' 0 -DCMAKE_CUDA_COMPILER_LAUNCHER="ccache;$dbuf_nvcc"
    launched ccache-compiler Ninja 1 -DCMAKE_CUDA_COMPILER="$dbuf_nvcc" -DCMAKE_CUDA_COMPILER_LAUNCHER=ccache
    launched ccache-enable Ninja 4 -DWITH_DBUF=ON -DCMAKE_CUDA_COMPILER_LAUNCHER=ccache
    check 'dbuf_enable stands before ccache' grep -qE 'bin/dbuf-nvcc"? ([^ ]*/)?ccache ' ccache-enable.log
  fi
else
  skip 'ccache is not installed'
fi

# ---- reports ------------------------------------------------------------------------------------------------------

if ! at_least 3.19; then
  skip 'dbuf-report reads JSON, which CMake does since 3.19'
else
  check 'configure with REPORT' configure report Ninja -DWITH_DBUF=ON -DREPORT='re ports'
  check 'build dbuf-report' eval '"$cmake" --build report --config Release --target dbuf-report >report.log'
  check 'it tells a loop' grep -E 'single: .*sum\.cu:8: row_sum sm_86: cp_async, 2 stages; ' report.log
  check 'and one that stays' grep -E 'variant: .*configured\.cu:8: row_sum sm_86: as-written: variant=off' report.log
fi

# ---- what dbuf_enable refuses -------------------------------------------------------------------------------------

# refused WORDS MISUSE: configuring ends with them.
refused() {
  not configure misuse Ninja -DWITH_DBUF=ON -DMISUSE="$2" >misuse.log 2>&1 && tr -s '\n ' ' ' <misuse.log | grep -F -- "$1"
}

check 'a target that does not exist is an error' refused '"missing" is no target' missing
check 'so is one that compiles nothing' refused 'compiles nothing' dbuf::dbuf
check 'and a file that does not exist' refused 'nowhere.ini does not exist' 'single;CONFIG;nowhere.ini'
check 'and a keyword without a value' refused 'VARIANT without a value' 'single;VARIANT'
check 'and a variant that there is not' refused 'VARIANT ldgg is not known; it is auto, cp_async, ldg, ldg_single or off' 'single;VARIANT;ldgg'
check 'and no target at all' refused 'no TARGET is named' 'VARIANT;ldg'
check 'a newer version is not found' not configure newer Ninja -DWITH_DBUF=ON -DVERSION_WANTED=99

# ---- built with the project ---------------------------------------------------------------------------------------

# The example of examples/builds.md, from a repository.
project=example
mkdir example sources
cp "$here"/kernels/{sum.cu,tile.h} example
cp -R "$ROOT"/{meson.build,wrapper,meson,cmake} sources
git -C sources init -q -b main
git -C sources add -A
git -C sources -c user.name=x -c user.email=x@localhost commit -q -m x
example CMake cmake | sed "s|URL-OF-THIS-REPOSITORY|\"file://$PWD/sources\"|" >example/CMakeLists.txt
export CFLAGS=-O0 # the tool need not be fast
check 'configure with FetchContent' configure fetched Ninja
check 'build dbuf and the program' logged_build fetched
check 'is pipelined' all_pipelined fetched app
check 'nothing to do after a build' test -z "$(rebuilt fetched)"
check 'without Meson it says what to do' grep -qF 'PyPI: meson ninja' \
  <(configure fetched Ninja -DDBUF_MESON=DBUF_MESON-NOTFOUND -DCMAKE_FIND_USE_SYSTEM_ENVIRONMENT_PATH=OFF \
    -DCMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF 2>&1)
if [ -n "${WHOLE:-}" ]; then
  project=subproject
  mkdir subproject
  cp "$here"/cmake-subproject/CMakeLists.txt "$here"/kernels/{sum.cu,tile.h} subproject
  check 'configure with add_subdirectory' configure folder 'Unix Makefiles' -DDBUF_SOURCE="$ROOT"
  check 'build dbuf and the program' logged_build folder
  check 'is pipelined' all_pipelined folder app
fi
unset CFLAGS

# ---- FindCUDA -----------------------------------------------------------------------------------------------------

project=findcuda
mkdir findcuda
cp "$here"/cmake-findcuda/CMakeLists.txt "$here"/kernels/{sum.cu,tile.h} findcuda
if [ -n "${WHOLE:-}" ]; then
  check 'configure with FindCUDA' env CUDA_NVCC_EXECUTABLE="$dbuf_nvcc" \
    "$cmake" -G "${GENERATOR:-Ninja}" -S findcuda -B environment-findcuda
  check 'build' logged_build environment-findcuda
  check 'is pipelined' all_pipelined environment-findcuda app
fi
PATH=$(dirname "$dbuf_nvcc"):$PATH check 'configure FindCUDA with a name in PATH' \
  configure named-findcuda Ninja -DCUDA_NVCC_EXECUTABLE:STRING=dbuf-nvcc
PATH=$(dirname "$dbuf_nvcc"):$PATH check 'build' logged_build named-findcuda
check 'is pipelined' all_pipelined named-findcuda app
check 'a name without a type, put right by find_package(dbuf)' \
  configure first-findcuda Ninja -DFIRST=ON -DCUDA_NVCC_EXECUTABLE=dbuf-nvcc
check 'build' logged_build first-findcuda
check 'is pipelined' all_pipelined first-findcuda app
check 'a name without a type, too late' grep -qF "Say -DCUDA_NVCC_EXECUTABLE=$dbuf_nvcc in" \
  <(configure last-findcuda Ninja -DLAST=ON -DCUDA_NVCC_EXECUTABLE=dbuf-nvcc 2>&1 | tr -s '\n ' ' ')

finish
