"""Food from above: pizza, cookies, soup, eggs in a pan."""
from relief import *  # noqa: F403

V = variant({
    "pizza": dict(shape=(1, 1), seed=3, ground=("planks", "#8a6238", "#5a3a1e")),
    "cookies": dict(shape=(3, 2), seed=6, ground=("paper", "#d9c4a4")),
    "soup": dict(shape=(2, 3), seed=9, ground=("stone", "#46525a")),
    "eggs": dict(shape=(3, 2), seed=12, ground=("planks", "#d9b98a", "#a9804e")),
})
s = V["seed"]
r = Relief(V["shape"], s)
x, y, w, tall, rng = r.x, r.y, r.w, r.tall, r.rng
getattr(r, V["ground"][0])(*V["ground"][1:], s) if V["ground"][0] != "planks" else r.planks(V["ground"][1], V["ground"][2], s, 0.16)


def put(mask, top, tone, gloss=0.1, sharp=24, over=True):
    """Lays something where it is higher than what is there."""
    here = mask & ((top > r.depth) if over else True)
    r.depth[:] = np.where(here, top, r.depth)
    r.tone[:] = np.where(here[..., None], tone, r.tone)
    r.gloss[:], r.sharp[:] = np.where(here, gloss, r.gloss), np.where(here, sharp, r.sharp)
    return here


def seed_(cx, cy, turn, long, wide, lift, color, hole=0.0):
    """A pumpkin seed, a ring of chives."""
    near = r.part(cx, cy, long * 1.4)
    if near is None:
        return
    u, v = near.frame(cx, cy, turn)
    e = np.hypot(u / long, v / (wide * np.clip(1 - u * 18, 0.5, 1.3)))
    top = lift + 0.005 * np.sqrt(np.clip(1 - e * e, 0, 1))
    over = (e < 1) & (e >= hole) & (top > near.depth)
    near.depth[:] = np.where(over, top, near.depth)
    near.tone[:] = np.where(over[..., None], rgb(color) * (0.85 + 0.4 * fbm(near.x, near.y, 60, 2, seed=s + 65))[..., None], near.tone)
    near.gloss[:], near.sharp[:] = np.where(over, 0.3, near.gloss), np.where(over, 30, near.sharp)


def colors(value, stops):
    return ramp(np.clip(value, 0, 1), stops)


def pizza(cx, cy, R):
    d, a = np.hypot(x - cx, y - cy) / R, np.arctan2(y - cy, x - cx)
    edge = d * (1 + 0.02 * fbm(np.cos(a), np.sin(a), 1.6, 3, seed=s))
    big, mid, fine = fbm(x, y, 9, 4, seed=s + 1), fbm(x, y, 30, 4, 0.6, seed=s + 2), fbm(x, y, 110, 3, 0.6, seed=s + 3)
    crust = np.exp(-(((edge - 0.93) / 0.075) ** 2))
    top = 0.012 + 0.030 * crust * (1 + 0.35 * big + 0.12 * mid) + 0.0012 * fine + 0.002 * mid
    brown = 0.35 + 0.65 * crust * np.clip(0.5 + 0.9 * big + 0.4 * mid, 0, 1.1)
    tone = colors(brown * 0.75 + 0.1 * fine, [(0, "#f0d9ac"), (0.35, "#e0b070"), (0.65, "#b8742e"), (0.9, "#6e3a14"), (1, "#2e180c")])
    char = step(0.30, 0.55, fbm(x, y, 20, 4, 0.6, seed=s + 9) + 0.25 * crust - 0.05) * crust
    tone = mix(tone, np.broadcast_to(rgb("#24140a"), tone.shape), 0.75 * char)
    put(edge < 1, top, tone, 0.06, 14)
    sauce = edge < 0.865 + 0.02 * big
    tomato = colors(0.5 + 0.5 * mid + 0.2 * fine, [(0, "#7e1c0c"), (0.5, "#b83216"), (1, "#d8562a")])
    put(sauce, 0.0165 + 0.0026 * mid + 0.0012 * fine, tomato, 0.45, 40, False)
    melt = fbm(x + 0.02 * big, y, 11, 4, 0.5, seed=s + 4) + 0.35 * fbm(x, y, 34, 3, seed=s + 5)
    cheese = sauce & (melt > -0.10) & (edge < 0.85)
    thick = np.clip(melt + 0.10, 0, 0.6)
    toasted = step(0.28, 0.52, fbm(x, y, 26, 4, 0.6, seed=s + 6) + 0.3 * thick)
    gold = colors(0.30 + 0.4 * toasted + 0.18 * mid, [(0, "#f6e6bc"), (0.3, "#f2d692"), (0.6, "#dfa348"), (0.85, "#a8601e"), (1, "#6e3a14")])
    gold = mix(tomato, gold, step(0.0, 0.16, thick))
    put(cheese, 0.0178 + 0.010 * thick**0.7 + 0.0012 * mid + 0.0008 * fine, gold, 0.5, 36)
    spots = [(0.0, 0.0)]
    while len(spots) < 26:
        t, q = rng.random() * 6.28, 0.78 * np.sqrt(rng.random())
        if all(np.hypot(q * np.cos(t) - p, q * np.sin(t) - v) > 0.20 for p, v in spots):
            spots.append((q * np.cos(t), q * np.sin(t)))
    for k, (p, v) in enumerate(spots):
        px, py = cx + p * R, cy + v * R
        e, b = np.hypot(x - px, y - py), np.arctan2(y - py, x - px)
        if k % 3 != 2:  # a slice of sausage, cupped and crisp at its rim
            q = e / (0.088 * R * rng.uniform(0.92, 1.08)) * (1 + 0.03 * np.cos(b * 3 + k))
            fat = step(0.22, 0.42, fbm(x, y, 90, 3, 0.6, seed=s + 20 + k))
            meat = mix(colors(0.5 + 0.5 * mid, [(0, "#8e1f12"), (1, "#c2402a")]), np.broadcast_to(rgb("#e8a890"), tone.shape), 0.55 * fat)
            meat = mix(meat, np.broadcast_to(rgb("#5a140c"), tone.shape), 0.8 * step(0.80, 0.98, q))
            put(q < 1, 0.0275 + 0.0045 * q**3 + 0.0010 * fat, meat, 0.55, 44)
        else:  # a ring of olive
            q = e / (0.042 * R)
            put((q < 1) & (q > 0.42), 0.028 + 0.006 * np.sqrt(np.clip(1 - ((q - 0.71) / 0.29) ** 2, 0, 1)), np.broadcast_to(rgb("#241c1a"), tone.shape), 0.7, 70)
    for k in range(8):
        t, q = rng.random() * 6.28, 0.62 * np.sqrt(rng.random())
        for part in range(int(rng.integers(1, 4))):
            r.leaf(cx + R * q * np.cos(t), cy + R * q * np.sin(t), 0.055, 0.018, rng.uniform(0, 360), 0.034, "#3f7a2e")
    for _ in range(240):
        t, q = rng.random() * 6.28, 0.82 * np.sqrt(rng.random())
        r.dot(cx + R * q * np.cos(t), cy + R * q * np.sin(t), 0.0022, 0.036, rng.choice(["#4f6a2c", "#2a2018", "#7a8a3c"]))


def cookie(cx, cy, R, k):
    j = (slice(int(max(0, (cy - R * 1.2 + tall / 2) * LONG_SIDE)), int(max(0, (cy + R * 1.2 + tall / 2) * LONG_SIDE))), slice(int(max(0, (cx - R * 1.2 + w / 2) * LONG_SIDE)), int(max(0, (cx + R * 1.2 + w / 2) * LONG_SIDE))))
    u, v = (x[j] - cx) / R, (y[j] - cy) / R
    if u.size < 20:
        return
    a = np.arctan2(v, u)
    d = np.hypot(u, v) * (1 + 0.035 * np.cos(a * 3 + k) + 0.02 * np.cos(a * 5 + 2 * k) + 0.02 * fbm(u + k, v, 3, 3, seed=s))
    crack = np.clip(1 - np.abs(fbm(u + k * 1.7, v, 2.6, 4, 0.55, seed=s + 1)) * 7, 0, 1) ** 2 * step(0.95, 0.5, d)
    crumb, grit = fbm(u + k, v, 9, 4, 0.6, seed=s + 2), fbm(u + k, v, 30, 3, 0.65, seed=s + 3)
    dome = np.sqrt(np.clip(1 - np.clip(d, 0, 1) ** 3.2, 0, 1))
    top = 0.004 + R * (0.20 * dome + 0.030 * crumb + 0.014 * grit - 0.045 * crack)
    bake = 0.42 + 0.45 * np.clip(d, 0, 1) ** 4 + 0.16 * crumb + 0.10 * grit + 0.2 * crack
    tone = ramp(np.clip(bake, 0, 1), [(0, "#e8bd7a"), (0.4, "#cf9448"), (0.75, "#a8682a"), (1, "#6e3c16")])
    for _ in range(int(rng.integers(9, 14))):
        b, q = rng.random() * 6.28, 0.8 * np.sqrt(rng.random())
        e = np.maximum(np.abs((u - q * np.cos(b)) * np.cos(b * 3) + (v - q * np.sin(b)) * np.sin(b * 3)), np.abs(-(u - q * np.cos(b)) * np.sin(b * 3) + (v - q * np.sin(b)) * np.cos(b * 3))) / rng.uniform(0.085, 0.15)
        chip = e < 1 + 0.1 * grit
        top = np.where(chip, np.maximum(top, 0.004 + R * (0.22 * dome.max() + 0.055 * (1 - np.clip(e, 0, 1) ** 4) + 0.01 * grit)) * 0.5 + 0.5 * (top + R * 0.05), top)
        tone = np.where(chip[..., None], rgb("#2e170c") * (1 + 0.5 * grit)[..., None].clip(0.5, 2), tone)
    inside = d < 1
    over = inside & (top > r.depth[j])
    r.depth[j] = np.where(over, top, r.depth[j])
    r.tone[j] = np.where(over[..., None], tone, r.tone[j])
    r.gloss[j] = np.where(over, 0.10, r.gloss[j])


def bowl(cx, cy, R, ware, fill):
    d = np.hypot(x - cx, y - cy) / R * (1 + 0.004 * np.cos(np.arctan2(y - cy, x - cx) * 2))
    profile = np.interp(d, [0, 0.86, 0.90, 0.955, 0.985, 1.0], [0.045, 0.045, 0.062, 0.075, 0.073, 0.055])
    speck = step(0.42, 0.5, fbm(x, y, 150, 2, 0.7, seed=s + 50))
    glaze = rgb(ware) * (1 + 0.05 * fbm(x, y, 14, 3, seed=s + 51))[..., None] * (1 - 0.45 * speck)[..., None]
    put(d < 1, profile, glaze, 0.5, 60, False)
    put(d < 0.885, 0.050 + 0.0008 * fbm(x, y, 40, 3, seed=s + 52), fill, 0.4, 50, False)
    return d


if V["seed"] == 3:
    r.slab(0, 0, 0.93, 0.93, 0, 0.012, "#ffffff", 0.46, 0.1, 20, pattern=r.wooden(x * 0.9 + y * 0.1, y, "#c08a50", "#8a5a2c", s + 7)[0], soft=0.006)
    pizza(0.0, 0.0, 0.42)
elif V["seed"] == 6:
    spots = []
    for k in range(3000):
        p, R = (rng.uniform(-0.56, 0.56) * w, rng.uniform(-0.56, 0.56) * tall), rng.uniform(0.092, 0.108)
        if all(np.hypot(p[0] - a, p[1] - b) > (R + c) * 0.99 for a, b, c in spots):
            spots.append((*p, R))
            cookie(*p, R, len(spots))
    for _ in range(160):
        p = rng.uniform(-0.5, 0.5, 2) * (w, tall)
        size = rng.uniform(0.001, 0.0045)
        r.dot(*p, size, size * 0.8, rng.choice(["#b8783a", "#8a5426", "#2e170c"]), 0.05)
elif V["seed"] == 9:
    cx, cy, R = 0.0, 0.02, 0.285
    r.slab(0.06, 0.06, 0.50, 0.72, 14, 0.004, "#c9bfae", 0.004, 0.03, 10, pattern=1 + 0.12 * np.sin((x * 0.97 + y * 0.24) * 1400) * np.sin((y * 0.97 - x * 0.24) * 1400) + 0.05 * fbm(x, y, 20, 4, seed=s + 60))
    d0 = np.hypot(x - cx, y - cy) / (R * 1.28)
    put(d0 < 1, np.interp(d0, [0, 0.7, 0.95, 1.0], [0.008, 0.010, 0.022, 0.018]), rgb("#e6ded0") * (1 + 0.04 * fbm(x, y, 12, 3, seed=s + 61))[..., None], 0.4, 50, False)
    swirl = np.arctan2(y - cy, x - cx) / (2 * np.pi)
    q = np.hypot(x - cx - 0.012, y - cy) / R
    base = colors(0.5 + 0.35 * fbm(x, y, 26, 5, 0.6, seed=s + 62), [(0, "#c2600e"), (0.5, "#de8420"), (1, "#efa648")])
    arm = np.abs(((q * 3.1 - swirl + 0.05 * fbm(x, y, 7, 3, seed=s + 63)) % 1) - 0.5)
    cream = (1 - step(0.05, 0.11, arm + 0.05 * fbm(x, y, 22, 3, seed=s + 64))) * step(0.06, 0.14, q) * step(0.72, 0.56, q)
    bowl(cx, cy, R, "#3f4a4c", mix(base, np.broadcast_to(rgb("#f6ead2"), base.shape), 0.92 * cream))
    for _ in range(34):
        t, p = rng.random() * 6.28, 0.55 * np.sqrt(rng.random()) * R
        seed_(cx + p * np.cos(t), cy + p * np.sin(t), rng.uniform(0, 360), 0.0155, 0.0078, 0.052, "#5f7a3a")
    for _ in range(6):
        t, p = rng.random() * 6.28, 0.35 * R * np.sqrt(rng.random())
        r.leaf(cx + p * np.cos(t), cy + p * np.sin(t), 0.055, 0.020, rng.uniform(0, 360), 0.056, "#4a7a34")
    for _ in range(200):
        t, p = rng.random() * 6.28, 0.8 * np.sqrt(rng.random()) * R
        r.dot(cx + p * np.cos(t), cy + p * np.sin(t), rng.uniform(0.0010, 0.0024), 0.0535, "#2a1c14")
    r.round_thing(0.235, -0.37, [(0, 0.012), (0.05, 0.014), (0.062, 0.024), (0.066, 0.022)], [(0, "#d9cfc0"), (0.066, "#e6ded0")], 0.4, 50)
    for _ in range(60):
        t, p = rng.random() * 6.28, 0.05 * np.sqrt(rng.random())
        seed_(0.235 + p * np.cos(t), -0.37 + p * np.sin(t), rng.uniform(0, 360), 0.0125, 0.0068, 0.017, "#6f8a46")
else:
    cx, cy, R = -0.08, 0.0, 0.285
    r.stick(cx + R + 0.20, cy + 0.02, 0.46, 0.026, 4, [(0, 0.16, "#2a2c2e", 0.6, 0.75), (0.16, 1, "#5a3a20", 0.8, 1.0)], 0.02, 0.3, 40)
    d = np.hypot(x - cx, y - cy) / R
    iron = rgb("#1c1d1f") * (1 + 0.4 * fbm(x, y, 60, 4, 0.6, seed=s + 1))[..., None]
    put(d < 1, np.interp(d, [0, 0.86, 0.93, 0.985, 1.0], [0.012, 0.012, 0.045, 0.052, 0.035]), iron, 0.35, 20, False)
    for k, (p, v) in enumerate(((-0.40, -0.22), (0.30, -0.34), (0.02, 0.36))):
        ex, ey = cx + p * R, cy + v * R
        a = np.arctan2(y - ey, x - ex)
        q = np.hypot(x - ex, y - ey) / (0.40 * R) * (1 + 0.12 * np.cos(a * 2 + k) + 0.08 * np.cos(a * 3 + 2 * k) + 0.10 * fbm(x, y, 9, 4, seed=s + 10 + k))
        blister = fbm(x, y, 40, 3, seed=s + 20 + k)
        crisp = step(0.80, 1.0, q + 0.10 * fbm(x, y, 26, 3, seed=s + 30 + k))
        white = mix(np.broadcast_to(rgb("#f6f3ea"), r.tone.shape), colors(0.5 + blister, [(0, "#d9a55a"), (1, "#8a4f1e")]), 0.8 * crisp)
        put(q < 1, 0.0155 + 0.0055 * np.sqrt(np.clip(1 - q**4, 0, 1)) + 0.0014 * blister * (0.3 + crisp), white, 0.6, 50, False)
        yq = np.hypot(x - ex - 0.006, y - ey + 0.004) / (0.155 * R)
        put(yq < 1, 0.022 + 0.017 * np.sqrt(np.clip(1 - yq**2.4, 0, 1)), colors(0.45 + 0.4 * yq**3 + 0.1 * blister, [(0, "#f6a81c"), (0.6, "#f08c0e"), (1, "#d8720a")]), 0.9, 130)
        for _ in range(34):
            t, g = rng.random() * 6.28, 0.34 * R * np.sqrt(rng.random())
            r.dot(ex + g * np.cos(t), ey + g * np.sin(t), rng.uniform(0.0008, 0.0020), 0.042, "#221a14")
    for _ in range(42):
        t, g = rng.random() * 6.28, 0.62 * R * np.sqrt(rng.random())
        seed_(cx + g * np.cos(t), cy + g * np.sin(t), rng.uniform(0, 360), 0.0065, 0.0048, 0.030, "#5f9a3a", 0.5)
    for px, py in ((0.36, -0.20), (0.41, -0.12), (0.33, 0.24), (0.42, 0.20)):
        q = np.hypot(x - px, y - py) / 0.036
        put(q < 1, 0.004 + 0.06 * np.sqrt(np.clip(1 - q * q, 0, 1)), colors(0.5 + 0.3 * q, [(0, "#d8442a"), (1, "#b01c14")]), 0.8, 140)
    r.sprig(0.30, -0.36 * 0.9, 0.20, 20, 7, 0.05, color="#5f8a3c")
light = r.light(panes=0.0 if V["seed"] in (6,) else 0.35, fall=0.22, reach=0.0028)
save(light, 0.3, 1.04, bloom=0.06, grain=0.011, vignette=0.2)
