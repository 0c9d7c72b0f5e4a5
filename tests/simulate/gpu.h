// Kernels on a real GPU, through the CUDA driver as far as it is there: no header and no library is needed to build this.
#ifndef DBUF_TESTS_SIMULATE_GPU_H
#define DBUF_TESTS_SIMULATE_GPU_H

#include <stddef.h>
#include <stdint.h>

// All functions return NULL, or what went wrong. After a kernel's fault everything fails.
const char *gpu_open(void); // the first device

// A cubin, or PTX ended by a zero byte, which the driver compiles.
struct gpu_module;
const char *gpu_load(const char *image, struct gpu_module **m);

// Copies `bytes` bytes to a variable of the module; nothing when it has none of that name.
const char *gpu_set(struct gpu_module *m, const char *variable, const void *data, size_t bytes);

const char *gpu_alloc(size_t bytes, uint64_t *address);
const char *gpu_free(uint64_t address);
const char *gpu_write(uint64_t address, const void *data, size_t bytes);
const char *gpu_read(uint64_t address, void *data, size_t bytes);

// Runs a kernel to its end; parameters[i] points to the i-th one.
const char *gpu_run(struct gpu_module *m, const char *kernel, const uint32_t *grid,
                    const uint32_t *block, size_t dynamic_shared, void **parameters);

#endif
