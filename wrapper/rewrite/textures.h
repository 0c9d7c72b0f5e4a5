#ifndef DBUF_REWRITE_TEXTURES_H
#define DBUF_REWRITE_TEXTURES_H

#include "rewrite/loop.h"

// "tex2D<float4>(object, x, y)" of CUDA: the type of what is read; NULL for other calls, as for
// those that are given an address to write to.
const char *texture_type(struct loop *l, const struct expr *e);

#endif
