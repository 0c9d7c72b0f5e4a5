// hgemm/hgemm.cu pipelined by hand. Deeper pipelines of the large tile do not fit into 48 KiB.
#include "wmma.cuh"

#include <cuda_fp16.h>

using small = hand::wmma_product<half, float, 64, 64, 32>;
using large = hand::wmma_product<half, float, 128, 128, 32>;

HAND_LAUNCHER(hgemm_64x64x32_hand_ldg, ldg, small)
HAND_LAUNCHER(hgemm_64x64x32_hand_ldg_single, ldg_single, small)
HAND_LAUNCHER(hgemm_64x64x32_hand_cp_async_2, cp_async_2, small)
HAND_LAUNCHER(hgemm_64x64x32_hand_cp_async_3, cp_async_3, small)
HAND_LAUNCHER(hgemm_64x64x32_hand_cp_async_4, cp_async_4, small)
HAND_LAUNCHER(hgemm_128x128x32_hand_ldg, ldg, large)
HAND_LAUNCHER(hgemm_128x128x32_hand_ldg_single, ldg_single, large)
HAND_LAUNCHER(hgemm_128x128x32_hand_cp_async_2, cp_async_2, large)
