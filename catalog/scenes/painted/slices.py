"""Wheels of citrus and other cut fruit on colored card, in hard sun."""
from relief import *  # noqa: F403

LEMON = dict(peel="#f0c21c", pith="#f8ecb8", flesh=("#e8b92a", "#f9e88a"), segments=9, r=0.070)
LIME = dict(peel="#5e8f22", pith="#dfeab0", flesh=("#8fb032", "#cfe07a"), segments=9, r=0.058)
ORANGE = dict(peel="#ec8a1a", pith="#f8e0b0", flesh=("#e87a0c", "#f8ae48"), segments=10, r=0.082)
GRAPE = dict(peel="#ef9a4a", pith="#f8dcc0", flesh=("#c8302c", "#ee7a66"), segments=11, r=0.094)
KIWI = dict(peel="#6e5230", pith="#9fb848", flesh=("#6f9a26", "#b4d060"), segments=0, r=0.062)
V = variant({
    "lemon": dict(shape=(1, 1), ground="#8fd0cc", fruit=[LEMON], seed=2, gap=1.12),
    "grapefruit": dict(shape=(2, 3), ground="#f3c6b8", fruit=[GRAPE, GRAPE, ORANGE], seed=5, gap=1.1, lift=0.021),
    "lime": dict(shape=(3, 2), ground="#f2e0a0", fruit=[LIME, KIWI, LIME], seed=7, gap=1.12, lift=0.021),
    "mixed": dict(shape=(3, 2), ground="#f3eee4", fruit=[ORANGE, GRAPE, LEMON, LIME, KIWI], seed=12, gap=1.06),
})
s = V["seed"]
r = Relief(V["shape"], s)
x, y, w, tall, rng = r.x, r.y, r.w, r.tall, r.rng
r.paper(V["ground"], s)


def wheel(cx, cy, kind, size, turn, k):
    R = kind["r"] * size
    j0, j1 = int(max(0, (cy - R * 1.1 + tall / 2) * LONG_SIDE)), int(min(r.height, (cy + R * 1.1 + tall / 2) * LONG_SIDE))
    i0, i1 = int(max(0, (cx - R * 1.1 + w / 2) * LONG_SIDE)), int(min(r.width, (cx + R * 1.1 + w / 2) * LONG_SIDE))
    if j1 - j0 < 3 or i1 - i0 < 3:
        return
    at = (slice(j0, j1), slice(i0, i1))
    u, v = (x[at] - cx) / R, (y[at] - cy) / R
    wob = fbm(u + k * 2.3, v, 1.3, 3, seed=s + 1)
    d, a = np.hypot(u, v) * (1 + 0.03 * wob), np.arctan2(v, u) + turn
    inside = d < 1
    fine = fbm(u + k, v, 26, 3, 0.6, seed=s + 2)
    if kind["segments"]:
        n = kind["segments"]
        jitter = 0.22 * np.sin(np.floor((a / (2 * np.pi) % 1) * n) * 12.9 + k)
        t = ((a / (2 * np.pi) + 0.05 * wob * d) % 1) * n
        gap = np.minimum(t % 1, 1 - t % 1) * 2 * np.pi / n * d  # the way to the next wall
        wall = 1 - step(0.014, 0.034, gap + 0.006 * fine)
        rim = step(0.835, 0.875, d + 0.012 * wob + 0.012 * jitter)
        core = 1 - step(0.06, 0.10, d + 0.03 * wob)
        corner = (1 - step(0.0, 0.05, gap * 1.7 - np.clip(d - 0.66, 0, 1) * 0.9)) * (d > 0.66)
        pith = np.maximum(np.maximum(wall, rim), np.maximum(core, corner))
        cell = np.floor(t)
        mid = (cell + 0.5) / n * 2 * np.pi - turn
        along, across = d * np.cos(a - turn - mid), d * np.sin(a - turn - mid)
        # drops of flesh point to the middle: stretched noise across each segment
        px, py = np.log(np.maximum(along, 0.02)) * 2.2 + cell * 7.7 + k, across / np.maximum(along, 0.05) * 9.0
        drops = fbm(px, py, 2.6, 3, 0.55, seed=s + 3, ridged=True)
        pulp = mix(np.broadcast_to(rgb(kind["flesh"][0]), (*u.shape, 3)), np.broadcast_to(rgb(kind["flesh"][1]), (*u.shape, 3)), np.clip(1.5 * drops - 0.35 + 0.15 * d, 0, 1))
        color = mix(pulp, np.broadcast_to(rgb(kind["pith"]), pulp.shape), pith * (0.9 - 0.15 * np.clip(fine, 0, 1)))
        bump = 0.0012 * pith + 0.0016 * drops * (1 - pith)
        seeds = np.zeros_like(d)
        for q in range(int(rng.integers(0, 4)) if kind in (LEMON, ORANGE) else 0):
            b = (int(rng.integers(n)) + 0.5) / n * 2 * np.pi - turn
            su, sv = (u - 0.3 * np.cos(b)) * np.cos(b) + (v - 0.3 * np.sin(b)) * np.sin(b), -(u - 0.3 * np.cos(b)) * np.sin(b) + (v - 0.3 * np.sin(b)) * np.cos(b)
            seeds = np.maximum(seeds, (np.hypot(su / 0.075, sv / 0.036) < 1) * np.sqrt(np.clip(1 - np.hypot(su / 0.075, sv / 0.036) ** 2, 0, 1)))
        color = np.where((seeds > 0)[..., None], rgb("#efe0b0") * (0.7 + 0.35 * seeds)[..., None], color)
        bump = bump + 0.004 * seeds
        peel = step(0.955, 0.965, d)
        wet = 0.5 * (1 - pith)
    else:
        rays = 0.5 + 0.5 * np.cos(a * 38 + 3 * fbm(u + k, v, 3, 2, seed=s + 5))
        core = 1 - step(0.15, 0.24, d + 0.03 * wob)
        color = mix(np.broadcast_to(rgb(kind["flesh"][0]), (*u.shape, 3)), np.broadcast_to(rgb(kind["flesh"][1]), (*u.shape, 3)), np.clip(0.25 + 0.45 * rays * np.exp(-((d - 0.3) / 0.3) ** 2) + 0.4 * step(0.55, 0.95, d) + 0.15 * fine, 0, 1))
        color = mix(color, np.broadcast_to(rgb("#efeccb"), color.shape), core * 0.9)
        black = np.zeros_like(d)
        for q in range(46):
            b, rr = q * 2 * np.pi / 46 + rng.normal(0, 0.03), rng.uniform(0.30, 0.50)
            su, sv = u * np.cos(b) + v * np.sin(b) - rr, -u * np.sin(b) + v * np.cos(b)
            black = np.maximum(black, np.clip(1 - np.hypot(su / 0.036, sv / 0.015) ** 2, 0, 1))
        color = np.where((black > 0)[..., None], rgb("#1c140e"), color)
        bump = 0.0016 * black + 0.0006 * rays
        peel = step(0.955, 0.962, d)
        wet = 0.35 + 0 * d
    color = mix(color, np.broadcast_to(rgb(kind["peel"]) * 0.9, color.shape), peel)
    top = 0.014 + bump * R / 0.08 - 0.010 * step(0.97, 1.0, d) + 0.0004 * fine
    over = inside & (top > r.depth[at] - 0.004)
    r.depth[at] = np.where(over, top + 0.6 * np.minimum(r.depth[at], 0.012) * (r.depth[at] > 0.006), r.depth[at])
    r.tone[at] = np.where(over[..., None], color, r.tone[at])
    r.gloss[at], r.sharp[at] = np.where(over, wet, r.gloss[at]), np.where(over, 60, r.sharp[at])


placed = []
for k in range(4000):
    kind = V["fruit"][k % len(V["fruit"])]
    size = rng.uniform(0.9, 1.08)
    cx, cy = rng.uniform(-0.56, 0.56) * w, rng.uniform(-0.56, 0.56) * tall
    if all(np.hypot(cx - a, cy - b) > (kind["r"] * size + c) * V["gap"] * 0.97 for a, b, c in placed):
        placed.append((cx, cy, kind["r"] * size))
        wheel(cx, cy, kind, size, rng.uniform(0, 6.28), k)
for _ in range(9):
    r.leaf(rng.uniform(-0.5, 0.5) * w, rng.uniform(-0.5, 0.5) * tall, rng.uniform(0.055, 0.08), 0.017, rng.uniform(0, 360), V.get("lift", 0.006), "#4f8a3a")
light = r.light(sun=(-0.66, -0.5, 0.56), panes=0.0, fall=0.14, reach=0.0016)
save(light, 0.2, 1.04, bloom=0.06, grain=0.010, vignette=0.10)
