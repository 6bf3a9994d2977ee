"""A road at night, the shutter long open: what drove there left its lamps' lines."""
from film import *  # noqa: F403

V = variant({
    "motorway": dict(shape=(3, 2), seed=5, sky=[(0, "#0a1230"), (0.5, "#2c2f5c"), (0.85, "#8a5a72"), (1, "#e09a6e")], bend=1.0, eye=9.0, count=150),
    "curve": dict(shape=(2, 3), seed=12, sky=[(0, "#050914"), (0.6, "#0f1c38"), (1, "#28406a")], bend=-1.5, eye=13.0, count=130),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
w, tall, focal = width / LONG_SIDE, height / LONG_SIDE, 1.15
horizon = -0.07 if V["shape"] == (3, 2) else -0.14
light = ramp((y + tall / 2) / (horizon + tall / 2), V["sky"])
light = light * (1 + 0.16 * fbm(x * 0.7, y * 3.4, 2.4, 6, 0.55, seed=s))[..., None]


def road(z):
    """How far the road's middle lies aside."""
    return V["bend"] * (0.00052 * z * z * np.exp(-z / 420) + 5 * np.sin(z / 95)) - 1.0 * V["bend"]


def screen(off, up, z):
    return (off + road(z)) * focal / z + w / 2, horizon + tall / 2 + (V["eye"] - up) * focal / z


hill = horizon - 0.012 - 0.035 * np.clip(0.4 + fbm(x[:1], np.zeros((1, width)), 3.0, 7, seed=s + 2), 0, 1)
ground = step(-0.5 / LONG_SIDE, 0.5 / LONG_SIDE, y - hill)
below = np.maximum(y - horizon, 1e-4)
z = np.minimum(V["eye"] * focal / below, 4000)
off = x / focal * z - road(z)
verge = step(15.5, 17.5, np.abs(off))
rough = fbm(off, z, 1.1, 6, 0.6, seed=s + 3) * np.exp(-z / 160)
asphalt = rgb("#34353e") * (1 + 0.5 * rough + 0.10 * fbm(off * 1.2, z * 0.06, 1.0, 3, seed=s + 4))[..., None]
grass = rgb("#161d1a") * (1 + 1.0 * rough)[..., None]
lane = np.zeros_like(x)
for at, dash in ((-15, 0), (-11, 1), (-7, 1), (-2.4, 0), (2.4, 0), (7, 1), (11, 1), (15, 0)):
    lane = np.maximum(lane, np.exp(-(((off - at) / (0.10 + 0.0016 * z)) ** 2)) * ((z % 12 < 5) if dash else 1.0))
asphalt = mix(asphalt, np.broadcast_to(rgb("#9a9890"), asphalt.shape), 0.7 * lane * np.exp(-z / 240))
middle = np.exp(-((off / 1.6) ** 4))
asphalt = mix(asphalt, np.broadcast_to(rgb("#101412"), asphalt.shape), middle)
field = mix(asphalt, grass, verge)
far_tone = rgb("#141a2c")
field = mix(field, np.broadcast_to(far_tone, field.shape), (1 - np.exp(-z / 700)))
field = np.where((y < horizon)[..., None], far_tone * (1 + 0.2 * fbm(x, y, 20, 4, seed=s + 5))[..., None], field)
lit = np.zeros((height * width, 3))
glow = np.zeros((height * width, 3))


def splat(buffer, px, py, color, weight):
    i, j = (px * LONG_SIDE).astype(int), (py * LONG_SIDE).astype(int)
    inside = (i >= 0) & (j >= 0) & (i < width) & (j < height)
    at = j[inside] * width + i[inside]
    for c in range(3):
        buffer[:, c] += np.bincount(at, weight[inside] * color[c], height * width)


reds, whites = ["#ff2a1c", "#ff3a22", "#ff1a28", "#ff5a2a"], ["#fff3e0", "#ffe0b0", "#dfeaff", "#fff8ee"]
for _ in range(V["count"]):
    right = rng.random() < 0.5
    lane_ = rng.choice((4.8, 9.0, 13.0)) * (1 if right else -1) + rng.normal(0, 0.30)
    color = rgb(rng.choice(reds if right else whites)) * rng.uniform(0.35, 1.2) * (1.0 if right else 0.8)
    near, far = (3.0, 900) if rng.random() < 0.6 else sorted(np.exp(rng.uniform(np.log(3), np.log(700), 2)))
    high, half = rng.uniform(0.6, 0.95) * (1.9 if rng.random() < 0.06 else 1), rng.uniform(0.62, 0.75)
    zz = np.exp(np.linspace(np.log(near), np.log(far), int(2600 * LONG_SIDE / 1600)))
    drift = 0.25 * np.sin(zz / rng.uniform(40, 120) + rng.uniform(0, 6)) + (rng.choice((-4.1, 4.1)) * step(60, 160, zz) if rng.random() < 0.07 else 0)
    ends = step(near, near * 1.2, zz) * (1 - step(far * 0.8, far, zz))
    blink = 1.0 if rng.random() > 0.05 else ((zz % 16) < 7)
    for side in (-half, half):
        for dx, dy in rng.uniform(-1, 1, (26, 2)):
            if dx * dx + dy * dy > 1:
                continue
            px, py = screen(lane_ + drift + side + dx * 0.075, high + dy * 0.055, zz)
            px, py = px + rng.uniform(-0.5, 0.5, zz.shape) / LONG_SIDE, py + rng.uniform(-0.5, 0.5, zz.shape) / LONG_SIDE
            splat(lit, px, py, color, ends * blink * 0.05 * np.clip(26 / zz, 0.02, 1.6))
    for _ in range(3):  # its light on the asphalt
        px, py = screen(lane_ + drift + rng.normal(0, 0.9, zz.shape), 0 * zz, zz * rng.uniform(0.9, 1.0, zz.shape))
        splat(glow, px, py, color, ends * 0.5 * np.clip(14 / zz, 0, 1))
lit, glow = lit.reshape(height, width, 3), glow.reshape(height, width, 3)
glow = blur(glow.astype(np.float32), LONG_SIDE * 0.012) * (1600 / LONG_SIDE) ** -1
light = mix(light, field, ground)
light = light + field * glow * 2.2
for _ in range(420):  # a town along the foot of the hills
    zz = rng.uniform(500, 3000)
    cx, cy = rng.random() * width, (horizon + tall / 2) * LONG_SIDE - rng.exponential(0.006) * LONG_SIDE + rng.uniform(0, 0.006) * LONG_SIDE
    disc(light, cx, cy, rng.uniform(0.0006, 0.0014) * LONG_SIDE + 0.3, rgb(rng.choice(["#ffb45a", "#ffd79a", "#fff0d8", "#9ac0ff"])) * rng.uniform(0.1, 1.2), 0.8, 0)
for k in range(26):  # lamps beside the road
    zz = 26.0 * (1.22**k) if k < 13 else 26.0 * (1.22 ** (k - 13))
    px, py = screen(18.5 if k < 13 else -18.5, 9.5, np.array([zz]))
    disc(light, px[0] * LONG_SIDE, py[0] * LONG_SIDE, max(0.9, 0.32 * focal / zz * LONG_SIDE), rgb("#ffc27a") * 3.0, 0.5, 0)
soft = blur(lit.astype(np.float32), LONG_SIDE * 0.0035)
light = light + np.minimum(lit, 3) + 0.35 * soft + 0.22 * blur(lit.astype(np.float32), LONG_SIDE * 0.016)
save(light, 0.15, 1.05, bloom=0.2, grain=0.016, vignette=0.22)
