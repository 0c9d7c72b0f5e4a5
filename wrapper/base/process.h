// Child processes, and what must be gone when this one ends: its session folder and half-written
// files.
#ifndef DBUF_BASE_PROCESS_H
#define DBUF_BASE_PROCESS_H

#include "base/arena.h"
#include "base/text.h"

#include <stdbool.h>

// A program to run: `path` is handed to the kernel as it is (no search in PATH), `argv` ends with
// NULL and argv[0] is free to differ from `path`. `env` NULL: this process's own environment.
struct command {
  const char *path;
  char *const *argv;
  char *const *env;
};

// How a child's streams are connected. Zero-initialised: everything is inherited.
struct streams {
  bool capture_out, capture_err; // read into memory instead
  bool terminal; // what is captured of stderr shall look like a terminal to the child
  bool feed_in;  // stdin comes from `in` instead of our own
  struct str in;
};

struct outcome {
  int code;            // exit status, 128 + n after signal n
  struct str out, err; // what was captured
};

// Runs a child to its end. False with errno set when it could not be started. A signal that ends
// this process meanwhile ends all processes below it first; then this process cleans up and dies of
// it. Should it be killed outright (SIGKILL), the child gets SIGTERM. When the child fails,
// what it has left running is ended.
bool process_run(struct arena *a, const struct command *command, const struct streams *streams,
                 struct outcome *outcome);

// Becomes another program. Returns only when that fails, with errno set. The session folder is
// removed before.
void process_exec(const struct command *command);

// The environment of this process with changes: "NAME=VALUE" sets, "NAME" alone removes. `changes`
// ends with NULL.
char **process_env(struct arena *a, const char *const *changes);

// A new empty folder that only this user can read, removed with all that is in it when the process
// ends, also by a signal other than SIGKILL. One for a process. NULL with errno set when it cannot
// be made.
const char *process_session(struct arena *a);

// Files to be deleted when the process is ended by a signal (or by process_clean): outputs half
// made. Only regular files are ever deleted, and none that is as it was when it was added first: it
// is of an earlier build. `path` must stay valid.
void process_partial_add(const char *path);
// A file that tells what those before it were made of. While one of them stays it stays too:
// without it Make would take that one, which is of an earlier build, to be up to date.
void process_partial_add_beside(const char *path);
void process_partial_remove(void); // now; none is guarded any longer
void process_partial_forget(void); // all are whole now

// A file that gets its old content back when the process ends, also by a signal: `kept`, which is
// made to hold it, takes its place then, as a file just written. One for a process. Both must stay
// valid. *content is what the file holds; where there is none (*fresh), what it is to hold. False
// with errno set, EEXIST when `kept` is there: nobody makes one while another has it.
bool process_restore_add(struct arena *a, const char *kept, const char *path, struct str *content,
                         bool *fresh);
void process_restore_forget(void);

// Removes the session folder and the partial files now; exit() does it too.
void process_clean(void);

// Removes a regular file, or the one that a link stands for (not the link). Anything else (a
// device, a redirected stream under /dev or /proc, nothing there) is left alone.
void process_remove_regular(const char *path);

// The whole content of a descriptor or file. False with errno set.
bool process_read_fd(struct arena *a, int fd, struct str *content);
bool process_read_file(struct arena *a, const char *path, struct str *content);
// The same through a mapping, which copies nothing: for large files. Stays until the process ends,
// also when another file takes the name's place; the file itself must not be shortened meanwhile.
bool process_map_file(const char *path, struct str *content);
// Writes a file at once: a temporary name beside it, then a rename. What is no regular file (a
// link, a device, a pipe) is written into instead. False with errno set, and no temporary file is
// left.
bool process_write_file(struct arena *a, const char *path, struct str content);

// The full path of program `name` in a PATH-like list (its first executable regular file), NULL
// when there is none. An empty part of the list is the current folder.
const char *process_which(struct arena *a, const char *name, const char *path_list);

// A file's name as an argument that no program takes for an option: "./-x.o" for "-x.o".
char *process_file_argument(struct arena *a, const char *path);

// True when `path` is an executable regular file.
bool process_executable(const char *path);

#endif
