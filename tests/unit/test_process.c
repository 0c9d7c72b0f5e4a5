// Children, captured streams, the session folder, and what signals leave.
#include "base/process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static bool run_sh(struct arena *a, const char *script, const struct streams *s,
                   struct outcome *o) {
  char *const argv[] = {(char[]){"sh"}, (char[]){"-c"}, arena_strdup(a, script), NULL};
  return process_run(a, &(struct command){"/bin/sh", argv, NULL}, s, o);
}

static int code_of(const char *script) {
  struct arena *a = arena_new();
  struct outcome o;
  assert_true(run_sh(a, script, NULL, &o));
  arena_free(a);
  return o.code;
}

static void test_exit_codes(void **state) {
  (void)state;
  assert_int_equal(code_of("exit 0"), 0);
  assert_int_equal(code_of("exit 255"), 255);
  assert_int_equal(code_of("kill -SEGV $$"), 128 + SIGSEGV);
  assert_int_equal(code_of("kill -KILL $$"), 128 + SIGKILL);
}

static void test_not_there(void **state) {
  (void)state;
  struct arena *a = arena_new();
  char *const argv[] = {(char[]){"x"}, NULL};
  struct outcome o;
  struct streams s = {.capture_out = true, .capture_err = true};
  assert_false(process_run(a, &(struct command){"/nonexistent/x", argv, NULL}, &s, &o));
  assert_int_equal(errno, ENOENT);
  arena_free(a);
}

static void test_large_streams_do_not_block(void **state) {
  (void)state;
  struct arena *a = arena_new();
  enum { SIZE = 3000000 };
  char *in = arena_alloc(a, SIZE);
  for (int i = 0; i < SIZE; ++i)
    in[i] = (char)(i * 7);
  // Each of the three is far larger than a pipe; stderr is filled before stdin is read.
  struct streams s = {.capture_out = true, .capture_err = true, .feed_in = true, .in = {in, SIZE}};
  struct outcome o;
  assert_true(run_sh(a, "head -c 2000000 /dev/zero >&2; cat; exit 3", &s, &o));
  assert_int_equal(o.code, 3);
  assert_int_equal(o.err.n, 2000000);
  assert_int_equal(o.out.n, SIZE);
  assert_memory_equal(o.out.p, in, SIZE);
  // A child that does not read is no reason to die of SIGPIPE.
  assert_true(run_sh(a, "exec <&-; echo done", &s, &o));
  assert_int_equal(o.code, 0);
  assert_string_equal(o.out.p, "done\n");
  arena_free(a);
}

static void test_environment(void **state) {
  (void)state;
  struct arena *a = arena_new();
  setenv("DBUF_TEST_A", "old", 1);
  setenv("DBUF_TEST_B", "kept", 1);
  setenv("DBUF_TEST_GONE", "x", 1);
  const char *const changes[] = {"DBUF_TEST_A=new=1", "DBUF_TEST_GONE", "DBUF_TEST_C=", NULL};
  char *const argv[] = {(char[]){"sh"}, (char[]){"-c"},
                        (char[]){"echo $DBUF_TEST_A,$DBUF_TEST_B,${DBUF_TEST_GONE-unset},"
                                 "${DBUF_TEST_C-unset}"},
                        NULL};
  struct streams s = {.capture_out = true};
  struct outcome o;
  assert_true(process_run(a, &(struct command){"/bin/sh", argv, process_env(a, changes)}, &s, &o));
  assert_string_equal(o.out.p, "new=1,kept,unset,\n");
  arena_free(a);
}

static void test_files(void **state) {
  (void)state;
  struct arena *a = arena_new();
  char folder[] = "/tmp/dbuf-test-XXXXXX";
  assert_non_null(mkdtemp(folder));
  const char *path = arena_printf(a, "%s/f", folder);
  struct str content = {"a\0b\n", 4}, back;
  mode_t mask = umask(027);
  assert_true(process_write_file(a, path, content));
  umask(mask);
  struct stat made;
  assert_int_equal(stat(path, &made), 0);
  assert_int_equal(made.st_mode & 0777, 0640); // as other programs make files
  assert_true(process_read_file(a, path, &back) && str_equal(back, content));
  assert_true(process_map_file(path, &back) && str_equal(back, content));
  assert_int_equal(chmod(path, 0640), 0);
  assert_true(process_write_file(a, path, STR("new")));
  struct stat st;
  assert_int_equal(stat(path, &st), 0);
  assert_int_equal(st.st_mode & 0777, 0640); // as it was
  assert_false(process_write_file(a, arena_printf(a, "%s/no/f", folder), content));
  assert_false(process_read_file(a, arena_printf(a, "%s/no", folder), &back));
  assert_false(process_executable(path));
  assert_false(process_executable(folder));
  assert_int_equal(chmod(path, 0755), 0);
  assert_string_equal(process_which(a, "f", arena_printf(a, "/nonexistent:%s:/bin", folder)), path);
  assert_null(process_which(a, "f", "/nonexistent"));
  const char *link = arena_printf(a, "%s/link", folder);
  assert_int_equal(symlink("f", link), 0);
  assert_true(process_write_file(a, link, STR("x"))); // shorter than what was there
  assert_int_equal(lstat(link, &st), 0);
  assert_true(S_ISLNK(st.st_mode));
  assert_true(process_read_file(a, path, &back) && str_is(back, "x"));
  process_remove_regular(link);
  assert_int_equal(lstat(link, &st), 0); // a link is not ours to delete, what it stands for is
  assert_int_equal(access(path, F_OK), -1);
  process_remove_regular(link);
  unlink(link);
  assert_int_equal(symlink("/dev/null", link), 0);
  process_remove_regular(link);
  assert_int_equal(access("/dev/null", F_OK), 0);
  unlink(link);
  assert_true(process_write_file(a, path, STR("new")));
  // -o /dev/stdout with stdout in a file: the file is the user's.
  int fd = open(path, O_RDONLY);
  assert_int_equal(symlink(arena_printf(a, "/proc/self/fd/%d", fd), link), 0);
  process_remove_regular(link);
  assert_int_equal(access(path, F_OK), 0);
  close(fd);
  unlink(link);
  process_remove_regular(path);
  assert_int_equal(rmdir(folder), 0); // and no temporary file is left
  arena_free(a);
}

// Runs `body` in a process of its own that tells its session folder's path through a pipe; returns
// its wait status.
static int in_process(void (*body)(int fd), char *path, size_t room, int signal_number) {
  int fds[2];
  assert_int_equal(pipe(fds), 0);
  pid_t pid = fork();
  if (pid == 0) {
    close(fds[0]);
    body(fds[1]);
    exit(0);
  }
  close(fds[1]);
  size_t n = 0;
  ssize_t got;
  while (n < room - 1 && (got = read(fds[0], path + n, room - 1 - n)) > 0) {
    n += (size_t)got;
    if (signal_number && memchr(path, '\n', n)) {
      kill(pid, signal_number);
      signal_number = 0;
    }
  }
  path[n] = '\0';
  path[strcspn(path, "\n")] = '\0';
  close(fds[0]);
  int status;
  assert_int_equal(waitpid(pid, &status, 0), pid);
  return status;
}

static const char *fill_session(struct arena *a) {
  const char *folder = process_session(a);
  struct stat st;
  if (!folder || stat(folder, &st) != 0 || (st.st_mode & 0777) != 0700)
    exit(9);
  process_write_file(a, arena_printf(a, "%s/file", folder), STR("x"));
  mkdir(arena_printf(a, "%s/sub", folder), 0700);
  process_write_file(a, arena_printf(a, "%s/sub/file", folder), STR("x"));
  return folder;
}

static void test_one_copy_to_restore(void **state) {
  (void)state;
  struct arena *a = arena_new();
  struct str content = STR("what it is to hold"), now;
  bool fresh = false;
  char folder[] = "/tmp/dbuf-test-XXXXXX";
  assert_non_null(mkdtemp(folder));
  const char *path = arena_printf(a, "%s/file", folder), *kept = arena_printf(a, "%s.kept", path);
  assert_true(process_restore_add(a, kept, path, &content, &fresh));
  assert_true(fresh);
  assert_false(process_restore_add(a, kept, path, &content, &fresh)); // another's, for all we know
  assert_int_equal(errno, EEXIST);
  assert_true(process_read_file(a, kept, &now));
  assert_true(str_is(now, "what it is to hold"));
  process_clean(); // the copy takes the file's place
  assert_int_not_equal(access(kept, F_OK), 0);
  content = STR("");
  assert_true(process_restore_add(a, kept, path, &content, &fresh));
  assert_false(fresh);
  assert_true(str_is(content, "what it is to hold"));
  process_restore_forget();
  assert_int_equal(unlink(kept), 0);
  assert_int_equal(unlink(path), 0);
  assert_false(process_restore_add(a, kept, folder, &content, &fresh)); // a folder cannot be read
  assert_int_not_equal(access(kept, F_OK), 0);
  assert_int_equal(rmdir(folder), 0);
  arena_free(a);
}

static void say(int fd, const char *text) {
  if (write(fd, text, strlen(text)) < 0 || write(fd, "\n", 1) < 0)
    exit(8);
}

static void leave_by_exit(int fd) {
  struct arena *a = arena_new();
  say(fd, fill_session(a));
  arena_free(a); // the folder's name is not the arena's: it goes at exit all the same
}

static const char partial_path[] = "/tmp/dbuf-test-partial";

static void wait_in_child(int fd) {
  struct arena *a = arena_new();
  const char *folder = fill_session(a);
  process_write_file(a, partial_path, STR("half"));
  process_partial_add(partial_path);
  // The child tells when it runs and that it was told to stop, and writes until it has stopped.
  const char *script =
      arena_printf(a,
                   "trap 'sleep 0.2; echo late >/tmp/dbuf-test-partial; echo stopped "
                   ">/tmp/dbuf-test-stopped; exit 1' TERM INT HUP; echo %s >&%d; "
                   "while :; do sleep 0.05; done",
                   folder, fd);
  struct outcome o;
  run_sh(a, script, NULL, &o);
  exit(7); // not reached: the process dies of the signal
}

static void test_session_goes_at_exit(void **state) {
  (void)state;
  char path[256];
  int status = in_process(leave_by_exit, path, sizeof path, 0);
  assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  assert_true(strlen(path) > 5);
  assert_int_equal(access(path, F_OK), -1);
}

static void test_signals_clean_up(void **state) {
  (void)state;
  // The child is told SIGTERM when it is this process's own trouble, as the last two.
  static const int numbers[] = {SIGTERM, SIGINT, SIGHUP, SIGPIPE, SIGXCPU};
  for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; ++i) {
    char path[256];
    unlink("/tmp/dbuf-test-stopped");
    int status = in_process(wait_in_child, path, sizeof path, numbers[i]);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == numbers[i]);
    assert_true(strlen(path) > 5);
    assert_int_equal(access(path, F_OK), -1);
    assert_int_equal(access(partial_path, F_OK), -1);
    assert_int_equal(access("/tmp/dbuf-test-stopped", F_OK), 0); // the child was told first
  }
  unlink("/tmp/dbuf-test-stopped");
}

// However early or late the signal comes.
static void test_signals_while_writing(void **state) {
  (void)state;
  enum { TIMES = 300 };
  char folder[] = "/tmp/dbuf-test-XXXXXX";
  assert_non_null(mkdtemp(folder));
  struct arena *a = arena_new();
  const char *path = arena_printf(a, "%s/file", folder);
  for (int i = 0; i < TIMES; ++i) {
    pid_t pid = fork();
    if (pid == 0) {
      for (;;)
        process_write_file(a, path, STR("whole"));
    }
    const struct timespec pause = {0, 1000000L + i * 7919L % 1000000L};
    nanosleep(&pause, NULL);
    assert_int_equal(kill(pid, SIGTERM), 0);
    int status;
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
  }
  unlink(path);
  assert_int_equal(rmdir(folder), 0); // nothing else is in it
  arena_free(a);
}

int main(void) {
  // Whoever runs the tests may ignore signals (nohup, a shell's background job): here they count.
  signal(SIGTERM, SIG_DFL);
  signal(SIGINT, SIG_DFL);
  signal(SIGHUP, SIG_DFL);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_exit_codes),
      cmocka_unit_test(test_not_there),
      cmocka_unit_test(test_large_streams_do_not_block),
      cmocka_unit_test(test_environment),
      cmocka_unit_test(test_files),
      cmocka_unit_test(test_one_copy_to_restore),
      cmocka_unit_test(test_session_goes_at_exit),
      cmocka_unit_test(test_signals_clean_up),
      cmocka_unit_test(test_signals_while_writing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
