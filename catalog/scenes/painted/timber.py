"""Boards of wood, close: rings cut lengthwise, pores, knots, and the light along them."""
from film import *  # noqa: F403

V = variant({
    "walnut": dict(shape=(3, 2), seed=5, tones=[(0, "#24140c"), (0.35, "#4a2c1a"), (0.7, "#6e4529"), (1, "#8f6340")], wide=0.165, gap="#0c0705", knots=5, gloss=0.10),
    "oak": dict(shape=(2, 3), seed=12, tones=[(0, "#8a6440"), (0.35, "#b08a5c"), (0.7, "#cbaa7c"), (1, "#dfc59c")], wide=0.12, gap="#3a2818", knots=4, gloss=0.07),
    "driftwood": dict(shape=(3, 2), seed=31, tones=[(0, "#4f4a46"), (0.3, "#8f8880"), (0.65, "#bdb6ac"), (1, "#dcd6cc")], wide=0.11, gap="#1c1a18", knots=8, gloss=0.02),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
u, v = (x, y) if V["shape"] == (3, 2) else (y, x)
board = np.floor((v + 2) / V["wide"]).astype(int)
local = (v + 2) % V["wide"] / V["wide"] - 0.5
dice = rng.random((64, 6))
d = dice[board % 64]
pu, pv = u + 7.3 * d[..., 0] * 9, v * (1.0 + 0.3 * (d[..., 1] - 0.5)) + board * 3.7
bend = np.zeros_like(u)
ring_knot, dark = np.zeros_like(u), np.zeros_like(u)
for _ in range(V["knots"]):
    b = int(rng.integers(board.min(), board.max() + 1))
    ku, kv, size = rng.uniform(u.min(), u.max()), rng.uniform(-0.25, 0.25), rng.uniform(0.008, 0.017)
    du, dv = (u - ku) / (size * 1.5), (local - kv) * V["wide"] / size
    far = np.hypot(du, dv)
    here = board == b
    push = np.sign(dv) * np.exp(-((far / 2.4) ** 1.4)) * here
    bend = bend + push * 0.020
    ring_knot = np.where(here, np.maximum(ring_knot, step(1.15, 0.85, far + 0.12 * fbm(du, dv, 1.3, 3, seed=s + 40))), ring_knot)
    dark = np.where(here, np.maximum(dark, np.exp(-far / 1.1)), dark)
curve = fbm(pu * 0.30, pv, 2.6, 3, 0.5, seed=s)  # the trunk's own bends
ring = (pv - bend) * 24 + curve * 5.5 + 0.25 * fbm(pu * 1.2, pv, 9, 3, seed=s + 1)
phase = ring % 1
late = phase**3.2 * step(1.0, 0.90, phase)  # dark autumn wood, ended sharply by spring
fibre = fbm(pu * 0.9, (pv - bend) * 44, 7, 5, 0.62, seed=s + 2)
pore = np.clip(fbm(pu * 5, (pv - bend) * 150, 4, 2, 0.6, seed=s + 3) * 1.6 - 0.55, 0, 1)
ray = fbm(pu * 3, pv * 3, 8, 4, 0.6, seed=s + 4)
value = 0.62 - 0.34 * late + 0.20 * fibre + 0.07 * ray + 0.22 * (d[..., 2] - 0.5) + 0.12 * fbm(pu, pv, 1.2, 3, seed=s + 5) - 0.35 * dark * 0.8
tone = ramp(np.clip(value, 0, 1), V["tones"])
tone = tone * (1 - 0.55 * pore)[..., None] * (1 + 0.10 * (d[..., 3:4] - 0.5) * np.array((0.4, 0.0, -0.6)))
knot = ramp(np.clip(0.30 + 0.25 * np.sin(6.0 * np.log(0.05 + dark)) + 0.15 * fibre, 0, 1), V["tones"])
tone = mix(tone, knot * 0.8, ring_knot)
edge = (0.5 - np.abs(local)) * V["wide"] + 0.0005 * fbm(u, board * 1.7, 30, 3, seed=s + 6)
seam = step(0.0004, 0.0022, edge)
relief = -0.0010 * pore - 0.0006 * late + 0.0008 * fibre - 0.004 * (1 - step(0.0, 0.0045, edge)) + 0.0003 * ray
gy, gx = np.gradient(relief)
slope = (gx * 0.7 + gy * 0.75) * LONG_SIDE
light = mix(np.broadcast_to(rgb(V["gap"]), tone.shape), tone, seam)
sheen = np.exp(-(((x * 0.75 + y * 0.5 + 0.18 + 0.35 * slope) / 0.30) ** 2))
light = light * (1 - 1.1 * slope).clip(0.3, 1.7)[..., None] * (1.08 - 0.34 * (x + 0.6 * y))[..., None]
light = light + (sheen * V["gloss"] * (1 - 0.7 * pore) * (0.7 + 0.6 * fibre))[..., None].clip(0) * seam[..., None] * np.array((1.0, 0.95, 0.88))
light = light * (1 + 0.012 * np.random.default_rng(2).normal(size=x.shape))[..., None]
save(light, 0.35, 1.04, bloom=0.05, grain=0.008, vignette=0.20)
