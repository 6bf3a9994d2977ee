"""Country seen far: heights by noise, met ray by ray, with woods, snow, a lake, and the air between."""
from film import *  # noqa: F403

V = variant({
    "alpine-lake": dict(shape=(3, 2), seed=4, kind="alps", horizon=0.02, cam=0.030, reach=60, tall=4.6, lake=True, trees=1.0, snow=2.1, sun=(-0.75, 0.42, 0.5), key=(1.25, 1.05, 0.84), sky=[(0, "#d9e2e6"), (0.3, "#a9c6dc"), (1, "#3f78ae")], air="#b9cfdc", fog=0.022, mist=0.35, cloud=0.5),
    "alpenglow": dict(shape=(16, 9), seed=21, kind="alps", horizon=0.12, cam=0.9, reach=60, tall=5.6, lake=False, trees=0.0, snow=0.6, sun=(-0.86, 0.17, -0.1), key=(1.7, 0.86, 0.62), sky=[(0, "#f2c4b4"), (0.25, "#c9a9c0"), (0.6, "#7f8fba"), (1, "#40588e")], air="#a8a4c2", fog=0.016, mist=1.1, cloud=0.2),
    "green-hills": dict(shape=(3, 2), seed=12, kind="hills", horizon=-0.08, cam=0.7, reach=34, tall=1.9, lake=False, trees=0.22, snow=99, sun=(0.88, 0.20, 0.12), key=(1.75, 1.22, 0.66), sky=[(0, "#fbe6bf"), (0.3, "#e6d6c4"), (1, "#9fb9cf")], air="#ecd9b8", fog=0.030, mist=0.85, cloud=0.4, contrast=1.22, exposure=-0.2),
    "woods-mist": dict(shape=(2, 3), seed=14, kind="hills", horizon=-0.04, cam=0.9, reach=30, tall=3.4, lake=False, trees=1.0, snow=99, sun=(-0.5, 0.6, -0.3), key=(0.62, 0.66, 0.68), sky=[(0, "#cdd6d6"), (1, "#dfe4e2")], air="#c6d1d2", fog=0.085, mist=1.5, cloud=0.0),
    "winter-woods": dict(shape=(3, 2), seed=44, kind="hills", horizon=-0.10, cam=1.3, reach=34, tall=3.2, lake=False, trees=1.0, snow=0, sun=(-0.85, 0.24, 0.30), key=(1.45, 1.02, 0.80), sky=[(0, "#f0cfc2"), (0.35, "#c9c3d6"), (1, "#7f9cc6")], air="#c9c6d8", fog=0.045, mist=1.0, cloud=0.3),
    "lake-evening": dict(shape=(2, 3), seed=52, kind="alps", horizon=0.03, cam=0.030, reach=60, tall=5.0, lake=True, trees=1.0, snow=2.6, sun=(0.80, 0.20, 0.30), key=(1.7, 0.95, 0.60), sky=[(0, "#f6c79a"), (0.3, "#d9a3a4"), (0.65, "#8f8fb8"), (1, "#4a5f96")], air="#c9a8a8", fog=0.030, mist=0.5, cloud=0.6),
    "fjord": dict(shape=(16, 9), seed=63, kind="alps", horizon=0.05, cam=0.030, reach=60, tall=5.2, lake=True, trees=1.0, snow=3.2, sun=(-0.4, 0.75, -0.3), key=(0.72, 0.76, 0.80), sky=[(0, "#c3ced6"), (0.4, "#a3b3c0"), (1, "#7f92a4")], air="#b0bfca", fog=0.036, mist=0.9, cloud=0.9),
    "mesa-dusk": dict(shape=(16, 9), seed=47, kind="mesa", horizon=0.20, cam=0.30, reach=40, tall=2.2, lake=False, trees=0.0, snow=99, sun=(0.86, 0.14, 0.10), key=(1.9, 0.86, 0.50), sky=[(0, "#f6b88a"), (0.25, "#e09a9a"), (0.6, "#9a86b4"), (1, "#4f5a9a")], air="#c99a9a", fog=0.030, mist=0.3, cloud=0.6),
    "canyon": dict(shape=(3, 2), seed=31, kind="mesa", horizon=0.19, cam=0.28, reach=40, tall=2.4, lake=False, trees=0.0, snow=99, sun=(-0.8, 0.32, 0.2), key=(1.6, 1.1, 0.74), sky=[(0, "#f0d6bc"), (0.25, "#b8c6d4"), (1, "#4f82b8")], air="#d9bfb0", fog=0.020, mist=0.1, cloud=0.7),
    "dunes-rose": dict(shape=(3, 2), seed=27, kind="dunes", horizon=-0.04, cam=0.26, reach=22, tall=0.62, lake=False, trees=0.0, snow=99, sun=(0.90, 0.20, 0.24), key=(1.75, 0.98, 0.66), sky=[(0, "#f3c3a9"), (0.3, "#d9a9b4"), (1, "#7f86b4")], air="#e0b4a4", fog=0.035, mist=0.0, cloud=0.5),
    "dunes-blue": dict(shape=(2, 3), seed=23, kind="dunes", horizon=-0.06, cam=0.22, reach=22, tall=0.62, lake=False, trees=0.0, snow=99, sun=(-0.86, 0.30, 0.28), key=(1.5, 1.12, 0.78), sky=[(0, "#e9d6c0"), (0.2, "#a9c4dc"), (1, "#2f6cb0")], air="#e6cdb4", fog=0.022, mist=0.0, cloud=0.15),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
tall, kind, focal = height / LONG_SIDE, V["kind"], 1.05
sun = np.array(V["sun"]) / np.linalg.norm(V["sun"])
DICE = rng.random((4, 256, 256))


def ground(px, pz, fine=9):
    """Height over the water; lengths in hundreds of meters."""
    if kind == "alps":
        wx, wz = fbm(px, pz, 0.10, 3, seed=s), fbm(px, pz, 0.10, 3, seed=s + 1)
        qx, qz = px + 2.2 * wx, pz + 2.2 * wz
        ridge = fbm(qx, qz, 0.085, fine, 0.47, seed=s + 2, ridged=True)
        mass = np.clip(0.5 + 1.1 * fbm(px, pz, 0.045, 3, seed=s + 3), 0, 1.4)
        valley = np.clip(np.abs(px + 1.2 * np.sin(pz * 0.16) - 0.2 + 0.5 * wx) / (3.2 + 0.12 * pz) - 0.50, 0, 1.6) if V["lake"] else 1.0
        wall = step(13, 26, pz) if V["lake"] else 1.0
        lift = np.maximum(np.minimum(valley, 1.2), wall * 1.15) if V["lake"] else 0.16 + 0.84 * step(4, 20, pz)
        return V["tall"] * (np.clip(ridge - 0.30, 0, 1) ** 1.25 * 1.9 * (0.35 + 0.8 * mass)) * lift - (0.12 if V["lake"] else 0.0) + (0.9 * lift**2 if V["lake"] else 0.0) * np.clip(0.55 + fbm(px, pz, 0.25, min(fine, 6), seed=s + 6), 0, 1)
    if kind == "hills":
        wx = fbm(px, pz, 0.12, 3, seed=s)
        soft = fbm(px + 1.4 * wx, pz * 1.15, 0.16, min(fine, 4), 0.38, seed=s + 1)
        return V["tall"] * (0.55 + 0.75 * soft + 0.012 * pz * (1 if V["trees"] > 0.5 else 0.5)) + 0.016 * fbm(px, pz, 2.2, max(1, min(fine - 4, 4)), seed=s + 4)
    if kind == "mesa":
        wx, wz = fbm(px, pz, 0.30, 4, seed=s), fbm(px, pz, 0.30, 4, seed=s + 1)
        base = fbm(px + 0.9 * wx, pz + 0.9 * wz, 0.16, min(fine, 7), 0.5, seed=s + 2) + 0.10 * np.abs(fbm(px, pz, 1.4, min(fine, 5), seed=s + 5))
        block = step(0.06, 0.15, base) * 0.55 + step(0.20, 0.26, base) * 0.30 + step(0.32, 0.37, base) * 0.22
        talus = np.clip((base + 0.14) / 0.28, 0, 1) ** 2 * 0.30
        rough = 0.035 * fbm(px, pz, 2.6, max(1, min(fine - 2, 6)), 0.55, seed=s + 4, ridged=True)
        return V["tall"] * (block * (0.8 + 0.45 * fbm(px, pz, 0.09, 2, seed=s + 7)) + talus) * step(4.0, 8.5, pz) + rough + 0.05 * fbm(px, pz, 0.5, 3, seed=s + 8)
    # dunes: long backs with a sharp crest, steep on the lee
    wx = fbm(px, pz, 0.22, 2, seed=s) * 1.5
    total = 0.0
    for k, (long, high, turn) in enumerate(((3.4, 1.0, 0.5), (1.45, 0.30, 0.15), (0.8, 0.10, 0.8))):
        t = (px * np.cos(turn) + pz * np.sin(turn)) / long + wx * 0.55 + 0.30 * fbm(px, pz, 0.45 / long * 1.6, 2, seed=s + 3 + k)
        f = t % 1
        saw = np.where(f < 0.70, (f / 0.70) ** 1.5, ((1 - f) / 0.30) ** 1.15)
        total = total + high * saw * np.clip(0.65 + 0.9 * fbm(px, pz, 0.2 / long * 2, 2, seed=s + 9 + k), 0.1, 1.3)
    return V["tall"] * total


def woods(px, pz, h, slope):
    """How high trees stand here: a cone in every cell of two crossed grids."""
    if not V["trees"]:
        return np.zeros_like(h)
    out = np.zeros_like(h)
    for k, (size, turn) in enumerate(((0.085, 0.3), (0.072, 1.1), (0.060, 2.0))):
        u, v = (px * np.cos(turn) + pz * np.sin(turn)) / size, (-px * np.sin(turn) + pz * np.cos(turn)) / size
        i, j = np.floor(u).astype(int) & 255, np.floor(v).astype(int) & 255
        du, dv = u % 1 - 0.5 - 0.28 * (DICE[0][i, j] - 0.5), v % 1 - 0.5 - 0.28 * (DICE[1][i, j] - 0.5)
        big = 0.35 + 0.65 * DICE[2][i, j]
        cone = np.clip(1 - np.hypot(du, dv) / 0.36, 0, 1)
        cone = np.clip(cone + 0.12 * ((cone * 7 + DICE[3][i, j]) % 1 - 0.5) * (cone < 0.93) * (cone > 0), 0, 1)  # boughs in tiers
        if kind == "hills" and V["trees"] < 0.5:
            cone = np.sqrt(cone) * 0.62
        out = np.maximum(out, 0.20 * big * cone)
    if kind == "hills" and V["trees"] < 0.5:
        where = step(0.20, 0.27, fbm(px, pz, 0.55, 4, seed=s + 20)) + step(0.72, 0.74, DICE[3][np.floor(px * 5).astype(int) & 255, np.floor(pz * 5).astype(int) & 255]) * 0.0
    else:
        where = step(V["snow"] * 0.98, V["snow"] * 0.55, h + 0.5 * fbm(px, pz, 0.8, 4, seed=s + 21)) * step(1.9, 1.2, slope) if kind == "alps" else 1.0
        where = where * step(0.03, 0.10, h) if V["lake"] else where
    return out * where


def slope_of(px, pz, e, fine):
    h = ground(px, pz, fine)
    gx, gz = (ground(px + e, pz, fine) - h) / e, (ground(px, pz + e, fine) - h) / e
    return h, gx, gz


rows = np.exp(np.linspace(np.log(0.9), np.log(V["reach"]), 5000 if kind == "dunes" else 3600))[:, None]
columns = (np.arange(width)[None] + 0.5 - width / 2) / LONG_SIDE / focal
px, pz = columns * rows, rows + 0 * columns
h = ground(px, pz, 9)
g = np.gradient(h, axis=1) / np.maximum(np.gradient(px, axis=1), 1e-6)
h = h + woods(px, pz, h, np.abs(g))
floor_ = np.maximum(h, 0) if V["lake"] else h
near = rows[:, 0] < 3.0
eye = V["cam"] + (0 if V["lake"] else float(h[near][np.abs(px[near]) < 1.2].max()))
seen = V["horizon"] - (floor_ - eye) * focal / rows
crest = np.minimum.accumulate(seen, 0)
place = y[:, 0]
at = np.stack([np.searchsorted(-crest[:, i], -place) for i in range(width)], 1)  # first row that rises to the pixel
sky_ = at >= len(rows)
k1 = np.clip(at, 1, len(rows) - 1)
cols = np.arange(width)[None]
c0, c1 = crest[k1 - 1, cols], seen[k1, cols]
part = np.clip((y - c0) / np.minimum(c1 - c0, -1e-9), 0, 1)
z = rows[k1 - 1, 0] + (rows[k1, 0] - rows[k1 - 1, 0]) * part
X, top = columns * z, h[k1 - 1, cols] * (1 - part) + h[k1, cols] * part

e = 0.012 + 0.0012 * z
base, gx, gz = slope_of(X, z, e, 9)
steep = np.hypot(gx, gz)
tree = np.clip(top - base, 0, None)
wx = (woods(X + 0.012, z, base, steep) - woods(X - 0.012, z, base, steep)) / 0.024 if V["trees"] else 0
wood = step(0.004, 0.03, tree) if V["trees"] else np.zeros_like(z)
grain_ = fbm(X, z, 9, 5, 0.6, seed=s + 30) * np.clip(6 / z, 0.15, 1)
nx, nz, ny = -gx - 0.5 * wx * wood, -gz, 1.0
length = np.sqrt(nx * nx + nz * nz + ny)
facing = np.clip((nx * sun[0] + ny * sun[1] - nz * -sun[2] * 1.0) / length, 0, None)
shade = np.ones_like(z)
half = (slice(None, None, 2), slice(None, None, 2))
sx, sz, sh, low = X[half], z[half], top[half] + 0.01, np.ones(z[half].shape)
for far in np.geomspace(0.08, 9, 15):
    there = ground(sx + sun[0] * far, sz + sun[2] * far, 5 if kind != "dunes" else 3)
    low = np.minimum(low, 1 - step(-0.02 * far, 0.06 * far, there - sh - sun[1] * far))
shade = np.kron(low, np.ones((2, 2)))[:height, :width]
shade = np.pad(shade, ((0, height - shade.shape[0]), (0, width - shade.shape[1])), "edge")
shade = blur(shade[..., None].repeat(3, 2).astype(np.float32), LONG_SIDE * 0.0016)[..., 0]

if kind == "alps":
    rock = ramp(np.clip(0.5 + 0.9 * fbm(X, base * 3, 0.9, 6, 0.6, seed=s + 31) + 0.5 * grain_, 0, 1), [(0, "#4a4644"), (0.6, "#7d756d"), (1, "#a39a90")])
    grass = ramp(np.clip(0.5 + fbm(X, z, 1.2, 5, seed=s + 32), 0, 1), [(0, "#3c4a2a"), (1, "#6a6f44")])
    tone = mix(rock, grass, step(1.25, 0.6, steep) * step(V["snow"] * 1.1, V["snow"] * 0.6, base))
    white = step(-0.25, 0.15, base - V["snow"] + 0.9 * fbm(X, z, 0.8, 6, 0.55, seed=s + 33) - 0.55 * np.clip(steep - 0.9, 0, 3))
    tone = mix(tone, np.broadcast_to(rgb("#f1f3f6"), tone.shape), white)
elif kind == "hills":
    field = fbm(X, z, 0.5, 3, 0.4, seed=s + 31) + 0.5 * np.sign(np.sin(X * 1.1 + z * 0.5 + 2 * fbm(X, z, 0.25, 2, seed=s + 34))) * 0.35
    tone = ramp(np.clip(0.5 + 0.6 * field + 0.25 * grain_, 0, 1), [(0, "#4f6a2c"), (0.45, "#7f8f3c"), (0.75, "#a8a04e"), (1, "#c9b468")])
elif kind == "mesa":
    band = base * 7.5 + 0.35 * fbm(X, z, 0.6, 4, seed=s + 31)
    strata = 0.5 + 0.3 * np.sin(band * 2.1) + 0.20 * np.sin(band * 5.3 + 1) + 0.14 * np.sin(band * 13 + 2 * grain_) + 0.10 * np.sin(band * 31) + 0.35 * grain_
    tone = ramp(np.clip(strata, 0, 1), [(0, "#8a4426"), (0.4, "#b8643a"), (0.75, "#d08a58"), (1, "#e3b48a")])
    scrub = step(0.12, 0.3, fbm(X, z, 5.0, 4, 0.6, seed=s + 32)) * step(0.35, 0.1, steep)
    tone = mix(tone, np.broadcast_to(rgb("#6e6a44"), tone.shape), 0.55 * scrub)
else:
    across = X * 0.86 + z * 0.5 + 0.08 * fbm(X, z, 1.5, 3, seed=s + 31)
    ripple = np.sin(across * 130 + 5 * fbm(X, z, 3.0, 3, seed=s + 32)) * np.clip(1.6 / z - 0.12, 0, 1)
    tone = rgb("#d79a62") * (1 + 0.06 * fbm(X, z, 0.8, 4, seed=s + 33) + 0.05 * grain_ + 0.015 * rng.normal(size=z.shape))[..., None]
    facing = np.clip(facing * (1 + 0.35 * ripple) + 0.03 * ripple, 0, None)
if V["trees"] > 0.5 and kind == "hills" and V["snow"]:
    tone = tone * 0.16
if V["snow"] == 0:
    tone = np.broadcast_to(rgb("#e9edf3"), tone.shape) * (1 + 0.05 * grain_)[..., None]
if V["trees"]:
    leaf = ramp(np.clip(tree / 0.2 + 0.4 * grain_, 0, 1), [(0, "#0c1610"), (0.5, "#23361f"), (1, "#4a5a30")] if kind == "alps" or V["trees"] > 0.5 else [(0, "#1a2410"), (0.5, "#3a4a1e"), (1, "#6a6e30")])
    if V["snow"] == 0:  # it lies on the boughs
        leaf = mix(leaf, np.broadcast_to(rgb("#d9e0ea"), leaf.shape), 0.30 + 0.35 * step(0.02, 0.16, tree) * step(-0.2, 0.4, fbm(X, z + top * 2, 14, 3, seed=s + 35)))
    tone = mix(tone, leaf, wood)
    facing = np.where(wood > 0.5, facing * 0.7 + 0.25 * np.clip(tree / 0.2, 0, 1), facing)
up = np.maximum(V["horizon"] - y, 0)
sky = ramp(up / (V["horizon"] + tall / 2), V["sky"])
if V["cloud"]:
    far = 1 / (up + 0.06)
    bx = fbm(x * far * 0.5, far * 0.7, 1.0, 3, seed=s + 50)
    puff = fbm(x * far * 0.42 + 0.5 * bx, far * 0.62, 1.3, 8, 0.55, seed=s + 51)
    body = step(0.05, 0.5, puff + 0.08) * V["cloud"] * step(0.0, 0.06, up)
    sky = mix(sky, np.broadcast_to(np.array(V["key"]) * 0.62 + 0.12, sky.shape), body * 0.75)
key, fill = np.array(V["key"]), ramp(np.array([0.8]), V["sky"])[0] * 0.42 + 0.05
light = tone * (key * (facing * shade)[..., None] * 1.15 + fill * (0.55 + 0.45 * ny / length)[..., None])
away = np.hypot(X, z)
thin = 1 - np.exp(-away * V["fog"] * (1 + 0 * z))
bed = 0.0 if V["lake"] else np.percentile(top[~sky_ & (z > 6)], 12)
low_ = np.clip(1.0 - (top - bed) / (0.30 * V["tall"]), 0, 1) ** 1.3 * step(1.5, 8.0, z)
veil = np.clip(low_ * V["mist"] * (0.55 + 0.9 * fbm(X * 0.6, z * 0.6 + top * 3, 0.5, 5, 0.55, seed=s + 60)), 0, 0.96)
air = rgb(V["air"]) * (0.9 + 0.35 * np.clip(sun[0] * x * 2.2 + 0.1, -0.3, 1))[..., None]
light = mix(light, air, np.clip(thin, 0, 1))
light = mix(light, air * 1.06, veil)
light = np.where(sky_[..., None], sky, light)
if V["lake"]:
    water = (floor_[k1, cols] <= 1e-6) & ~sky_ & (top <= 0.004)
    wet = step(0.3, 0.7, blur(water[..., None].repeat(3, 2).astype(np.float32), 1.2 * LONG_SIDE / 1600)[..., 0])
    ripple = fbm(X * 1.2, z * 2.4, 2.0, 5, 0.6, seed=s + 70) * np.clip(z / 6, 0.25, 1.4)
    calm = step(-0.2, 0.3, fbm(X * 0.2, z, 0.5, 3, seed=s + 71))
    mirrored = V["horizon"] + (np.maximum(h, 0) + eye) * focal / rows
    deepest = np.maximum.accumulate(mirrored[::-1], 0)[::-1]  # far to near: what still reaches below
    hit = np.empty((height, width), int)
    for i in range(width):
        reach_ = mirrored[:, i]
        order = np.maximum.accumulate(np.where(rows[:, 0] > 2.0, reach_, -9))
        hit[:, i] = np.searchsorted(order, place)
    sky_hit = hit >= len(rows)
    hk = np.clip(hit, 0, len(rows) - 1)
    source = V["horizon"] - (np.maximum(h[hk, cols], 0) - eye) * focal / rows[hk, 0]
    source = np.where(sky_hit, 2 * V["horizon"] - y, source)
    mirror = sum(sample(light, np.broadcast_to(np.arange(width), y.shape) + ripple * 3.0, (np.clip(source + ripple * 0.007 * (1 + calm) + d, -tall / 2, V["horizon"]) + tall / 2) * LONG_SIDE) for d in (-0.004, 0.0, 0.004)) / 3
    bend = np.clip((y - V["horizon"]) / (tall / 2 - V["horizon"]), 0, 1)
    color = mirror * (0.86 - 0.40 * bend)[..., None] * np.array((0.92, 0.98, 1.0)) + rgb("#1f4a52") * (0.05 + 0.25 * bend)[..., None]
    light = mix(light, color, wet)
save(light, V.get("exposure", 0.0), V.get("contrast", 1.06), bloom=0.07, grain=0.012, vignette=0.16)
