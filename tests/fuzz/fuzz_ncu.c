// Any text as Nsight Compute's CSV: reading it, naming its kernels and comparing them ends and
// stays within memory; what is read is finite and not negative, and a kernel is found by its own
// name.
#include "inspect/ncu.h"
#include "report/chain.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_kernel(struct arena *a, const struct ncu_kernel *k) {
  if (k->launches == 0 || symbol_match(a, k->symbol, k->symbol) != SYMBOL_SAME)
    abort();
  for (int i = 0; i < NCU_COUNT; ++i)
    if (k->figures[i].known && !(k->figures[i].value >= 0 && isfinite(k->figures[i].value)))
      abort();
  struct ncu_figure sectors = ncu_global_sectors(k);
  if (sectors.known && sectors.value < k->figures[NCU_LOAD_SECTORS].value)
    abort();
  const char *plain = symbol_plain(a, k->symbol.plain);
  symbol_identifier(a, plain);
  symbol_instance(a, plain);
}

static void check_chain(struct arena *a, const struct ncu_table *t, int n) {
  struct chain_side sides[2] = {{0}};
  for (int i = 0; i < n; ++i) {
    const struct ncu_kernel *k = &t->kernels.at[i];
    sides[i] = (struct chain_side){k->symbol.plain, NULL, k};
  }
  struct chain *c = chain_of(a, sides, n, 0.05, t->percent_of_peak);
  if (c->fork >= CHAIN_LEVELS || c->fork == CHAIN_L1)
    abort();
  if (!chain_text(a, c).n || !chain_html(a, c).n || !chain_json(a, c).n)
    abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  struct arena *a = arena_new();
  struct diag *d = diag_new(a);
  struct ncu_table t = {0};
  bool ok = ncu_read(a, (struct str){(const char *)data, size}, "fuzz.csv", &t, d);
  if (ok != (d->errors == 0) || ok != (t.kernels.count > 0))
    abort();
  for (size_t i = 0; i < t.kernels.count; ++i)
    check_kernel(a, &t.kernels.at[i]);
  if (t.kernels.count)
    check_chain(a, &t, t.kernels.count > 1 ? 2 : 1);
  arena_free(a);
  return 0;
}
