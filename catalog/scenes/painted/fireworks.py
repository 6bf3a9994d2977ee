"""Fireworks: sparks that fall and fade, over a dark town."""
from film import *  # noqa: F403

V = variant({
    "gold": dict(shape=(2, 3), seed=4, colors=["#ffb84a", "#ffd98a", "#ff8a3c"], bursts=5, sky=("#0a0d1c", "#1d1a2e")),
    "festival": dict(shape=(3, 2), seed=9, colors=["#ff4a5a", "#4ab0ff", "#ffd24a", "#b86aff", "#5affb0"], bursts=5, sky=("#070a18", "#1a2038")),
})
width, height, x, y = canvas(V["shape"])
rng = np.random.default_rng(V["seed"])
tall = height / LONG_SIDE
light = mix(np.broadcast_to(rgb(V["sky"][0]), (height, width, 3)), np.broadcast_to(rgb(V["sky"][1]), (height, width, 3)), (y + tall / 2) / tall)
smoke = np.clip(fbm(x, y, 3, 6, 0.55, seed=V["seed"]) + 0.15, 0, 1)
canvas_ = np.zeros((height, width, 3))


def splat(px, py, color, size):
    """Light on four pixels' worth of film, for many points at once."""
    for dx in range(-size, size + 1):
        for dy in range(-size, size + 1):
            w = np.exp(-(dx * dx + dy * dy) / (0.35 * size * size + 0.15))
            i, j = (px + dx).astype(int), (py + dy).astype(int)
            ok = (i >= 0) & (i < width) & (j >= 0) & (j < height)
            np.add.at(canvas_, (j[ok], i[ok]), color[ok] * w)


for b in range(V["bursts"]):
    cx, cy = rng.uniform(-0.36, 0.36) * width / LONG_SIDE * 1.1, rng.uniform(-0.42, 0.02) * tall
    size = rng.uniform(0.13, 0.27) * (1.25 if b == 0 else 1)
    tone, heart = rgb(V["colors"][b % len(V["colors"])]), rgb("#fff1d0")
    count = int(rng.integers(110, 190))
    z = rng.uniform(-1, 1, count)
    a = rng.uniform(0, 2 * np.pi, count)
    speed = size * rng.normal(1, 0.07, count)
    vx, vy = np.sqrt(1 - z * z) * np.cos(a) * speed, np.sqrt(1 - z * z) * np.sin(a) * speed
    t = np.linspace(0.06, 1, 620)[None]
    drag = (1 - np.exp(-2.4 * t)) / (1 - np.exp(-2.4))
    px = (cx + vx[:, None] * drag + width / LONG_SIDE / 2) * LONG_SIDE
    py = (cy + vy[:, None] * drag + 0.16 * size / 0.2 * 0.5 * t**2.2 + tall / 2) * LONG_SIDE
    burn = np.exp(-((t - rng.uniform(0.55, 0.8, (count, 1))) / 0.34) ** 2) * rng.uniform(0.5, 1.2, (count, 1))
    flicker = 0.5 + rng.random((count, t.shape[1])) ** 2
    power = (burn * flicker)[..., None] * (tone + (heart - tone) * np.exp(-3.0 * t)[..., None] * 0.8)
    fine = 1 if LONG_SIDE > 700 else 1
    splat(px.ravel(), py.ravel(), power.reshape(-1, 3) * 0.16 * (LONG_SIDE / 1600) ** 0.5, fine)
    ends = (px[:, -40:].mean(1), py[:, -40:].mean(1))
    splat(ends[0], ends[1], np.repeat(tone[None], count, 0) * rng.uniform(0.2, 1.6, (count, 1)), 2)
    trail = np.linspace(0, 1, 700)
    splat(((cx + 0.012 * np.sin(trail * 5 + b) * trail) + width / LONG_SIDE / 2) * LONG_SIDE, (cy + (tall * 0.45 - cy) * trail + tall / 2) * LONG_SIDE, np.repeat(tone[None], 700, 0) * (0.10 * (1 - trail) ** 1.5 * (0.3 + rng.random(700)))[:, None], 1)
soft = blur(canvas_.astype(np.float32), LONG_SIDE * 0.02)
wide = blur(canvas_.astype(np.float32), LONG_SIDE * 0.09)
light = light + canvas_ * 1.2 + soft * 1.1 + wide * (0.35 + 1.2 * smoke[..., None])
roof = np.full(width, tall * 0.44)
at = 0
while at < width:  # roofs and a few lit windows at the foot
    w, h = int(LONG_SIDE * rng.uniform(0.015, 0.05)), rng.uniform(0.01, 0.075)
    roof[at : at + w] = tall * 0.485 - h
    at += w
mask = step(-0.5 / LONG_SIDE, 0.5 / LONG_SIDE, y - roof[None])
light = mix(light, np.broadcast_to(rgb("#05060c"), light.shape) + wide * 0.12, mask)
cell = LONG_SIDE * 0.0042
lit = np.random.default_rng(5).random((int(height / cell) + 2, int(width / cell) + 2))
j, i = (np.arange(height) / cell).astype(int), (np.arange(width) / cell).astype(int)
inner = ((np.arange(height) / cell % 1 > 0.35)[:, None] & (np.arange(width) / cell % 1 > 0.45)[None])
glow = (lit[j][:, i] > 0.93) & inner & (y - roof[None] > 0.006)
light = light + blur((glow[..., None] * rgb("#ffb45a") * 0.9).astype(np.float32), 4) * 0.5 + glow[..., None] * rgb("#ffb45a") * 0.5
save(light, 0.25, 1.03, bloom=0.14, grain=0.016, vignette=0.1)
