"""Confetti: lying on card, or in the air before a colored wall."""
from film import *  # noqa: F403

V = variant({
    "pink": dict(shape=(3, 2), seed=3, ground="#f3b3bd", colors=["#fbf3ea", "#e2556a", "#f4c24a", "#6fb7b2", "#d98fb2"], mode="lie"),
    "navy": dict(shape=(2, 3), seed=8, ground="#1b2748", colors=["#e3bb62", "#f3ead6", "#c9973a", "#f7e2a6"], mode="fall"),
    "sun": dict(shape=(1, 1), seed=13, ground="#f5c542", colors=["#fffaf0", "#e8563f", "#3aa0a6", "#f08a9a", "#2f4f8f"], mode="lie"),
})
width, height, x, y = canvas(V["shape"])
rng = np.random.default_rng(V["seed"])
fibre = fbm(x, y, 160, 3, 0.6, seed=1)
light = rgb(V["ground"]) * (1.02 + 0.03 * fibre + 0.02 * fbm(x, y, 3, 4, seed=2) - 0.28 * (x * 0.8 + y * 0.9))[..., None]
if V["mode"] == "fall":
    light = light * (0.55 + 1.1 * np.exp(-(((x + 0.15) / 0.4) ** 2 + ((y + 0.3) / 0.5) ** 2)))[..., None]


def piece(cx, cy, w, h, turn, color, shine, blurred, curl):
    """A bit of paper seen askew: an ellipse or a strip, with the light sliding over its curl."""
    r = max(w, h) * 1.5 + blurred * 2 + 3
    x0, x1, y0, y1 = int(max(0, cx - r)), int(min(width, cx + r)), int(max(0, cy - r)), int(min(height, cy + r))
    if x1 - x0 < 2 or y1 - y0 < 2:
        return None
    py, px = np.mgrid[y0:y1, x0:x1].astype(float)
    u = ((px - cx) * np.cos(turn) + (py - cy) * np.sin(turn)) / w
    v = (-(px - cx) * np.sin(turn) + (py - cy) * np.cos(turn)) / h
    v = v + curl * u * u
    soft = max(0.7, blurred) / min(w, h)
    if round_:
        d = np.hypot(u, v)
        mask = 1 - step(1 - soft, 1 + soft, d)
    else:
        mask = (1 - step(1 - soft, 1 + soft, np.abs(u))) * (1 - step(1 - soft, 1 + soft, np.abs(v)))
    face = color * (0.86 + shine * np.exp(-(((u - 0.3 + 0.4 * curl) / 0.5) ** 2)) + 0.12 * curl * u)[..., None]
    return (slice(y0, y1), slice(x0, x1)), mask, face


count = 640 if V["mode"] == "lie" else 420
for k in range(count):
    near = rng.random()
    if V["mode"] == "lie":
        edge = rng.random() < 0.75
        cx, cy = rng.random() * width, rng.random() * height
        hole = np.hypot((cx / width - 0.5) * 2, (cy / height - 0.5) * 2)
        if edge and hole < rng.uniform(0.35, 0.95):
            continue
        size, blurred = LONG_SIDE * rng.uniform(0.0065, 0.0095), 0.7
    else:
        cx, cy = rng.random() * width, rng.random() * height
        if rng.random() > 0.35 + 0.65 * (1 - cy / height):
            continue
        depth = rng.random() ** 1.8
        size = LONG_SIDE * (0.004 + 0.022 * depth**2)
        blurred = LONG_SIDE * (0.0006 + 0.012 * max(0, depth - 0.45) ** 1.3 + 0.002 * max(0, 0.25 - depth))
    round_ = rng.random() < 0.55
    squash = rng.uniform(0.35, 1.0) if V["mode"] == "fall" else rng.uniform(0.8, 1.0)
    w, h = (size, size * squash) if round_ else (size * 1.35, size * 0.5 * squash)
    color = rgb(V["colors"][rng.integers(len(V["colors"]))])
    shine = rng.uniform(0.05, 0.3) if V["mode"] == "lie" else rng.uniform(0.0, 1.3) ** 2
    turn, curl = rng.uniform(0, 6.28), rng.normal(0, 0.18)
    made = piece(cx, cy, w, h, turn, color, shine, blurred, curl)
    if made is None:
        continue
    where, mask, face = made
    if V["mode"] == "lie":
        lift = LONG_SIDE * rng.uniform(0.0008, 0.0035)
        dark = piece(cx + lift, cy + lift * 1.15, w, h, turn, color, 0, 0.8 + lift * 0.9, curl)
        if dark is not None:
            light[dark[0]] *= (1 - 0.42 * dark[1])[..., None] * np.array([1, 1, 1.0])
    light[where] = mix(light[where], face * (1.0 if V["mode"] == "lie" else 0.9), mask * (1 if V["mode"] == "lie" else min(1, 1.6 * size / (size + blurred * 1.2))))
save(light, 0.15, 1.03, bloom=0.06, grain=0.011, vignette=0.12)
