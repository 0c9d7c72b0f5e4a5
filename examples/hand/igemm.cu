// igemm/igemm.cu pipelined by hand. Deeper pipelines of the large tile do not fit into 48 KiB.
#include "wmma.cuh"

using small = hand::wmma_product<signed char, int, 64, 64, 64>;
using large = hand::wmma_product<signed char, int, 128, 128, 64>;

HAND_LAUNCHER(igemm_64x64x64_hand_ldg, ldg, small)
HAND_LAUNCHER(igemm_64x64x64_hand_ldg_single, ldg_single, small)
HAND_LAUNCHER(igemm_64x64x64_hand_cp_async_2, cp_async_2, small)
HAND_LAUNCHER(igemm_64x64x64_hand_cp_async_3, cp_async_3, small)
HAND_LAUNCHER(igemm_64x64x64_hand_cp_async_4, cp_async_4, small)
HAND_LAUNCHER(igemm_128x128x64_hand_ldg, ldg, large)
HAND_LAUNCHER(igemm_128x128x64_hand_ldg_single, ldg_single, large)
HAND_LAUNCHER(igemm_128x128x64_hand_cp_async_2, cp_async_2, large)
