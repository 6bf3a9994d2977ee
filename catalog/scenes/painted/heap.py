"""Many small things lying over each other, from above: beans, berries, sweets, pebbles, nuts."""
from film import *  # noqa: F403

V = variant({
    "coffee": dict(shape=(3, 2), seed=3, size=(0.021, 0.026), axes=(1.0, 0.74, 0.52), tones=["#3a1d0e", "#4a2612", "#2c150a", "#552e17"], gloss=0.42, sharp=34, kind="bean", warm=1.06),
    "blueberry": dict(shape=(1, 1), seed=6, size=(0.030, 0.040), axes=(1.0, 1.0, 0.9), tones=["#26305e", "#1f2850", "#38406e", "#2a2450"], gloss=0.2, sharp=22, kind="berry", warm=1.0),
    "candy": dict(shape=(2, 3), seed=9, size=(0.026, 0.027), axes=(1.0, 1.0, 0.6), tones=["#e23a3a", "#f4b52a", "#3a8ad0", "#4aa84a", "#f07ab0", "#f3ede2", "#7a4ab0"], gloss=0.75, sharp=120, kind="plain", warm=1.02),
    "pebbles": dict(shape=(3, 2), seed=12, size=(0.016, 0.052), axes=(1.0, 0.76, 0.5), tones=["#8a8680", "#6a6865", "#a89e90", "#4f5256", "#b8b2a6", "#7d6a5a"], gloss=0.12, sharp=14, kind="stone", warm=1.02),
    "almonds": dict(shape=(3, 2), seed=15, size=(0.034, 0.042), axes=(1.0, 0.56, 0.36), tones=["#9a5a2c", "#a8683a", "#8a4e24", "#b57a48"], gloss=0.16, sharp=16, kind="nut", warm=1.05),
    "tomatoes": dict(shape=(3, 2), seed=18, size=(0.034, 0.042), axes=(1.0, 1.0, 0.92), tones=["#c8241a", "#d63420", "#b81c18", "#c02a18"], gloss=0.8, sharp=160, kind="tomato", warm=1.03),
    "pastel-eggs": dict(shape=(1, 1), seed=21, size=(0.052, 0.058), axes=(1.0, 0.76, 0.76), tones=["#8fbcba", "#dfa894", "#dcc078", "#b09acb", "#d9cdb8", "#9dba86"], gloss=0.12, sharp=20, kind="egg", warm=1.02),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
w, tall = width / LONG_SIDE, height / LONG_SIDE
depth = np.full((height, width), -0.02)
normal = np.zeros((height, width, 3))
normal[..., 2] = 1
local = np.zeros((height, width, 3))
which = np.full((height, width), -1)
area = np.pi * np.mean(V["size"]) ** 2 * V["axes"][1]
count = int(2.7 * w * tall / area)
sizes = rng.uniform(0, 1, count) ** (1.7 if V["kind"] == "stone" else 1.0) * (V["size"][1] - V["size"][0]) + V["size"][0]
reach, flat_ = sizes * np.sqrt(V["axes"][0] * V["axes"][1]) * 0.95, V["axes"][2] / V["axes"][1]
spots, rests = np.zeros((count, 2)), np.zeros(count)
for k in range(count):  # each falls where, of several places, it comes to lie lowest
    tries = rng.uniform((-w / 2 - 0.05, -tall / 2 - 0.05), (w / 2 + 0.05, tall / 2 + 0.05), (14, 2))
    gap2 = ((tries[:, None] - spots[None, :k]) ** 2).sum(2)
    both = (reach[k] + reach[None, :k]) ** 2
    on = np.where(gap2 < both, rests[None, :k] + np.sqrt(np.maximum(both - gap2, 0)), 0).max(1, initial=0)
    best = int(np.argmin(on))
    spots[k], rests[k] = tries[best], on[best]
rests *= flat_
for k in range(count):
    (cx, cy), r = spots[k], sizes[k]
    q = rng.normal(size=4) * (1, 0.17, 0.17, 1) if V["kind"] not in ("berry", "tomato") else rng.normal(size=4)
    q /= np.linalg.norm(q)
    a, b, c, d = q
    R = np.array([[a * a + b * b - c * c - d * d, 2 * (b * c - a * d), 2 * (b * d + a * c)], [2 * (b * c + a * d), a * a - b * b + c * c - d * d, 2 * (c * d - a * b)], [2 * (b * d - a * c), 2 * (c * d + a * b), a * a - b * b - c * c + d * d]])
    half = np.array(V["axes"]) * r * (1 + rng.normal(0, 0.05, 3) * (2.2 if V["kind"] == "stone" else 1))
    j0, j1 = int(max(0, (cy - r * 1.15 + tall / 2) * LONG_SIDE)), int(min(height, (cy + r * 1.15 + tall / 2) * LONG_SIDE))
    i0, i1 = int(max(0, (cx - r * 1.15 + w / 2) * LONG_SIDE)), int(min(width, (cx + r * 1.15 + w / 2) * LONG_SIDE))
    if j1 - j0 < 2 or i1 - i0 < 2:
        continue
    dx, dy = x[j0:j1, i0:i1] - cx, y[j0:j1, i0:i1] - cy
    M = R @ np.diag(1 / half**2) @ R.T  # the ellipsoid p' M p = 1; the ray is along z
    A = M[2, 2]
    B = 2 * (M[0, 2] * dx + M[1, 2] * dy)
    C = M[0, 0] * dx * dx + M[1, 1] * dy * dy + 2 * M[0, 1] * dx * dy - 1
    D = B * B - 4 * A * C
    hit = D > 0
    dz = (-B + np.sqrt(np.maximum(D, 0))) / (2 * A)
    rest = rests[k]
    z = rest + dz
    over = hit & (z > depth[j0:j1, i0:i1])
    if not over.any():
        continue
    p = np.stack([dx, dy, dz], -1)
    g = p @ M
    g /= np.linalg.norm(g, axis=-1, keepdims=True) + 1e-9
    depth[j0:j1, i0:i1][over] = z[over]
    normal[j0:j1, i0:i1][over] = g[over]
    local[j0:j1, i0:i1][over] = ((p @ R) / half)[over]
    which[j0:j1, i0:i1][over] = k
tones = np.array([rgb(c) for c in V["tones"]])
dice = rng.random((count + 1, 4))
tone = tones[(dice[:, 0] * len(tones)).astype(int)][which] * (0.85 + 0.3 * dice[:, 1][which])[..., None]
lx, ly, lz = local[..., 0], local[..., 1], local[..., 2]
shift = which * 3.7
gloss = np.full((height, width), V["gloss"])
rough = fbm(lx * 2 + shift, ly * 2 + lz * 1.3, 2.2, 5, 0.55, seed=s)
fine = fbm(lx * 2 + shift, ly * 2 + lz * 2, 9, 3, 0.6, seed=s + 1)
bump = 0.05 * rough
if V["kind"] == "bean":
    flat = lz > 0.05
    groove = np.exp(-(((ly + 0.10 * np.sin(lx * 2.4 + shift)) / 0.085) ** 2)) * flat * (np.abs(lx) < 0.93)
    tone = tone * (1 + 0.16 * rough + 0.10 * fine)[..., None] * (1 - 0.8 * groove)[..., None]
    chaff = np.exp(-(((ly + 0.10 * np.sin(lx * 2.4 + shift)) / 0.03) ** 2)) * flat * (dice[:, 2][which] > 0.55)
    tone = tone + rgb("#a87a4a") * (0.45 * chaff * np.clip(0.4 + fine, 0, 1))[..., None]
    gloss = gloss * (1 - groove)
    bump = bump - 0.14 * groove + 0.02 * fine
elif V["kind"] == "berry":
    dust = np.clip(0.52 + 0.8 * rough + 0.25 * fine, 0, 1)
    tone = mix(tone, tone * 0.4 + rgb("#8a9ac8") * 0.55, dust * 0.85)
    r2, a2 = np.hypot(lx, ly), np.arctan2(ly, lx)
    crown = (lz > 0) & (r2 < 0.34 + 0.06 * np.cos(a2 * 5))
    lip = np.exp(-(((r2 - 0.33 - 0.06 * np.cos(a2 * 5)) / 0.05) ** 2)) * (lz > 0)
    tone = np.where(crown[..., None], tone * (0.28 + 0.9 * np.clip(r2 / 0.34, 0, 1) ** 2)[..., None], tone)
    bump = bump * 0.3 + 0.10 * lip - 0.07 * crown
elif V["kind"] == "stone":
    vein = np.clip(1 - np.abs(fbm(lx + shift, ly + lz, 1.6, 4, seed=s + 3)) * 16, 0, 1) * (dice[:, 2][which] > 0.7)
    speck = np.clip(fbm(lx * 2 + shift, ly * 2 + lz, 26, 2, 0.7, seed=s + 4), 0, 1)
    tone = tone * (1 + 0.3 * rough + 0.22 * fine + 0.3 * speck)[..., None].clip(0.2, 2) + 0.35 * vein[..., None]
elif V["kind"] == "nut":
    groove = fbm(lx * 0.5 + shift, ly * 5 + lz * 3, 2.4, 4, 0.6, seed=s + 5)
    tone = tone * (1 + 0.28 * groove + 0.14 * fine)[..., None]
    bump = 0.10 * groove + 0.03 * fine
elif V["kind"] == "tomato":
    r2, a2 = np.hypot(lx, ly), np.arctan2(ly, lx)
    star = (lz > 0) & (r2 < 0.10 + 0.46 * np.clip(np.cos(a2 * 2.5 + 0.3 * np.sin(r2 * 5)), 0, 1) ** 6) & (dice[:, 3][which] > 0.25)
    pale = np.exp(-((r2 / 0.5) ** 2)) * (lz > 0)
    tone = mix(tone, np.broadcast_to(rgb("#e05a20"), tone.shape), 0.35 * pale)
    tone = np.where(star[..., None], rgb("#4f7a2c") * (0.8 + 0.6 * fine)[..., None], tone)
    gloss = np.where(star, 0.1, gloss)
    bump = bump * 0.05 + 0.08 * star
elif V["kind"] == "egg":
    speck = step(0.34, 0.5, fbm(lx + shift, ly + lz * 1.1, 7.5, 3, 0.6, seed=s + 6)) * (dice[:, 2][which] > 0.4)
    tone = mix(tone * (1 + 0.06 * rough)[..., None], np.broadcast_to(rgb("#6b5240"), tone.shape), 0.75 * speck)
    bump = 0.003 * fine
else:
    tone = tone * (1 + 0.03 * rough)[..., None]
    bump = 0.008 * rough + 0.004 * fine
gy, gx = np.gradient(bump * np.mean(V["size"]))
edge = np.maximum(np.abs(np.roll(which, 1, 0) - which), np.abs(np.roll(which, 1, 1) - which)) > 0
normal[..., 0] -= np.where(edge, 0, gx * LONG_SIDE)
normal[..., 1] -= np.where(edge, 0, gy * LONG_SIDE)
normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
sun_ = np.array((-0.55, -0.50, 0.67))
shade = np.zeros((height, width))
for soft in (0.8, 1.0, 1.25):  # the sun is not a point
    lit = np.ones((height, width))
    for k in range(1, 26):
        far = k * 0.0042
        dx, dy = int(round(-sun_[0] * far * soft * LONG_SIDE)), int(round(-sun_[1] * far * LONG_SIDE))
        above = np.roll(depth, (dy, dx), (0, 1)) - depth - far * sun_[2]
        lit = np.minimum(lit, 1 - step(0.0, 0.004, above))
    shade += lit / 3
shade = blur(shade[..., None].repeat(3, 2).astype(np.float32), 4.0 * LONG_SIDE / 1600)[..., 0] * 0.5 + shade * 0.5
hollow = np.ones((height, width))
for r in (0.006, 0.018, 0.045):
    soft = blur(depth[..., None].repeat(3, 2).astype(np.float32), r * LONG_SIDE)[..., 0]
    hollow *= np.clip(1 - np.maximum(soft - depth, 0) / (r * 1.5), 0.12, 1)
dif = np.clip(normal @ sun_, 0, None)
wrap = np.clip((normal @ sun_ + 0.25) / 1.25, 0, None)
half = (sun_ + (0, 0, 1)) / np.linalg.norm(sun_ + (0, 0, 1))
spec = np.clip(normal @ half, 0, None) ** V["sharp"] * gloss
window = np.exp(-(((normal[..., 0] - 0.28) / 0.10) ** 2) - ((normal[..., 1] + 0.12) / 0.28) ** 2) * gloss * 0.16  # a soft box mirrored
rim = (1 - normal[..., 2].clip(0, 1)) ** 3 * gloss
key = np.array((1.12, 1.0, 0.88)) * V["warm"]
fill = np.array((0.30, 0.335, 0.40))
light = tone * (key * ((0.7 * dif + 0.4 * wrap) * shade)[..., None] * 1.35 + fill * (0.5 + 0.5 * normal[..., 2:3]) * hollow[..., None] * 0.8)
light = light * (0.25 + 0.75 * hollow)[..., None]
light = light + key * (spec * shade * 1.5 + window * hollow)[..., None] + fill * (0.35 * rim * hollow)[..., None]
light = np.where((which < 0)[..., None], tone.mean((0, 1)) * 0.05, light)
level = np.percentile(depth, 82)
soft = blur(light.astype(np.float32), 0.0035 * LONG_SIDE)
light = mix(light, soft, np.clip((level - depth) / 0.12, 0, 1) * 0.35)
save(light, 0.2, 1.03, bloom=0.06, grain=0.011, vignette=0.16)
