// Numbers and what can be computed of them at once. Integers are 64 bits wide and signed, unless
// written with U or too large for that.
#include "simulate/ptx_reader.h"

#include <stdlib.h>
#include <string.h>

static int digit_value(char c) {
  int letter = (c | 32) - 'a';
  return c >= '0' && c <= '9' ? c - '0' : letter >= 0 && letter < 6 ? letter + 10 : 99;
}

// False when `s` is empty, has another character, or the number does not fit.
static bool digits(struct str s, unsigned base, uint64_t *value) {
  *value = 0;
  for (size_t i = 0; i < s.n; ++i) {
    unsigned d = (unsigned)digit_value(s.p[i]);
    if (d >= base || *value > (UINT64_MAX - d) / base)
      return false;
    *value = *value * base + d;
  }
  return s.n > 0;
}

static bool decimal_float(struct str s, uint64_t *bits) {
  char copy[128], *end;
  if (s.n >= sizeof copy)
    return false;
  memcpy(copy, s.p, s.n);
  copy[s.n] = '\0';
  double value = strtod(copy, &end);
  memcpy(bits, &value, sizeof value);
  return end == copy + s.n;
}

static bool integer(struct str s, struct ptx_constant *c) {
  bool is_unsigned = s.n > 1 && (s.p[s.n - 1] | 32) == 'u';
  s.n -= is_unsigned;
  unsigned base = 10;
  if (s.n > 2 && s.p[0] == '0' && ((s.p[1] | 32) == 'x' || (s.p[1] | 32) == 'b')) {
    base = (s.p[1] | 32) == 'x' ? 16 : 2;
    s.p += 2;
    s.n -= 2;
  } else if (s.n > 1 && s.p[0] == '0')
    base = 8;
  if (!digits(s, base, &c->bits))
    return false;
  c->type = is_unsigned || c->bits > INT64_MAX ? PTX_U64 : PTX_S64;
  return true;
}

static bool number(struct str s, struct ptx_constant *c) {
  char mark = s.n > 1 && s.p[0] == '0' ? (char)(s.p[1] | 32) : '\0';
  if (mark == 'f' || mark == 'd') {
    c->type = mark == 'f' ? PTX_F32 : PTX_F64;
    struct str rest = {s.p + 2, s.n - 2};
    return rest.n == (size_t)2 * ptx_type_bytes(c->type) && digits(rest, 16, &c->bits);
  }
  if (mark != 'x' && (memchr(s.p, '.', s.n) || memchr(s.p, 'e', s.n) || memchr(s.p, 'E', s.n))) {
    c->type = PTX_F64;
    return decimal_float(s, &c->bits);
  }
  return integer(s, c);
}

bool ptx_at_constant(const struct ptx_reader *r) {
  return r->token.kind == PTX_TOKEN_NUMBER || ptx_at_mark(r, '-') || ptx_at_mark(r, '+') ||
         ptx_at_mark(r, '~') || ptx_at_mark(r, '(');
}

static bool floating(struct ptx_constant c) {
  return c.type == PTX_F32 || c.type == PTX_F64;
}

static struct ptx_constant negative(struct ptx_constant c) {
  if (floating(c))
    c.bits ^= (uint64_t)1 << (8 * ptx_type_bytes(c.type) - 1);
  else
    c.bits = 0 - c.bits;
  // The magnitude of the smallest signed number alone is no signed number.
  if (c.type == PTX_U64 && c.bits == (uint64_t)1 << 63)
    c.type = PTX_S64;
  return c;
}

static struct ptx_constant expression(struct ptx_reader *r, int least, unsigned depth);

// primary = number | "(" expression ")" | ("-" | "+" | "~") primary
static struct ptx_constant primary(struct ptx_reader *r, unsigned depth) {
  struct ptx_constant c = {PTX_S64, 0};
  struct str where = r->token.text;
  if (!ptx_deeper(r, depth))
    return c;
  if (r->token.kind == PTX_TOKEN_NUMBER) {
    if (!number(where, &c))
      ptx_fail(r, where, "'%.*s' is not a number of PTX, or does not fit into 64 bits",
               (int)(where.n < 80 ? where.n : 80), where.p);
    ptx_next(r);
  } else if (ptx_accept(r, '(')) {
    c = expression(r, 0, depth + 1);
    ptx_expect(r, ')');
  } else if (ptx_accept(r, '-'))
    c = negative(primary(r, depth + 1));
  else if (ptx_accept(r, '+'))
    c = primary(r, depth + 1);
  else if (ptx_accept(r, '~')) {
    c = primary(r, depth + 1);
    if (floating(c))
      ptx_fail(r, where, "expected an integer after '~'");
    c.bits = ~c.bits;
  } else
    ptx_expected(r, "a number");
  return c;
}

// As in C: the higher the earlier; -1: no operator.
static int precedence(const struct ptx_reader *r) {
  if (r->token.kind != PTX_TOKEN_MARK)
    return -1;
  switch (*r->token.text.p) {
  case '|':
    return 0;
  case '^':
    return 1;
  case '&':
    return 2;
  case '<':
  case '>':
    return r->token.text.n == 2 ? 3 : -1;
  case '+':
  case '-':
    return 4;
  case '*':
  case '/':
  case '%':
    return 5;
  default:
    return -1;
  }
}

static uint64_t divide(char operator, uint64_t x, uint64_t y, bool is_signed) {
  if (!is_signed)
    return operator== '/' ? x / y : x % y;
  if (y == UINT64_MAX) // -1: the quotient of the smallest number does not fit
    return operator== '/' ? 0 - x : 0;
  int64_t a = (int64_t)x, b = (int64_t)y;
  return (uint64_t)(operator== '/' ? a / b : a % b);
}

static struct ptx_constant apply(struct ptx_reader *r, struct str where, struct ptx_constant x,
                                 struct ptx_constant y) {
  char operator= * where.p;
  if (floating(x) || floating(y)) {
    ptx_fail(r, where, "'%c' of numbers that are no integers", operator);
    return x;
  }
  bool shift = operator== '<' || operator== '>';
  bool is_signed = x.type == PTX_S64 && (shift || y.type == PTX_S64);
  if ((operator== '/' || operator== '%') && y.bits == 0)
    ptx_fail(r, where, "division by zero");
  if (shift && y.bits > 63)
    ptx_fail(r, where, "a shift by more than 63 bits");
  if (r->failed)
    return x;
  switch (operator) {
  case '|':
    x.bits |= y.bits;
    break;
  case '^':
    x.bits ^= y.bits;
    break;
  case '&':
    x.bits &= y.bits;
    break;
  case '<':
    x.bits <<= y.bits;
    break;
  case '>':
    x.bits = is_signed && x.bits >> 63 ? ~(~x.bits >> y.bits) : x.bits >> y.bits;
    break;
  case '+':
    x.bits += y.bits;
    break;
  case '-':
    x.bits -= y.bits;
    break;
  case '*':
    x.bits *= y.bits;
    break;
  default:
    x.bits = divide(operator, x.bits, y.bits, is_signed);
  }
  x.type = is_signed ? PTX_S64 : PTX_U64;
  return x;
}

static struct ptx_constant expression(struct ptx_reader *r, int least, unsigned depth) {
  struct ptx_constant c = primary(r, depth);
  for (int p = precedence(r); p >= least; p = precedence(r)) {
    struct str where = r->token.text;
    ptx_next(r);
    c = apply(r, where, c, expression(r, p + 1, depth + 1));
  }
  return c;
}

struct ptx_constant ptx_read_constant(struct ptx_reader *r) {
  return expression(r, 0, 0);
}

int64_t ptx_read_offset(struct ptx_reader *r) {
  struct str where = r->token.text;
  struct ptx_constant c = expression(r, 4, 0);
  if (floating(c))
    ptx_fail(r, where, "expected an integer");
  return (int64_t)c.bits;
}
