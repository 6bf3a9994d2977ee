/*
 * Layers of the U-Net that takes the noise out of a path traced picture. A tensor is rows of pixels of channels
 * (a multiple of 8, with a border of one zero pixel), so a 3x3 convolution is twelve running sums in registers.
 *   cc -O3 -march=native -ffast-math -fopenmp -shared -fPIC unet.c -o unet.so
 */
#include <string.h>

#define TILE 6
typedef float v8 __attribute__((vector_size(32), aligned(4)));

static inline v8 all(float f) { return (v8){f, f, f, f, f, f, f, f}; }
static inline v8 positive(v8 v) {
  for (int i = 0; i < 8; i++) v[i] = v[i] > 0 ? v[i] : 0;
  return v;
}

/*
 * in: (h+2)(w+2) pixels of ci channels; weights: [co/16][3][3][ci][16]; out: the same form with co channels.
 */
void convolve(const float *in, const float *weights, const float *bias, float *out, int w, int h, int ci, int co,
              int relu) {
  const size_t line = (size_t)(w + 2) * ci;
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < h; y++)
    for (int block = 0; block < co / 16; block++)
      for (int x0 = 0; x0 < w; x0 += TILE) {
        const int x = x0 + TILE > w && w >= TILE ? w - TILE : x0;
        const float *k = weights + (size_t)block * 9 * ci * 16;
        v8 sum[TILE][2];
        for (int t = 0; t < TILE; t++)
          for (int i = 0; i < 2; i++) sum[t][i] = *(const v8 *)(bias + block * 16 + i * 8);
        for (int dy = 0; dy < 3; dy++) {
          const float *from = in + (size_t)(y + dy) * line + (size_t)x * ci;
          for (int c = 0; c < 3 * ci; c++, k += 16) {
            const v8 a = *(const v8 *)k, b = *(const v8 *)(k + 8);
            const int at = c;
#pragma GCC unroll 6
            for (int t = 0; t < TILE; t++) {
              const v8 v = all(from[at + t * ci]);
              sum[t][0] += v * a;
              sum[t][1] += v * b;
            }
          }
        }
        float *to = out + ((size_t)(y + 1) * (w + 2) + x + 1) * co + block * 16;
        for (int t = 0; t < TILE; t++, to += co)
          for (int i = 0; i < 2; i++) *(v8 *)(to + i * 8) = relu ? positive(sum[t][i]) : sum[t][i];
      }
}

/* The largest of every 2x2 pixels. */
void halve(const float *in, float *out, int w, int h, int c) {
  const int hw = w / 2, hh = h / 2;
#pragma omp parallel for
  for (int y = 0; y < hh; y++)
    for (int x = 0; x < hw; x++) {
      const float *a = in + ((size_t)(2 * y + 1) * (w + 2) + 2 * x + 1) * c, *b = a + (size_t)(w + 2) * c;
      float *to = out + ((size_t)(y + 1) * (hw + 2) + x + 1) * c;
      for (int i = 0; i < c; i++) {
        const float p = a[i] > a[i + c] ? a[i] : a[i + c], q = b[i] > b[i + c] ? b[i] : b[i + c];
        to[i] = p > q ? p : q;
      }
    }
}

/* Every pixel of `in` four times (ca channels), then the channels of `beside` (cb) at that place. */
void grow(const float *in, const float *beside, float *out, int w, int h, int ca, int cb) {
  const int sw = w / 2, c = ca + cb;
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      const size_t at = (size_t)(y + 1) * (w + 2) + x + 1;
      const size_t from = (size_t)(y / 2 + 1) * (sw + 2) + x / 2 + 1;
      memcpy(out + at * c, in + from * ca, ca * sizeof(float));
      memcpy(out + at * c + ca, beside + at * cb, cb * sizeof(float));
    }
}
