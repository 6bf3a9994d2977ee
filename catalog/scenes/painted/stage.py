"""A concert: beams through haze over a crowd."""
from film import *  # noqa: F403

V = variant({
    "violet": dict(shape=(3, 2), seed=3, beams=["#8a4aff", "#ff4ab8", "#4a7aff", "#c86aff"], back="#120a24", count=13),
    "amber": dict(shape=(2, 3), seed=8, beams=["#ffae4a", "#ff6a3a", "#ffd28a"], back="#160a06", count=9),
    "teal": dict(shape=(3, 2), seed=14, beams=["#3ae0d0", "#3a9aff", "#b8fff0"], back="#04141c", count=11),
})
width, height, x, y = canvas(V["shape"])
rng = np.random.default_rng(V["seed"])
w, tall = width / LONG_SIDE, height / LONG_SIDE
haze = np.clip(0.75 + 0.75 * fbm(x, y * 1.4, 2.4, 6, 0.55, seed=V["seed"]) + 0.25 * fbm(x, y, 9, 4, seed=V["seed"] + 1), 0.1, 2)
light = rgb(V["back"]) * (0.6 + 1.6 * np.exp(-(((y - 0.05) / 0.25) ** 2)))[..., None]
for k in range(V["count"]):
    top = k % 3 != 2
    ox = (k + 0.5 + rng.uniform(-0.2, 0.2)) / V["count"] * w - w / 2
    oy = -tall / 2 + rng.uniform(0.03, 0.08) if top else tall * 0.12
    angle = rng.normal(np.pi / 2 if top else -np.pi / 2, 0.42)
    dx, dy = x - ox, y - oy
    along = dx * np.cos(angle) + dy * np.sin(angle)
    across = -dx * np.sin(angle) + dy * np.cos(angle)
    spread = 0.006 + np.maximum(along, 0) * rng.uniform(0.05, 0.11)
    beam = np.exp(-((across / spread) ** 2)) * (along > 0) / (0.35 + spread * 16) * np.exp(-np.maximum(along, 0) * 1.1)
    color = rgb(V["beams"][k % len(V["beams"])])
    light = light + color * (beam * haze * 1.5)[..., None]
    lamp = np.exp(-((np.hypot(dx, dy) / 0.009) ** 2))
    flare = np.exp(-np.abs(dy) / 0.004 - np.abs(dx) / 0.05) * 0.35 + 0.16 * np.exp(-np.hypot(dx, dy) / 0.03)
    light = light + (color * 0.6 + 0.6) * (lamp * 5 + flare)[..., None]
floor = tall * 0.17
glow = np.exp(-(((y - floor) / 0.10) ** 2)) * haze
light = light + rgb(V["beams"][0]) * (0.55 * glow)[..., None] + rgb(V["beams"][-1]) * (0.25 * glow)[..., None]
for row in range(7):  # heads and raised arms, nearer rows larger and darker
    t = row / 6
    base = floor + (tall * 0.45 - floor) * t**1.25 + 0.015
    size = 0.009 + 0.034 * t**1.4
    mask = np.zeros_like(x)
    at = -w / 2 - size
    while at < w / 2 + size:
        cx, cy = at + rng.normal(0, size * 0.25), base + rng.normal(0, size * 0.45)
        r = size * rng.uniform(0.85, 1.1)
        j0, j1 = int(max(0, (cy - 5.5 * r + tall / 2) * LONG_SIDE)), height
        i0, i1 = int(max(0, (cx - 3.2 * r + w / 2) * LONG_SIDE)), int(min(width, (cx + 3.2 * r + w / 2) * LONG_SIDE))
        if i1 > i0 and j1 > j0:
            u, v = (x[j0:j1, i0:i1] - cx) / r, (y[j0:j1, i0:i1] - cy) / r
            head = np.hypot(u / 0.82, v)
            neck = np.maximum(np.abs(u) / 0.42, np.abs(v - 1.1) / 0.7)
            body = np.hypot(u / 1.95, (v - 3.1) / 1.9)
            d = np.minimum(np.minimum(head, neck), np.where(v > 3.1, np.abs(u) / 1.95, body))
            if rng.random() < 0.24:
                side, lift, bend = rng.choice((-1, 1)), rng.uniform(2.2, 4.0), rng.uniform(-0.4, 0.7)
                s = np.clip((1.8 - v) / (1.8 + lift), 0, 1)
                arm = np.abs(u - side * (1.5 - bend * s + 0.35 * np.sin(s * 3))) / (0.34 - 0.12 * s)
                arm = np.where((v < 2.2) & (v > -lift), arm, 9)
                fist = np.hypot(u - side * (1.5 - bend + 0.35 * np.sin(3.0)), (v + lift)) / 0.42
                d = np.minimum(d, np.minimum(arm, fist))
            soft = 1.2 / (r * LONG_SIDE) + 0.05 * max(0, t - 0.7)
            mask[j0:j1, i0:i1] = np.maximum(mask[j0:j1, i0:i1], 1 - step(1 - soft, 1 + soft, d))
        at += size * rng.uniform(1.7, 2.5)
    rim = np.clip(mask - np.roll(mask, int(max(1, 0.0022 * LONG_SIDE * (0.5 + t))), 0), 0, 1)
    tone = rgb(V["back"]) * 0.35 * (1 - t) + rgb(V["beams"][0]) * 0.05 * (1 - t) ** 1.5
    light = mix(light, np.broadcast_to(tone, light.shape) + rgb(V["beams"][row % len(V["beams"])]) * (rim * 0.65 * (1 - 0.75 * t))[..., None], mask)
light = light + rgb(V["beams"][0]) * (0.03 * haze)[..., None]
save(light, 0.25, 1.04, bloom=0.2, grain=0.026, vignette=0.25)
