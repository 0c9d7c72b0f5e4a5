// dbuf's version, set by the build.
#ifndef DBUF_TOOL_VERSION_H
#define DBUF_TOOL_VERSION_H

#ifndef DBUF_VERSION
#define DBUF_VERSION "0.1.0"
#endif

#endif
