// What is read of textures.
#include "rewrite/textures.h"

#include "rewrite/members.h"

const char *texture_type(struct loop *l, const struct expr *e) {
  static const char *const prefixes[] = {"tex1D", "tex2D", "tex3D", "texCubemap", NULL};
  const struct unit *u = l->unit;
  const struct expr *f = expr_bare(e->a), *object = e->args ? expr_bare(e->args) : NULL;
  struct str name = token_text(u, f->name);
  bool texture = false;
  for (const char *const *p = prefixes; *p; ++p)
    texture |= str_starts(name, *p);
  if (!texture || resolve(l->function, f->name) || user_function(u, name) || !object ||
      object->kind != EXPR_NAME || !token_is(u, f->name + 1, "<"))
    return NULL;
  const struct symbol *y = resolve(l->function, object->name);
  if (!y || y->pointer || y->odd || !range_empty(y->dims) || range_empty(y->type) ||
      !token_is(u, y->type.end - 1, "cudaTextureObject_t"))
    return NULL;
  for (const struct expr *x = e->args->next; x; x = x->next) {
    enum number_kind kind = number_kind(l, x);
    if (kind != NUMBER_WHOLE && kind != NUMBER_FLOATING)
      return NULL;
  }
  tok after = skip_template(u, f->name + 1);
  if (after == NO_TOKEN)
    return NULL;
  struct str type = range_text(u, (struct range){f->name + 2, after - 1});
  return arena_printf(u->arena, "::__dbuf::raw<%.*s >", (int)type.n, type.p);
}
