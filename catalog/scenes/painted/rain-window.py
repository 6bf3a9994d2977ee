"""Rain on a pane; what is behind it is far out of focus, and stands on its head in every drop."""
from film import *  # noqa: F403

V = variant({
    "night": dict(shape=(3, 2), seed=4, ground=[(0, "#0a1024"), (0.5, "#2a2440"), (1, "#0b0d16")], colors=["#ffb765", "#ff5a46", "#fff1d6", "#6fb7ff", "#ffd08a", "#5ad0c0"], count=80, size=(0.03, 0.085), power=0.6),
    "garden": dict(shape=(2, 3), seed=9, ground=[(0, "#d5dfdc"), (0.4, "#8fa58c"), (1, "#2f4a33")], colors=["#dfeecb", "#a9c98f", "#f4f7ea", "#5f8a52"], count=60, size=(0.04, 0.11), power=0.12),
})
rng = np.random.default_rng(V["seed"])
width, height, x, y = canvas(V["shape"])
tall = (y + height / LONG_SIDE / 2) / (height / LONG_SIDE)
behind = ramp(tall + 0.3 * fbm(x, y, 2.5, 3, seed=V["seed"]), V["ground"])
for _ in range(V["count"]):
    size = rng.uniform(*V["size"]) * LONG_SIDE * 0.55
    disc(behind, rng.random() * width, height * np.clip(rng.normal(0.55, 0.2), 0, 1), size, rgb(V["colors"][rng.integers(len(V["colors"]))]) * rng.uniform(0.2, 1) * V["power"], 0.15, 0.25)
behind = behind * 0.6 + 0.4 * blur(behind.astype(np.float32), LONG_SIDE * 0.012)
shine = behind.mean((0, 1)) * 5
light = behind * 0.82 + 0.18 * blur(behind.astype(np.float32), LONG_SIDE * 0.05)  # mist on the glass
mist = (0.03 + 0.05 * np.clip(fbm(x, y, 3, 4, seed=2), 0, 1))[..., None] * ramp(tall * 0 + 0.5, V["ground"]) * 1.5
light = light + mist


def drop(cx, cy, r, long=1.0):
    """A lens of water: draws `behind` upside down and small, dark toward its rim, a glint on top."""
    x0, x1, y0, y1 = int(max(0, cx - r * 1.3)), int(min(width, cx + r * 1.3 + 1)), int(max(0, cy - r * 1.4 * long)), int(min(height, cy + r * 1.4 * long + 1))
    if x1 - x0 < 2 or y1 - y0 < 2:
        return
    py, px = np.mgrid[y0:y1, x0:x1].astype(float)
    u, v = (px - cx) / r, (py - cy) / (r * long)
    a = np.arctan2(v, u)
    shape = 1 + wob[0] * np.cos(a * 2 + wob[1]) + wob[2] * np.cos(a * 3 + wob[3])
    d = np.hypot(u, v + 0.12 * u * u) / shape
    inside = 1 - step(1 - 1.6 / r if r > 2 else 0.4, 1.0, d)
    bend = 3.2 + 4.0 * d**3
    seen = sample(behind, cx - u * r * bend * 2.4, cy - v * r * long * bend * 2.4)
    shade = (1 - 0.85 * step(0.55, 1.0, d)) * (0.85 + 0.35 * step(-0.4, 0.9, v))
    glint = np.exp(-(((u + 0.32) / 0.16) ** 2 + ((v + 0.45) / 0.12) ** 2)) * 0.9
    water = seen * shade[..., None] + glint[..., None] * shine
    shadow = np.exp(-((d - 1.02) / 0.12) ** 2) * (v > -0.2) * 0.25
    here = light[y0:y1, x0:x1] * (1 - shadow[..., None])
    light[y0:y1, x0:x1] = mix(here, water, inside)


taken = np.zeros((height // 4 + 1, width // 4 + 1), bool)
sizes = sorted(np.concatenate([rng.uniform(0.011, 0.019, 36), rng.uniform(0.005, 0.011, 190), rng.uniform(0.0018, 0.005, 1900), rng.uniform(0.0009, 0.0018, 1500)]), reverse=True)
for s in sizes:
    r = s * LONG_SIDE
    cx, cy = rng.random() * width, rng.random() * height
    gy, gx, g = int(cy / 4), int(cx / 4), int(np.ceil(r * 1.15 / 4))
    zone = taken[max(0, gy - g) : gy + g + 1, max(0, gx - g) : gx + g + 1]
    if zone.any() and r > 3:
        continue
    zone[:] = True
    wob = (rng.uniform(0, 0.12), rng.uniform(0, 6.28), rng.uniform(0, 0.07), rng.uniform(0, 6.28))
    drop(cx, cy, max(r, 1.0), rng.uniform(1.0, 1.35) if s > 0.005 else 1.0)
    if s > 0.012 and rng.random() < 0.45:  # it has run: small beads where it was
        way = cx
        for k in range(rng.integers(8, 26)):
            way += rng.normal(0, r * 0.12)
            wob = (0.1, rng.uniform(0, 6.28), 0.05, rng.uniform(0, 6.28))
            drop(way, cy - r * 1.5 - k * r * rng.uniform(0.5, 0.75), r * rng.uniform(0.1, 0.3), rng.uniform(1, 1.6))
save(light, 0.2, 1.04, bloom=0.08, grain=0.014, vignette=0.22)
