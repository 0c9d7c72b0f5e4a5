// Declarations of variables and their initial values.
#include "simulate/ptx_reader.h"

#include <string.h>

enum { MOST_DIMENSIONS = 16 };

// No machine has as much; products of extents stay far from overflow.
static const uint64_t most_bytes = (uint64_t)1 << 40;

enum ptx_space ptx_space_named(struct str text) {
  static const char *const names[] = {
      [PTX_REG] = "reg",       [PTX_PARAM] = "param", [PTX_GLOBAL] = "global",
      [PTX_SHARED] = "shared", [PTX_LOCAL] = "local", [PTX_CONST] = "const"};
  for (enum ptx_space s = PTX_REG; s <= PTX_CONST; ++s)
    if (str_is(text, names[s]))
      return s;
  return PTX_GENERIC;
}

static uint8_t lanes_named(struct str text) {
  return str_is(text, "v2") ? 2 : str_is(text, "v4") ? 4 : str_is(text, "v8") ? 8 : 0;
}

static uint64_t read_align(struct ptx_reader *r) {
  struct str where = r->token.text;
  uint64_t align = ptx_count(r, (uint64_t)1 << 30, "an alignment");
  if (align == 0 || (align & (align - 1)))
    ptx_fail(r, where, "an alignment must be a power of 2");
  return align;
}

// .ptr [.space] [.align N]: what a parameter points to.
static void pass_pointee(struct ptx_reader *r) {
  while (r->token.kind == PTX_TOKEN_DOTTED) {
    bool align = str_is(r->token.text, "align");
    ptx_next(r);
    if (align)
      read_align(r);
  }
}

// declaration = { ".align" N | ".attribute" "(" ... ")" | ".v4" | type | ".ptr" pointee }
void ptx_read_declaration(struct ptx_reader *r, struct ptx_declaration *d) {
  d->lanes = 1;
  while (r->token.kind == PTX_TOKEN_DOTTED) {
    struct str word = r->token.text;
    uint8_t lanes = lanes_named(word);
    enum ptx_type type = ptx_type_named(word);
    if (!lanes && !type && !str_is(word, "align") && !str_is(word, "attribute") &&
        !str_is(word, "ptr") && !str_ends(word, "ref")) {
      ptx_expected(r, "a type");
      return;
    }
    ptx_next(r);
    if (lanes)
      d->lanes = lanes;
    else if (type)
      d->type = type;
    else if (str_is(word, "align"))
      d->align = read_align(r);
    else if (str_is(word, "attribute")) {
      if (ptx_expect(r, '('))
        ptx_skip(r, '(', ')');
    } else if (str_is(word, "ptr"))
      pass_pointee(r);
    else // .texref, .surfref, .samplerref: handles
      d->type = PTX_B64;
  }
  if (!d->type)
    ptx_expected(r, "a type");
}

// A value on its way into a variable. `bytes` NULL: only counted.
struct initial {
  struct ptx_variable *variable;
  uint8_t *bytes;
  uint64_t most;                        // elements
  uint64_t inside[MOST_DIMENSIONS + 2]; // elements of one part at each level of brackets
  unsigned levels;
  uint64_t at; // element
};

static double float_value(struct ptx_constant c) {
  if (c.type == PTX_F64) {
    double d;
    memcpy(&d, &c.bits, sizeof d);
    return d;
  }
  if (c.type == PTX_F32) {
    uint32_t bits = (uint32_t)c.bits;
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
  }
  return c.type == PTX_U64 ? (double)c.bits : (double)(int64_t)c.bits;
}

// The bytes of a constant in an element of that type.
static uint64_t element_bits(struct ptx_reader *r, struct str where, struct ptx_constant c,
                             enum ptx_type type) {
  bool floating = c.type == PTX_F32 || c.type == PTX_F64;
  if (type == PTX_F64) {
    double d = float_value(c);
    memcpy(&c.bits, &d, sizeof d);
  } else if (type == PTX_F32 && c.type != PTX_F32) {
    float f = (float)float_value(c);
    uint32_t bits;
    memcpy(&bits, &f, sizeof f);
    c.bits = bits;
  } else if (floating && ptx_type_bytes(type) != ptx_type_bytes(c.type))
    ptx_fail(r, where, "a floating-point number does not fit an element of type .%s",
             ptx_type_name(type));
  return c.bits;
}

static void put(struct ptx_reader *r, struct initial *in, uint64_t bits) {
  unsigned size = ptx_type_bytes(in->variable->type);
  if (in->at >= in->most) {
    ptx_fail(r, r->token.text, "more initial values than the variable has elements");
    return;
  }
  for (unsigned i = 0; in->bytes && i < size; ++i)
    in->bytes[in->at * size + i] = i < 8 ? (uint8_t)(bits >> 8 * i) : 0;
  ++in->at;
}

// Byte `shift` / 8 and up of an address. They come one after the other and make one relocation.
static void put_masked(struct ptx_reader *r, struct initial *in, struct str where, uint64_t mask,
                       struct ptx_relocation part) {
  unsigned shift = 0, width = 8 * part.bytes;
  while (shift < 64 && !(mask >> shift & 1))
    shift += width;
  if (width >= 64 || shift >= 64 || mask >> shift != ((uint64_t)1 << width) - 1) {
    ptx_fail(r, where, "expected a mask for one element's part of an address");
    return;
  }
  if (shift && in->bytes) {
    size_t count = in->variable->relocations.count;
    struct ptx_relocation *before = count ? &in->variable->relocations.at[count - 1] : NULL;
    if (!before || 8U * before->bytes != shift || before->offset + before->bytes != part.offset ||
        !str_equal(before->symbol, part.symbol) || before->addend != part.addend ||
        before->generic != part.generic) {
      ptx_fail(r, where, "a part of an address that does not follow its lower parts");
      return;
    }
    before->bytes = (uint8_t)(before->bytes + part.bytes);
  } else if (in->bytes)
    *GROW(r->arena, in->variable->relocations) = part;
  put(r, in, 0);
}

// address = "generic" "(" address ")" [offset] | symbol [offset]
static void read_address(struct ptx_reader *r, struct ptx_relocation *part) {
  part->symbol = ptx_word(r, "a variable, a function or generic()");
  if (str_is(part->symbol, "generic") && ptx_accept(r, '(')) {
    part->generic = true;
    part->symbol = ptx_word(r, "a variable or a function");
    if (ptx_at_mark(r, '+') || ptx_at_mark(r, '-'))
      part->addend = ptx_read_offset(r);
    ptx_expect(r, ')');
  }
  if (ptx_at_mark(r, '+') || ptx_at_mark(r, '-'))
    part->addend = (int64_t)((uint64_t)part->addend + (uint64_t)ptx_read_offset(r));
  if (!r->failed)
    ptx_intern(r, part->symbol);
}

// value = constant | address | mask "(" address ")"
static void read_value(struct ptx_reader *r, struct initial *in) {
  unsigned size = ptx_type_bytes(in->variable->type);
  struct str where = r->token.text;
  struct ptx_relocation part = {.offset = in->at * size, .bytes = (uint8_t)(size < 8 ? size : 8)};
  if (ptx_at_constant(r)) {
    struct ptx_constant c = ptx_read_constant(r);
    if (!ptx_accept(r, '(')) {
      put(r, in, element_bits(r, where, c, in->variable->type));
      return;
    }
    read_address(r, &part);
    ptx_expect(r, ')');
    put_masked(r, in, where, c.bits, part);
    return;
  }
  read_address(r, &part);
  if (in->bytes && !r->failed)
    *GROW(r->arena, in->variable->relocations) = part;
  put(r, in, 0);
}

// initial = value | "{" [ initial { "," initial } ] "}"
static void read_initial(struct ptx_reader *r, struct initial *in, unsigned level) {
  struct str where = r->token.text;
  if (!ptx_accept(r, '{')) {
    read_value(r, in);
    return;
  }
  if (level > in->levels) {
    ptx_fail(r, where, "more nested brackets than the variable has dimensions");
    return;
  }
  uint64_t begin = in->at;
  while (!ptx_at_mark(r, '}') && !ptx_at_end(r)) {
    read_initial(r, in, level + 1);
    if (!ptx_accept(r, ','))
      break;
  }
  struct str close = r->token.text;
  ptx_expect(r, '}');
  if (level == 0)
    return;
  if (in->at - begin > in->inside[level])
    ptx_fail(r, close, "more initial values than this part of the variable has elements");
  else
    in->at = begin + in->inside[level];
}

static void read_initial_value(struct ptx_reader *r, struct ptx_variable *v, struct initial *in) {
  if (v->bytes == 0) {
    struct ptx_lexer lexer = r->lexer;
    struct ptx_token token = r->token;
    in->most = most_bytes / ptx_type_bytes(v->type);
    read_initial(r, in, 0);
    uint64_t part = in->inside[1] ? in->inside[1] : 1;
    v->bytes = (in->at + part - 1) / part * part * ptx_type_bytes(v->type);
    if (r->failed)
      return;
    r->lexer = lexer;
    r->token = token;
  }
  if (v->bytes > r->initial_left) {
    ptx_fail(r, v->name, "more bytes of initial values than are read of one text");
    return;
  }
  r->initial_left -= v->bytes;
  in->bytes = arena_alloc(r->arena, v->bytes);
  in->most = v->bytes / ptx_type_bytes(v->type);
  in->at = 0;
  read_initial(r, in, 0);
  v->initial = in->bytes;
}

// Elements by dimension; 0: no extent, which only the first may lack.
static unsigned read_dimensions(struct ptx_reader *r, uint64_t *extents) {
  unsigned count = 0;
  while (ptx_at_mark(r, '[')) {
    if (count == MOST_DIMENSIONS) {
      ptx_fail(r, r->token.text, "more than %d dimensions", MOST_DIMENSIONS);
      return count;
    }
    ptx_next(r);
    bool open = ptx_at_mark(r, ']');
    if (open && count)
      ptx_expected(r, "an extent");
    extents[count++] = open ? 0 : ptx_count(r, most_bytes, "an extent");
    ptx_expect(r, ']');
  }
  return count;
}

struct ptx_variable ptx_read_variable(struct ptx_reader *r, const struct ptx_declaration *d,
                                      bool initial) {
  struct ptx_variable v = {.space = d->space,
                           .type = d->type,
                           .lanes = d->lanes,
                           .external = d->external,
                           .line = r->token.line};
  uint64_t extents[MOST_DIMENSIONS], element = (uint64_t)ptx_type_bytes(d->type) * d->lanes;
  v.name = ptx_word(r, "a variable's name");
  v.align = d->align > element ? d->align : element;
  struct initial in = {.variable = &v};
  in.levels = read_dimensions(r, extents);
  if (r->failed)
    return v;
  // From the innermost: a vector, then the last dimension.
  uint64_t part = d->lanes;
  for (unsigned i = in.levels; i-- > 0;) {
    in.inside[i + 1] = part;
    if (extents[i] > most_bytes / (part * ptx_type_bytes(d->type))) {
      ptx_fail(r, v.name, "a variable larger than any memory");
      return v;
    }
    // An array without an element takes no memory, its parts are still told apart.
    part *= extents[i] || i == 0 ? extents[i] : 1;
  }
  v.bytes = part * ptx_type_bytes(d->type);
  if (initial && ptx_accept(r, '='))
    read_initial_value(r, &v, &in);
  return v;
}
