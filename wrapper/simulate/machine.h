// The machine that runs decoded PTX: registers by lane, warps in lock step, blocks one after
// another.
#ifndef DBUF_SIMULATE_MACHINE_H
#define DBUF_SIMULATE_MACHINE_H

#include "simulate/graph.h"
#include "simulate/launch.h"
#include "simulate/mbarrier.h"
#include "simulate/memory.h"
#include "simulate/shared.h"

enum { LANES = 32 };
// Bytes of a thread, of a block.
enum { MOST_LOCAL = 1 << 20, MOST_SHARED = 1 << 20 };
#define ALL_LANES UINT32_MAX

struct op;
struct warp;

// Does the instruction for the lanes in `mask`, which is never empty.
typedef void run_op(struct warp *w, const struct op *o, uint32_t mask);

// What an instruction does to the order of execution.
enum control {
  CONTROL_NONE,
  CONTROL_BRANCH,
  CONTROL_TABLE, // brx.idx
  CONTROL_CALL,
  CONTROL_RETURN,
  CONTROL_EXIT,
  CONTROL_BARRIER,
  CONTROL_WARP_BARRIER // __syncwarp
};

#define NO_SLOT UINT32_MAX

// A decoded instruction. Operands are slots: rows of 32 values in the frame. Constants, special
// registers and addresses of variables have slots of their own, filled when the frame is made. A
// value narrower than 64 bits stands in the low bits of its lane, the others are zero; a predicate
// is one mask in lane 0.
struct op {
  run_op *run;
  enum control control;
  bool guarded, guard_negated;
  uint32_t guard;
  uint32_t d, p, a, b, c, e; // result, second result, sources; NO_SLOT: none
  const uint32_t *list;      // slots of vectors, matrix fragments and arguments
  uint8_t counts[4];         // slots of each vector operand in `list`, in their order
  enum ptx_type type, from;  // of the result; of the source where it differs
  enum ptx_space space;
  uint8_t bytes;      // of an element in memory
  uint8_t wide;       // bytes of the register that takes the result
  int64_t offset, to; // added to the address in `a`; to that in `d` where there are two
  uint32_t code;      // comparison, mode, function number, immediate: what `run` makes of it
  uint8_t rounding;
  bool ftz, sat, approx, nan;
  bool clock;              // the source is a clock
  bool negated, predicate; // the last source operand is !p; is a predicate
  uint32_t target, meet;
  const void *extra; // table of targets, callee, matrix shape
  uint32_t index;    // of the instruction in its function
  const struct ptx_instruction *source;
};

// How a slot is filled when a frame is made.
enum preset_kind {
  PRESET_VALUE,
  PRESET_LOCAL, // address of a .local variable: value is its offset in the frame
  PRESET_PARAM, // offset of a .param variable in the frame's parameters
  PRESET_TID,   // value: axis
  PRESET_NTID,
  PRESET_CTAID,
  PRESET_NCTAID,
  PRESET_LANE,
  PRESET_WARP,
  PRESET_WARPS,
  PRESET_LANEMASK, // value: 0 eq, 1 lt, 2 le, 3 gt, 4 ge
  PRESET_DYNAMIC,  // address of dynamic shared memory: value is added to it
  PRESET_DYNAMIC_BYTES,
  PRESET_TOTAL_SHARED // bytes
};

struct preset {
  uint32_t slot;
  enum preset_kind kind;
  uint64_t value;
};

// What an instruction did, all warps together.
struct counter {
  uint64_t warps, lanes;          // executions; active lanes in them
  uint64_t global, global_lanes;  // accesses of global memory by warps, and by lanes
  uint64_t uniform;               // of those by warps: all lanes at one address
  uint64_t shared;                // accesses of shared memory by warps
  uint64_t bytes;                 // global memory: that lanes ask for
  uint64_t sectors;               // global memory: distinct 32-byte sectors
  uint64_t wavefronts, conflicts; // shared memory: passes over the banks; those beyond the fewest
};

// A decoded function.
struct code {
  const struct ptx_function *source;
  struct graph *graph;
  struct op *ops;
  uint32_t count;
  uint32_t slots;
  struct {
    struct preset *at;
    size_t count, room;
  } presets;
  uint32_t local_bytes, param_bytes; // of a frame, per thread
  uint32_t *params, *returns;        // offsets in the frame's parameters
  uint32_t *variables;               // of the function's own .local and .param variables
  struct counter *counters;          // by instruction
  uint64_t *trips;                   // by loop of the graph: times a warp took a back edge
};

struct placed {
  const struct ptx_variable *variable;
  uint32_t offset;
};

struct program {
  struct arena *arena;
  const struct ptx_module *module;
  struct memory *memory;
  struct {
    struct code **at;
    size_t count, room;
  } codes; // by number of the module's functions; NULL: not decoded
  struct {
    struct buffer **at;
    size_t count, room;
  } globals; // by number of the module's variables; NULL for shared ones
  struct {
    struct placed *at; // shared variables that the kernel and its functions use
    size_t count, room;
  } placed;
  uint32_t static_shared; // bytes
  struct diag *diag;
  const char *name; // of the PTX file
};

// Lanes that execute together: from `pc` until `meet`.
struct entry {
  uint32_t pc, meet, mask;
};

struct frame {
  const struct code *code;
  uint64_t (*reg)[LANES];
  uint32_t rows;  // room of `reg`
  uint8_t *param; // param_bytes for each lane
  size_t param_room;
  uint32_t local;        // offset of the frame's local variables in each thread's local memory
  size_t bottom;         // entries of this frame begin here
  const struct op *call; // in the caller; NULL for the kernel
  uint32_t mask;         // lanes that made the call
};

// An asynchronous copy of one lane.
struct copy {
  uint64_t from;            // global
  uint32_t to, bytes, read; // `read` bytes come from memory, the others are zero
  uint32_t group;
  uint64_t number; // in the order of the warp's copies
  uint8_t lane;
  const struct op *op;
};

// An arrival at an mbarrier when the lane's copies of smaller numbers are there.
struct arrival {
  uint32_t mbarrier; // offset in shared memory
  uint64_t number;
  uint8_t lane;
  const struct op *op;
};

enum warp_state { WARP_READY, WARP_WAITING, WARP_DONE };

struct warp {
  struct block *block;
  uint64_t (*reg)[LANES]; // of the innermost frame
  unsigned index;
  uint32_t live; // lanes that did not exit
  enum warp_state state;
  unsigned barrier;       // WARP_WAITING: its number
  uint32_t carry;         // CC.CF of each lane
  uint32_t syncs, synced; // __syncwarp and barriers passed; the time at the last of them
  uint32_t meeting, met;  // lanes that wait at a __syncwarp; that need no longer, but did not go on
  uint32_t named[LANES];  // by each of `meeting`
  struct view view;
  struct {
    struct frame *at;
    size_t count, room, made;
  } frames;
  struct {
    struct entry *at;
    size_t count, room;
  } entries;
  struct {
    struct copy *at;
    size_t count, room;
  } copies; // oldest first
  struct {
    struct arrival *at;
    size_t count, room;
  } arrivals;
  uint64_t issued;        // copies
  uint32_t groups[LANES]; // committed by each lane
  uint8_t *local;         // local memory of each lane, `local_room` bytes apart
  uint32_t local_room;
  bool polled;        // an mbarrier was found incomplete: others are to go on
  uint64_t waits_for; // that mbarrier, the wait for it and one of its lanes
  const struct op *waits_at;
  uint8_t waits_lane;
  unsigned polls;      // how often on end with little else in between
  uint64_t since_poll; // instructions
};

struct barrier {
  uint32_t expected, arrived; // threads; expected 0: nobody is there
  uint32_t warps, waiting;    // that arrived; that wait (bar.arrive does not)
  uint32_t all, any, sum;     // of the predicates of bar.red
  struct view view;           // what is ordered before, by those that arrived
};

struct block {
  struct run *run;
  uint32_t id[3];
  unsigned warps, threads;
  struct warp *warp;
  struct shared shared;
  struct barrier barriers[16];
  struct mbarriers mbarriers;
  unsigned flying;                 // asynchronous copies under way
  uint64_t flying_from, flying_to; // they read between these
};

// One launch while it runs.
struct run {
  struct arena *arena;
  struct program *program;
  const struct launch *launch;
  struct block block;
  uint8_t *params;
  uint32_t param_bytes;
  uint64_t steps, limit; // warp instructions; where the block counts as endless
  uint64_t lanes;        // thread instructions
  uint64_t frame_bytes;  // that registers take
  uint64_t random;       // state of the schedule's generator
  struct fault *fault;   // the first one; NULL: none
  struct buffer *last;   // the buffer that was accessed last; NULL: none yet
  FILE *print;           // what vprintf writes; NULL: nowhere
};

static inline unsigned warp_lane(uint32_t mask) {
  return (unsigned)__builtin_ctz(mask);
}

static inline struct accessor warp_accessor(const struct warp *w, unsigned lane) {
  return (struct accessor){(uint16_t)(w->index * LANES + lane), w->syncs, &w->view};
}

// Addresses of kernel parameters and of functions, as the program sees them.
#define KERNEL_PARAMS UINT64_C(0x80000000)
#define FUNCTIONS UINT64_C(0x600000000000)

// NULL: not one of the program's.
struct code *program_code(const struct program *p, const struct ptx_function *f);
// Address of a module's variable as seen by instructions of its space.
uint64_t program_address(const struct program *p, const struct ptx_variable *v, bool generic);

// The instruction's work, chosen by its name and types; NULL when there is none. work.c: values in
// registers; run_access.c and run_atomic.c: memory; run_exchange.c: lanes among themselves;
// run_mbarrier.c: mbarriers; run_matrix.c: tensor cores.
run_op *arithmetic_op(struct op *o);
run_op *access_op(struct op *o);
run_op *atomic_op(struct op *o);
run_op *exchange_op(struct op *o);
run_op *mbarrier_op(struct op *o);
run_op *matrix_op(struct op *o, struct arena *a);

// Multiplications with an addition that the instruction does on tensor cores; 0: none.
unsigned matrix_work(const struct op *o);

// The place of a lane in its block.
void machine_thread(const struct warp *w, unsigned lane, uint32_t thread[3]);

// Stops the run with a fault of this lane.
void machine_fault(struct warp *w, const struct op *o, unsigned lane, enum fault_kind kind,
                   uint64_t address, const char *format, ...) __attribute__((format(printf, 6, 7)));

// Copies that the lane waits for arrive: all but its `left` newest groups. Those of the group that
// is still open are in none.
void machine_land(struct warp *w, unsigned lane, uint32_t left);
// The lane's copies of smaller numbers arrive, committed or not.
void machine_land_before(struct warp *w, unsigned lane, uint64_t number);

// run_mbarrier.c: says which mbarrier the warp waits for in vain.
void mbarrier_stuck(struct warp *w);

// A new innermost frame for `code`; NULL when calls are nested too deep or local memory is spent.
struct frame *machine_push(struct warp *w, const struct code *code, const struct op *call,
                           uint32_t mask);

// access.c: the copy is done now.
void copy_arrive(struct warp *w, const struct copy *c);

#endif
