/* Preloaded into a server: a disk on which making anything durable takes 2 ms more. */
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static void take_longer(void) {
  const struct timespec two_milliseconds = {0, 2000000};
  nanosleep(&two_milliseconds, 0);
}

int fsync(int file) {
  take_longer();
  return (int)syscall(SYS_fsync, file);
}

int fdatasync(int file) {
  take_longer();
  return (int)syscall(SYS_fdatasync, file);
}
