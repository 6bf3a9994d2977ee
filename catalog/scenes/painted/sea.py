"""Open water to the horizon under a low sun or a moon: every pixel mirrors its piece of the sky."""
from film import *  # noqa: F403

V = variant({
    "gold": dict(shape=(3, 2), seed=3, horizon=-0.06, eye=2.6, wind=0.9, rough=0.085, sun=(0.07, 0.035), size=0.017, lamp="#ffd39a", power=9.0, sky=[(0, "#ffc27a"), (0.16, "#f29a6a"), (0.5, "#b0708a"), (1, "#3f4a86")], deep="#123044", cloud=0.75, tint="#f09a78", dark="#5a4a70"),
    "dawn": dict(shape=(2, 3), seed=22, horizon=0.02, eye=2.2, wind=1.1, rough=0.050, sun=(-0.08, 0.16), size=0.016, lamp="#ffe3c0", power=6.0, sky=[(0, "#ffd9b8"), (0.2, "#f3b8b0"), (0.55, "#b0a9d0"), (1, "#6f8fc6")], deep="#2a5468", cloud=0.8, tint="#ffd9c8", dark="#9a8fb4"),
    "moon": dict(shape=(2, 3), seed=8, horizon=0.06, eye=3.0, wind=0.5, rough=0.075, sun=(-0.06, 0.30), size=0.024, lamp="#f3f0e2", power=2.6, sky=[(0, "#2a4468"), (0.3, "#182a4c"), (1, "#070d20")], deep="#030a14", cloud=0.5, tint="#41567c", dark="#0d172e", exposure=-0.35),
    "blue": dict(shape=(16, 9), seed=15, horizon=-0.13, eye=3.4, wind=-0.6, rough=0.080, sun=(-0.3, 0.75), size=0.0, lamp="#fff4e0", power=3.0, sky=[(0, "#d3e6f0"), (0.25, "#9fcbe8"), (1, "#3f8fd0")], deep="#05577a", cloud=0.95, tint="#ffffff", dark="#b9cad8"),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
tall, focal, horizon = height / LONG_SIDE, 1.1, V["horizon"]
sun = np.array([V["sun"][0], V["sun"][1], focal])
sun = sun / np.linalg.norm(sun)


def heaven(dx, dy, dz, clouds=True):
    """Light out of a direction; dy is up."""
    e = np.clip(dy / np.hypot(dx, dz), 0.0, 3)
    light = ramp(np.clip(e * focal / (horizon + tall / 2), 0, 1.0), V["sky"])
    near = np.arccos(np.clip(dx * sun[0] + dy * sun[1] + dz * sun[2], -1, 1))
    halo = (0.55 * np.exp(-near / 0.10) + 0.35 * np.exp(-near / 0.32)) * (1.0 if V["power"] > 3 else 0.45)
    light = light + rgb(V["lamp"]) * (halo * min(V["power"], 3) * 0.28)[..., None]
    if clouds:
        far = 1 / (e + 0.10)
        px, py = dx / dz * far * 1.5, far * 1.15
        bend = fbm(px, py, 0.5, 3, seed=s + 5)
        thick = fbm(px + 0.8 * bend, py * 1.5 + 0.5 * bend, 0.9, 8, 0.54, seed=s + 6)
        lower = fbm(px + 0.8 * bend, (py + 0.16) * 1.5 + 0.5 * bend, 0.9, 5, 0.54, seed=s + 6)
        body = step(-0.02, 0.42, thick) * V["cloud"] * step(0.0, 0.05, e)
        lit = np.clip(0.55 + 2.0 * (thick - lower) + 0.5 * np.exp(-near / 0.25) - 0.4 * body, 0, 1)
        color = mix(np.broadcast_to(rgb(V["dark"]), light.shape), np.broadcast_to(rgb(V["tint"]), light.shape), lit)
        color = color + rgb(V["lamp"]) * (0.5 * np.exp(-near / 0.14) * min(V["power"], 3) / 3)[..., None]
        light = mix(light, color, body * (1 - 0.5 * np.exp(-e * 9)))
    return light, near


up = np.maximum(horizon - y, 1e-4)
norm = np.sqrt(x * x + up * up + focal * focal)
light, near = heaven(x / norm, up / norm, focal / norm)
if V["size"]:
    edge = 1 - step(V["size"] * 0.94, V["size"] * 1.04, np.hypot(x - V["sun"][0], horizon - y - V["sun"][1]))
    face = 1.0 - (0.35 * np.clip(0.15 + fbm(x, y, 40, 5, 0.6, seed=s + 1), 0, 1) if V["power"] < 3 else 0)
    light = light + rgb(V["lamp"]) * (edge * face * V["power"] * 0.8)[..., None]
if V["power"] < 3 and V["size"]:
    for _ in range(420):
        disc(light, rng.random() * width, rng.random() ** 1.4 * (horizon + tall / 2) * LONG_SIDE, 0.5 * LONG_SIDE / 1600 + 0.4, np.array((0.9, 0.95, 1.05)) * rng.uniform(0.1, 0.9) ** 2.5, 0.9, 0)

below = np.maximum(y - horizon, 0.35 / LONG_SIDE)
count = 64
long = np.exp(rng.uniform(np.log(0.10), np.log(17), count))
turn = V["wind"] + rng.normal(0, 0.5, count) + np.pi / 2
steep = V["rough"] * rng.uniform(0.5, 1.4, count) * np.where(long > 6, 0.55, 1.0) * np.sqrt(2.0 / count) * 3.0
phase = rng.uniform(0, 6.28, count)
lift = np.zeros_like(x)
for first in (True, False):  # then again where the waves' own height has moved the point
    z = np.clip((V["eye"] - lift) * focal / below, 0, 4000)
    px = x / focal * z
    print_ = z * z / (V["eye"] * focal * LONG_SIDE) + z / LONG_SIDE * 0.5
    lift, sx, sz, lost = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
    gust = 0.75 + 0.5 * np.clip(0.5 + fbm(px * 0.02, z * 0.012, 1.0, 4, seed=s + 40), 0, 1)
    least = print_.min(1)
    for L, a, m, p in zip(long, turn, steep, phase):
        if first and L < 1:
            continue
        near = int(np.argmax(least < 1.1 * L))  # farther up this wave is finer than the pixels
        at = slice(near, None)
        k = 2 * np.pi / L
        keep = np.exp(-((2.2 * print_[at] / L) ** 2))
        arg = k * np.cos(a) * px[at] + k * np.sin(a) * z[at] + p + 1.4 * np.sin(0.11 * px[at] + 0.07 * z[at] + p)
        wave = m * np.cos(arg) * keep * gust[at]
        sx[at] += wave * np.cos(a)
        sz[at] += wave * np.sin(a)
        lost += (m * gust) ** 2 / 2
        lost[at] -= (m * gust[at] * keep) ** 2 / 2
        if L > 1.0:
            lift[at] += m / k * np.sin(arg) * keep
    lift = np.clip(lift, -0.4, 0.4)
nx, ny, nz = -sx, np.ones_like(x), -sz
n = np.sqrt(nx * nx + 1 + nz * nz)
nx, ny, nz = nx / n, ny / n, nz / n
vx, vy, vz = px, -(V["eye"] - lift), z
v = np.sqrt(vx * vx + vy * vy + vz * vz)
vx, vy, vz = vx / v, vy / v, vz / v
d = vx * nx + vy * ny + vz * nz
rx, ry, rz = vx - 2 * d * nx, vy - 2 * d * ny, vz - 2 * d * nz
ry = np.abs(ry) + 0.35 * np.sqrt(lost)  # rough water far off mirrors a higher sky
mirror, _ = heaven(rx, ry, np.abs(rz) + 1e-3, clouds=False)
cos_ = np.clip(-d, 0, 1)
fresnel = 0.02 + 0.98 * (1 - np.clip(cos_ + 0.5 * np.sqrt(lost), 0, 1)) ** 5
# glitter: how many unseen facets of this pixel face the lamp
hx, hy, hz = sun[0] - vx, sun[1] - vy, sun[2] - vz
tx, tz = -hx / hy - sx, -hz / hy - sz  # the slope it would take, less the slope that is there
var = lost + 0.00035
grain_ = np.exp(0.9 * np.random.default_rng(5).normal(size=x.shape) * step(4, 60, z))
glint = np.exp(-(tx * tx + tz * tz) / (2 * var)) / (2 * np.pi * var) * V["power"] * 0.010 * grain_ * (0.02 + 0.98 * (1 - np.clip((vx * -hx + vy * -hy + vz * -hz) / np.sqrt(hx * hx + hy * hy + hz * hz), 0, 1)) ** 5 + 0.06)
body = rgb(V["deep"]) * (0.55 + 0.9 * np.clip(0.5 + lift * 1.3 + 0.8 * sz, 0, 1.6))[..., None]
water = mix(body, mirror, np.clip(fresnel, 0, 0.92)) + rgb(V["lamp"]) * np.clip(glint, 0, 5)[..., None]
haze = np.exp(-below * 60)
edge_ = ramp(np.array([0.0]), V["sky"])[0]
water = mix(water, np.broadcast_to(edge_ * 0.85, water.shape), 0.55 * haze)
light = mix(light, water, step(-0.5 / LONG_SIDE, 0.5 / LONG_SIDE, y - horizon))
save(light, V.get("exposure", 0.1), 1.05, bloom=0.12, grain=0.012, vignette=0.16)
