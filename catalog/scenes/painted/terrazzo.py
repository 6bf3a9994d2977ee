"""Terrazzo: chips of stone in cement, ground flat and polished."""
from film import *  # noqa: F403

V = variant({
    "blush": dict(shape=(3, 2), seed=3, ground="#efe6dc", chips=["#c9705a", "#e0a890", "#4f5f66", "#b9a48c", "#8a4a3c", "#f6efe6", "#d9b45e"], shadow=None),
    "night": dict(shape=(2, 3), seed=9, ground="#262a30", chips=["#e9e4da", "#8f9aa0", "#c9a06a", "#566068", "#b0b6b4", "#7a4a3a", "#3f4a4e"], shadow=None),
    "sun": dict(shape=(1, 1), seed=17, ground="#f3eee2", chips=["#5f8a78", "#e0b04a", "#2f5560", "#d98a6a", "#a9c0b0", "#f8f4ea", "#8f7f6a"], shadow=(0.9, 0.5)),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
light = rgb(V["ground"]) * (1 + 0.02 * fbm(x, y, 3, 4, seed=s) + 0.035 * fbm(x, y, 150, 3, 0.7, seed=s + 1))[..., None]
specks = fbm(x, y, 210, 2, seed=s + 2)
light = mix(light, light * 0.55, 0.7 * step(0.42, 0.55, specks))
light = mix(light, np.broadcast_to(rgb("#ffffff"), light.shape) * 0.8, 0.35 * step(0.42, 0.55, -specks))
taken, lift = np.zeros((height, width), bool), np.zeros((height, width))
sizes = sorted(np.concatenate([rng.uniform(0.022, 0.040, 130), rng.uniform(0.011, 0.022, 520), rng.uniform(0.004, 0.011, 2400), rng.uniform(0.0018, 0.004, 3600)]), reverse=True)
for size in sizes:
    cx, cy = rng.random() * width, rng.random() * height
    r = size * LONG_SIDE
    i0, i1, j0, j1 = int(max(0, cx - r * 1.2)), int(min(width, cx + r * 1.2 + 1)), int(max(0, cy - r * 1.2)), int(min(height, cy + r * 1.2 + 1))
    if i1 - i0 < 2 or j1 - j0 < 2:
        continue
    py, px = np.mgrid[j0:j1, i0:i1]
    u, v = (px - cx) / r, (py - cy) / r
    d = np.full(u.shape, -9.0)
    n, squash = int(rng.integers(5, 9)), rng.uniform(0.55, 1.0)
    turn = rng.uniform(0, 3.14)
    u, v = u * np.cos(turn) + v * np.sin(turn), (-u * np.sin(turn) + v * np.cos(turn)) / squash
    for a in (np.arange(n) + rng.uniform(-0.33, 0.33, n)) * 2 * np.pi / n:  # a broken stone: sides at all angles
        d = np.maximum(d, u * np.cos(a) + v * np.sin(a) - rng.uniform(0.55, 0.95))
    if size > 0.006:
        d = d + 0.06 * fbm(u + cx, v + cy, 3.0, 3, seed=s + 5)
    soft = 0.9 / r
    inside = step(soft, -soft, d)
    there = taken[j0:j1, i0:i1]
    if (there & (d < 0.10)).any():
        continue
    there |= d < 0.06
    color = rgb(V["chips"][rng.choice(7, p=(0.20, 0.18, 0.14, 0.16, 0.10, 0.14, 0.08))]) * rng.uniform(0.85, 1.12)
    inner = 1.0
    if size > 0.008:
        inner = 1 + 0.16 * fbm(u + cx, v + cy, 1.6, 5, 0.6, seed=s + int(rng.integers(6))) + 0.10 * np.exp(-((fbm(u + cx, v, 1.1, 3, seed=s + 12) / 0.04) ** 2))
        inner = inner[..., None]
    light[j0:j1, i0:i1] = mix(light[j0:j1, i0:i1], color * inner, inside)
    lift[j0:j1, i0:i1] += inside * rng.uniform(0.2, 1)
rim = np.hypot(*np.gradient(lift))
light = light * (1 - 0.10 * np.clip(rim * 2, 0, 1))[..., None]
gloss = 0.10 * np.exp(-(((x * 0.8 + 0.5 * y + 0.28) / 0.22) ** 2)) + 0.05 * np.clip(0.5 + fbm(x, y * 0.7, 1.3, 3, seed=s + 30), 0, 1)
light = light * (1.06 - 0.24 * (x + 0.7 * y))[..., None] + gloss[..., None] * np.array((1.0, 0.98, 0.94)) * 0.8
if V["shadow"]:
    a, b = x * 0.92 + y * 0.38 + 0.05, y * 0.92 - x * 0.38
    pane = ((np.abs(a) < 0.30) & (np.abs(b) < 0.34) & (np.abs(a) > 0.014) & (np.abs(np.abs(b) - 0.0) > 0.012)).astype(np.float32)
    sun_ = blur(pane[..., None].repeat(3, 2), LONG_SIDE * 0.005)
    light = light * (np.array((0.55, 0.60, 0.68)) + sun_ * np.array((0.72, 0.60, 0.44)))
save(light, 0.05 if V["seed"] != 9 else 0.4, 1.04, bloom=0.05, grain=0.008, vignette=0.12)
