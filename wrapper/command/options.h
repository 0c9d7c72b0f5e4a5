// nvcc's command line, understood as far as the hook needs it; never changed here but where edits
// are asked for.
#ifndef DBUF_COMMAND_OPTIONS_H
#define DBUF_COMMAND_OPTIONS_H

#include "base/arena.h"
#include "base/text.h"

#include <stdbool.h>

// What nvcc is to make. Where several are named, the later one of this list wins, as with nvcc.
enum phase {
  PHASE_NONE, // nothing said: compile and link
  PHASE_RUN,
  PHASE_LINK,
  PHASE_LIBRARY,
  PHASE_DEVICE_LINK,
  PHASE_COMPILE, // -c, -dc, -dw
  PHASE_FATBIN,
  PHASE_CUBIN,
  PHASE_LTOIR,
  PHASE_TILEBC,
  PHASE_OPTIX_IR,
  PHASE_PTX,
  PHASE_CUDA,
  PHASE_PREPROCESS,
  PHASE_DEPENDENCIES
};

// Where an argument stood.
enum argument_source { FROM_PREPEND, FROM_ARGUMENTS, FROM_APPEND };

struct input {
  const char *path; // "-" is stdin
  bool cuda;        // CUDA source: .cu, or anything that is source under -x cu
};

// One -ccbin.
struct host_option {
  enum argument_source source;
  bool in_file; // inside an options file that the argument `index` names
  size_t index; // of the argument that holds the option
  const char *value;
};

struct option_list {
  const char **at;
  size_t count, room;
};

struct options {
  enum phase phase;
  bool information; // --help, --version, lists, --clean-targets: nothing is compiled
  bool incomplete;  // ends in an option that lacks its value: nvcc will say so
  bool unreadable;  // an options file cannot be read: nvcc will say so
  const char
      *pipe;    // an options file that can be read once only, so by nvcc only; NULL: there is none
  bool debug;   // -G
  bool no_fmad; // -fmad=false, and nothing said to the compilers behind nvcc
  bool link_time; // -dlto, -lto
  bool verbose, dryrun, keep;
  bool ptxas_verbose;          // the user wants to see ptxas -v
  const char *output;          // -o, or NULL
  const char *output_folder;   // -odir, or NULL
  bool dependencies;           // -MD, -MMD
  const char *dependency_file; // -MF, or NULL
  struct {
    struct input *at;
    size_t count, room;
  } inputs;
  struct {
    struct host_option *at;
    size_t count, room;
  } hosts;
  struct option_list include_folders, pre_includes, archs, option_files, unknown;
  struct option_list run_args; // values of -run-args as they were given
};

// True when this is the name of a file that nvcc takes as an input.
bool options_is_input(const char *path);

// Parses argv[0..argc) (without the program's name) with NVCC_PREPEND_FLAGS and NVCC_APPEND_FLAGS
// around it (NULL: none) and options files read where they stand.
struct options options_parse(struct arena *a, int argc, char *const *argv, const char *prepend,
                             const char *append);

// True when CUDA source is compiled or preprocessed, if only to see which files it names.
bool options_compiles_cuda(const struct options *o);
// True when ptxas runs on the way to what is asked for.
bool options_runs_ptxas(const struct options *o);

// Replaces each -run among the `count` words by -link; returns whether there was one.
bool options_run_to_link(char **words, size_t count);

// The files nvcc will make: -o, or the default name of each input. Ends with NULL.
const char **options_outputs(struct arena *a, const struct options *o);
// The dependency files that nvcc will make beside them. Ends with NULL.
const char **options_dependency_files(struct arena *a, const struct options *o);

// The arguments with each -ccbin value V replaced by replace(context, V). An options file that
// holds one is spelled out in place; those of the two variables are moved to the ends of the list,
// and *prepend, *append lose them. Ends with NULL; *count without the NULL.
const char **options_with_host(struct arena *a, int argc, char *const *argv,
                               const char *(*replace)(void *context, const char *value),
                               void *context, const char **prepend, const char **append,
                               size_t *count);

#endif
