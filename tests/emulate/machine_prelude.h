/* The part of the device prelude that the rewriter takes from its tests: prelude_machine() in calls
   to the machine of emulator.cpp instead of inline assembly. It stands before everything else. */
void emu_copy(void *dst, const void *src, int width, int size);
void emu_commit(void);
void emu_wait(int groups_left);
unsigned int __isGlobal(const void *p);
namespace __dbuf {
inline bool global(const void *p) {
  return __isGlobal(p) != 0;
}
template <int N> struct copier {
  static inline void copy(void *to, const void *from) {
    emu_copy(to, from, N, N);
  }
  static inline void fill(void *to, const void *from, int bytes) {
    emu_copy(to, from, N, bytes);
  }
};
inline void commit() {
  emu_commit();
}
template <int N> inline void wait() {
  emu_wait(N);
}
inline unsigned dynamic_bytes() {
  return 0; // nobody asks the emulated machine
}
inline bool first() {
  return true; // each thread speaks for itself
}
enum { asynchronous = 1 };
} // namespace __dbuf
