#define TILE 256
