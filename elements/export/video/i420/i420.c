/*
 * RGBA pixels as I420 planes in BT.709, limited range, as a WebAssembly module without imports: one size of picture an
 * instance. `node scripts/generate/i420.mjs` compiles it to i420.wasm. The same as to-i420.ts, to one step of 255.
 */
#include <stddef.h>
#include <stdint.h>
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(name)))

extern unsigned char __heap_base;
static unsigned char *top = &__heap_base;

static uint8_t *pixels, *planes;
static int width, height;

/* 0 when there is no more memory. */
static uint8_t *take(size_t bytes) {
  unsigned char *at = (unsigned char *)(((uintptr_t)top + 63) & ~(uintptr_t)63);
  size_t end = (size_t)at + bytes;
  size_t have = __builtin_wasm_memory_size(0) * 65536;
  if (end > have && __builtin_wasm_memory_grow(0, (end - have + 65535) / 65536) == (size_t)-1) return 0;
  top = at + bytes;
  return at;
}

/* Where pixels of a picture with even sides are to be put; 0 when there is no memory for it. */
EXPORT("start") uint8_t *start(int w, int h) {
  width = w;
  height = h;
  pixels = take((size_t)w * h * 4);
  planes = pixels ? take((size_t)w * h * 3 / 2) : 0;
  return planes ? pixels : 0;
}

/* Where the planes are, one behind the other. */
EXPORT("planes") uint8_t *planes_at(void) { return planes; }

/* Light in 1/16384, colors in 1/65536 of the sum of four pixels. */
enum { YR = 2991, YG = 10064, YB = 1016, Y0 = (16 << 14) + (1 << 13), C0 = (128 << 16) + (1 << 15) };
enum { UR = -1649, UG = -5547, UB = 7196, VR = 7196, VG = -6536, VB = -660 };

static inline v128_t added(v128_t a, v128_t b) {
  return wasm_i32x4_add(wasm_i32x4_shuffle(a, b, 0, 2, 4, 6), wasm_i32x4_shuffle(a, b, 1, 3, 5, 7));
}

/* Light of four pixels, each in 32 bits. */
static inline v128_t light(v128_t four, v128_t by) {
  v128_t low = wasm_i32x4_dot_i16x8(wasm_u16x8_extend_low_u8x16(four), by);
  v128_t high = wasm_i32x4_dot_i16x8(wasm_u16x8_extend_high_u8x16(four), by);
  return wasm_i32x4_shr(wasm_i32x4_add(added(low, high), wasm_i32x4_splat(Y0)), 14);
}

static inline void lights(const uint8_t *from, uint8_t *to, v128_t by) {
  v128_t a = light(wasm_v128_load(from), by), b = light(wasm_v128_load(from + 16), by);
  v128_t words = wasm_i16x8_narrow_i32x4(a, b);
  wasm_v128_store64_lane(to, wasm_u8x16_narrow_i16x8(words, words), 0);
}

/* Sums of two rows; four of them, of two pixels each, by a color's parts. */
static inline void colors(const v128_t sums[4], uint8_t *to, v128_t by) {
  v128_t a = added(wasm_i32x4_dot_i16x8(sums[0], by), wasm_i32x4_dot_i16x8(sums[1], by));
  v128_t b = added(wasm_i32x4_dot_i16x8(sums[2], by), wasm_i32x4_dot_i16x8(sums[3], by));
  v128_t all = wasm_i32x4_shr(wasm_i32x4_add(added(a, b), wasm_i32x4_splat(C0)), 16);
  v128_t words = wasm_i16x8_narrow_i32x4(all, all);
  wasm_v128_store32_lane(to, wasm_u8x16_narrow_i16x8(words, words), 0);
}

static inline uint8_t byte(int value) { return value < 0 ? 0 : value > 255 ? 255 : value; }

/* Converts what lies there; `red` and `blue` are the places of those in the four bytes of a pixel, 0 and 2 or the other way. */
EXPORT("convert") void convert(int red, int blue) {
  int16_t y[4] = {0}, u[4] = {0}, v[4] = {0};
  y[red] = YR, y[1] = YG, y[blue] = YB;
  u[red] = UR, u[1] = UG, u[blue] = UB;
  v[red] = VR, v[1] = VG, v[blue] = VB;
  v128_t by_y = wasm_v128_load64_splat(y), by_u = wasm_v128_load64_splat(u), by_v = wasm_v128_load64_splat(v);
  int half = width / 2, stride = width * 4;
  for (int row = 0; row < height; row += 2) {
    const uint8_t *first = pixels + (size_t)row * stride, *second = first + stride;
    uint8_t *light_1 = planes + (size_t)row * width, *light_2 = light_1 + width;
    uint8_t *to_u = planes + (size_t)width * height + (size_t)row / 2 * half;
    uint8_t *to_v = to_u + (size_t)half * (height / 2);
    int x = 0;
    for (; x + 8 <= width; x += 8) {
      v128_t sums[4];
      for (int i = 0; i < 2; i++) {
        v128_t a = wasm_v128_load(first + 4 * x + 16 * i), b = wasm_v128_load(second + 4 * x + 16 * i);
        sums[2 * i] = wasm_i16x8_add(wasm_u16x8_extend_low_u8x16(a), wasm_u16x8_extend_low_u8x16(b));
        sums[2 * i + 1] = wasm_i16x8_add(wasm_u16x8_extend_high_u8x16(a), wasm_u16x8_extend_high_u8x16(b));
      }
      lights(first + 4 * x, light_1 + x, by_y);
      lights(second + 4 * x, light_2 + x, by_y);
      colors(sums, to_u + x / 2, by_u);
      colors(sums, to_v + x / 2, by_v);
    }
    for (; x < width; x += 2) {
      int sum_u = C0, sum_v = C0;
      for (int i = 0; i < 4; i++) {
        const uint8_t *from = (i < 2 ? first : second) + 4 * (x + (i & 1));
        (i < 2 ? light_1 : light_2)[x + (i & 1)] =
            byte((y[0] * from[0] + y[1] * from[1] + y[2] * from[2] + Y0) >> 14);
        sum_u += u[0] * from[0] + u[1] * from[1] + u[2] * from[2];
        sum_v += v[0] * from[0] + v[1] * from[1] + v[2] * from[2];
      }
      to_u[x / 2] = byte(sum_u >> 16);
      to_v[x / 2] = byte(sum_v >> 16);
    }
  }
}
