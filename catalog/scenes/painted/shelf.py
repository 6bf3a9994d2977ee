"""Things on a shelf or a stage, seen straight on, with their shadows on the wall behind."""
from relief import *  # noqa: F403

V = variant({
    "green-care": dict(shape=(2, 3), seed=7, wall="#bfcbb4", stage="#d9dfd0", set="care", tones=["#f4f1e8", "#6f8a66", "#3f5a44"], cap="#e9e4d8"),
    "amber-care": dict(shape=(3, 2), seed=11, wall="#d9c7ae", stage="#b9946a", set="care", tones=["#7a3f14", "#efe6d8", "#5a2c0e"], cap="#1f1c1a"),
    "rose-care": dict(shape=(3, 2), seed=23, wall="#e3c4bd", stage="#f3e6df", set="care", tones=["#cf8a84", "#f4ece6", "#a8625e"], cap="#b98d52"),
    "night-care": dict(shape=(1, 1), seed=27, wall="#343a44", stage="#4a515c", set="care", tones=["#1b1d22", "#d9c7a0", "#8a7348"], cap="#c9a063"),
    "sky-care": dict(shape=(3, 2), seed=33, wall="#b9cfdb", stage="#e9eff1", set="care", tones=["#f6f4ee", "#86abbd", "#3f6a80"], cap="#dfe6e8"),
    "clay-care": dict(shape=(2, 3), seed=37, wall="#d3a386", stage="#e8d2c0", set="care", tones=["#f1e4d6", "#b4623f", "#7d3f28"], cap="#3a2a22"),
    "sage-room": dict(shape=(3, 2), seed=43, wall="#a9b69a", stage="#8a6442", set="home", tones=["#efe6d8", "#c98a5a", "#3f5a44", "#e6cf9f"], cap="#3a3632"),
    "plum-room": dict(shape=(2, 3), seed=47, wall="#7d6880", stage="#d9bb98", set="home", tones=["#ead6c8", "#c9705a", "#43345a", "#d9b48a"], cap="#3a3632"),
    "pottery": dict(shape=(3, 2), seed=15, wall="#dfd6c8", stage="#a8794a", set="home", tones=["#c2724e", "#efe6d8", "#4f6a70", "#d9b48a"], cap="#3a3632"),
    "blue-room": dict(shape=(2, 3), seed=19, wall="#7f9cab", stage="#efe9de", set="home", tones=["#f1eadf", "#d98a5a", "#2f4858", "#e6c79a"], cap="#3a3632"),
})
s = V["seed"]
r = Relief(V["shape"], s)
x, y, w, tall, rng = r.x, r.y, r.w, r.tall, r.rng
plaster = fbm(x + 0.2 * fbm(x, y, 3, 3, seed=s), y * 1.8, 5, 6, 0.55, seed=s + 1)
r.tone[:] = rgb(V["wall"]) * (1 + 0.02 * plaster + 0.015 * fbm(x, y, 90, 3, seed=s + 2) + 0.006 * r.dust)[..., None]
r.depth += 0.0016 * plaster + 0.0004 * fbm(x, y, 80, 3, seed=s + 3)


def board(cx, cy, wide, high, out, color, grain=False):
    """The front edge of a shelf: everything on it stands farther back."""
    u, v = x - cx, y - cy
    mask = (np.abs(u) < wide / 2) & (np.abs(v) < high / 2)
    if grain:
        tone, fibre = r.wooden(x, y * 1.6, color, "#%02x%02x%02x" % tuple(int(int(color[i : i + 2], 16) * 0.66) for i in (1, 3, 5)), s + 9)
    else:
        tone, fibre = rgb(color) * (1 + 0.02 * fbm(x, y, 20, 4, seed=s + 9))[..., None], 0
    edge = np.minimum(high / 2 - np.abs(v), wide / 2 - np.abs(u))
    r.depth[:] = np.where(mask, out - 0.004 * (1 - step(0, 0.004, edge)) + 0.0003 * fibre, r.depth)
    r.tone[:] = np.where(mask[..., None], tone, r.tone)
    r.gloss[:], r.sharp[:] = np.where(mask, 0.12, r.gloss), np.where(mask, 24, r.sharp)


def turned(cx, foot, outline, tone, base=0.05, gloss=0.4, sharp=60, seed=0, rough=0.0, clear=0.0, soft=0):
    """A vessel from the side: (radius, height) from the foot up; two boxes of light are mirrored along it."""
    rs, hs = np.array([p[0] for p in outline]), np.array([p[1] for p in outline])
    if soft:  # thrown on a wheel: no corners
        dense = np.linspace(hs[0], hs[-1], 240)
        blunt = np.exp(-((np.arange(-soft, soft + 1) / (soft * 0.45)) ** 2))
        rs = np.convolve(np.pad(np.interp(dense, hs, rs), soft, "edge"), blunt / blunt.sum(), "valid")
        hs = dense
    reach = max(rs.max(), hs.max()) * 1.1
    n = r.part(cx, foot - hs.max() / 2, reach)
    if n is None:
        return
    up, u = foot - n.y, n.x - cx
    radius = np.interp(up, hs, rs) * (1 + 0.004 * fbm(n.x * 0 + seed, n.y, 9, 2, seed=seed + 1))
    mask = (up > hs.min()) & (up < hs.max()) & (np.abs(u) < radius)
    q = np.clip(u / (radius + 1e-6), -1, 1)
    round_ = np.sqrt(np.clip(1 - q * q, 0, 1))
    color = np.broadcast_to(rgb(tone), (*u.shape, 3))
    speck = 1 + rough * (0.5 * fbm(n.x, n.y, 60, 4, 0.6, seed=seed + 2) + 0.5 * fbm(n.x * 0.4, n.y * 3, 18, 3, seed=seed + 3))
    bands = 0.75 * np.exp(-(((q + 0.52) / 0.075) ** 2)) + 0.22 * np.exp(-(((q - 0.70) / 0.10) ** 2)) + 0.10 * np.exp(-(((q - 0.30) / 0.3) ** 2))
    lit = color * speck[..., None]
    if clear:  # brown or green glass: light gathers at the side away from the sun
        lit = lit * (0.35 + 1.2 * np.exp(-(((q - 0.55) / 0.28) ** 2)) + 0.35 * np.exp(-(((np.abs(q) - 0.95) / 0.06) ** 2)))[..., None]
    lit = lit * (1 - 0.30 * step(0.35, 1.0, q))[..., None] + gloss * 0.42 * bands[..., None] * (0.4 + 0.6 * color) * (step(hs.min() + 0.012, hs.min() + 0.03, up) * step(hs.max() - 0.006, hs.max() - 0.02, up))[..., None]
    top = base + round_ * radius * 0.9 + 0.0012 * rough * fbm(n.x, n.y, 50, 3, seed=seed + 5)
    over = mask & (top > n.depth)
    n.depth[:] = np.where(over, top, n.depth)
    n.tone[:] = np.where(over[..., None], lit, n.tone)
    n.gloss[:], n.sharp[:] = np.where(over, gloss * 0.25, n.gloss), np.where(over, sharp, n.sharp)


def label(cx, foot, radius, low, high, color, ink, base=0.05):
    """Paper round a bottle, with a name that cannot be read and two lines."""
    n = r.part(cx, foot - (low + high) / 2, max(radius, high - low) * 1.1)
    up, u = foot - n.y, n.x - cx
    mask = (up > low) & (up < high) & (np.abs(u) < radius * 0.995)
    q = np.clip(u / radius, -1, 1)
    a = np.arcsin(q)
    t = (up - low) / (high - low)
    tone = np.broadcast_to(rgb(color), (*u.shape, 3)) * (1 + 0.02 * n.dust * 0.3)[..., None]
    letters = (np.abs(t - 0.66) < 0.055) & (np.abs(a) < 0.62) & (np.abs(((a + 0.62) * 11) % 1 - 0.5) < 0.30)
    lines = ((np.abs(t - 0.40) < 0.012) & (np.abs(a) < 0.45)) | ((np.abs(t - 0.30) < 0.012) & (np.abs(a) < 0.34)) | ((np.abs(t - 0.90) < 0.010) & (np.abs(a) < 0.9))
    tone = np.where((letters | lines)[..., None], rgb(ink), tone) * (1 - 0.34 * step(0.3, 1.0, q))[..., None]
    n.tone[:] = np.where(mask[..., None], tone, n.tone)
    n.depth[:] = np.where(mask, np.maximum(n.depth, base + np.sqrt(np.clip(1 - q * q, 0, 1)) * radius * 0.9 + 0.0008), n.depth)
    n.gloss[:] = np.where(mask, 0.04, n.gloss)


def bottle(cx, foot, R, H, tone, cap, seed, pump=False, glass_=0.0, paper="#f3ece0"):
    turned(cx, foot, [(R * 0.94, 0), (R, 0.006), (R, H * 0.70), (R * 0.96, H * 0.74), (R * 0.62, H * 0.80), (R * 0.36, H * 0.825), (R * 0.36, H * 0.85)], tone, 0.05, 0.75, 90, seed, 0.0, glass_)
    if paper:
        label(cx, foot, R, H * 0.16, H * 0.58, paper, "#3a3632")
    turned(cx, foot, [(R * 0.44, H * 0.84), (R * 0.45, H * 0.845), (R * 0.45, H * (0.90 if pump else 1.0)), (R * 0.43, H * (0.905 if pump else 1.005))], cap, 0.052, 0.6, 90, seed + 1)
    if pump:
        turned(cx, foot, [(R * 0.10, H * 0.90), (R * 0.10, H * 0.99)], cap, 0.055, 0.6, 90, seed + 2)
        turned(cx, foot, [(R * 0.34, H * 0.985), (R * 0.36, H * 0.99), (R * 0.36, H * 1.03), (R * 0.33, H * 1.035)], cap, 0.052, 0.6, 90, seed + 3)
        r.stick(cx - R * 0.62, foot - H * 1.012, R * 0.95, H * 0.016, 4, [(0, 1, cap, 0.85, 1.0)], 0.062, 0.5, 80)


def jar(cx, foot, R, H, tone, cap, seed):
    turned(cx, foot, [(R * 0.95, 0), (R, 0.006), (R, H * 0.62), (R * 0.95, H * 0.64)], tone, 0.05, 0.65, 80, seed)
    label(cx, foot, R, H * 0.14, H * 0.52, "#f3ece0" if tone != "#f3ebe2" else "#e9dccf", "#3a3632")
    turned(cx, foot, [(R * 1.0, H * 0.64), (R * 1.02, H * 0.66), (R * 1.02, H * 0.97), (R * 0.99, H)], cap, 0.05, 0.7, 90, seed + 1)


def vase(cx, foot, R, H, tone, seed, kind=0):
    lines = [
        [(0.46, 0), (0.62, 0.02), (0.94, 0.30), (1.0, 0.46), (0.86, 0.66), (0.42, 0.86), (0.30, 0.93), (0.38, 1.0)],
        [(0.60, 0), (0.72, 0.02), (0.80, 0.3), (0.94, 0.6), (1.0, 0.84), (0.96, 0.98), (0.93, 1.0)],
        [(0.5, 0), (0.86, 0.06), (1.0, 0.22), (0.94, 0.36), (0.46, 0.52), (0.26, 0.64), (0.24, 0.94), (0.32, 1.0)],
    ][kind]
    turned(cx, foot, [(a * R, b * H) for a, b in lines], tone, 0.05, 0.16, 20, seed, 0.22, 0.0, 26)


def twig(cx, cy, long, turn, pairs, size, color):
    r.sprig(cx, cy, long, turn, pairs, size, 0.045, rng.uniform(-25, 25), color)


if V["set"] == "care":
    foot = 0.20 * tall / 0.667 if V["shape"] == (3, 2) else 0.24 * tall
    board(0, tall / 2, w * 1.2, (tall / 2 - foot) * 2, 0.10, V["stage"], V["seed"] == 11)
    block = 0.055
    board(0.10, foot - block / 2, 0.24, block, 0.085, V["stage"])
    a, b, c = V["tones"]
    glass_ = 1.0 if V["seed"] == 11 else 0.0
    bottle(-0.115, foot, 0.052, 0.30, a, V["cap"], 31, True, glass_, "#f3ece0" if a != "#f3ebe2" else "#ead9cc")
    bottle(0.055, foot - block, 0.036, 0.20, c if V["seed"] != 11 else a, V["cap"], 41, False, glass_)
    jar(0.155, foot - block, 0.052, 0.075, b, V["cap"], 51)
    jar(-0.21, foot, 0.036, 0.056, b if V["seed"] != 11 else "#efe6d8", V["cap"], 61)
    if V["shape"] != (2, 3):
        bottle(0.285, foot, 0.028, 0.155, c, V["cap"], 71, False, glass_)
    if V["shape"] == (3, 2):
        for k in range(4):
            twig(-0.34 + rng.uniform(-0.004, 0.004), foot - 0.15, rng.uniform(0.13, 0.20), -90 + rng.uniform(-36, 36), 7, 0.046, "#7f8f66")
        vase(-0.34, foot, 0.052, 0.165, "#e9dfd0", 81, 0)
else:
    foot = 0.17 * tall / 0.667 if V["shape"] == (3, 2) else 0.22 * tall
    board(0, foot + 0.016, w * 0.86 if V["shape"] == (3, 2) else w * 1.2, 0.032, 0.12, V["stage"], True)
    t = V["tones"]
    x0 = -0.26 if V["shape"] == (3, 2) else -0.17
    for k in range(5):
        twig(x0 + rng.uniform(-0.006, 0.006), foot - 0.225, rng.uniform(0.16, 0.27), -90 + rng.uniform(-34, 34), 8, 0.055, "#8a9a6a" if k % 2 else "#6f8458")
    vase(x0, foot, 0.075, 0.24, t[0], 31, 0)
    vase(x0 + 0.155, foot, 0.048, 0.11, t[1], 41, 1)
    vase(x0 + 0.245, foot, 0.05, 0.175, t[2], 51, 2)
    if V["shape"] == (3, 2):
        for k, (thick, wide, color) in enumerate(((0.030, 0.20, t[2]), (0.024, 0.185, t[1]), (0.034, 0.17, t[0]))):
            level = foot - sum((0.030, 0.024, 0.034)[:k]) - thick / 2
            r.slab(0.20 + rng.uniform(-0.008, 0.008), level, wide, thick, 0, 0.11, color, 0.003, 0.08, 20, on=0.0)
        vase(0.20, foot - 0.088, 0.04, 0.085, t[3], 61, 1)
        r.slab(0.13, -0.12, 0.20, 0.26, 0, 0.016, "#a97b4a", 0.001, 0.15, 30, on=0.0)
        r.slab(0.13, -0.12, 0.18, 0.24, 0, 0.002, "#f1eadd", 0.001, 0.03, 14, on=0.006)
        d = np.hypot(x - 0.115, y + 0.155)
        r.tone[:] = np.where(((d < 0.045))[..., None], rgb(t[0]), r.tone)
        hill = (np.abs(x - 0.13) < 0.09) & (y > -0.085 + 0.018 * np.sin(x * 42)) & (y < 0.0)
        r.tone[:] = np.where(hill[..., None], rgb(t[2]), r.tone)
    else:
        r.slab(0.06, -0.20, 0.34, 0.42, 0, 0.018, "#c9a06c", 0.001, 0.15, 30, on=0.0)
        r.slab(0.06, -0.20, 0.315, 0.395, 0, 0.002, "#f3ece0", 0.001, 0.03, 14, on=0.006)
        d = np.hypot((x - 0.03) / 1.0, y + 0.25)
        r.tone[:] = np.where((d < 0.075)[..., None], rgb(t[1]), r.tone)
        arch = (np.hypot(x - 0.10, np.minimum(y + 0.14, 0)) < 0.075) & (y < -0.02) & (y > -0.3)
        ring = arch & (np.hypot(x - 0.10, np.minimum(y + 0.14, 0)) > 0.042)
        r.tone[:] = np.where(ring[..., None], rgb(t[2]), r.tone)
        for k, (thick, wide, color) in enumerate(((0.032, 0.19, t[2]), (0.026, 0.17, t[1]))):
            r.slab(0.20 + rng.uniform(-0.006, 0.006), foot - sum((0.032, 0.026)[:k]) - thick / 2, wide, thick, 0, 0.11, color, 0.003, 0.08, 20, on=0.0)
light = r.light(sun=(-0.60, -0.52, 0.61), panes=0.0 if V["set"] != "home" else 0.4, fall=0.22, reach=0.0034, fill=(0.30, 0.33, 0.38))
save(light, 0.2, 1.03, bloom=0.07, grain=0.011, vignette=0.16)
