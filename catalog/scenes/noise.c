/* Gradient noise summed over octaves: the same as fields.py adds up with arrays, and some four times as quick. */
#include <math.h>

static float dot(const float *gx, const float *gy, int i, int j, float du, float dv) {
  int at = ((i & 255) << 8) + (j & 255);
  return gx[at] * du + gy[at] * dv;
}

static float ease(float f) { return f * f * f * (f * (f * 6 - 15) + 10); }

/* layers: per octave scale, shift x, shift y, weight; tables: per octave 65,536 cosines, then as many sines. */
void fbm(const double *x, const double *y, float *out, long count, const double *layers, const float *tables, int octaves,
         int ridged) {
  for (long p = 0; p < count; p++) {
    float total = 0;
    for (int o = 0; o < octaves; o++) {
      const double *layer = layers + 4 * o;
      const float *gx = tables + (long)o * 131072, *gy = gx + 65536;
      double u = x[p] * layer[0] + layer[1], v = y[p] * layer[0] + layer[2];
      double fi = floor(u), fj = floor(v);
      int i = (int)(long)fi, j = (int)(long)fj;
      float fu = (float)(u - fi), fv = (float)(v - fj), su = ease(fu), sv = ease(fv);
      float a = dot(gx, gy, i, j, fu, fv), b = dot(gx, gy, i + 1, j, fu - 1, fv);
      float c = dot(gx, gy, i, j + 1, fu, fv - 1), d = dot(gx, gy, i + 1, j + 1, fu - 1, fv - 1);
      float low = a + (b - a) * su, high = c + (d - c) * su, value = (low + (high - low) * sv) * 1.5f;
      if (ridged) value = (1 - fabsf(value)) * (1 - fabsf(value));
      total += (float)layer[3] * value;
    }
    out[p] = total;
  }
}
