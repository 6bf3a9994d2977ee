"""Northern lights over a frozen lake."""
from film import *  # noqa: F403

V = variant({
    "green": dict(shape=(3, 2), seed=5, low="#3affa0", high="#7a4aff", sky=[(0, "#050818"), (0.7, "#0c1a30"), (1, "#14283c")]),
    "magenta": dict(shape=(2, 3), seed=11, low="#4affb8", high="#e04ab0", sky=[(0, "#04060f"), (0.7, "#0f1230"), (1, "#1c2444")]),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
tall = height / LONG_SIDE
shore = tall * 0.2
light = ramp((y + tall / 2) / (shore + tall / 2), V["sky"])
for size, count in ((0.55, 2600), (0.9, 420), (1.5, 46)):
    for _ in range(count):
        i, j = rng.random() * width, rng.random() ** 0.9 * (shore + tall / 2) * LONG_SIDE
        p = rng.uniform(0.15, 1.0) ** 2.2
        disc(light, i, j, size * LONG_SIDE / 1600 + 0.35, np.array((0.9, 0.95, 1.05)) * p * (0.9 if size > 1 else 0.6), 0.9, 0)
for k in range(3):
    base = 0.0 - 0.1 * k
    bend = 0.15 * fbm(x, y * 0 + k, 1.3, 3, seed=s + k) + 0.05 * fbm(x, y * 0 + k, 4.5, 3, seed=s + 10 + k)
    foot = base + bend + 0.35 * (x - 0.12 * k) * (0.4 if k % 2 else -0.35)
    up = foot - y
    fold = x + 0.05 * fbm(x, y * 0.3, 3.0, 2, seed=s + 20 + k)
    ray = 0.45 + 0.9 * np.clip(0.5 + fbm(fold, y * 0.012, 22, 4, 0.6, seed=s + 30 + k), 0, 1.2) ** 2
    reach = 0.13 + 0.17 * np.clip(0.5 + fbm(x, y * 0, 3.5, 3, seed=s + 40 + k), 0, 1)
    curtain = np.where(up > 0, np.exp(-up / reach), np.exp(up / 0.022)) * ray
    strong = np.clip(0.55 + 0.9 * fbm(x, y * 0, 1.7, 2, seed=s + 50 + k), 0, 1.2) * (0.8 - 0.2 * k)
    part = np.clip(up / (reach * 1.5), 0, 1)
    color = mix(np.broadcast_to(rgb(V["low"]), light.shape), np.broadcast_to(rgb(V["high"]), light.shape), part)
    light = light + color * (curtain * strong * 0.42)[..., None]
hills = shore - 0.03 - 0.085 * np.clip(0.5 + fbm(x[:1], np.zeros((1, width)), 2.4, 8, 0.5, seed=s + 70)[0] * 1.1, 0, 1.4)
row = np.clip(((2 * shore - y) + tall / 2) * LONG_SIDE, 0, height - 1)
ridge = step(-0.5 / LONG_SIDE, 0.5 / LONG_SIDE, y - hills[None]) * (y < shore)
rough = fbm(x, y * 1.6, 16, 6, 0.6, seed=s + 71)
snow = rgb("#5a7a92") * 0.06 * (1 + 1.4 * rough)[..., None].clip(0.1) + rgb(V["low"]) * 0.018
light = mix(light, snow, ridge)
trees = np.zeros_like(x)
for _ in range(int(330)):
    c, h = rng.uniform(-0.5, 0.5) * width, LONG_SIDE * rng.uniform(0.012, 0.034)
    i0, i1 = int(max(0, c + width / 2 - h * 0.22)), int(min(width, c + width / 2 + h * 0.22 + 1))
    j1 = int((shore + tall / 2) * LONG_SIDE)
    j0 = int(j1 - h)
    if i1 > i0:
        jj, ii = np.mgrid[j0:j1, i0:i1]
        t = (jj - j0) / h
        wide = h * 0.19 * t * (0.72 + 0.28 * ((t * 8) % 1))
        trees[j0:j1, i0:i1] = np.maximum(trees[j0:j1, i0:i1], np.abs(ii - c - width / 2) < wide)
light = mix(light, np.broadcast_to(rgb("#03070b"), light.shape), trees)
ice = y > shore
wave = 0.008 * fbm(x, y * 4, 16, 4, seed=s + 80) * np.clip((y - shore) * 6, 0, 1)
mirror = sample(light, (x + wave + width / LONG_SIDE / 2) * LONG_SIDE, np.clip((2 * shore - y + wave * 2.5 + tall / 2) * LONG_SIDE, 0, height - 1))
mirror = blur(mirror.astype(np.float32), LONG_SIDE * 0.008) * 0.6 + mirror * 0.25
crack = np.clip(1 - np.abs(fbm(x * 1.0, y * 3.0, 5, 4, 0.5, seed=s + 81)) * 60, 0, 1) * 0.05
drift = step(0.1, 0.4, fbm(x, y * 4, 4, 5, seed=s + 82)) * 0.08
light = np.where(ice[..., None], mirror + (crack + drift)[..., None] * (rgb("#9ac0d8") * 0.5 + rgb(V["low"]) * 0.35), light)
save(light, 0.55, 1.03, bloom=0.14, grain=0.018, vignette=0.2)
