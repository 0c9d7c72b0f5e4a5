// The function around a pragma: what is a declaration, what an expression means.
#include "rewrite/parse.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static struct arena *a;

static int set_up(void **state) {
  (void)state;
  a = arena_new();
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  arena_free(a);
  return 0;
}

// The function that holds the name "here".
static struct function *function_in(const char *text) {
  struct unit *u = lex(a, str_of(text));
  for (tok t = 0; t < u->count; ++t)
    if (token_is(u, t, "here")) {
      tok brace = function_brace(u, t);
      return brace == NO_TOKEN ? NULL : parse_function(u, brace);
    }
  return NULL;
}

static struct stmt *first(const char *statement) {
  const char *text =
      arena_printf(a, "template <class T, int N> void f(int x, T *p) { %s ; here(); }", statement);
  return function_in(text)->body->body;
}

static struct symbol *symbol(struct function *f, const char *name) {
  for (size_t i = 0; i < f->symbols.count; ++i)
    if (token_is(f->unit, f->symbols.at[i].name, name))
      return &f->symbols.at[i];
  fail_msg("no symbol %s", name);
  return NULL;
}

// The shape of an expression: names of its nodes in prefix form.
static void shape(const struct unit *u, const struct expr *e, struct text *t) {
  static const char *const names[] = {"name",   "literal", "unary", "postfix", "binary", "assign",
                                      "cond",   "call",    "index", "member",  "cast",   "list",
                                      "sizeof", "comma",   "paren", "UNKNOWN"};
  if (!e)
    return;
  text_printf(t, "%s(", names[e->kind]);
  if (e->kind == EXPR_NAME)
    text_add(t, token_text(u, e->name));
  shape(u, e->a, t);
  shape(u, e->b, t);
  shape(u, e->c, t);
  for (const struct expr *x = e->args; x; x = x->next)
    shape(u, x, t);
  text_puts(t, ")");
}

static const char *shape_of(const char *expression) {
  struct function *f = function_in(arena_printf(
      a, "template <class T, int N> void f(int x, int y, T *p) { v = %s; here(); }", expression));
  struct text t = {.arena = a};
  text_puts(&t, "");
  shape(f->unit, stmt_value(f, f->body->body)->b, &t);
  return t.p;
}

static void the_function_is_found_in_classes_and_namespaces(void **state) {
  (void)state;
  struct function *f = function_in(
      "namespace n { template <int A, class B> struct s : base<(A > 3)> { __attribute__((global)) "
      "void __attribute__((launch_bounds(256))) kernel(const float *__restrict__ p, int n) const "
      "noexcept(true) { if (n) { here(); } } }; }");
  assert_non_null(f);
  assert_true(token_is(f->unit, f->name, "kernel"));
  assert_true(f->kernel);
  assert_false(f->device);
  assert_true(symbol(f, "A")->template_value);
  assert_true(symbol(f, "B")->type_name);
  struct symbol *p = symbol(f, "p");
  assert_true(p->parameter && p->pointer && p->pointee_const && p->restricted);
  assert_null(function_in("struct s { int x = here; };"));
}

static void declarations_are_told_from_expressions(void **state) {
  (void)state;
  assert_int_equal(first("float4 tmp = a[0]")->kind, STMT_DECL);
  assert_int_equal(first("const T *q = p + x")->kind, STMT_DECL);
  assert_int_equal(first("wmma::fragment<wmma::matrix_a, 16, 16, 16, T> fa[4]")->kind, STMT_DECL);
  assert_int_equal(first("unsigned v(3)")->kind, STMT_DECL);
  assert_int_equal(first("x * y")->kind, STMT_EXPR); // x is a variable
  assert_int_equal(first("x = 3")->kind, STMT_EXPR);
  assert_int_equal(first("g(x)")->kind, STMT_EXPR);
  assert_int_equal(first("p[x] += 2")->kind, STMT_EXPR);
  assert_int_equal(first("using U = T")->kind, STMT_NAMES);
  assert_int_equal(first("asm volatile(\"bar;\")")->kind, STMT_ASM);
  assert_int_equal(first("for (auto v : p) g(v)")->kind, STMT_OTHER);
  assert_int_equal(first("struct in { int a; } b")->kind, STMT_OTHER);
}

static void declarators_keep_what_matters(void **state) {
  (void)state;
  struct function *f = function_in(
      "void f() { __attribute__((shared)) __attribute__((aligned(16))) float As[8][8 + 1], Bs[4]; "
      "const int n = 3, *p = &n; volatile int v; int &r = v; auto [i, j] = g(); here(); }");
  struct symbol *As = symbol(f, "As");
  assert_true(As->shared && !As->pointer && !As->odd);
  assert_true(str_is(range_text(f->unit, As->dims), "[8][8 + 1]"));
  assert_true(symbol(f, "Bs")->shared);
  assert_true(symbol(f, "n")->constant);
  assert_true(symbol(f, "p")->pointer && symbol(f, "p")->pointee_const);
  assert_false(symbol(f, "p")->constant); // the pointer itself may change
  assert_true(symbol(f, "v")->is_volatile);
  assert_true(symbol(f, "r")->reference);
  assert_true(symbol(f, "i")->odd && symbol(f, "j")->odd);
}

static void names_mean_the_innermost_declaration(void **state) {
  (void)state;
  struct function *f =
      function_in("void f(int i) { for (int i = 0; i < 3; ++i) { float i; here(i); } g(i); }");
  struct unit *u = f->unit;
  struct symbol *inner = NULL, *outer = NULL;
  for (tok t = 0; t < u->count; ++t) {
    if (token_is(u, t, "here"))
      inner = resolve(f, t + 2);
    if (token_is(u, t, "g"))
      outer = resolve(f, t + 2);
  }
  assert_true(inner && token_is(u, inner->type.first, "float"));
  assert_true(outer && outer->parameter);
}

static void expressions_have_their_shape(void **state) {
  (void)state;
  assert_string_equal(shape_of("x + y * 2"), "binary(name(x)binary(name(y)literal()))");
  assert_string_equal(shape_of("x ? p[y] : 0"), "cond(name(x)index(name(p)name(y))literal())");
  assert_string_equal(shape_of("(T)x"), "cast(name(x))");
  assert_string_equal(shape_of("(x) * y"), "binary(paren(name(x))name(y))");
  assert_string_equal(shape_of("(x) - y"), "binary(paren(name(x))name(y))");
  assert_string_equal(shape_of("*(const float4 *)&p[x]"),
                      "unary(cast(unary(index(name(p)name(x)))))");
  assert_string_equal(shape_of("reinterpret_cast<float4 *>(&p[x])[0]"),
                      "index(cast(unary(index(name(p)name(x))))literal())");
  assert_string_equal(shape_of("n::g<T, 3>(x)"), "call(name(g)name(x))");
  assert_string_equal(shape_of("x < y && y > 3"),
                      "binary(binary(name(x)name(y))binary(name(y)literal()))");
  assert_string_equal(shape_of("float(x)"), "cast(name(x))");
  assert_string_equal(shape_of("float4{0, 0}"), "list(name(float4)literal()literal())");
  assert_string_equal(shape_of("p->a.b"), "member(member(name(p)))");
  assert_string_equal(shape_of("sizeof(T) / 4"), "binary(sizeof()literal())");
}

static void what_is_not_understood_is_unknown(void **state) {
  (void)state;
  static const char *const odd[] = {"[&] { return x; }", "new int", "x +", "(x", "({ x; })"};
  for (size_t i = 0; i < sizeof odd / sizeof odd[0]; ++i) {
    struct function *f = function_in(arena_printf(a, "void f(int x) { v = %s; here(); }", odd[i]));
    struct expr *e = f && f->body->body ? stmt_value(f, f->body->body) : NULL;
    if (e && !expr_unknown(e))
      fail_msg("%s was understood", odd[i]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_function_is_found_in_classes_and_namespaces),
      cmocka_unit_test(declarations_are_told_from_expressions),
      cmocka_unit_test(declarators_keep_what_matters),
      cmocka_unit_test(names_mean_the_innermost_declaration),
      cmocka_unit_test(expressions_have_their_shape),
      cmocka_unit_test(what_is_not_understood_is_unknown),
  };
  return cmocka_run_group_tests_name("parse", tests, set_up, tear_down);
}
