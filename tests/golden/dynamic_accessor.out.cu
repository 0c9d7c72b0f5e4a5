// ---- cp_async 2 ----
// loop converted left: the tile is reached through pointer 'tile', which would stay with one buffer
// loop asked left: the tile is reached through pointer 'tile', which would stay with one buffer
// loop called left: the tile is reached through pointer 'tile', which would stay with one buffer
// dynamic_accessor.cu:25:1: error: the tile is reached through pointer 'tile', which would stay with one buffer [dbuf-tile-pointer]
//     float4 *tile = dynamic<float4>();
//   ^
// dynamic_accessor.cu:25:1: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
// dynamic_accessor.cu:40:1: error: the tile is reached through pointer 'tile', which would stay with one buffer [dbuf-tile-pointer]
//     T *tile = memory.get();
//   ^
// dynamic_accessor.cu:40:1: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
// dynamic_accessor.cu:53:1: error: the tile is reached through pointer 'tile', which would stay with one buffer [dbuf-tile-pointer]
//     float *tile = bytes<float>();
//   ^
// dynamic_accessor.cu:53:1: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
// ---- cp_async 3 ----
// loop converted left: the tile is reached through pointer 'tile', which would stay with one buffer
// loop asked left: the tile is reached through pointer 'tile', which would stay with one buffer
// loop called left: the tile is reached through pointer 'tile', which would stay with one buffer
// dynamic_accessor.cu:25:1: error: the tile is reached through pointer 'tile', which would stay with one buffer [dbuf-tile-pointer]
//     float4 *tile = dynamic<float4>();
//   ^
// dynamic_accessor.cu:25:1: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
// dynamic_accessor.cu:40:1: error: the tile is reached through pointer 'tile', which would stay with one buffer [dbuf-tile-pointer]
//     T *tile = memory.get();
//   ^
// dynamic_accessor.cu:40:1: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
// dynamic_accessor.cu:53:1: error: the tile is reached through pointer 'tile', which would stay with one buffer [dbuf-tile-pointer]
//     float *tile = bytes<float>();
//   ^
// dynamic_accessor.cu:53:1: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
// ---- ldg auto ----
// loop converted left: the tile is reached through pointer 'tile', which would stay with one buffer
// loop asked left: the tile is reached through pointer 'tile', which would stay with one buffer
// loop called left: the tile is reached through pointer 'tile', which would stay with one buffer
// dynamic_accessor.cu:25:1: error: the tile is reached through pointer 'tile', which would stay with one buffer [dbuf-tile-pointer]
//     float4 *tile = dynamic<float4>();
//   ^
// dynamic_accessor.cu:25:1: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
// dynamic_accessor.cu:40:1: error: the tile is reached through pointer 'tile', which would stay with one buffer [dbuf-tile-pointer]
//     T *tile = memory.get();
//   ^
// dynamic_accessor.cu:40:1: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
// dynamic_accessor.cu:53:1: error: the tile is reached through pointer 'tile', which would stay with one buffer [dbuf-tile-pointer]
//     float *tile = bytes<float>();
//   ^
// dynamic_accessor.cu:53:1: note: index the shared array itself in the loop; give shared(P[N]) for a pointer P of its own, if the loop reaches no more than N elements through it, and these by no other name; or use variant=ldg_single
// ---- ldg_single auto ----
// loop converted ldg_single 1
// loop asked ldg_single 1
// loop called ldg_single 1
# 1 "dynamic_accessor.cu"
// Dynamic shared memory through an object that is converted, a method and a function.
template <class T>
struct dynamic {
  __attribute__((device)) inline operator T *() {
    extern __attribute__((shared)) int words[];
    return (T *)words;
  }
  __attribute__((device)) inline operator const T *() const {
    extern __attribute__((shared)) int words[];
    return (T *)words;
  }
  __attribute__((device)) T *get() const {
    extern __attribute__((shared)) int words[];
    return reinterpret_cast<T *>(words);
  }
};

template <typename T>
__attribute__((device)) T *bytes() {
  extern __attribute__((shared)) unsigned char raw[];
  return reinterpret_cast<T *>(raw);
}

__attribute__((global)) void converted(const float4 *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) int words[]; float4 *tile = (float4 *)words
# 25 "dynamic_accessor.cu"
                                  ;
  float acc = 0;

# 28 "dynamic_accessor.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 29 "dynamic_accessor.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 28 "dynamic_accessor.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 29 "dynamic_accessor.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 31 "dynamic_accessor.cu"
acc += tile[63 - threadIdx.x].x - tile[threadIdx.x ^ 1].w;
} }
__syncthreads();
{ 
# 29 "dynamic_accessor.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 31 "dynamic_accessor.cu" 3
acc += tile[63 - threadIdx.x].x - tile[threadIdx.x ^ 1].w;
} }
__syncthreads();
} }
# 33 "dynamic_accessor.cu"

  y[threadIdx.x] = acc;
}

template <typename T>
__attribute__((global)) void asked(const T *__restrict__ x, T *__restrict__ y, int n) {
  dynamic<T> memory;
  extern __attribute__((shared)) int words[]; T *tile = (T *)words; (void)memory
# 40 "dynamic_accessor.cu"
                        ;
  T acc = 0;

# 43 "dynamic_accessor.cu" 3
{ static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
{ 
# 44 "dynamic_accessor.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 43 "dynamic_accessor.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 44 "dynamic_accessor.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 46 "dynamic_accessor.cu"
acc += tile[63 - threadIdx.x];
} }
__syncthreads();
{ 
# 44 "dynamic_accessor.cu" 3
tile[threadIdx.x] = static_cast<decltype((x)[0])>(__dbuf_r0);
}

__syncthreads();
}
{ { 
# 46 "dynamic_accessor.cu" 3
acc += tile[63 - threadIdx.x];
} }
__syncthreads();
} }
# 48 "dynamic_accessor.cu"

  y[threadIdx.x] = acc;
}

__attribute__((global)) void called(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) unsigned char raw[]; float *tile = (float *)raw
# 53 "dynamic_accessor.cu"
                              ;
  float acc = 0;

# 56 "dynamic_accessor.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 57 "dynamic_accessor.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 56 "dynamic_accessor.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 57 "dynamic_accessor.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 59 "dynamic_accessor.cu"
acc += tile[63 - threadIdx.x];
} }
__syncthreads();
{ 
# 57 "dynamic_accessor.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 59 "dynamic_accessor.cu" 3
acc += tile[63 - threadIdx.x];
} }
__syncthreads();
} }
# 61 "dynamic_accessor.cu"

  y[threadIdx.x] = acc;
}
