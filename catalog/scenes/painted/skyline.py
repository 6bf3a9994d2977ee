"""A town of towers across the water, tier behind tier in the haze."""
from film import *  # noqa: F403

V = variant({
    "dusk": dict(shape=(3, 2), seed=4, sky=[(0, "#2c3a70"), (0.4, "#7a6a9a"), (0.72, "#e08a7a"), (1, "#ffc48a")], far="#c98a8a", near="#1c2036", lit=0.42, power=1.0, shore=0.13),
    "night": dict(shape=(3, 2), seed=9, sky=[(0, "#060a1c"), (0.6, "#141c3c"), (1, "#2c3460")], far="#26305a", near="#080b18", lit=0.55, power=1.5, shore=0.12),
    "rose": dict(shape=(1, 1), seed=21, sky=[(0, "#5a6aa8"), (0.45, "#c79ab8"), (0.78, "#f2b8b0"), (1, "#ffe0c4")], far="#e6b8b8", near="#4a3f5c", lit=0.22, power=0.8, shore=0.24),
    "noon": dict(shape=(3, 2), seed=26, sky=[(0, "#3f7fc0"), (0.6, "#9cc4e4"), (1, "#e4f0f6")], far="#c4d8e4", near="#4f6478", lit=0.04, power=0.4, shore=0.12),
    "storm": dict(shape=(2, 3), seed=31, sky=[(0, "#2a3440"), (0.55, "#5a6a74"), (0.85, "#a8b0ac"), (1, "#e0d6bc")], far="#98a4a6", near="#20282e", lit=0.34, power=1.1, shore=0.24),
    "dawn": dict(shape=(2, 3), seed=14, sky=[(0, "#8fb0d8"), (0.5, "#d9cfd8"), (0.8, "#f7d9c0"), (1, "#ffe3b8")], far="#e3cfc8", near="#5a6478", lit=0.10, power=0.5, shore=0.26),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
w, tall = width / LONG_SIDE, height / LONG_SIDE
shore = V["shore"]
light = ramp((y + tall / 2) / (shore + tall / 2), V["sky"])
veil = fbm(x * 0.6 + 0.2 * fbm(x, y, 2, 3, seed=s), y * 3.0, 2.2, 6, 0.55, seed=s + 1)
light = light * (1 + 0.16 * veil)[..., None] + rgb(V["sky"][-1][1]) * (0.28 * np.clip(veil, 0, 1) * step(-0.4, 0.1, y))[..., None]
jj, ii = np.arange(height), np.arange(width)


def tower(cx, wide, high, tone, haze, lit, unit, kind):
    """One block with its windows; all in pixels."""
    i0, i1 = int(max(0, cx - wide / 2)), int(min(width, cx + wide / 2))
    base = int((shore + tall / 2) * LONG_SIDE)
    j0 = int(max(0, base - high))
    if i1 - i0 < 3 or base - j0 < 4:
        return
    u, v = (ii[i0:i1] - (cx - wide / 2))[None], (base - jj[j0:base])[:, None]
    side = (u > wide * 0.66) * 0.16 if kind != 2 else u / wide * 0.25
    face = tone * (1.06 - side)[..., None] * (0.85 + 0.3 * rng.random())
    face = np.broadcast_to(face, (base - j0, i1 - i0, 3)).copy()
    cu, cv = unit * (1.0 if kind else 1.5), unit * 1.25
    bay, floor_ = np.floor(u / cu), np.floor(v / cv)
    pu, pv = (u / cu) % 1, (v / cv) % 1
    open_ = (pu > 0.22) & (pu < 0.86) & (pv > 0.26) & (pv < 0.80) if kind != 1 else (pv > 0.30) & (pv < 0.84) & (pu > 0.06)
    dice = rng.random((400, 400, 3))
    d = dice[floor_.astype(int) % 400, bay.astype(int) % 400]
    row = dice[floor_.astype(int) % 400, 0, 1]
    on = open_ & (0.65 * d[..., 0] + 0.35 * row < lit * 0.82)
    face *= np.where(open_, 0.72, 1.0)[..., None]
    tones = np.array([rgb("#ffb45a"), rgb("#ffd79a"), rgb("#fff0d8"), rgb("#bcd8ff")])
    face += np.where(on[..., None], tones[np.minimum((d[..., 1] ** 1.4 * 4).astype(int), 3)] * (0.25 + 1.3 * d[..., 2] ** 2)[..., None] * V["power"], 0) * (1 - 0.75 * haze)
    air = light[max(0, base - 6), min(width - 1, max(0, int(cx)))] * 0.55 + rgb(V["far"]) * 0.45
    fog = np.clip(haze * (0.8 + 0.35 * np.exp(-v / (0.06 * LONG_SIDE))), 0, 0.97)
    face = face * (1 - fog[..., None]) + air * fog[..., None]
    light[j0:base, i0:i1] = face
    if kind == 1 and high > 0.2 * LONG_SIDE:
        m = int(cx)
        light[max(0, j0 - int(0.045 * LONG_SIDE)) : j0, max(0, m - 1) : m + 1] = face[0, len(face[0]) // 2]
    if kind == 2 and i1 - i0 > 10:  # set back at the top
        k = int((i1 - i0) * 0.22)
        top = int(high * 0.07)
        light[max(0, j0 - top) : j0, i0 + k : i1 - k] = face[:1, k : i1 - i0 - k].mean(1, keepdims=True)


scale = LONG_SIDE
for tier, (haze, wide, low, high, count, unit) in enumerate(((0.86, 0.030, 0.05, 0.24, 70, 0.0030), (0.66, 0.036, 0.05, 0.27, 60, 0.0036), (0.42, 0.044, 0.05, 0.31, 44, 0.0044), (0.16, 0.055, 0.03, 0.17, 40, 0.0054), (0.0, 0.06, 0.012, 0.055, 44, 0.0060))):
    tone = rgb(V["near"]) * (1.5 - 0.12 * tier) + 0.01
    for _ in range(count):
        at = rng.uniform(-0.52, 0.52) * w
        heart = np.exp(-(((at / w - 0.07) / 0.24) ** 2))
        up = low + (high - low) * (0.18 + 0.82 * heart) * rng.random() ** 1.5 * (tall / 0.667 if V["shape"] == (2, 3) else 1) * 1.15
        tower((at + w / 2) * scale, wide * rng.uniform(0.6, 1.3) * scale, up * scale, tone, haze * (0.92 if V["lit"] > 0.2 else 1), V["lit"], unit * scale, int(rng.integers(3)))
base = int((shore + tall / 2) * LONG_SIDE)
for k in range(170):  # lamps along the quay
    cx = rng.random() * width
    disc(light, cx, base - rng.uniform(0.001, 0.006) * scale, 0.0013 * scale, rgb(rng.choice(["#ffb45a", "#ffd79a", "#fff0d8"])) * V["power"] * rng.uniform(0.5, 2.2), 0.9, 0)
sea = y >= shore
far = np.clip((y - shore) / (tall / 2 - shore), 0, 1)
ripple = fbm(x * (1.2 - 0.7 * far), (y - shore) * (9 - 5 * far) + far, 26, 4, 0.6, seed=s + 3)
slow = fbm(x, y * 4, 7, 3, seed=s + 4)
shift = (0.012 + 0.05 * far) * ripple + 0.012 * slow
lift = np.abs(ripple) * (0.03 + 0.10 * far)
up = np.clip(2 * shore - y - lift * 0.9, -tall / 2, shore - 0.001)
mirror = np.zeros_like(light)
for stretch in (-0.03, -0.015, 0.0, 0.015, 0.03, 0.05):  # waves draw a light out into a column
    mirror += sample(light, (x + shift * 0.35 + w / 2) * scale, np.clip((np.clip(up + stretch * (0.3 + far), -tall / 2, shore - 0.002) + tall / 2) * scale, 0, base - 1)) / 6
deep = rgb(V["near"]) * 0.5
water = mirror * (0.78 - 0.25 * far + 0.22 * ripple)[..., None].clip(0.1, 1) * np.array((0.92, 0.97, 1.0)) + deep * (0.25 + 0.5 * far)[..., None]
light = np.where(sea[..., None], water, light)
light = light * (1 - 0.35 * np.exp(-(((y - shore) / 0.0022) ** 2)))[..., None]
save(light, 0.2, 1.04, bloom=0.14, grain=0.016, vignette=0.16)
