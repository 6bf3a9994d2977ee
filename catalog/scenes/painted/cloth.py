"""Cloth woven of thick threads, lying in soft waves; and a sheet of paper crumpled and smoothed out."""
from film import *  # noqa: F403

V = variant({
    "linen-oat": dict(shape=(3, 2), seed=4, kind="linen", tint="#cdb99a", warp="#d9c8ac", thread=0.0042),
    "linen-blue": dict(shape=(2, 3), seed=9, kind="linen", tint="#4f6f8f", warp="#6f8fac", thread=0.0040),
    "paper-white": dict(shape=(3, 2), seed=15, kind="paper", tint="#f1efe9", warp="", thread=0),
    "paper-kraft": dict(shape=(2, 3), seed=22, kind="paper", tint="#b98f62", warp="", thread=0),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
if V["kind"] == "linen":
    turn = 0.5
    u0, v0 = x * np.cos(turn) + y * np.sin(turn), -x * np.sin(turn) + y * np.cos(turn)
    wave = np.zeros_like(x)
    for k, (scale, tall) in enumerate(((2.2, 0.075), (4.5, 0.022))):
        n = fbm(u0 + 0.10 * fbm(x, y, 1.6, 2, seed=s + k), v0 * 0.35, scale, 1, seed=s + 3 + k)
        wave += (1 - np.sqrt((0.6 * n) ** 2 + 0.006) * 2.2) * tall
    gy, gx = np.gradient(wave)
    px, py = x + 0.25 * gx * LONG_SIDE * 0.06 + 0.0016 * fbm(x, y, 5, 3, seed=s + 20), y + 0.25 * gy * LONG_SIDE * 0.06 + 0.0016 * fbm(x, y, 5, 3, seed=s + 21)
    t = V["thread"]
    a, b = px / t, py / t
    ia, ib = np.floor(a).astype(int), np.floor(b).astype(int)
    thick_a, thick_b = rng.uniform(0.62, 1.0, 4096)[ia % 4096], rng.uniform(0.62, 1.0, 4096)[ib % 4096]
    slub_a = 1 + 0.30 * fbm(ia * 3.7, py, 14, 3, seed=s + 5)
    slub_b = 1 + 0.30 * fbm(px, ib * 3.7, 14, 3, seed=s + 6)
    qa, qb = (a % 1 - 0.5) * 2 / np.clip(thick_a * slub_a, 0.4, 1.25), (b % 1 - 0.5) * 2 / np.clip(thick_b * slub_b, 0.4, 1.25)
    over = ((ia + ib) % 2) * 2 - 1  # plain weave: one over, one under
    up_a = np.sqrt(np.clip(1 - qa * qa, 0, 1)) * (0.6 + 0.4 * over * np.cos((b % 1 - 0.5) * np.pi))
    up_b = np.sqrt(np.clip(1 - qb * qb, 0, 1)) * (0.6 - 0.4 * over * np.cos((a % 1 - 0.5) * np.pi))
    first = up_a >= up_b
    top = np.maximum(up_a, up_b)
    twist = np.where(first, np.sin((b * 5.0 + qa * 2.2) * 2.1), np.sin((a * 5.0 + qb * 2.2) * 2.1))
    fuzz = fbm(px, py, 420, 2, seed=s + 8)
    tone = np.where(first[..., None], rgb(V["warp"]) * (0.9 + 0.22 * rng.random(4096)[ia % 4096])[..., None], rgb(V["tint"]) * (0.9 + 0.22 * rng.random(4096)[ib % 4096])[..., None])
    tone = tone * (1 + 0.06 * twist + 0.10 * fuzz)[..., None] * (0.30 + 0.70 * step(0.05, 0.75, top))[..., None]
    hy, hx = np.gradient(top * t * 0.42 + wave)
    nx, ny = -hx * LONG_SIDE, -hy * LONG_SIDE
    long = np.sqrt(nx * nx + ny * ny + 1)
    sun_ = np.array((-0.62, -0.52, 0.58))
    facing = np.clip((nx * sun_[0] + ny * sun_[1] + sun_[2]) / long, 0, None) / sun_[2]
    smooth = blur(wave[..., None].repeat(3, 2).astype(np.float32), LONG_SIDE * 0.035)[..., 0]
    cave = np.clip(1 + (wave - smooth) * 16, 0.45, 1.15)
    light = tone * (np.array((1.02, 0.96, 0.86)) * facing[..., None] + np.array((0.30, 0.33, 0.38))) * cave[..., None]
    save(light, 0.0, 1.04, bloom=0.05, grain=0.008, vignette=0.16)
else:
    def facets(px, py, size, seed):
        """Flat triangles between points of random height: what lies between creases."""
        u, v = px / size, py / size
        k = (u + v) * 0.36602540378
        i, j = np.floor(u + k), np.floor(v + k)
        fu, fv = u + k - i, v + k - j
        up = np.random.default_rng(seed).normal(size=(128, 128))
        at = lambda di, dj: up[(i.astype(int) + di) % 128, (j.astype(int) + dj) % 128]
        low = fu > fv
        mid = np.where(low, at(1, 0), at(0, 1))
        big, small = np.maximum(fu, fv), np.minimum(fu, fv)
        return at(0, 0) * (1 - big) + mid * (big - small) + at(1, 1) * small

    relief = np.zeros_like(x)
    for k, (size, tall, bend, turn) in enumerate(((0.30, 0.017, 0.16, 0.4), (0.135, 0.0135, 0.075, 1.3), (0.058, 0.0046, 0.034, 2.2), (0.025, 0.0013, 0.014, 0.9))):
        wx, wy = bend * fbm(x, y, 0.55 / size, 2, 0.4, seed=s + 2 * k), bend * fbm(x, y, 0.55 / size, 2, 0.4, seed=s + 2 * k + 1)
        u, v = (x + wx) * np.cos(turn) + (y + wy) * np.sin(turn), -(x + wx) * np.sin(turn) + (y + wy) * np.cos(turn)
        strong = np.clip(0.75 + 0.9 * fbm(x, y, 2.0, 2, seed=s + 40 + k), 0.15, 1.5)
        relief += tall * facets(u + 9, v + 9, size, s + 50 + k) * strong
    soft = blur(relief[..., None].repeat(3, 2).astype(np.float32), 1.2 * LONG_SIDE / 1600)[..., 0]
    relief = 0.3 * soft + 0.7 * relief + 0.00022 * fbm(x, y, 190, 3, seed=s + 9)
    gy, gx = np.gradient(relief)
    nx, ny = np.clip(-gx * LONG_SIDE * 1.5, -1.2, 1.2), np.clip(-gy * LONG_SIDE * 1.5, -1.2, 1.2)
    long = np.sqrt(nx * nx + ny * ny + 1)
    sun_ = np.array((-0.66, -0.44, 0.60))
    facing = np.clip((nx * sun_[0] + ny * sun_[1] + sun_[2]) / long, 0, None) / sun_[2]
    smooth = blur(relief[..., None].repeat(3, 2).astype(np.float32), LONG_SIDE * 0.02)[..., 0]
    cave = np.clip(1 + (relief - smooth) * 30, 0.6, 1.1)
    fibre = fbm(x * 1.5, y, 120, 3, 0.7, seed=s + 10)
    tone = rgb(V["tint"]) * (1 + (0.015 if s == 15 else 0.07) * fibre + 0.02 * fbm(x, y, 3, 3, seed=s + 11))[..., None]
    light = tone * (np.array((0.92, 0.88, 0.81)) * facing[..., None] + np.array((0.30, 0.325, 0.37))) * cave[..., None]
    save(light, 0.0, 1.04, bloom=0.05, grain=0.008, vignette=0.14)
