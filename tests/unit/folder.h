// A folder for one test, gone after it.
#ifndef DBUF_TESTS_FOLDER_H
#define DBUF_TESTS_FOLDER_H

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

static int folder_remove_one(const char *path, const struct stat *st, int kind, struct FTW *where) {
  (void)st;
  (void)kind;
  (void)where;
  return remove(path);
}

// Removes a folder and what is in it; 0 when that went well.
static int folder_remove(const char *path) {
  enum { OPEN_FOLDERS = 8 };
  return nftw(path, folder_remove_one, OPEN_FOLDERS, FTW_DEPTH | FTW_PHYS);
}

#endif
