/*
 * Dual buffer non-local means for path traced pictures (after Rousselle et al., 2012).
 * The picture comes as two independent halves: their difference tells the noise, so nothing needs guessing,
 * and each half is filtered with weights found in the other, so noise cannot keep itself.
 *   cc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o denoise.so -lm
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PATCH 3

static inline int clampi(int v, int hi) { return v < 0 ? 0 : v > hi ? hi : v; }

/* Mean over (2r+1)^2, done one direction after the other. */
static void box(const float *in, float *out, float *tmp, int w, int h, int r) {
#pragma omp parallel for
  for (int y = 0; y < h; y++) {
    float sum = 0;
    for (int i = -r; i <= r; i++) sum += in[y * w + clampi(i, w - 1)];
    for (int x = 0; x < w; x++) {
      tmp[y * w + x] = sum;
      sum += in[y * w + clampi(x + r + 1, w - 1)] - in[y * w + clampi(x - r, w - 1)];
    }
  }
  const float k = 1.0f / ((2 * r + 1) * (2 * r + 1));
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float sum = 0;
      for (int i = -r; i <= r; i++) sum += tmp[clampi(y + i, h - 1) * w + x];
      out[y * w + x] = sum * k;
    }
}

/*
 * a, b: the halves, 3 planes each, in a domain where noise is even (square root of light over albedo).
 * f: feature planes (albedo, normal), fv: their noise; out: 3 planes. k: strength; r: search radius.
 */
void denoise(const float *a, const float *b, const float *f, const float *fv, int nf, int w, int h, int r, float k,
             float kf, float *out) {
  const size_t n = (size_t)w * h;
  float *mem = malloc(n * 14 * sizeof(float));
  float *var = mem, *tmp = mem + 3 * n, *da = mem + 4 * n, *db = mem + 5 * n, *wa = mem + 6 * n, *wb = mem + 7 * n;
  float *sum = mem + 8 * n;
  float *tot = calloc(n * 2, sizeof(float));
  memset(sum, 0, n * 6 * sizeof(float));
  for (int c = 0; c < 3; c++) {
    for (size_t i = 0; i < n; i++) {
      const float d = a[c * n + i] - b[c * n + i];
      da[i] = d * d * 0.5f;
    }
    box(da, var + c * n, tmp, w, h, 2);
  }
  for (int dy = -r; dy <= r; dy++)
    for (int dx = -r; dx <= r; dx++) {
#pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          const size_t p = (size_t)y * w + x;
          const size_t q = (size_t)clampi(y + dy, h - 1) * w + clampi(x + dx, w - 1);
          float sa = 0, sb = 0;
          for (int c = 0; c < 3; c++) {
            const float vp = var[c * n + p], vq = var[c * n + q], vm = vp < vq ? vp : vq;
            const float inv = 1.0f / (1e-7f + k * k * (vp + vq));
            const float ea = a[c * n + p] - a[c * n + q], eb = b[c * n + p] - b[c * n + q];
            sa += (ea * ea - (vp + vm)) * inv;
            sb += (eb * eb - (vp + vm)) * inv;
          }
          da[p] = sa / 3;
          db[p] = sb / 3;
        }
      box(da, wa, tmp, w, h, PATCH);
      box(db, wb, tmp, w, h, PATCH);
#pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          const int qy = y + dy, qx = x + dx;
          if (qy < 0 || qy >= h || qx < 0 || qx >= w) continue;
          const size_t p = (size_t)y * w + x, q = (size_t)qy * w + qx;
          float worst = 0;
          for (int i = 0; i < nf; i++) {
            const float e = f[i * n + p] - f[i * n + q], vp = fv[i * n + p], vq = fv[i * n + q];
            const float d = (e * e - (vp + (vp < vq ? vp : vq))) / (kf * kf * (4e-4f + vp + vq));
            if (d > worst) worst = d;
          }
          const float ga = expf(-fmaxf(fmaxf(wa[p], 0), worst)), gb = expf(-fmaxf(fmaxf(wb[p], 0), worst));
          for (int c = 0; c < 3; c++) {
            sum[c * n + p] += gb * a[c * n + q];
            sum[(3 + c) * n + p] += ga * b[c * n + q];
          }
          tot[p] += gb;
          tot[n + p] += ga;
        }
    }
  for (int c = 0; c < 3; c++)
    for (size_t p = 0; p < n; p++)
      out[c * n + p] = 0.5f * (sum[c * n + p] / tot[p] + sum[(3 + c) * n + p] / tot[n + p]);
  free(mem);
  free(tot);
}
