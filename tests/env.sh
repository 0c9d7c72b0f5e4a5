# Sourced by the scripts that build or test: puts the tools that tests/setup.sh brought, and the CUDA compiler, into
# PATH. Wants BUILD, the absolute path of the build folder.
# shellcheck shell=bash

if [ -n "${DBUF_NVCC:-}" ] && [ -x "$DBUF_NVCC" ]; then
  PATH=$(dirname "$DBUF_NVCC"):$PATH
elif ! command -v nvcc >/dev/null; then
  for folder in "${CUDA_HOME:-}/bin" "${CUDA_PATH:-}/bin" /usr/local/cuda/bin /opt/cuda/bin "$BUILD/cuda-tools/toolkit/bin"; do
    if [ -x "$folder/nvcc" ]; then
      PATH=$folder:$PATH
      break
    fi
  done
fi
if [ -d "$BUILD/cuda-tools/bin" ]; then
  PATH=$BUILD/cuda-tools/bin:$PATH
fi
export PATH
