#!/usr/bin/env bash
# self_test.sh WORK: shows that the driver reports wrong rewrites: mistakes made with sed in right ones.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
folder=$1/self_test
rm -rf "$folder"
mkdir -p "$folder"
listed "$here/self_test.cu" "self_test=emu_run" >"$folder/case.cu"
prepare "$folder" || {
  echo "FAIL self_test original: does not compile: $(grep -m 1 -i error "$folder/log")"
  exit 0
}

right=() wrong=()
# module NAME PLAN [SED...]: the plan's text, with a mistake in it where one is given.
module() {
  local name=$1 plan=$2
  shift 2
  rewrite "$folder" "$name" "$plan" || echo "FAIL self_test $name: not rewritten"
  if [ $# -gt 0 ]; then
    cp "$folder/$name.ii" "$folder/whole.ii"
    sed -i "$@" "$folder/$name.ii"
    ! cmp -s "$folder/whole.ii" "$folder/$name.ii" || echo "FAIL self_test $name: the mistake was not made"
  fi
  if ! to_ptx "$folder/$name.ii" "$folder/$name.ptx" >>"$folder/$name.log" 2>&1; then
    echo "FAIL self_test $name: does not compile"
  elif [ $# -gt 0 ]; then
    wrong+=("$name=$folder/$name.ptx")
  else
    right+=("$name=$folder/$name.ptx")
  fi
}
module cp_async_2 cp_async:2
module cp_async_3 cp_async:3
module ldg ldg:auto
module ldg_single ldg_single:auto
module swapped_buffers ldg:auto 's/int __dbuf_now = 0/int __dbuf_now = 1/'
module swapped_copies cp_async:3 's/__dbuf_now = 0/__dbuf_now = 1/'
module missing_wait cp_async:2 's/::__dbuf::wait<0>();//'
module one_group_too_many cp_async:3 's/::__dbuf::wait<1>();/::__dbuf::wait<2>();/'
module missing_barrier cp_async:3 's/\(::__dbuf::wait<1>();\) __syncthreads();/\1/'
module missing_barrier_ldg ldg:auto 's/^__syncthreads(); __dbuf_now/__dbuf_now/'
module forgotten_epilogue cp_async:3 's/for (; __dbuf_left;/for (; false;/'
module late_bump cp_async:2 '0,/^k0 += 8; $/s///'
"$driver" ${DRIVER_OPTIONS-} "$folder/case.so" "$folder/original.ptx" "${right[@]}"
"$driver" --must-fail ${DRIVER_OPTIONS-} "$folder/case.so" "$folder/original.ptx" "${wrong[@]}"
