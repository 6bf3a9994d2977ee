"""Feasts from above: fir and baubles, presents, pumpkins."""
from relief import *  # noqa: F403

V = variant({
    "christmas": dict(shape=(3, 2), seed=3, ground="#e9e2d6", set="fir", balls=["#a81c24", "#c9a45c", "#8e1520", "#e6dccb"]),
    "midnight-fir": dict(shape=(2, 3), seed=6, ground="#16233c", set="fir", balls=["#d9b25e", "#e9e2d2", "#b8903e", "#5a7096"]),
    "presents": dict(shape=(3, 2), seed=9, ground="#d9a79a", set="gifts", papers=["#f3ece0", "#b9503f", "#c79a63", "#6f3a34"], ribbons=["#b9503f", "#f3ece0", "#f3ece0", "#d9b25e"]),
    "pumpkins": dict(shape=(3, 2), seed=15, ground="#3a2f2a", set="pumpkins", tones=["#d9681c", "#e8842a", "#c9521a", "#e9dcc0", "#8a9a6a"]),
})
s = V["seed"]
r = Relief(V["shape"], s)
x, y, w, tall, rng = r.x, r.y, r.w, r.tall, r.rng
if V["set"] == "pumpkins":
    r.planks("#6a4a30", "#3f2818", s, 0.15)
else:
    r.paper(V["ground"], s)


def bauble(cx, cy, R, color, k):
    n = r.part(cx, cy, R * 1.35)
    if n is None:
        return
    u, v = (n.x - cx) / R, (n.y - cy) / R
    d = np.hypot(u, v)
    z = np.sqrt(np.clip(1 - d * d, 0, 1))
    inside = d < 1
    matte_ = k % 2
    # what a polished ball mirrors: a bright window, the dark room, the table round it
    room = ramp(np.clip(0.5 + 0.5 * (v - u) * 0.7, 0, 1), [(0, "#fff6e6"), (0.28, "#8a7a6a"), (0.55, "#2a2422"), (0.85, "#6a5a4c"), (1, "#b8a890")])
    pane = (np.abs(u + 0.36) < 0.16) & (np.abs(v + 0.38) < 0.20) & (np.abs(u + 0.36) > 0.012) & (np.abs(v + 0.38) > 0.012)
    base = rgb(color)
    tone = base * (0.45 + 0.55 * z)[..., None]
    if not matte_:
        tone = base * room * 1.5 + base * 0.18 + (pane * 1.2)[..., None] * (base * 0.5 + 0.5)
    else:
        tone = tone * (1 + 0.35 * fbm(n.x, n.y, 260, 2, 0.7, seed=s + k))[..., None]
    if k % 3 == 1:
        band = np.abs(v * 0.94 + u * 0.34) < 0.16
        tone = np.where(band[..., None], tone * 0.55 + rgb("#f3e2b8") * 0.28 * (0.6 + fbm(n.x, n.y, 300, 2, seed=s + k + 40))[..., None], tone)
    top = 0.004 + R * (1 + 0.92 * z)
    over = inside & (top > n.depth)
    n.depth[:] = np.where(over, top, n.depth)
    n.tone[:] = np.where(over[..., None], tone, n.tone)
    n.gloss[:], n.sharp[:] = np.where(over, 0.12 if matte_ else 0.5, n.gloss), np.where(over, 18 if matte_ else 200, n.sharp)
    a = rng.uniform(0, 6.28)
    r.stick(cx + np.cos(a) * R * 1.02, cy + np.sin(a) * R * 1.02, R * 0.26, R * 0.15, np.degrees(a), [(0, 0.75, "#c9a45c", 1, 1), (0.75, 1, "#a8843c", 0.5, 0.4)], R * 0.8, 0.8, 70)


def fir(cx, cy, long, turn, lift):
    """A twig with side twigs, needles all along them."""
    twigs = [(cx, cy, turn, long)]
    for k in range(9):
        t = 0.12 + 0.8 * k / 9
        for side in (-1, 1):
            a = np.radians(turn)
            twigs.append((cx + np.cos(a) * long * t, cy + np.sin(a) * long * t, turn + side * rng.uniform(34, 48), long * 0.42 * (1.05 - t)))
    for px, py, t0, l in twigs:
        a = np.radians(t0)
        n = r.part(px + np.cos(a) * l / 2, py + np.sin(a) * l / 2, l * 0.62 + 0.03)
        if n is None:
            continue
        u, v = n.frame(px, py, t0)
        stem = (np.abs(v) < 0.0016) & (u > 0) & (u < l)
        n.tone[:] = np.where(stem[..., None], rgb("#5a4028"), n.tone)
        n.depth[:] = np.where(stem & (n.depth < lift + 0.004), lift + 0.004, n.depth)
        for _ in range(int(l * 620)):
            q = rng.uniform(0, l)
            b = t0 + rng.choice((-1, 1)) * rng.uniform(28, 62)
            nl = rng.uniform(0.018, 0.028) * (1 - 0.35 * q / l)
            bx, by = px + np.cos(a) * q, py + np.sin(a) * q
            c = np.radians(b)
            m = r.part(bx + np.cos(c) * nl / 2, by + np.sin(c) * nl / 2, nl * 0.62 + 0.002)
            if m is None:
                continue
            mu, mv = m.frame(bx, by, b)
            half = 0.00105 * np.sin(np.pi * np.clip(mu / nl * 0.9 + 0.08, 0, 1)) ** 0.5
            top = lift + 0.004 + 0.010 * rng.random() + 0.004 * np.clip(mu / nl, 0, 1)
            over = (mu > 0) & (mu < nl) & (np.abs(mv) < half) & (top > m.depth)
            m.depth[:] = np.where(over, top, m.depth)
            m.tone[:] = np.where(over[..., None], rgb(rng.choice(["#2f5a34", "#3f6f3e", "#24482c", "#57844c"])) * rng.uniform(0.8, 1.2), m.tone)
            m.gloss[:] = np.where(over, 0.12, m.gloss)


def star(cx, cy, R, turn, color):
    n = r.part(cx, cy, R * 1.1)
    u, v = n.frame(cx, cy, turn)
    d, a = np.hypot(u, v), np.arctan2(v, u)
    b = np.abs(((a / (2 * np.pi) * 5) % 1) - 0.5) * 2
    edge = R * (0.40 + 0.60 * b**1.25)
    top = 0.003 + 0.012 * np.clip(1 - d / (edge + 1e-6), 0, 1)
    over = (d < edge) & (top > n.depth)
    n.depth[:] = np.where(over, top, n.depth)
    n.tone[:] = np.where(over[..., None], rgb(color), n.tone)
    n.gloss[:], n.sharp[:] = np.where(over, 0.5, n.gloss), np.where(over, 30, n.sharp)


def present(cx, cy, wide, high, turn, thick, k):
    paper, ribbon = V["papers"][k % 4], V["ribbons"][k % 4]
    crease = 1 + 0.04 * fbm(x, y, 7, 4, seed=s + k) + 0.02 * fbm(x, y, 60, 3, seed=s + k + 20)
    u, v, here, top = r.slab(cx, cy, wide, high, turn, thick, paper, 0.004, 0.22, 26, on=0.0, pattern=crease, soft=0.006)
    if k % 4 == 1:
        dots = here & (np.hypot(((u * 28) % 1) - 0.5, ((v * 28 + 0.5 * np.floor(u * 28)) % 1) - 0.5) < 0.16)
        r.tone[:] = np.where(dots[..., None], rgb("#f6ead6"), r.tone)
    if k % 4 == 3:
        lines = here & (np.abs(((u + v) * 34) % 1 - 0.5) < 0.10)
        r.tone[:] = np.where(lines[..., None], r.tone * 1.35, r.tone)
    rw, ox, oy = min(wide, high) * 0.075, wide * rng.uniform(-0.12, 0.12), high * rng.uniform(-0.12, 0.12)
    shine = 0.9 + 0.25 * np.cos((u + v) * 90)
    for band in (np.abs(u - ox) < rw, np.abs(v - oy) < rw):
        m = here & band
        r.depth[:] = np.where(m, np.maximum(r.depth, top + 0.0016), r.depth)
        r.tone[:] = np.where(m[..., None], rgb(ribbon) * shine[..., None], r.tone)
        r.gloss[:] = np.where(m, 0.4, r.gloss)
    a0 = np.radians(turn)
    bx, by = cx + ox * np.cos(a0) - oy * np.sin(a0), cy + ox * np.sin(a0) + oy * np.cos(a0)
    size = min(wide, high) * 0.36
    for j, (angle, big, kind) in enumerate(((205, 0.95, "tail"), (-28, 0.9, "tail"), (18, 1.0, "loop"), (162, 1.0, "loop"), (62, 0.72, "loop"), (118, 0.72, "loop"))):
        angle += turn + rng.uniform(-9, 9)
        n = r.part(bx + np.cos(np.radians(angle)) * size * 0.5, by + np.sin(np.radians(angle)) * size * 0.5, size * 0.85)
        if n is None:
            continue
        p, q = n.frame(bx, by, angle)
        t = np.clip(p / (size * big), 0, 1)
        if kind == "loop":
            half = size * 0.30 * big * np.sin(np.pi * np.clip(t * 0.86 + 0.10, 0, 1)) ** 0.7
            inside = (p > 0) & (t < 1) & (np.abs(q) < half)
            e = q / (half + 1e-6)
            lift_ = size * (0.10 + 0.52 * np.sin(np.pi * t) ** 0.8 * np.sqrt(np.clip(1 - e * e * 0.7, 0, 1)))
            hole = inside & (np.abs(e) < 0.45 * np.clip((t - 0.25) * 2, 0, 1)) & (t < 0.88) & (t > 0.3)
            tone = rgb(ribbon) * (0.82 + 0.3 * np.cos(e * 3.0 + j) * np.sin(np.pi * t) + 0.12 * np.cos(t * 26 + e * 5))[..., None]
            tone = np.where(hole[..., None], tone * 0.55, tone)
            lift_ = np.where(hole, lift_ * 0.75, lift_)
        else:
            mid = size * 0.14 * np.sin(t * 5 + j)
            notch = 1 - 0.14 * (1 - np.abs(q - mid) / (size * 0.17))
            inside = (p > 0) & (t < notch) & (np.abs(q - mid) < size * 0.17)
            lift_ = size * (0.10 + 0.10 * np.sin(t * 8 + j) ** 2)
            tone = rgb(ribbon) * (0.85 + 0.25 * np.cos(t * 14 + j))[..., None]
        level = top + 0.001 + lift_ + 0.0004 * j
        over = inside & (level > n.depth)
        n.depth[:] = np.where(over, level, n.depth)
        n.tone[:] = np.where(over[..., None], tone, n.tone)
        n.gloss[:] = np.where(over, 0.35, n.gloss)
    n = r.part(bx, by, size * 0.3)
    d = np.hypot((n.x - bx) / 1.2, n.y - by) / (size * 0.15)
    over = d < 1
    n.depth[:] = np.where(over, top + size * (0.42 + 0.12 * np.sqrt(np.clip(1 - d * d, 0, 1))), n.depth)
    n.tone[:] = np.where(over[..., None], rgb(ribbon) * (0.9 + 0.2 * np.cos(d * 4))[..., None], n.tone)


def pumpkin(cx, cy, R, color, k):
    n = r.part(cx, cy, R * 1.15)
    if n is None:
        return
    u, v = n.x - cx, n.y - cy
    a, count = np.arctan2(v, u) + k, int(rng.integers(9, 13))
    wob = 1 + 0.03 * np.cos(a * 2 + k) + 0.02 * np.cos(a * 3 + 2 * k)
    rib = np.abs(np.cos(a * count / 2 + 0.25 * np.sin(a * 2 + k)))
    d = np.hypot(u, v) / (R * wob * (0.925 + 0.075 * rib**0.6))
    body = np.sqrt(np.clip(1 - d**2.3, 0, 1)) - 0.30 * np.exp(-((d / 0.30) ** 2))
    groove = (1 - rib) ** 3.0
    top = R * 0.70 * body * (1 - 0.10 * groove * np.clip(d * 2, 0, 1)) + R * 0.25
    blotch = fbm(n.x + k, n.y, 10, 4, 0.6, seed=s + k)
    grain_ = fbm(d * 3 + k, a * 6, 5, 4, 0.6, seed=s + k + 30)
    tone = rgb(color) * (1 + 0.16 * blotch + 0.10 * grain_ - 0.28 * groove * np.clip(d * 2.5, 0, 1))[..., None]
    spots = step(0.36, 0.50, fbm(n.x, n.y, 46, 3, seed=s + k + 60))
    tone = mix(tone, np.broadcast_to(rgb("#e9c48a"), tone.shape), 0.30 * spots)
    over = (d < 1) & (top > n.depth)
    n.depth[:] = np.where(over, top, n.depth)
    n.tone[:] = np.where(over[..., None], tone, n.tone)
    n.gloss[:], n.sharp[:] = np.where(over, 0.25, n.gloss), np.where(over, 22, n.sharp)
    a0 = rng.uniform(0, 360)
    r.stick(cx + np.cos(np.radians(a0)) * R * 0.20, cy + np.sin(np.radians(a0)) * R * 0.20, R * 0.44, R * 0.085, a0, [(0, 0.2, "#6a5a34", 1.5, 1.1), (0.2, 0.85, "#7d6e42", 1.05, 0.8), (0.85, 1, "#9a8a5c", 0.85, 0.8)], R * 0.72, 0.1, 16)


if V["set"] == "fir":
    if V["shape"] == (3, 2):
        arms = [(-0.52, -0.36, 30, 0.34), (-0.55, -0.10, 8, 0.26), (-0.20, -0.38, 62, 0.22), (0.54, 0.36, 205, 0.36), (0.55, 0.06, 176, 0.25), (0.22, 0.38, 250, 0.24), (-0.54, 0.30, -22, 0.22), (0.50, -0.36, 150, 0.24)]
        spots = [(-0.34, -0.20, 0.058), (-0.215, -0.265, 0.038), (-0.42, -0.01, 0.042), (0.36, 0.19, 0.060), (0.255, 0.27, 0.040), (0.44, 0.02, 0.036), (0.38, -0.24, 0.044), (-0.40, 0.24, 0.036)]
    else:
        arms = [(-0.36, -0.52, 52, 0.36), (0.02, -0.54, 80, 0.26), (0.36, -0.50, 128, 0.34), (-0.36, -0.24, 14, 0.22), (0.36, 0.52, 232, 0.32), (-0.02, 0.54, 262, 0.22), (-0.36, 0.50, -52, 0.28)]
        spots = [(-0.19, -0.33, 0.056), (-0.06, -0.40, 0.040), (0.19, -0.35, 0.052), (0.09, -0.29, 0.030), (0.20, 0.36, 0.050), (0.09, 0.42, 0.036), (-0.20, 0.38, 0.042)]
    for px, py, turn, long in arms:
        fir(px, py, long, turn, rng.uniform(0.0, 0.008))
    for k, (px, py, R) in enumerate(spots):
        bauble(px, py, R, V["balls"][k % 4], k)
    for _ in range(16):
        px, py = rng.uniform(-0.45, 0.45) * w, rng.uniform(-0.45, 0.45) * tall
        if np.hypot(px / w, py / tall) > 0.22:
            star(px, py, rng.uniform(0.009, 0.017), rng.uniform(0, 360), "#d9b25e")
elif V["set"] == "gifts":
    boxes = [(-0.27, -0.13, 0.26, 0.20, 10, 0.075), (0.06, -0.19, 0.22, 0.17, -14, 0.06), (0.34, -0.05, 0.20, 0.26, 12, 0.08), (-0.36, 0.19, 0.20, 0.16, -20, 0.05), (-0.06, 0.14, 0.24, 0.21, 6, 0.09), (0.22, 0.24, 0.17, 0.15, 24, 0.05), (0.47, 0.26, 0.16, 0.16, -8, 0.06), (0.36, -0.32, 0.2, 0.13, 4, 0.05), (-0.50, -0.02, 0.14, 0.17, 16, 0.05)]
    for k, each in enumerate(boxes):
        present(*each, k)
    for _ in range(26):
        star(rng.uniform(-0.5, 0.5) * w, rng.uniform(-0.5, 0.5) * tall, rng.uniform(0.006, 0.012), rng.uniform(0, 360), "#e3c274")
else:
    spots = []
    for k in range(5000):
        R = rng.choice((0.115, 0.09, 0.07, 0.05), p=(0.2, 0.3, 0.3, 0.2)) * rng.uniform(0.9, 1.1)
        px, py = rng.uniform(-0.55, 0.55) * w, rng.uniform(-0.55, 0.55) * tall
        if all(np.hypot(px - a, py - b) > (R + c) * 1.02 for a, b, c in spots) and not (abs(px) < 0.13 and abs(py) < 0.10) and len(spots) < 26:
            spots.append((px, py, R))
            pumpkin(px, py, R, V["tones"][rng.choice(5, p=(0.34, 0.26, 0.2, 0.12, 0.08))], len(spots))
    for _ in range(26):
        r.leaf(rng.uniform(-0.5, 0.5) * w, rng.uniform(-0.5, 0.5) * tall, rng.uniform(0.06, 0.09), 0.022, rng.uniform(0, 360), 0.006, rng.choice(["#b8521c", "#d98a2a", "#8e3a1a"]))
light = r.light(panes=0.0, fall=0.2, reach=0.0036)
save(light, 0.2, 1.03, bloom=0.07, grain=0.011, vignette=0.16)
