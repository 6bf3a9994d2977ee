"""A ground covered with leaves; and flowers laid on card."""
from relief import *  # noqa: F403

V = variant({
    "autumn": dict(shape=(3, 2), seed=3, kind="maple", tones=["#b8401c", "#d9761e", "#e0a428", "#8e2a1a", "#a8601e", "#c8541e"], ground="#3a2416", count=560, size=(0.05, 0.10)),
    "daisies": dict(shape=(1, 1), seed=11, kind="daisy", tones=["#f6f2e8"], ground="#f0c13a", count=34, size=(0.050, 0.075)),
    "petals": dict(shape=(3, 2), seed=15, kind="petal", tones=["#c8283e", "#a81c34", "#d84a5a", "#e2707a"], ground="#f3e2dc", count=240, size=(0.032, 0.055)),
    "cosmos": dict(shape=(2, 3), seed=19, kind="cosmos", tones=["#e08ab0", "#d0609a", "#f3c6d6", "#b8457f"], ground="#cfe0e4", count=40, size=(0.06, 0.095)),
})
s = V["seed"]
r = Relief(V["shape"], s)
x, y, w, tall, rng = r.x, r.y, r.w, r.tall, r.rng
r.paper(V["ground"], s)
if V["kind"] == "maple":
    r.tone *= (0.5 + 0.5 * np.clip(0.5 + fbm(x, y, 12, 4, seed=s), 0, 1))[..., None]


def window(cx, cy, size):
    j0, j1 = int(max(0, (cy - size + tall / 2) * LONG_SIDE)), int(min(r.height, (cy + size + tall / 2) * LONG_SIDE))
    i0, i1 = int(max(0, (cx - size + w / 2) * LONG_SIDE)), int(min(r.width, (cx + size + w / 2) * LONG_SIDE))
    return (slice(j0, j1), slice(i0, i1)) if j1 - j0 > 2 and i1 - i0 > 2 else None


def lay(cx, cy, turn, size, k):
    """One leaf: outline by polar form, veins, a curled and tilted surface."""
    at = window(cx, cy, size * 1.25)
    if at is None:
        return
    dx, dy = x[at] - cx, y[at] - cy
    u, v = (dx * np.cos(turn) + dy * np.sin(turn)) / size, (-dx * np.sin(turn) + dy * np.cos(turn)) / size
    d, a = np.hypot(u, v), np.arctan2(v, u)
    base = rgb(V["tones"][rng.integers(len(V["tones"]))]) * rng.uniform(0.75, 1.2)
    spots = fbm(u + k, v, 3, 4, 0.6, seed=s + 1)
    tips = np.array([0.0, 0.78, -0.78, 1.62, -1.62])
    long = np.array([1.0, 0.86, 0.86, 0.56, 0.56])
    near = np.abs(np.angle(np.exp(1j * (a[..., None] - tips))))
    lobe = np.max(long * np.clip(1 - near / 0.62, 0, 1) ** 0.8, -1)
    teeth = 0.10 * np.abs(np.sin(a * 13 + d * 9)) * np.clip(lobe, 0, 1)
    edge = 0.16 + 0.84 * lobe - teeth
    inside = (d < edge) & (np.abs(a) < 2.5)
    stalk = (np.abs(v + 0.05 * np.sin(u * 4)) < 0.018) & (u < 0.05) & (u > -0.7)
    vein = np.zeros_like(u)
    for t, l in zip(tips, long):
        across, along = -u * np.sin(t) + v * np.cos(t), u * np.cos(t) + v * np.sin(t)
        vein = np.maximum(vein, np.exp(-((across / 0.012) ** 2)) * (along > 0))
        side = np.abs(((along - np.abs(across) * 1.1) * 9) % 1 - 0.5)
        vein = np.maximum(vein, 0.45 * np.exp(-(((side - 0.5) / 0.06) ** 2)) * (np.abs(across) < 0.25 * l) * (along > 0.05))
    tone = mix(np.broadcast_to(base, (*u.shape, 3)), np.broadcast_to(rgb("#e0b43a") * 0.9, (*u.shape, 3)), np.clip(0.25 + 0.9 * spots - 0.3 * d, 0, 0.7))
    tone = tone * (1 - 0.22 * np.clip(fbm(u + k, v, 12, 3, seed=s + 2), 0, 1))[..., None]
    tone = mix(tone, tone * 0.55 + rgb("#d9b070") * 0.2, 0.7 * vein)
    inside, tone = inside | stalk, np.where((stalk & ~inside)[..., None], rgb("#7a3a20"), tone)
    curl = 0.22 * d * d * np.cos(a * 2 + k) + 0.10 * np.sin(d * 6 + k)
    ax, ay = rng.normal(0, 0.16, 2)
    top = 0.004 + 0.00009 * k + size * (0.16 * curl + ax * u + ay * v) + 0.02 * rng.random() - size * 0.012 * vein
    under = r.depth[at]
    over = inside & (top > under * 0.35)
    r.depth[at] = np.where(over, np.maximum(top, under * 0.6 + 0.0015), under)
    r.tone[at] = np.where(over[..., None], tone, r.tone[at])
    r.gloss[at], r.sharp[at] = np.where(over, 0.16, r.gloss[at]), np.where(over, 22, r.sharp[at])


def flower(cx, cy, turn, size, k):
    """A ring of petals over another, and a heart of small bosses."""
    at = window(cx, cy, size * 1.15)
    if at is None:
        return
    dx, dy = x[at] - cx, y[at] - cy
    base = rgb(V["tones"][rng.integers(len(V["tones"]))])
    count, rows = (21, 2) if V["kind"] == "daisy" else (8, 1)
    for row in range(rows):
        for p in range(count):
            a = turn + (p + 0.5 * row) * 2 * np.pi / count + rng.normal(0, 0.05)
            long = size * rng.uniform(0.9, 1.03) * (1 - 0.06 * row)
            u, v = (dx * np.cos(a) + dy * np.sin(a)) / long, (-dx * np.sin(a) + dy * np.cos(a)) / long
            t = np.clip(u, 0, 1)
            if V["kind"] == "daisy":
                half = 0.105 * np.clip(np.sin(np.pi * np.clip(t * 0.86 + 0.10, 0, 1)), 0, 1) ** 0.55
            else:
                half = 0.40 * np.clip(t, 0, 1) ** 0.8 * np.clip(1 - ((t - 0.62) / 0.42).clip(0, 1) ** 3, 0, 1)
            notch = 0.0 if V["kind"] == "daisy" else 0.045 * np.abs(np.sin(v * 26))
            inside = (u > 0.12) & (u < 1 - notch) & (np.abs(v) < half)
            q = v / (half + 1e-6)
            rib = 0.010 * np.cos(q * (9 if V["kind"] == "daisy" else 22))
            top = 0.012 + size * (0.10 + 0.22 * t * (1 - t) - 0.10 * t * t + 0.05 * q * q + rib) + 0.0007 * ((p * 7) % count) / count * 8 * size + 0.004 * row
            tone = np.broadcast_to(base, (*u.shape, 3)) * (0.9 + 0.10 * np.cos(q * 12))[..., None] * (0.80 + 0.22 * t)[..., None]
            if V["kind"] == "cosmos":
                tone = mix(tone, base**1.6 * 0.8, np.exp(-((t / 0.34) ** 2)))
            over = inside & (top > r.depth[at])
            r.depth[at] = np.where(over, top, r.depth[at])
            r.tone[at] = np.where(over[..., None], tone, r.tone[at])
            r.gloss[at] = np.where(over, 0.06, r.gloss[at])
    heart = size * (0.27 if V["kind"] == "daisy" else 0.17)
    d = np.hypot(dx, dy)
    for b in range(150):  # a spiral of florets, as sunflowers have it
        rr, a = heart * np.sqrt((b + 0.5) / 150), b * 2.39996
        px, py = rr * np.cos(a), rr * np.sin(a)
        e = np.hypot(dx - px, dy - py)
        blob = e < heart * 0.085
        top = 0.014 + size * 0.22 + size * 0.13 * (1 - (rr / heart) ** 2) - e * 0.8
        over = blob & (top > r.depth[at])
        r.depth[at] = np.where(over, top, r.depth[at])
        r.tone[at] = np.where(over[..., None], rgb("#e2a21c") * (0.7 + 0.4 * (b % 7) / 7) * (1 - 0.35 * (rr < heart * 0.4)), r.tone[at])


def petal(cx, cy, turn, size, k):
    at = window(cx, cy, size * 1.3)
    if at is None:
        return
    dx, dy = x[at] - cx, y[at] - cy
    u, v = (dx * np.cos(turn) + dy * np.sin(turn)) / size, (-dx * np.sin(turn) + dy * np.cos(turn)) / size
    squash = rng.uniform(0.7, 1.0)
    edge = 1 - 0.10 * np.exp(-(((np.arctan2(v, u)) / 0.35) ** 2)) + 0.03 * np.sin(np.arctan2(v, u) * 3 + k)
    pinch = squash * np.clip(1 + 0.45 * u, 0.45, 1.4)
    d = np.hypot(u, v / pinch) / edge
    base = rgb(V["tones"][rng.integers(len(V["tones"]))])
    bend = rng.uniform(0.15, 0.5)
    top = 0.003 + size * (bend * (0.5 * v * v + 0.35 * u * u * np.sign(rng.normal())) + 0.22 * (1 - d * d) * 0.6 + 0.03 * fbm(u + k, v, 3, 3, seed=s + 4)) + 0.010 * rng.random()
    lines = fbm(u * 0.6 + k, v * 7, 2, 3, 0.6, seed=s + 5)
    tone = np.broadcast_to(base, (*u.shape, 3)) * (0.82 + 0.22 * d + 0.12 * lines)[..., None]
    tone = mix(tone, np.broadcast_to(rgb("#f3d9a8"), tone.shape), 0.55 * np.exp(-(((u + 0.95) / 0.25) ** 2)))
    over = (d < 1) & (top > r.depth[at])
    r.depth[at] = np.where(over, top, r.depth[at])
    r.tone[at] = np.where(over[..., None], tone, r.tone[at])
    r.gloss[at], r.sharp[at] = np.where(over, 0.14, r.gloss[at]), np.where(over, 16, r.sharp[at])


placed, k, tries = [], 0, 0
while k < V["count"] and tries < 9000:
    tries += 1
    size = rng.uniform(*V["size"])
    cx, cy = rng.uniform(-0.56, 0.56) * w, rng.uniform(-0.56, 0.56) * tall
    if V["kind"] in ("daisy", "cosmos") and any(np.hypot(cx - a, cy - b) < (size + c) * 0.92 for a, b, c in placed):
        continue
    if V["kind"] == "petal" and np.hypot(cx / w, cy / tall) < rng.uniform(0.05, 0.42):
        continue
    placed.append((cx, cy, size))
    {"maple": lay, "daisy": flower, "cosmos": flower, "petal": petal}[V["kind"]](cx, cy, rng.uniform(0, 6.28), size, k)
    k += 1
light = r.light(panes=0.0, fall=0.25, reach=0.0024, fill=(0.28, 0.31, 0.36))
save(light, 0.2, 1.03, bloom=0.06, grain=0.011, vignette=0.18)
