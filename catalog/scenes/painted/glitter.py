"""Glitter in a low light: every flake lies its own way."""
from film import *  # noqa: F403

V = variant({
    "gold": dict(shape=(3, 2), seed=3, base="#6a4312", flash=["#ffd98a", "#ffb84a", "#fff3d0"], focus=0.12),
    "rose": dict(shape=(2, 3), seed=7, base="#8a4a52", flash=["#ffd0cc", "#f7a6a8", "#fff0ea"], focus=0.05),
    "emerald": dict(shape=(1, 1), seed=12, base="#0c3a2c", flash=["#8af0c0", "#3ac48a", "#eafff4"], focus=0.0),
})
width, height, x, y = canvas(V["shape"])
s = V["seed"]
light = np.zeros((height, width, 3))
away = np.abs(y - V["focus"]) * 2.4
sheen = np.exp(-(((y + 0.25 * x - 0.02) / 0.36) ** 2))
for layer in range(3):
    cell = LONG_SIDE * (0.0042 + 0.0012 * layer)
    rng = np.random.default_rng(s + layer)
    u, v = (x * LONG_SIDE) / cell + 400.0 + layer * 0.37, (y * LONG_SIDE) / cell + 400.0 + layer * 0.61
    i, j = np.floor(u).astype(int), np.floor(v).astype(int)
    best, which = np.full(x.shape, 9.0), np.zeros(x.shape, int)
    table = rng.random((1000, 1000, 2))
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            p = table[(j + dj) % 1000, (i + di) % 1000]
            d = np.hypot(i + di + p[..., 0] - u, j + dj + p[..., 1] - v)
            near = d < best
            best, which = np.where(near, d, best), np.where(near, ((j + dj) % 1000) * 1000 + (i + di) % 1000, which)
    tilt = rng.random(1000 * 1000)[which]
    tone = np.array([rgb(c) for c in V["flash"]])[(rng.random(1000 * 1000) * 3).astype(int)[which]]
    shine = np.clip(tilt, 0, 1) ** 16 * 5.0 * (0.35 + sheen) + tilt**3 * 0.42 * (0.4 + 0.8 * sheen)
    light += (shine * (1 - 0.5 * step(0.3, 0.75, best)))[..., None] * tone * 0.55 + rgb(V["base"]) * 0.22 * (0.4 + sheen)[..., None]
out = light
for radius, low, high in ((0.003, 0.12, 0.34), (0.006, 0.32, 0.62), (0.011, 0.6, 1.0)):  # what is nearer or farther blurs into discs
    k = np.zeros((height, width))
    r = radius * LONG_SIDE
    yy, xx = np.mgrid[0:height, 0:width]
    dy, dx = np.minimum(yy, height - yy), np.minimum(xx, width - xx)
    k = 1 - step(r - 1, r + 1, np.hypot(dx, dy))
    k /= k.sum()
    soft = np.fft.irfft2(np.fft.rfft2(light, axes=(0, 1)) * np.fft.rfft2(k)[..., None], (height, width), axes=(0, 1))
    out = mix(out, np.maximum(soft, 0) * 1.15, step(low, high, away))
save(out, 0.35, 1.05, bloom=0.2, grain=0.012, vignette=0.3)
