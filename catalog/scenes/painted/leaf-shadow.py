"""A painted wall with the shadow of leaves or a window on it."""
from film import *  # noqa: F403

V = variant({
    "palm-rose": dict(shape=(2, 3), seed=3, wall="#e6b3a6", what="palm", light=(1.12, 1.0, 0.86)),
    "blind-sand": dict(shape=(3, 2), seed=6, wall="#ddc7a6", what="window", light=(1.1, 1.0, 0.88)),
    "olive-sage": dict(shape=(1, 1), seed=9, wall="#b4c0a8", what="twigs", light=(1.1, 1.02, 0.86)),
    "monstera-sky": dict(shape=(3, 2), seed=12, wall="#a9c6d6", what="palm", light=(1.1, 1.02, 0.9)),
    "palm-lilac": dict(shape=(3, 2), seed=22, wall="#c3b4d6", what="palm", light=(1.14, 1.0, 0.86)),
    "olive-sand": dict(shape=(2, 3), seed=27, wall="#dccdb4", what="twigs", light=(1.12, 1.0, 0.86)),
    "window-clay": dict(shape=(2, 3), seed=15, wall="#c0724e", what="both", light=(1.15, 1.0, 0.82)),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
grit = fbm(x, y, 90, 4, 0.6, seed=s) * 0.5 + np.random.default_rng(1).normal(size=(height, width)) * 0.10
trowel = fbm(x * 1.0 + 0.3 * fbm(x, y, 3, 3, seed=s + 2), y * 2.2, 5, 6, 0.55, seed=s + 1)
relief = trowel * 0.010 + grit * 0.0022
gy, gx = np.gradient(relief)
slope = (gx * 0.8 + gy * 0.6) * LONG_SIDE
wall = rgb(V["wall"]) * (1 + 0.045 * trowel + 0.06 * fbm(x, y, 1.4, 3, seed=s + 3))[..., None]


def fill(mask, points):
    """An outline filled by counting crossings, in a box round it."""
    p = np.asarray(points)
    x0, y0 = np.maximum(np.floor(p.min(0)).astype(int), 0)
    x1, y1 = np.minimum(np.ceil(p.max(0)).astype(int) + 1, (mask.shape[1], mask.shape[0]))
    if x1 <= x0 or y1 <= y0:
        return
    py, px = np.mgrid[y0:y1, x0:x1] + 0.5
    inside = np.zeros(px.shape, bool)
    for (ax, ay), (bx, by) in zip(p, np.roll(p, -1, 0)):
        if ay != by:
            cross = ((ay > py) != (by > py)) & (px < (bx - ax) * (py - ay) / (by - ay) + ax)
            inside ^= cross
    mask[y0:y1, x0:x1] = np.maximum(mask[y0:y1, x0:x1], inside)


def blade(root, angle, length, wide, bend=0.25):
    t = np.linspace(0, 1, 12)
    a = angle + bend * t
    cx, cy = root[0] + np.cumsum(np.cos(a)) * length / 12, root[1] + np.cumsum(np.sin(a)) * length / 12
    half = wide * np.sin(np.pi * t**0.8) ** 0.9 * (1 - 0.3 * t) + 0.0006
    left = np.stack([cx - np.sin(a) * half, cy + np.cos(a) * half], -1)
    right = np.stack([cx + np.sin(a) * half, cy - np.cos(a) * half], -1)
    return np.concatenate([left, right[::-1]])


def place(points):
    return (np.asarray(points) + (width / LONG_SIDE / 2, height / LONG_SIDE / 2)) * LONG_SIDE


near, far = np.zeros((height, width)), np.zeros((height, width))
corner = (-width / LONG_SIDE / 2, -height / LONG_SIDE / 2)
if V["what"] in ("palm", "both"):
    for k in range(6 if V["what"] == "palm" else 4):
        mask = near if k % 2 else far
        root = np.array((corner[0] + rng.uniform(-0.25, 0.2), corner[1] + rng.uniform(-0.2, 0.25)))
        angle, long = rng.uniform(0.1, 1.35), rng.uniform(0.62, 0.95)
        for t in np.linspace(0.12, 1, 30):
            spine = root + np.array((np.cos(angle + 0.5 * t * t), np.sin(angle + 0.5 * t * t))) * long * t
            reach = long * 0.42 * np.sin(np.pi * min(1, t * 0.8 + 0.14)) + 0.02
            for side in (-1, 1):
                fill(mask, place(blade(spine, angle + 0.7 * t + side * (1.0 - 0.55 * t) + rng.normal(0, 0.05), reach, 0.0095, side * -0.25 + 0.2)))
        fill(mask, place(blade(root, angle, long, 0.004, 0.5)))
if V["what"] == "twigs":
    for k in range(9):
        mask = near if k % 3 else far
        root, angle = np.array((corner[0] - 0.05 + rng.uniform(0, 0.6), corner[1] - 0.06)), rng.uniform(0.5, 1.6)
        long, bend = rng.uniform(0.4, 0.75), rng.uniform(-0.4, 0.6)
        fill(mask, place(blade(root, angle, long, 0.003, bend)))
        for j, t in enumerate(np.linspace(0.15, 1, 26)):
            steps = np.linspace(0, t, 12)
            spot = root + np.array((np.cos(angle + bend * steps).mean(), np.sin(angle + bend * steps).mean())) * long * t
            side = 1 if j % 2 else -1
            fill(mask, place(blade(spot, angle + bend * t + side * rng.uniform(0.6, 1.1), rng.uniform(0.06, 0.09), 0.011, side * -0.3)))
softest = lambda m, r: blur(m[..., None].repeat(3, 2).astype(np.float32), r)[..., 0]
shadow = 1 - (1 - softest(near, LONG_SIDE * 0.0035) * 0.95) * (1 - softest(far, LONG_SIDE * 0.011) * 0.8)
if V["what"] in ("window", "both"):
    a, b = x * 0.94 + y * 0.30 + 0.04, y * 1.0 - x * 0.16
    inside = ((np.abs(a) < 0.30) & (np.abs(b) < (0.27 if V["what"] == "window" else 0.42))).astype(float)
    bars = np.zeros_like(a)
    if V["what"] == "window":
        bars = ((b / 0.036) % 1 < 0.42).astype(float)
        bars = np.maximum(bars, (np.abs(np.abs(a) - 0.15) < 0.004).astype(float))
    else:
        bars = np.maximum(np.abs(a) < 0.012, np.minimum(np.abs(b - 0.14), np.abs(b + 0.14)) < 0.012).astype(float)
    pane = inside * (1 - bars)
    shadow = 1 - softest(pane, LONG_SIDE * 0.0042) * (1 - shadow)
lit = 1 - shadow
sun_, sky_ = np.array(V["light"]) * 1.05, np.array((0.30, 0.345, 0.43))
fall = (1.0 - 0.22 * (x + 0.6 * y))[..., None]
light = wall * (sky_ * (1 + 0.12 * slope[..., None]) + sun_ * (lit * (1 + 0.85 * slope).clip(0, 2))[..., None]) * fall
save(light, 0.3 if V["what"] == "window" else 0.0, 1.03, bloom=0.06, grain=0.01, vignette=0.14)
