"""Satin in folds, close."""
from film import *  # noqa: F403

V = variant({
    "champagne": dict(shape=(2, 3), seed=2, tint="#d9bc94", turn=0.55),
    "blush": dict(shape=(1, 1), seed=31, tint="#dd9f9a", turn=-0.7),
    "emerald": dict(shape=(2, 3), seed=8, tint="#0e5a44", turn=0.9),
    "lilac": dict(shape=(3, 2), seed=24, tint="#b49acb", turn=0.7),
    "midnight": dict(shape=(3, 2), seed=13, tint="#1c2f63", turn=-0.4),
    "crimson": dict(shape=(3, 2), seed=17, tint="#8e1422", turn=0.35),
})
width, height, x, y = canvas(V["shape"])
s = V["seed"]
u = x * np.cos(V["turn"]) + y * np.sin(V["turn"])
v = -x * np.sin(V["turn"]) + y * np.cos(V["turn"])
u = u + 0.16 * fbm(x, y, 1.3, 3, 0.4, seed=s) + 0.022 * fbm(x, y, 4.0, 2, 0.4, seed=s + 1)
relief = np.zeros_like(x)
for k, (scale, tall, stretch) in enumerate(((3.2, 0.085, 0.30), (6.5, 0.036, 0.24), (13.0, 0.011, 0.18))):
    n = fbm(u, v * stretch, scale, 1, seed=s + 10 + k)
    ridge = np.sqrt((0.55 * n) ** 2 + 0.004)  # valleys are creased softly, crests are round
    where = np.clip(0.55 + 0.8 * fbm(x, y, 1.8, 2, seed=s + 20 + k), 0.05, 1.3)
    relief += (1 - ridge * 2.2) * tall * (where if k else 1)
gy, gx = np.gradient(relief)
nx, ny = -gx * LONG_SIDE, -gy * LONG_SIDE
weave = 0.012 * np.sin((x * 0.8 + y * 0.6) * LONG_SIDE * 1.9)
length = np.sqrt((nx + weave) ** 2 + ny * ny + 1)
nx, ny, nz = (nx + weave) / length, ny / length, 1 / length


def lamp(direction, color, sharp, power, along=0.0):
    """Threads run across the folds: the sheen is a band, not a spot."""
    d = np.array(direction) / np.linalg.norm(direction)
    h = d + (0, 0, 1)
    h = h / np.linalg.norm(h)
    cos_ = np.clip(nx * h[0] + ny * h[1] + nz * h[2], 0, 1)
    t = nx * 0 - np.sin(V["turn"] + along) * h[0] + np.cos(V["turn"] + along) * h[1]
    dif = np.clip((nx * d[0] + ny * d[1] + nz * d[2] + 0.15) / 1.15, 0, None)
    return dif, (cos_**sharp * power)[..., None] * np.array(color) * (1 - 0.2 * t * t)[..., None]


base = rgb(V["tint"])
one, sheen1 = lamp((-0.7, -0.55, 0.55), (1.0, 0.95, 0.88), 22, 0.85)
two, sheen2 = lamp((0.8, 0.15, 0.45), (0.85, 0.92, 1.05), 14, 0.25)
three, sheen3 = lamp((-0.1, 0.7, 0.6), (1.0, 0.96, 0.9), 60, 0.35)
smooth = blur(relief[..., None].repeat(3, 2).astype(np.float32), LONG_SIDE * 0.03)[..., 0]
cave = np.clip(1 + (relief - smooth) * 22, 0.35, 1.15)
edge = (1 - nz) ** 1.5
cloth = base * (0.72 * one**1.5 + 0.12 * two + 0.05)[..., None] * (1 - 0.3 * edge)[..., None]
gleam = (sheen1 + sheen2 + sheen3) * (0.30 + 0.7 * base / base.max())
light = (cloth + gleam * (0.18 + 0.62 * base.max())) * cave[..., None]
light = light * (1 + 0.02 * np.random.default_rng(4).normal(size=x.shape))[..., None]
save(light, 0.25 if base.max() > 0.3 else 0.75, 1.05, bloom=0.08, grain=0.008, vignette=0.16)
