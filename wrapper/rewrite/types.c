// Types of elements, as text that means the same outside the loop, and their sizes.
#include "rewrite/loop.h"
#include "rewrite/typedefs.h"

#include <string.h>

// True when every name in the expression means the same outside the loop's body.
static bool outer_names_only(struct loop *l, const struct expr *e) {
  if (!e)
    return true;
  if (e->kind == EXPR_UNKNOWN || e->kind == EXPR_CALL || e->kind == EXPR_ASSIGN)
    return false;
  if (e->kind == EXPR_NAME) {
    struct symbol *y = resolve(l->function, e->name);
    if (y && in_body(l, y))
      return false;
  }
  for (const struct expr *x = e->args; x; x = x->next)
    if (!outer_names_only(l, x))
      return false;
  return outer_names_only(l, e->a) && outer_names_only(l, e->b) && outer_names_only(l, e->c);
}

static const char *pointed_type(struct loop *l, const struct expr *e);

// raw<decltype(text)>
static const char *decltype_of(struct loop *l, struct str text, const char *suffix) {
  return arena_printf(l->unit->arena, "::__dbuf::raw<decltype((%.*s)%s)>", (int)text.n, text.p,
                      suffix);
}

// The type that a cast's type, a pointer, points to.
static const char *target_type(struct loop *l, struct range type) {
  struct str s = range_text(l->unit, type);
  return arena_printf(l->unit->arena, "::__dbuf::target<%.*s>", (int)s.n, s.p);
}

bool outer_names(const struct loop *l, struct range r) {
  for (tok t = r.first; t < r.end; ++t)
    if (l->unit->tokens[t].kind == TOK_IDENT) {
      struct symbol *y = resolve(l->function, t);
      if (y && in_body(l, y))
        return false;
    }
  return true;
}

static const char *pointed_type_of_name(struct loop *l, const struct expr *e) {
  struct symbol *y = resolve(l->function, e->name);
  if (!y || !in_body(l, y))
    return decltype_of(l, range_text(l->unit, e->range), "[0]");
  if (y->pointer && !y->odd && !is_auto(l, y) && outer_names(l, y->type)) {
    struct str s = range_text(l->unit, y->type);
    return arena_printf(l->unit->arena, "::__dbuf::target<%.*s *>", (int)s.n, s.p);
  }
  struct expr *init = symbol_init(l->function, y);
  return init ? pointed_type(l, init) : NULL;
}

// The type of *e for a pointer or array expression e.
static const char *pointed_type(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_NAME:
    return pointed_type_of_name(l, e);
  case EXPR_CAST:
    return outer_names(l, e->type) ? target_type(l, e->type) : NULL;
  case EXPR_UNARY:
    return token_is(l->unit, e->op, "&") ? element_type(l, e->a) : NULL;
  case EXPR_BINARY: {
    struct root a = pointee_of(l, e->a);
    return pointed_type(l, a.memory == MEMORY_GLOBAL || a.memory == MEMORY_CONSTANT ? e->a : e->b);
  }
  case EXPR_COND:
    return pointed_type(l, e->b);
  case EXPR_ASSIGN:
    return NULL;
  case EXPR_INDEX:
  case EXPR_MEMBER:
    return outer_names_only(l, e) ? decltype_of(l, range_text(l->unit, e->range), "[0]") : NULL;
  default:
    return NULL;
  }
}

const char *element_type(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_INDEX:
    // A[i][j] of an array of arrays: the row's type needs the outer index gone as well.
    if (expr_bare(e->a)->kind == EXPR_INDEX) {
      const struct expr *outer = expr_bare(expr_bare(e->a)->a);
      if (outer->kind == EXPR_NAME &&
          (!resolve(l->function, outer->name) || !in_body(l, resolve(l->function, outer->name))))
        return decltype_of(l, range_text(l->unit, outer->range), "[0][0]");
    }
    return pointed_type(l, e->a);
  case EXPR_UNARY:
    return token_is(l->unit, e->op, "*") ? pointed_type(l, e->a) : NULL;
  case EXPR_MEMBER: {
    if (outer_names_only(l, e))
      return decltype_of(l, range_text(l->unit, e->range), "");
    const char *of = token_is(l->unit, e->op, "->") ? pointed_type(l, e->a) : element_type(l, e->a);
    if (!of)
      return NULL;
    struct str member = token_text(l->unit, e->name);
    return arena_printf(l->unit->arena, "::__dbuf::raw<decltype(::__dbuf::any<%s>().%.*s)>", of,
                        (int)member.n, member.p);
  }
  case EXPR_NAME:
    return outer_names_only(l, e) ? decltype_of(l, range_text(l->unit, e->range), "") : NULL;
  default:
    return NULL;
  }
}

const char *element_reference(struct loop *l, const char *type) {
  struct str s = str_of(type), raw = STR("::__dbuf::raw<"), target = STR("::__dbuf::target<");
  if (str_starts(s, "::__dbuf::raw<"))
    return arena_printf(l->unit->arena, "%.*s", (int)(s.n - raw.n - 1), s.p + raw.n);
  if (str_starts(s, "::__dbuf::target<"))
    return arena_printf(l->unit->arena, "decltype(*::__dbuf::any<%.*s>())",
                        (int)(s.n - target.n - 1), s.p + target.n);
  return NULL;
}

const char *operand_type(struct loop *l, const struct expr *member) {
  const char *type = element_type(l, member);
  const char *of = type ? element_reference(l, type) : NULL;
  // "decltype(E)"
  return of ? arena_printf(l->unit->arena, "decltype(+(%.*s))", (int)(strlen(of) - 10), of + 9)
            : NULL;
}

int own_type_bytes(struct str name) {
  static const struct {
    const char *name;
    int bytes;
  } table[] = {
      {"bool", 1},
      {"char", 1},
      {"int8_t", 1},
      {"uint8_t", 1},
      {"uchar", 1},
      {"short", 2},
      {"half", 2},
      {"__half", 2},
      {"int16_t", 2},
      {"uint16_t", 2},
      {"ushort", 2},
      {"nv_bfloat16", 2},
      {"__nv_bfloat16", 2},
      {"int", 4},
      {"unsigned", 4},
      {"float", 4},
      {"int32_t", 4},
      {"uint32_t", 4},
      {"uint", 4},
      {"half2", 4},
      {"__half2", 4},
      {"nv_bfloat162", 4},
      {"__nv_bfloat162", 4},
      {"char4", 4},
      {"uchar4", 4},
      {"short2", 4},
      {"ushort2", 4},
      {"double", 8},
      {"size_t", 8},
      {"int64_t", 8},
      {"uint64_t", 8},
      {"float2", 8},
      {"int2", 8},
      {"uint2", 8},
      {"short4", 8},
      {"ushort4", 8},
      {"float3", 12},
      {"int3", 12},
      {"uint3", 12},
      {"float4", 16},
      {"int4", 16},
      {"uint4", 16},
      {"double2", 16},
      {"longlong2", 16},
      {"ulonglong2", 16},
      {"double3", 24},
      {"double4", 32},
      {"cuComplex", 8},
      {"cuFloatComplex", 8},
      {"cuDoubleComplex", 16},
      {"cudaTextureObject_t", 8},
      {"cudaSurfaceObject_t", 8},
  };
  for (size_t i = 0; i < sizeof table / sizeof *table; ++i)
    if (str_is(name, table[i].name))
      return table[i].bytes;
  return 0;
}

int type_bytes(const struct unit *u, struct range type) {
  int bytes = 0, longs = 0;
  tok member = member_type(u, type);
  if (member != NO_TOKEN)
    return alias_bytes(u, member);
  for (tok t = type.first; t < type.end; ++t) {
    struct str s = token_text(u, t);
    longs += str_is(s, "long");
    int own = alias_bytes(u, t);
    if (own < 0)
      own = own_type_bytes(s);
    bool weaker = (str_is(s, "int") || str_is(s, "unsigned")) && bytes;
    if (own > 0 && !weaker)
      bytes = own;
  }
  return longs ? 8 : bytes;
}
