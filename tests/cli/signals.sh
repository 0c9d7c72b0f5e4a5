#!/usr/bin/env bash
# A build that is stopped or fails leaves nothing behind, and stops its compiler.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# A stand-in for an nvcc that takes for ever: the real one cannot be made to.
{ printf '#!/bin/bash\n[ "$1" != --dryrun ] || exec "%s" "$@"\n' "$nvcc" && cat; } >slow <<'EOF'
trap 'echo stopped >"$HOME/stopped"; exit 1' TERM INT HUP
echo half >k.o
echo "$DBUF_SESSION" >"$HOME/started"
while :; do sleep 0.05; done
EOF
mkdir fake && mv slow fake/nvcc && chmod +x fake/nvcc
export DBUF_NVCC=$PWD/fake/nvcc
echo '__global__ void k(int *p) { *p = 1; }' >k.cu
{ cat k.cu; echo '// dbuf'; } >annotated.cu

# stop SIGNAL FILE: the wrapper's exit status, and what it left.
stop() {
  rm -f home/started home/stopped k.o
  # A background job ignores SIGINT; env gives it back.
  env --default-signal=INT "$dbuf_nvcc" -c "$2" -o k.o &
  local pid=$! rc
  for _ in $(seq 200); do [ -s home/started ] && break; sleep 0.02; done
  session=$(cat home/started)
  kill "-$1" $pid
  wait $pid
  rc=$?
  echo "$rc $([ -e home/stopped ] && echo told) $([ -e "$session" ] || echo gone) $([ -e k.o ] || echo removed)"
}

equal "SIGTERM, a checked build" "143 told gone removed" "$(stop TERM annotated.cu 2>/dev/null)"
equal "SIGINT, a checked build" "130 told gone removed" "$(stop INT annotated.cu 2>/dev/null)"
equal "SIGHUP, a checked build" "129 told gone removed" "$(stop HUP annotated.cu 2>/dev/null)"
equal "SIGTERM, nothing to check: the output is nvcc's business" "143 told gone " "$(stop TERM k.cu 2>/dev/null)"

printf '#!/bin/sh\nkill -SEGV $$\n' >fake/nvcc
"$dbuf_nvcc" -c annotated.cu 2>/dev/null
equal "an nvcc that crashes" 139 $?
printf '#!/bin/sh\necho out; echo err >&2; exit 42\n' >fake/nvcc
equal "its stdout and its exit code" "out 42" "$("$dbuf_nvcc" -c annotated.cu 2>tmp/err | tr "\n" " "; echo "${PIPESTATUS[0]}")"
equal "its stderr" "err" "$(cat tmp/err)"
rm k.o

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

# What the real nvcc leaves when it fails at its second source: nobody has checked it.
unset DBUF_NVCC
echo 'int x = ;' >bad.cu
for option in -c -MD; do
  "$dbuf_nvcc" -c $option annotated.cu bad.cu 2>/dev/null
  equal "$option, one source compiles and one does not: nvcc's exit code" 2 $?
  equal "$option, no object, and no dependency file" "" "$(ls ./*.o ./*.d 2>/dev/null)"
  rm -f ./*.o ./*.d
done
cat bad.cu >>annotated.cu
echo old >annotated.o
"$dbuf_nvcc" -c -MD annotated.cu 2>/dev/null
equal "a file that was not touched stays, as with nvcc" old "$(cat annotated.o)"
# Make asks it whether that object is up to date: a header that nvcc met in the run that failed may be put right.
check "and so does nvcc's dependency file of that run" grep -q annotated.cu annotated.d

# The same for a signal: what nvcc has not come to is of an earlier build.
cat >early <<'END'
#!/bin/sh
echo half >k.d
echo "$DBUF_SESSION" >"$HOME/started"
exec sleep 60
END
chmod +x early
rm -f home/started
echo old >k.o
DBUF_NVCC=$PWD/early "$dbuf_nvcc" -c -MD annotated.cu -o k.o &
for _ in $(seq 200); do [ -s home/started ] && break; sleep 0.02; done
kill %%
wait %% 2>/dev/null
equal "SIGTERM before anything was made" "143 old half" "$? $(cat k.o k.d | tr '\n' ' ' | sed 's/ $//')"
rm -f k.o k.d

# What a shell had started before it became dbuf-nvcc is not dbuf-nvcc's to end.
cat >becomes.sh <<'END'
sleep 60 &
echo $! >sleeping
exec "$@" 2> >(sed 's/^/said: /' >said)
END
bash becomes.sh "$dbuf_nvcc" -c annotated.cu
equal "started by a shell with children of its own" 2 $?
check "they go on" kill "$(cat sleeping)"
for _ in $(seq 100); do grep -q detected said && break; sleep 0.02; done
check "and read all messages" grep -q '^said: 1 error detected' said

# A gate fails, and whoever reads the messages has gone: SIGPIPE, and still no output.
gate=(--dbuf-set check.overlap=error --dbuf-set check.min_overlap=1 --dbuf-set pipeline.variant=ldg)
"$dbuf_nvcc" "${gate[@]}" -cubin -arch=sm_80 loop.cu -o loop.cubin 2>/dev/null
equal "a gate fails" 100 $?
"$dbuf_nvcc" "${gate[@]}" -cubin -arch=sm_80 loop.cu -o loop.cubin 2>&1 | true
equal "a gate fails and nobody reads it: SIGPIPE" 141 "${PIPESTATUS[0]}"
equal "no output" "" "$(ls loop.cubin 2>/dev/null)"

finish
