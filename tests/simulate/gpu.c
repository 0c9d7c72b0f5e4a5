#include "gpu.h"

#include <dlfcn.h>

// The driver's names carry the version of their arguments.
static struct {
  int (*init)(unsigned);
  int (*device)(int *, int);
  int (*retain)(void **, int);
  int (*current)(void *);
  int (*load)(struct gpu_module **, const void *);
  int (*function)(void **, struct gpu_module *, const char *);
  int (*global)(uint64_t *, size_t *, struct gpu_module *, const char *);
  int (*alloc)(uint64_t *, size_t);
  int (*release)(uint64_t);
  int (*write)(uint64_t, const void *, size_t);
  int (*read)(void *, uint64_t, size_t);
  int (*launch)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                void *, void **, void **);
  int (*synchronize)(void);
  int (*attribute)(void *, int, int);
  int (*error)(int, const char **);
} cuda;

static const char *said(int code) {
  const char *text = NULL;
  if (code == 0)
    return NULL;
  return cuda.error(code, &text) == 0 && text ? text : "unknown error";
}

static const char *find(void *library) {
  const struct {
    const char *name;
    void *to;
  } all[] = {
      {"cuInit", &cuda.init},
      {"cuDeviceGet", &cuda.device},
      {"cuDevicePrimaryCtxRetain", &cuda.retain},
      {"cuCtxSetCurrent", &cuda.current},
      {"cuModuleLoadData", &cuda.load},
      {"cuModuleGetFunction", &cuda.function},
      {"cuModuleGetGlobal_v2", &cuda.global},
      {"cuMemAlloc_v2", &cuda.alloc},
      {"cuMemFree_v2", &cuda.release},
      {"cuMemcpyHtoD_v2", &cuda.write},
      {"cuMemcpyDtoH_v2", &cuda.read},
      {"cuLaunchKernel", &cuda.launch},
      {"cuCtxSynchronize", &cuda.synchronize},
      {"cuFuncSetAttribute", &cuda.attribute},
      {"cuGetErrorString", &cuda.error},
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i)
    if (!(*(void **)all[i].to = dlsym(library, all[i].name)))
      return dlerror();
  return NULL;
}

const char *gpu_open(void) {
  void *library = dlopen("libcuda.so.1", RTLD_NOW), *context;
  const char *wrong = library ? find(library) : dlerror();
  int device, code = 0;
  if (!wrong && (code = cuda.init(0)) == 0 && (code = cuda.device(&device, 0)) == 0 &&
      (code = cuda.retain(&context, device)) == 0)
    code = cuda.current(context);
  return wrong ? wrong : said(code);
}

const char *gpu_load(const char *image, struct gpu_module **m) {
  return said(cuda.load(m, image));
}

const char *gpu_set(struct gpu_module *m, const char *variable, const void *data, size_t bytes) {
  uint64_t address;
  size_t room;
  return cuda.global(&address, &room, m, variable) == 0 && room >= bytes
             ? said(cuda.write(address, data, bytes))
             : NULL;
}

const char *gpu_alloc(size_t bytes, uint64_t *address) {
  return said(cuda.alloc(address, bytes ? bytes : 1));
}

const char *gpu_free(uint64_t address) {
  return said(cuda.release(address));
}

const char *gpu_write(uint64_t address, const void *data, size_t bytes) {
  return bytes ? said(cuda.write(address, data, bytes)) : NULL;
}

const char *gpu_read(uint64_t address, void *data, size_t bytes) {
  return bytes ? said(cuda.read(data, address, bytes)) : NULL;
}

const char *gpu_run(struct gpu_module *m, const char *kernel, const uint32_t *grid,
                    const uint32_t *block, size_t dynamic_shared, void **parameters) {
  enum { MAX_DYNAMIC_SHARED_SIZE_BYTES = 8 };
  void *function;
  int code = cuda.function(&function, m, kernel);
  if (code == 0 && dynamic_shared)
    code = cuda.attribute(function, MAX_DYNAMIC_SHARED_SIZE_BYTES, (int)dynamic_shared);
  if (code == 0)
    code = cuda.launch(function, grid[0], grid[1], grid[2], block[0], block[1], block[2],
                       (unsigned)dynamic_shared, NULL, parameters, NULL);
  return said(code ? code : cuda.synchronize());
}
