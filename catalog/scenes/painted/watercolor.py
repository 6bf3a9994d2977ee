"""Watercolor on rough paper: washes that pool, granulate and dry with a dark edge."""
from film import *  # noqa: F403

V = variant({
    "indigo": dict(shape=(3, 2), seed=4, washes=[("#2f4f8f", -0.18, -0.02, 0.40), ("#6fa0c9", 0.22, 0.06, 0.36), ("#1f2f66", -0.02, 0.12, 0.22)], paper="#f7f4ec"),
    "peach": dict(shape=(2, 3), seed=11, washes=[("#e06a4a", -0.05, -0.22, 0.36), ("#eba02e", 0.10, 0.06, 0.33), ("#c9406a", -0.08, 0.28, 0.30)], paper="#fbf7ef"),
    "rose": dict(shape=(3, 2), seed=37, washes=[("#c9406a", -0.24, 0.02, 0.34), ("#d9707f", 0.08, -0.08, 0.32), ("#8a5aa0", 0.30, 0.12, 0.26)], paper="#fbf7f1"),
    "sage": dict(shape=(1, 1), seed=23, washes=[("#5f8a5a", -0.20, -0.16, 0.36), ("#2f6f68", 0.20, 0.12, 0.36), ("#b89a48", -0.10, 0.28, 0.26)], paper="#f8f5ec"),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
tooth = 0.6 * fbm(x, y, 150, 4, 0.65, seed=s) + 0.4 * fbm(x, y, 60, 3, 0.6, seed=s + 1)  # the grain of cold-pressed paper
gy, gx = np.gradient(tooth * 0.0022)
slope = (gx * 0.8 + gy * 0.6) * LONG_SIDE
light = rgb(V["paper"]) * (1 + 0.015 * fbm(x, y, 3, 4, seed=s + 2))[..., None]
ink = np.zeros((height, width, 3))
bend = lambda k: (0.16 * fbm(x, y, 2.2, 5, 0.55, seed=k), 0.16 * fbm(x, y, 2.2, 5, 0.55, seed=k + 1))
for k, (color, cx, cy, size) in enumerate(V["washes"]):
    absorb = -np.log(np.maximum(rgb(color), 0.004))
    for layer in range(3):
        wx, wy = bend(s + 10 * k + 3 * layer + 50)
        d = np.hypot((x - cx + wx + 0.05 * (layer - 1)) / 1.25, y - cy + wy - 0.03 * layer) - size * (1.0 - 0.20 * layer)
        wet = 0.010 + 0.05 * np.clip(0.4 + fbm(x, y, 1.7, 3, seed=s + 70 + 5 * k + layer), 0, 1) ** 2  # some of the edge ran into wet paper
        d = d + 0.006 * fbm(x, y, 22, 5, 0.6, seed=s + 80 + 5 * k + layer) + 0.002 * tooth
        inside = step(wet * 0.5, -wet * 0.5, d)
        rim = np.exp(-np.abs(d + 0.003) / 0.0045) * step(0.030, 0.010, wet) * (d < 0.004)
        pool = 0.55 + 0.75 * fbm(x + 0.4 * wx, y + 0.4 * wy, 2.6, 6, 0.55, seed=s + 90 + 5 * k + layer)
        bloom_ = fbm(x + wx * 0.7, y + wy * 0.7, 4.2, 4, 0.5, seed=s + 100 + 5 * k + layer)
        back = 0.5 * np.exp(-((bloom_ / 0.03) ** 2)) * step(0.0, 0.3, fbm(x, y, 2.0, 2, seed=s + 110 + k))  # where a drop ran back
        grains = np.clip(-tooth * 1.5, 0, 1) * 0.55 + 0.10 * fbm(x, y, 320, 2, seed=s + 120 + k)
        dense = inside * np.clip(pool, 0.12, 1.4) * (0.34 + 0.40 * grains) + 0.30 * rim + 0.12 * back * inside
        ink += absorb * np.clip(dense, 0, 1.6)[..., None] * (0.55, 0.34, 0.26)[layer]
for _ in range(46):  # what the brush flicked off
    k = int(rng.integers(3))
    color, cx, cy, size = V["washes"][k]
    a, far, r = rng.uniform(0, 6.28), size * rng.uniform(0.7, 1.5), 0.0012 * np.exp(rng.normal(0.6, 0.7))
    px, py = cx + far * 1.25 * np.cos(a), cy + far * np.sin(a)
    d = np.hypot(x - px, y - py) * (1 + 0.15 * np.sin(3 * np.arctan2(y - py, x - px) + k)) - r
    ink += -np.log(np.maximum(rgb(color), 0.004)) * (0.28 * step(0.001, -0.001, d) + 0.25 * np.exp(-np.abs(d) / 0.0008) * (d < 0.001))[..., None]
light = light * np.exp(-ink) * (1 + 0.55 * slope)[..., None] * (1.04 - 0.10 * (x + 0.7 * y))[..., None]
save(light, 0.20, 1.03, bloom=0.03, grain=0.006, vignette=0.06)
