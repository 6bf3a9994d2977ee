"""House fronts seen straight on: plaster, deep windows, shutters, and the sun across them."""
from relief import *  # noqa: F403

V = variant({
    "rose": dict(shape=(3, 2), wall="#dd9a88", trim="#f0e6d8", shutter="#5d7f74", columns=4, rows=2, seed=3, sun=(-0.62, -0.62, 0.46)),
    "white": dict(shape=(2, 3), wall="#e8e2d6", trim="#d8d0c0", shutter="#2f6f9f", columns=2, rows=3, seed=6, sun=(0.66, -0.58, 0.46)),
    "mint": dict(shape=(3, 2), wall="#a9cbb8", trim="#f1ece0", shutter="#c25a44", columns=4, rows=2, seed=12, sun=(0.62, -0.62, 0.46)),
    "ochre": dict(shape=(1, 1), wall="#d49a3c", trim="#f0e4cc", shutter="#6e3a2a", columns=3, rows=3, seed=9, sun=(-0.6, -0.6, 0.5)),
})
s = V["seed"]
r = Relief(V["shape"], s)
x, y, w, tall, rng = r.x, r.y, r.w, r.tall, r.rng
cloud, stain = fbm(x, y, 1.6, 6, 0.55, seed=s), fbm(x * 3, y * 0.35, 5, 5, 0.6, seed=s + 1)
rough = fbm(x, y, 60, 4, 0.6, seed=s + 2)
r.tone[:] = rgb(V["wall"]) * (1 + 0.06 * cloud - 0.10 * np.clip(stain, 0, 1) + 0.05 * rough + 0.012 * r.dust)[..., None]
r.depth += 0.05 + 0.0008 * rough + 0.0012 * fbm(x, y, 9, 4, seed=s + 3) + 0.00025 * r.dust
r.gloss[:] = 0.03


def pane(cx, cy, wide, high, deep, k):
    """Glass deep in the wall: a dark room, a curtain, the sky mirrored in it."""
    u, v = x - cx, y - cy
    inside = (np.abs(u) < wide / 2) & (np.abs(v) < high / 2)
    tilt = rng.normal(0, 0.25)
    sky = np.clip(0.5 - v / high + tilt + 0.35 * fbm(x + k * 3.1, y, 6, 4, seed=s + 40), 0, 1)
    glass = mix(np.broadcast_to(rgb("#12181f"), r.tone.shape), np.broadcast_to(rgb("#8fb0cc"), r.tone.shape), 0.15 + 0.55 * sky**1.5)
    if rng.random() < 0.55:
        drawn = np.abs(u) > wide * rng.uniform(0.12, 0.36)
        cloth = rgb("#d9d2c4") * (0.42 + 0.16 * np.sin(u / wide * 70 + 3 * fbm(x, y, 9, 2, seed=k)))[..., None]
        glass = np.where(drawn[..., None], cloth * 0.7 + glass * 0.3, glass)
    r.depth[:] = np.where(inside, 0.05 - deep, r.depth)
    r.tone[:] = np.where(inside[..., None], glass, r.tone)
    r.gloss[:], r.sharp[:] = np.where(inside, 0.0, r.gloss), r.sharp


def bar(cx, cy, wide, high, level, color, gain=1.0):
    n = r.part(cx, cy, max(wide, high) / 2 + 0.004)
    inside = (np.abs(n.x - cx) < wide / 2) & (np.abs(n.y - cy) < high / 2)
    d = np.minimum(wide / 2 - np.abs(n.x - cx), high / 2 - np.abs(n.y - cy))
    n.depth[:] = np.where(inside, level - 0.0015 * (1 - step(0, 0.002, d)), n.depth)
    n.tone[:] = np.where(inside[..., None], rgb(color) * gain * (1 + 0.06 * fbm(n.x, n.y, 40, 3, seed=s + 60))[..., None], n.tone)


pw, ph = w / V["columns"], tall / V["rows"]
for row in range(V["rows"]):
    cornice = -tall / 2 + row * ph
    if row:
        bar(0, cornice, w * 1.2, 0.011, 0.058, V["trim"], 0.95)
    for col in range(V["columns"]):
        cx, cy = -w / 2 + (col + 0.5) * pw, -tall / 2 + (row + 0.53) * ph
        ww, hh = pw * 0.34, ph * 0.56
        bar(cx, cy, ww + 0.022, hh + 0.022, 0.055, V["trim"])
        pane(cx, cy, ww, hh, 0.030, row * 9 + col)
        frame_ = 0.026
        for dx, bw in ((-ww / 2 + 0.004, 0.008), (0, 0.007), (ww / 2 - 0.004, 0.008)):
            bar(cx + dx, cy, bw, hh, frame_, "#efe9dd")
        for dy in (-hh / 2 + 0.004, -hh * 0.14, hh / 2 - 0.004):
            bar(cx, cy + dy, ww, 0.007, frame_, "#efe9dd")
        bar(cx, cy + hh / 2 + 0.012, ww + 0.04, 0.012, 0.07, V["trim"])
        if rng.random() < 0.3:  # a box of flowers
            for _ in range(60):
                px, py = cx + rng.uniform(-0.5, 0.5) * ww, cy + hh / 2 - 0.006 + rng.normal(0, 0.008)
                color = rng.choice(["#4f7a34", "#3f6a2c", "#5f8a3c", "#c8324a", "#e0566a"], p=[0.3, 0.25, 0.2, 0.15, 0.1])
                r.dot(px, py, 0.0055, 0.082 + rng.uniform(0, 0.004), color)
        for side in (-1, 1):
            sw = ww * 0.52 * rng.choice((1, 1, 1, 0.86, 0.62))
            sx = cx + side * (ww / 2 + 0.012 + sw / 2)
            tip = 0.064 + (0.03 if sw < ww * 0.5 else 0.0)
            bar(sx, cy, sw, hh + 0.008, tip, V["shutter"])
            for part in (-0.25, 0.25):
                u, v = x - sx, y - cy - part * hh
                field = (np.abs(u) < sw * 0.37) & (np.abs(v) < hh * 0.215)
                slat = (v / (hh * 0.027)) % 1
                r.depth[:] = np.where(field, tip - 0.006 + 0.0065 * slat, r.depth)
                r.tone[:] = np.where(field[..., None], rgb(V["shutter"]) * (0.75 + 0.3 * slat)[..., None], r.tone)
light = r.light(V["sun"], (1.14, 1.0, 0.84), (0.26, 0.32, 0.43), 0.0, 0.08, 0.0035)
save(light, 0.05, 1.04, bloom=0.06, grain=0.012, vignette=0.14)
