"""A desk from above, built of flat things with heights: paper, boards, pens, cups, and the sun over all of it."""
from relief import *  # noqa: F403

V = variant({
    "desk-white": dict(shape=(3, 2), seed=3, top=("#ece7de", "paint"), set="office", accent="#d98a5a", dark="#2b2f36", leaf="#5f7f52"),
    "desk-oak": dict(shape=(3, 2), seed=7, top=("#c79a64", "wood"), set="office", accent="#3f6a6a", dark="#24262b", leaf="#6a8a4f"),
    "desk-navy": dict(shape=(1, 1), seed=11, top=("#22304d", "paint"), set="stationery", accent="#d9b25e", dark="#14181f", leaf="#7d9a78"),
    "desk-blush": dict(shape=(2, 3), seed=15, top=("#ecccc2", "paint"), set="stationery", accent="#b5604a", dark="#3a2c2a", leaf="#7f9a72"),
    "kitchen-board": dict(shape=(3, 2), seed=19, top=("#3c4244", "stone"), set="kitchen", accent="#c8241a", dark="#1c1e20", leaf="#4f8a3a"),
})
s = V["seed"]
r_ = Relief(V["shape"], s)
x, y, w, tall, rng, depth, tone, gloss, sharp = r_.x, r_.y, r_.w, r_.tall, r_.rng, r_.depth, r_.tone, r_.gloss, r_.sharp
frame, slab, stick, round_thing, leaf, clip = r_.frame, r_.slab, r_.stick, r_.round_thing, r_.leaf, r_.clip
sprig = lambda *a: r_.sprig(*a, color=V["leaf"])
base, kind = V["top"]
if kind == "wood":
    r_.planks("#d0a470", "#9a6a38", s)
elif kind == "stone":
    r_.stone(base, s)
else:
    r_.paper(base, s)


def coffee(cx, cy, r=0.062, ware="#f1ece3"):
    round_thing(cx, cy, [(0, 0.004), (r * 1.1, 0.004), (r * 1.55, 0.010), (r * 1.75, 0.014), (r * 1.78, 0.012)], [(0, ware), (r * 1.8, ware)])
    d, inside = round_thing(cx, cy, [(0, 0.058), (r * 0.93, 0.058), (r * 0.935, 0.068), (r * 0.97, 0.0705), (r * 1.0, 0.069), (r * 1.01, 0.055)], [(0, "#5a3218"), (r * 0.5, "#6b3d1f"), (r * 0.86, "#4a2712"), (r * 0.93, "#2c160a"), (r * 0.936, ware), (r, ware)])
    cream = np.clip(0.5 + fbm(x + 0.02 * fbm(x, y, 12, 2, seed=s + 70), y, 16, 4, seed=s + 71), 0, 1) * (d < r * 0.9)
    tone[:] = mix(tone, np.broadcast_to(rgb("#a8713c"), tone.shape), 0.45 * cream * step(r * 0.93, r * 0.6, d))
    u, v = frame(cx, cy, 30)
    ear = (np.abs(np.hypot((u - r * 1.22) / 1.15, v) - r * 0.34) < r * 0.075) & (np.hypot(x - cx, y - cy) > r)
    depth[:] = np.where(ear, 0.05, depth)
    tone[:] = np.where(ear[..., None], rgb(ware), tone)


def notebook(cx, cy, wide, high, turn, cover, band):
    slab(cx + 0.003, cy + 0.003, wide, high, turn, 0.012, "#efe8da", 0.003)
    u, v, here, top = slab(cx, cy, wide, high, turn, 0.0025, cover, 0.006, 0.06, 18, on=0.012, pattern=1 + 0.10 * fbm(x, y, 150, 3, seed=s + 30))
    if band:
        strip = here & (np.abs(u - wide * 0.36) < 0.004)
        tone[:] = np.where(strip[..., None], rgb(band), tone)
        depth[:] = np.where(strip, depth + 0.0012, depth)
    return top


def sheet_(cx, cy, wide, high, turn, color="#f6f2ea", on=None, lines=0):
    u, v, here, top = slab(cx, cy, wide, high, turn, 0.0016, color, 0.0008, 0.03, 12, on=on, soft=0.0005, pattern=1 + 0.02 * fbm(x, y, 120, 2, seed=s + 33))
    for k in range(lines):
        at = -high / 2 + 0.05 + k * 0.022
        rule = here & (np.abs(v - at) < 0.0011) & (u > -wide / 2 + 0.03) & (u < wide / 2 - 0.03 - 0.06 * ((k * 7) % 5 == 2))
        tone[:] = np.where(rule[..., None], tone * 0.62, tone)


def laptop(cx, cy, wide, high, turn):
    u, v, here, top = slab(cx, cy, wide, high, turn, 0.014, "#b9bcc0", 0.016, 0.35, 70, soft=0.003)
    deck = (np.abs(u) < wide * 0.43) & (v > -high * 0.36) & (v < high * 0.12)
    cu, cv = (u + wide * 0.43) / (wide * 0.86) * 14, (v + high * 0.36) / (high * 0.48) * 5
    row = np.floor(cv)
    cu = cu + 0.33 * (row % 3)
    ku, kv = np.abs(cu % 1 - 0.5), np.abs(cv % 1 - 0.5)
    space = (row == 4) & (np.abs(u) < wide * 0.2)
    key = (np.maximum(ku, kv) < 0.43) & deck & ~((row == 4) & (np.abs(np.abs(u) - wide * 0.2) < 0.006)) | (space & deck & (kv < 0.43))
    well = (np.abs(u) < wide * 0.44) & (v > -high * 0.375) & (v < high * 0.135)
    tone[:] = np.where(well[..., None], rgb("#85888c"), tone)
    depth[:] = np.where(well, top - 0.0022, depth)
    tone[:] = np.where(key[..., None], rgb(V["dark"]), tone)
    depth[:] = np.where(key, top - 0.0006, depth)
    gloss[:] = np.where(key, 0.06, gloss)
    pad = (np.abs(u) < wide * 0.16) & (v > high * 0.18) & (v < high * 0.46)
    edge = pad & ((np.abs(np.abs(u) - wide * 0.16) < 0.0012) | (np.abs(v - high * 0.18) < 0.0012) | (np.abs(v - high * 0.46) < 0.0012))
    tone[:] = np.where(edge[..., None], tone * 0.7, tone)
    slab(cx - np.sin(np.radians(turn)) * -high * 0.53, cy - np.cos(np.radians(turn)) * high * 0.53, wide * 0.985, 0.012, turn, 0.02, "#2a2c30", 0.004, 0.3, 60)


if V["set"] == "office":
    laptop(-0.02, -0.36 * tall + 0.03, 0.52, 0.345, -2)
    sheet_(-0.42 * w, 0.10, 0.30, 0.40, 9, lines=0)
    sheet_(-0.40 * w, 0.13, 0.30, 0.40, -4, lines=11)
    top = notebook(0.335 * w, 0.17, 0.23, 0.31, 7, V["accent"], V["dark"])
    stick(0.335 * w - 0.005, 0.165, 0.235, 0.0055, 62, [(0, 0.05, "#c9a45c", 0.3, 0.6), (0.05, 0.12, V["dark"], 0.7, 1), (0.12, 0.6, V["dark"], 1, 1), (0.6, 0.62, "#c9a45c", 1.06, 1.06), (0.62, 0.99, V["dark"], 1.06, 0.95)], 0.0145)
    coffee(0.375 * w, -0.21)
    stick(-0.10, 0.23, 0.27, 0.0045, -14, [(0, 0.045, "#e6c79a", 0.08, 0.85), (0.045, 0.90, V["accent"], 1, 1), (0.90, 0.945, "#b9bcc0", 1.05, 1.05), (0.945, 1, "#d98a8a", 0.98, 0.98)])
    sprig(-0.53 * w, -0.42 * tall, 0.30, 32, 8, 0.105)
    sprig(-0.50 * w, -0.30 * tall, 0.22, 62, 6, 0.085)
    for k in range(4):
        clip(0.11 + rng.uniform(-0.05, 0.05), 0.25 + rng.uniform(-0.03, 0.03), rng.uniform(0, 180), "#c9a45c", 0.0)
elif V["set"] == "stationery":
    sheet_(0.02, -0.02, 0.40, 0.52, -6)
    u, v, here, top = slab(-0.14 * w * 2.0, 0.24 * tall, 0.34, 0.235, 12, 0.003, "#f1e8d9", 0.002, 0.04, 14)
    edge = -0.1175 + 0.1725 * (1 - np.abs(u) / 0.17)
    flap, crease = here & (v < edge), here & (np.abs(v - edge) < 0.0011)
    tone[:] = np.where(crease[..., None], tone * 0.86, tone)
    depth[:] = np.where(flap, depth + 0.0016, depth)
    seal = np.hypot(u, v - 0.055) * (1 + 0.05 * np.cos(np.arctan2(v - 0.055, u) * 2 + 1) + 0.03 * np.cos(np.arctan2(v - 0.055, u) * 3))
    wax = here & (seal < 0.03)
    tone[:] = np.where(wax[..., None], rgb(V["accent"]), tone)
    depth[:] = np.where(wax, top + 0.0055 - 0.0025 * np.exp(-(((seal - 0.019) / 0.003) ** 2)) * -1 - 0.002 * (seal < 0.017), depth)
    gloss[:] = np.where(wax, 0.5, gloss)
    sheet_(0.31 * w, 0.30 * tall, 0.19, 0.12, -14, V["accent"])
    sheet_(0.29 * w, 0.275 * tall, 0.19, 0.12, 4, "#f6f2ea")
    stick(0.33 * w, -0.02, 0.29, 0.006, 76, [(0, 0.03, "#c9a45c", 0.1, 0.5), (0.03, 0.10, V["dark"], 0.6, 1), (0.10, 0.58, V["dark"], 1, 1.05), (0.58, 0.605, "#d9b25e", 1.12, 1.12), (0.605, 0.98, V["dark"], 1.1, 0.95), (0.98, 1, "#d9b25e", 0.9, 0.7)])
    sprig(-0.52 * w, -0.5 * tall, 0.36, 48, 9, 0.10)
    sprig(0.53 * w, 0.52 * tall, 0.30, 222, 8, 0.09)
    sprig(0.52 * w, -0.50 * tall, 0.22, 130, 6, 0.08)
    for _ in range(5):
        clip(-0.3 * w + rng.uniform(-0.06, 0.06), -0.02 + rng.uniform(-0.05, 0.05), rng.uniform(0, 180), "#d9b25e", 0.0)
else:
    u, v = frame(0.02, 0.0, -5)
    color, fibre = r_.wooden(u, v, "#b9824a", "#7d4f26", s + 3, 1.2)
    slab(0.02, 0.0, 0.62, 0.40, -5, 0.024, "#ffffff", 0.03, 0.16, 30, pattern=color, soft=0.006)
    stick(-0.345, 0.035, 0.11, 0.02, -5, [(0, 1, "#a06c3a", 1, 1)], 0.0)
    for cx, cy in ((-0.13, -0.07), (-0.05, -0.10), (-0.09, 0.0), (0.36, 0.22), (0.41, 0.13), (-0.40, 0.24)):
        r = rng.uniform(0.036, 0.042)
        d, inside = round_thing(cx, cy, [(r * t, 0.02 + 2 * r * np.sqrt(max(0, 1 - t * t)) * 0.9) for t in np.linspace(0, 1, 24)], [(0, "#d8442a"), (r * 0.6, "#c8241a"), (r, "#9a1a12")], 0.8, 140, 0.0, 0.02)
        a = np.arctan2(y - cy, x - cx)
        star = inside & (d < r * (0.14 + 0.52 * np.clip(np.cos(a * 2.5 + cx * 60), 0, 1) ** 5))
        tone[:] = np.where(star[..., None], rgb("#4f7a2c"), tone)
        depth[:] = np.where(star, depth + 0.002, depth)
        gloss[:] = np.where(star, 0.1, gloss)
    for k in range(9):
        cx, cy = 0.10 + 0.05 * (k % 3) + rng.uniform(-0.014, 0.014), -0.02 + 0.05 * (k // 3) + rng.uniform(-0.014, 0.014)
        r = 0.031
        d, inside = round_thing(cx, cy, [(0, 0.031), (r * 0.95, 0.031), (r, 0.026)], [(0, "#e8a08a"), (r * 0.2, "#e2705a"), (r * 0.82, "#d8442a"), (r * 0.9, "#b81c18"), (r, "#a01812")], 0.5, 60)
        a = np.arctan2(y - cy, x - cx) + k
        seeds = inside & (np.abs(d - r * 0.55) < r * 0.2) & (np.cos(a * 5) > 0.1)
        jelly = np.clip(fbm(x, y, 130, 3, seed=s + k) + 0.3, 0, 1)
        tone[:] = np.where(seeds[..., None], mix(np.broadcast_to(rgb("#c8501e"), tone.shape), np.broadcast_to(rgb("#f0c878"), tone.shape), step(0.35, 0.5, jelly)), tone)
        depth[:] = np.where(seeds, depth - 0.0015, depth)
    for k in range(16):
        leaf(rng.uniform(-0.5, 0.5) * w, rng.uniform(-0.45, 0.45) * tall, rng.uniform(0.05, 0.075), 0.018, rng.uniform(0, 360), 0.006 + (0.024 if k < 5 else 0), V["leaf"])
    u, v = frame(0.03, 0.14, -18)
    t = (u + 0.28) / 0.42
    back, edge = 0.020 + 0 * t, -0.024 + 0.036 * np.clip((t - 0.62) / 0.38, 0, 1) ** 2.2
    steel = (t > 0.26) & (t < 1) & (v > edge) & (v < back - 0.004 * np.clip(t - 0.8, 0, 1))
    tone[:] = np.where(steel[..., None], rgb("#c4c8cc") * (1 + 0.10 * fbm(x * 0.2 + u * 0.2, v * 3, 60, 3, seed=s + 9))[..., None], tone)
    depth[:] = np.where(steel, 0.028 + 0.002 * (v + 0.02) * 8, depth)
    gloss[:], sharp[:] = np.where(steel, 0.9, gloss), np.where(steel, 40, sharp)
    stick(-0.205, 0.217, 0.15, 0.0155, -18, [(0, 0.06, V["dark"], 0.85, 1), (0.06, 0.94, V["dark"], 1, 0.92), (0.94, 1, "#9a9da0", 0.95, 0.95)], 0.012, 0.3, 40)
    for _ in range(70):
        cx, cy = 0.2 + rng.normal(0, 0.09), -0.22 + rng.normal(0, 0.05)
        r_.dot(cx, cy, 0.0045, 0.031 if abs(cx) < 0.3 and cy > -0.2 else 0.008, "#1f1812", 0.2)

save(r_.light(), 0.15, 1.03, bloom=0.06, grain=0.010, vignette=0.14)
