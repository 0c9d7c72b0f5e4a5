#include "report/result.h"

bool result_passes(const struct result *r) {
  for (int g = 0; g < GATE_COUNT; ++g)
    if (r->report.gates[g].outcome == OUTCOME_FAIL && r->loop->settings.gates[g] == LEVEL_ERROR)
      return false;
  return true;
}

bool result_gate_speaks(const struct result *r, enum gate g) {
  bool local = r->ring && r->ring->local_loads + r->ring->local_stores > 0;
  if (r->report.gates[g].outcome == OUTCOME_PASS || r->loop->settings.gates[g] == LEVEL_OFF)
    return false;
  // What makes it unknown is said by the others, or is how the user's own compute is made.
  if (g == GATE_MMA_COUNT && r->report.gates[g].outcome == OUTCOME_UNKNOWN)
    return false;
  return g != GATE_SPILL || r->report.gates[g].outcome == OUTCOME_FAIL || !r->binary || local;
}
