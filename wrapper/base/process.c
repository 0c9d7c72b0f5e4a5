#include "base/process.h"

#include "base/descendants.h"
#include "base/entries.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// What a signal handler needs to know cannot live in an arena that is passed around.
enum { PARTIAL_MAX = 4096, SESSION_PATH_MAX = 4096 };
static volatile sig_atomic_t handlers_installed;
static volatile pid_t running_child;
static char session_path[SESSION_PATH_MAX];
struct stamp { // of a file, to see whether it was written
  struct timespec changed;
  ino_t inode; // 0: there is none
};
static volatile struct partial {
  const char *path;
  struct stamp before;
  bool beside;
} partial[PARTIAL_MAX];
static volatile sig_atomic_t partial_count;
static const char *volatile restore_kept, *volatile restore_path;

// What ends a process. `own` is this process's own doing: a crash, a message nobody reads, a limit.
static const struct {
  int number;
  bool own;
} fatal_signals[] = {{SIGHUP, false},  {SIGINT, false},  {SIGQUIT, false}, {SIGTERM, false},
                     {SIGALRM, false}, {SIGUSR1, false}, {SIGUSR2, false}, {SIGPIPE, true},
                     {SIGXCPU, true},  {SIGXFSZ, true},  {SIGABRT, true},  {SIGBUS, true},
                     {SIGFPE, true},   {SIGILL, true},   {SIGSEGV, true}};
enum { FATAL_SIGNALS = sizeof fatal_signals / sizeof fatal_signals[0] };

// ---- removing what must not stay; async-signal-safe, so neither malloc nor opendir ----

static void remove_entry(int folder, const char *name, void *context) {
  enum { DEEPEST = 8 };
  int depth = *(const int *)context + 1;
  if (unlinkat(folder, name, 0) == 0 || depth == DEEPEST)
    return;
  int inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (inner < 0)
    return;
  entries_each(inner, remove_entry, &depth);
  close(inner);
  unlinkat(folder, name, AT_REMOVEDIR);
}

static bool is_system_path(const char *path) {
  return strncmp(path, "/dev/", 5) == 0 || strncmp(path, "/proc/", 6) == 0;
}

// Async-signal-safe as well: links are followed by hand.
void process_remove_regular(const char *path) {
  enum { LINKS = 16 };
  char here[SESSION_PATH_MAX], target[SESSION_PATH_MAX];
  struct stat st;
  if (strlen(path) >= sizeof here)
    return;
  strcpy(here, path);
  for (int i = 0; i < LINKS && !is_system_path(here) && lstat(here, &st) == 0; ++i) {
    if (S_ISREG(st.st_mode)) {
      unlink(here);
      return;
    }
    ssize_t n = S_ISLNK(st.st_mode) ? readlink(here, target, sizeof target - 1) : -1;
    if (n <= 0)
      return;
    target[n] = '\0';
    char *slash = strrchr(here, '/');
    size_t folder = target[0] == '/' || !slash ? 0 : (size_t)(slash - here) + 1;
    if (folder + (size_t)n >= sizeof here)
      return;
    memcpy(here + folder, target, (size_t)n + 1);
  }
}

// The time is new too: what was made of the other content is not up to date. Whose the file is, and
// who may read it, stays.
static void restore(void) {
  struct stat st;
  if (restore_kept && stat(restore_path, &st) == 0) {
    int unused = chown(restore_kept, st.st_uid, st.st_gid);
    (void)unused; // only root may give a file away
    chmod(restore_kept, st.st_mode & 0777);
  }
  if (restore_kept && rename(restore_kept, restore_path) == 0)
    utimensat(AT_FDCWD, restore_path, NULL, 0);
  restore_kept = NULL;
}

static struct stamp stamp_of(const char *path) {
  struct stat st;
  return stat(path, &st) == 0 ? (struct stamp){st.st_ctim, st.st_ino} : (struct stamp){.inode = 0};
}

void process_partial_remove(void) {
  bool stays = false;
  for (int i = 0; i < partial_count; ++i) {
    struct partial p = partial[i];
    struct stamp now = stamp_of(p.path);
    bool written = now.inode != p.before.inode || now.changed.tv_sec != p.before.changed.tv_sec ||
                   now.changed.tv_nsec != p.before.changed.tv_nsec;
    if (written && !(p.beside && stays))
      process_remove_regular(p.path);
    else if (now.inode && !p.beside)
      stays = true;
  }
  partial_count = 0;
}

void process_clean(void) {
  restore();
  process_partial_remove();
  if (!session_path[0])
    return;
  int folder = open(session_path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder >= 0) {
    int depth = 0;
    entries_each(folder, remove_entry, &depth);
    close(folder);
  }
  rmdir(session_path);
  session_path[0] = '\0';
}

// ---- signals ----

// Ends all processes below this one: by the signal, after a second by SIGTERM, then by SIGKILL. A
// signal that only this process was sent goes to all, as Ctrl-C does: nvcc itself takes no SIGINT
// while a program of its own runs.
static void end_descendants(int number) {
  enum { ROUNDS = 300, AGAIN = 25, TERMINATE = 100, KILL = 200 };
  const struct timespec pause = {0, 10000000L};
  pid_t child = running_child;
  for (int i = 0; i < ROUNDS; ++i) {
    int send = i % AGAIN ? 0 : i >= KILL ? SIGKILL : i >= TERMINATE ? SIGTERM : number;
    int left = descendants_signal(send);
    if (left < 0 && child > 0)
      left = kill(child, send) == 0;
    while (waitpid(-1, NULL, WNOHANG) > 0)
      ; // those that have ended are no longer there
    if (left <= 0)
      return;
    nanosleep(&pause, NULL);
  }
}

static bool is_own(int number) {
  for (int i = 0; i < FATAL_SIGNALS; ++i)
    if (fatal_signals[i].number == number)
      return fatal_signals[i].own;
  return false;
}

static void on_fatal_signal(int number) {
  end_descendants(is_own(number) ? SIGTERM : number);
  process_clean();
  signal(number, SIG_DFL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

// Those that come from outside: the others cannot be put off.
static sigset_t outside_set(void) {
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < FATAL_SIGNALS; ++i)
    if (!fatal_signals[i].own)
      sigaddset(&set, fatal_signals[i].number);
  return set;
}

static void install_handlers(void) {
  static char stack[128 * 1024]; // a process that has used up its own has to clean up too
  if (handlers_installed)
    return;
  handlers_installed = 1;
  atexit(process_clean);
  descendants_adopt(true);
  sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
  struct sigaction action = {.sa_handler = on_fatal_signal, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < FATAL_SIGNALS; ++i) {
    struct sigaction old;
    // Under nohup SIGHUP is ignored, and stays so; a sanitizer has handlers of its own.
    if (sigaction(fatal_signals[i].number, NULL, &old) == 0 && old.sa_handler == SIG_DFL)
      sigaction(fatal_signals[i].number, &action, NULL);
  }
}

const char *process_session(struct arena *a) {
  if (session_path[0])
    return arena_strdup(a, session_path);
  const char *tmp = getenv("TMPDIR");
  struct stat st;
  if (!tmp || tmp[0] != '/' || stat(tmp, &st) != 0 || !S_ISDIR(st.st_mode))
    tmp = "/tmp";
  char *path = arena_printf(a, "%s/dbuf-XXXXXX", tmp);
  if (strlen(path) >= sizeof session_path) {
    errno = ENAMETOOLONG;
    return NULL;
  }
  sigset_t block = outside_set(), before;
  sigprocmask(SIG_BLOCK, &block, &before); // between making the folder and knowing it
  char *made = mkdtemp(path);
  if (made)
    strcpy(session_path, made);
  install_handlers();
  sigprocmask(SIG_SETMASK, &before, NULL);
  return made;
}

static void add_partial(const char *path, struct stamp before, bool beside) {
  install_handlers();
  for (int i = 0; i < partial_count; ++i)
    if (strcmp(partial[i].path, path) == 0)
      return;
  if (partial_count < PARTIAL_MAX) {
    partial[partial_count] = (struct partial){path, before, beside};
    partial_count = partial_count + 1;
  }
}

void process_partial_add(const char *path) {
  add_partial(path, stamp_of(path), false);
}

void process_partial_add_beside(const char *path) {
  add_partial(path, stamp_of(path), true);
}

void process_restore_forget(void) {
  restore_kept = NULL;
}

void process_partial_forget(void) {
  partial_count = 0;
}

// ---- children ----

char **process_env(struct arena *a, const char *const *changes) {
  size_t have = 0, more = 0;
  while (environ[have])
    ++have;
  while (changes[more])
    ++more;
  char **env = arena_array(a, have + more + 1, sizeof *env);
  size_t n = 0;
  for (size_t i = 0; i < have; ++i) {
    bool changed = false;
    for (size_t j = 0; j < more && !changed; ++j) {
      size_t name = strcspn(changes[j], "=");
      changed = strncmp(environ[i], changes[j], name) == 0 && environ[i][name] == '=';
    }
    if (!changed)
      env[n++] = environ[i];
  }
  for (size_t j = 0; j < more; ++j)
    if (strchr(changes[j], '='))
      env[n++] = arena_strdup(a, changes[j]);
  return env;
}

void process_exec(const struct command *command) {
  process_clean();
  descendants_adopt(false);
  execve(command->path, command->argv, command->env ? command->env : environ);
}

struct pipes {
  int in[2], out[2], err[2]; // -1 where not used
};

static void close_end(int *fd) {
  if (*fd >= 0)
    close(*fd);
  *fd = -1;
}

static void close_pipe(int fds[2]) {
  close_end(&fds[0]);
  close_end(&fds[1]);
}

// An end of a pipe is never one of the standard streams, also where this process was started
// without them.
static bool open_pipe(int fds[2]) {
  if (pipe2(fds, O_CLOEXEC) != 0)
    return false;
  for (int i = 0; i < 2; ++i) {
    int high = fds[i] <= STDERR_FILENO ? fcntl(fds[i], F_DUPFD_CLOEXEC, STDERR_FILENO + 1) : fds[i];
    if (high != fds[i])
      close(fds[i]);
    fds[i] = high;
  }
  if (fds[0] >= 0 && fds[1] >= 0)
    return true;
  close_pipe(fds);
  return false;
}

// A pseudo-terminal in place of a pipe for stderr, as wide as our own and without the translation
// of line ends: the child colours its messages as it would without us. False when there is none to
// be had.
static bool open_terminal(int fds[2]) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  char name[64];
  if (master < 0)
    return false;
  int slave =
      grantpt(master) == 0 && unlockpt(master) == 0 && ptsname_r(master, name, sizeof name) == 0
          ? open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
          : -1;
  struct termios t;
  struct winsize size;
  if (slave < 0 || tcgetattr(slave, &t) != 0) {
    close(master);
    if (slave >= 0)
      close(slave);
    return false;
  }
  t.c_oflag &= ~(tcflag_t)OPOST;
  tcsetattr(slave, TCSANOW, &t);
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0)
    ioctl(slave, TIOCSWINSZ, &size);
  fds[0] = master;
  fds[1] = slave;
  return true;
}

static bool open_pipes(struct pipes *p, const struct streams *s) {
  *p = (struct pipes){{-1, -1}, {-1, -1}, {-1, -1}};
  if ((s->feed_in && !open_pipe(p->in)) || (s->capture_out && !open_pipe(p->out)) ||
      (s->capture_err && !(s->terminal && open_terminal(p->err)) && !open_pipe(p->err))) {
    int error = errno;
    close_pipe(p->in);
    close_pipe(p->out);
    close_pipe(p->err);
    errno = error;
    return false;
  }
  return true;
}

// What the child does between fork and exec, where only async-signal-safe functions may be called.
// Its parent's handlers are not for it, and it does not outlive its parent.
static void become(const struct command *c, const struct pipes *p, const sigset_t *mask,
                   pid_t parent, int told) {
  for (int i = 0; i < FATAL_SIGNALS; ++i) {
    struct sigaction now;
    if (sigaction(fatal_signals[i].number, NULL, &now) == 0 && now.sa_handler == on_fatal_signal)
      signal(fatal_signals[i].number, SIG_DFL);
  }
  sigprocmask(SIG_SETMASK, mask, NULL);
  prctl(PR_SET_PDEATHSIG, (unsigned long)SIGTERM, 0L, 0L, 0L);
  if (getppid() != parent)
    raise(SIGTERM);
  if ((p->in[0] < 0 || dup2(p->in[0], STDIN_FILENO) >= 0) &&
      (p->out[1] < 0 || dup2(p->out[1], STDOUT_FILENO) >= 0) &&
      (p->err[1] < 0 || dup2(p->err[1], STDERR_FILENO) >= 0))
    execve(c->path, c->argv, c->env ? c->env : environ);
  int error = errno;
  ssize_t unused = write(told, &error, sizeof error);
  _exit(unused < 0 ? 126 : 127);
}

// Starts the child with default handling of the fatal signals and the mask this process had before.
static int spawn(const struct command *c, const struct pipes *p, const sigset_t *mask, pid_t *pid) {
  int told[2], error = 0;
  pid_t parent = getpid();
  if (!open_pipe(told))
    return errno;
  *pid = fork();
  if (*pid == 0)
    become(c, p, mask, parent, told[1]);
  if (*pid < 0)
    error = errno;
  close_end(&told[1]);
  ssize_t n;
  do
    n = read(told[0], &error, sizeof error); // nothing when the child has become the program
  while (n < 0 && errno == EINTR);
  if (n > 0)
    waitpid(*pid, NULL, 0);
  close_end(&told[0]);
  return error;
}

// Appends what is there to read; false at the end of the stream.
static bool take(int fd, struct text *to) {
  char buffer[65536];
  ssize_t n = read(fd, buffer, sizeof buffer);
  if (n > 0)
    text_add(to, (struct str){buffer, (size_t)n});
  return n > 0 || (n < 0 && (errno == EINTR || errno == EAGAIN));
}

// Whether the child has ended; *failed: not with exit code 0.
static bool has_ended(pid_t child, bool *failed) {
  siginfo_t info = {.si_pid = 0};
  if (waitid(P_PID, (id_t)child, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == 0)
    return false;
  *failed = info.si_code != CLD_EXITED || info.si_status != 0;
  return true;
}

// Moves data until both captured streams are closed by the child; feeding goes on at the same time,
// so that neither side waits for the other for ever. What a child has left running may keep them
// open: it is waited for as long as it says something, and ended when the child has failed.
static void pump(pid_t child, struct pipes *p, struct str in, struct text *out, struct text *err) {
  enum { QUIET = 200 }; // milliseconds
  if (p->in[1] >= 0)
    fcntl(p->in[1], F_SETFL, O_NONBLOCK);
  for (;;) {
    if (p->in[1] >= 0 && in.n == 0)
      close_end(&p->in[1]);
    struct pollfd fds[] = {{p->in[1], POLLOUT, 0}, {p->out[0], POLLIN, 0}, {p->err[0], POLLIN, 0}};
    if (fds[0].fd < 0 && fds[1].fd < 0 && fds[2].fd < 0)
      return;
    int ready = poll(fds, 3, QUIET);
    bool failed = false;
    if (ready < 0 && errno != EINTR)
      return;
    if (ready == 0 && has_ended(child, &failed)) {
      if (!failed)
        return;
      descendants_signal(SIGTERM);
    }
    if (ready <= 0)
      continue;
    if (fds[0].revents) {
      ssize_t n = write(p->in[1], in.p, in.n);
      if (n > 0) {
        in.p += n;
        in.n -= (size_t)n;
      } else if (n < 0 && errno != EAGAIN && errno != EINTR) {
        close_end(&p->in[1]); // the child does not want the rest
      }
    }
    if (fds[1].revents && !take(p->out[0], out))
      close_end(&p->out[0]);
    if (fds[2].revents && !take(p->err[0], err))
      close_end(&p->err[0]);
  }
}

static int wait_code(pid_t pid) {
  int status = 0;
  while (waitpid(pid, &status, 0) < 0)
    if (errno != EINTR)
      return 1;
  if (status != 0)
    end_descendants(SIGTERM); // nothing good comes of what a child that failed has left running
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

bool process_run(struct arena *a, const struct command *command, const struct streams *streams,
                 struct outcome *outcome) {
  static const struct streams inherited;
  const struct streams *s = streams ? streams : &inherited;
  struct pipes p;
  *outcome = (struct outcome){0};
  if (!open_pipes(&p, s))
    return false;
  install_handlers();
  struct sigaction ignore = {.sa_handler = SIG_IGN}, old_pipe;
  sigset_t block = outside_set(), before;
  sigprocmask(SIG_BLOCK, &block,
              &before); // no signal between the child's start and our knowing its id
  pid_t pid = 0;
  int error = spawn(command, &p, &before, &pid);
  if (!error)
    running_child = pid;
  sigprocmask(SIG_SETMASK, &before, NULL);
  close_end(&p.in[0]);
  close_end(&p.out[1]);
  close_end(&p.err[1]);
  if (error) {
    close_pipe(p.in);
    close_pipe(p.out);
    close_pipe(p.err);
    errno = error;
    return false;
  }
  struct text out = {.arena = a}, err = {.arena = a};
  if (s->feed_in)
    sigaction(SIGPIPE, &ignore, &old_pipe);
  pump(pid, &p, s->in, &out, &err);
  if (s->feed_in)
    sigaction(SIGPIPE, &old_pipe, NULL);
  outcome->code = wait_code(pid);
  running_child = 0;
  outcome->out = text_str(&out);
  outcome->err = text_str(&err);
  return true;
}

// ---- files ----

bool process_read_fd(struct arena *a, int fd, struct str *content) {
  struct stat st;
  size_t room = 65536, n = 0;
  if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0)
    room = (size_t)st.st_size + 1; // one more, so that the end is seen without growing
  char *p = arena_alloc(a, room);
  for (;;) {
    if (n == room) {
      char *larger = arena_alloc(a, room * 2);
      memcpy(larger, p, n);
      p = larger;
      room *= 2;
    }
    ssize_t got = read(fd, p + n, room - n);
    if (got == 0)
      break;
    if (got < 0 && errno == EINTR)
      continue;
    if (got < 0)
      return false;
    n += (size_t)got;
  }
  *content = (struct str){p, n};
  return true;
}

bool process_read_file(struct arena *a, const char *path, struct str *content) {
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return false;
  bool ok = process_read_fd(a, fd, content);
  int error = errno;
  close(fd);
  errno = error;
  return ok;
}

bool process_map_file(const char *path, struct str *content) {
  struct stat st;
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return false;
  void *p = fstat(fd, &st) != 0 ? MAP_FAILED
            : st.st_size == 0
                ? NULL
                : mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, fd, 0);
  int error = errno;
  close(fd);
  errno = error;
  if (p == MAP_FAILED)
    return false;
  *content = (struct str){p, p ? (size_t)st.st_size : 0};
  return true;
}

static bool write_all(int fd, struct str s) {
  while (s.n) {
    ssize_t n = write(fd, s.p, s.n);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return false;
    s.p += n;
    s.n -= (size_t)n;
  }
  return true;
}

static bool write_and_close(int fd, struct str content) {
  bool ok = write_all(fd, content);
  int error = errno;
  if (close(fd) != 0 && ok)
    return false;
  errno = error;
  return ok;
}

// A link, a device or a pipe stays what it is, and what stands behind /dev/stdout keeps what it
// has.
static bool write_into(const char *path, struct str content) {
  int how = is_system_path(path) ? O_APPEND : O_TRUNC;
  int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | how, 0666);
  return fd >= 0 && write_and_close(fd, content);
}

// What stands in the file is read once `kept` is ours: until then another may be changing it.
bool process_restore_add(struct arena *a, const char *kept, const char *path, struct str *content,
                         bool *fresh) {
  sigset_t block = outside_set(), before;
  install_handlers();
  sigprocmask(SIG_BLOCK, &block, &before); // between making the copy and its being whole and known
  int fd = open(kept, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  bool absent = fd >= 0 && access(path, F_OK) != 0;
  bool ok = fd >= 0 && (absent || process_read_file(a, path, content));
  ok = fd >= 0 && write_and_close(fd, ok ? *content : (struct str){0}) && ok;
  int error = errno;
  if (ok) {
    restore_path = path;
    restore_kept = kept;
    *fresh = absent;
  } else if (fd >= 0) {
    unlink(kept);
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return ok;
}

static mode_t usual_mode(void) {
  mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

bool process_write_file(struct arena *a, const char *path, struct str content) {
  struct stat st;
  bool there = lstat(path, &st) == 0;
  if (there && !S_ISREG(st.st_mode))
    return write_into(path, content);
  char *temporary = arena_printf(a, "%s.dbuf-XXXXXX", path);
  int before = partial_count;
  sigset_t block = outside_set(), mask;
  sigprocmask(SIG_BLOCK, &block, &mask); // between making the file and knowing it
  int fd = mkstemp(temporary), error = errno;
  if (fd >= 0)
    add_partial(temporary, (struct stamp){.inode = 0}, false);
  sigprocmask(SIG_SETMASK, &mask, NULL);
  errno = error;
  if (fd < 0)
    return false;
  int unused = there ? fchown(fd, st.st_uid, st.st_gid) : 0;
  (void)unused; // only root may give a file away
  bool ok = fchmod(fd, there ? st.st_mode & 0777 : usual_mode()) == 0;
  ok = write_and_close(fd, content) && ok && rename(temporary, path) == 0;
  error = errno;
  if (!ok)
    unlink(temporary);
  partial_count = before;
  errno = error;
  return ok;
}

bool process_executable(const char *path) {
  struct stat st;
  return stat(path, &st) == 0 && S_ISREG(st.st_mode) && access(path, X_OK) == 0;
}

char *process_file_argument(struct arena *a, const char *path) {
  return arena_printf(a, "%s%s", path[0] == '-' ? "./" : "", path);
}

const char *process_which(struct arena *a, const char *name, const char *path_list) {
  if (strchr(name, '/'))
    return process_executable(name) ? arena_strdup(a, name) : NULL;
  for (const char *at = path_list; at && *name;) {
    size_t n = strcspn(at, ":");
    const char *path = arena_printf(a, "%.*s/%s", n ? (int)n : 1, n ? at : ".", name);
    if (process_executable(path))
      return path;
    at = at[n] ? at + n + 1 : NULL;
  }
  return NULL;
}
