// The flow of a PTX function: where threads that part meet again, and its loops.
#ifndef DBUF_SIMULATE_GRAPH_H
#define DBUF_SIMULATE_GRAPH_H

#include "simulate/ptx.h"

struct graph_loop {
  uint32_t head;  // its first instruction: the target of the back edges
  uint32_t line;  // of the head in the PTX text
  uint32_t depth; // 1: in no other loop
  int32_t outer;  // index of the loop around it, -1: none
  uint8_t *has;   // 1 for each instruction of the function that belongs to it
};

struct graph {
  // For each instruction, where threads that part there meet again: the first instruction of the
  // block's immediate post-dominator; code.count: at the end of the function.
  uint32_t *meet;
  int32_t *loop; // the innermost loop of each instruction, -1: none
  struct {
    struct graph_loop *at; // outer ones first
    size_t count, room;
  } loops;
};

struct graph *graph_of(struct arena *a, const struct ptx_function *f);

#endif
