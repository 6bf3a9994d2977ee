"""A cup from above, on its saucer: milk poured in a leaf, or black coffee."""
from relief import *  # noqa: F403

V = variant({
    "latte": dict(shape=(3, 2), seed=4, ground=("planks", "#7a5230", "#48290f"), at=(-0.17, 0.01), cup="#f3eee6", drink=("#7a4420", "#a8703c"), milk="#f3e2c6", art="leaf", beans=22),
    "black": dict(shape=(1, 1), seed=9, ground=("paper", "#d9a088"), at=(0.02, 0.0), cup="#f1ece4", drink=("#1c0d06", "#3f200f"), milk="#b0783f", art="crema", beans=14),
})
s = V["seed"]
r = Relief(V["shape"], s)
x, y, w, tall, rng = r.x, r.y, r.w, r.tall, r.rng
getattr(r, V["ground"][0])(*V["ground"][1:], s)
cx, cy = V["at"]


def bean(px, py, turn, size, lift):
    n = r.part(px, py, size * 1.2)
    if n is None:
        return
    u, v = n.frame(px, py, turn)
    e = np.hypot(u / size, v / (size * 0.68))
    groove = np.exp(-(((v + 0.10 * size * np.sin(u / size * 2.4)) / (size * 0.07)) ** 2)) * step(0.95, 0.7, e)
    top = lift + size * 0.55 * np.sqrt(np.clip(1 - e * e, 0, 1)) - size * 0.16 * groove
    over = (e < 1) & (top > n.depth)
    tone = rgb("#4a2712") * (0.8 + 0.5 * rng.random()) * (1 + 0.25 * fbm(n.x, n.y, 90, 3, seed=s + 8))[..., None] * (1 - 0.6 * groove)[..., None]
    n.depth[:], n.tone[:] = np.where(over, top, n.depth), np.where(over[..., None], tone, n.tone)
    n.gloss[:], n.sharp[:] = np.where(over, 0.35, n.gloss), np.where(over, 22, n.sharp)


glaze = V["cup"]
r.round_thing(cx, cy, [(0, 0.008), (0.105, 0.008), (0.112, 0.013), (0.175, 0.020), (0.205, 0.030), (0.210, 0.028)], [(0, glaze), (0.21, glaze)], 0.45, 90, 0.0, 0.0)
turn = 28
a = np.radians(turn)
r.stick(cx + np.cos(a) * 0.170, cy + np.sin(a) * 0.170, 0.085, 0.0145, turn, [(0, 0.86, glaze, 1, 0.95), (0.86, 1, glaze, 0.95, 0.4)], 0.060, 0.5, 80)
level = 0.112
r.round_thing(cx, cy, [(0, level), (0.1225, level), (0.1235, 0.118), (0.127, 0.124), (0.133, 0.124), (0.1365, 0.116), (0.139, 0.085)], [(0, glaze), (0.14, glaze)], 0.5, 90, 0.0, 0.0)
u, v = (x - cx) / 0.1225, (y - cy) / 0.1225
u, v = u * np.cos(-0.35) - v * np.sin(-0.35), u * np.sin(-0.35) + v * np.cos(-0.35)
d = np.hypot(u, v)
inside = d < 1.0
swirl = 0.05 * fbm(u, v, 2.4, 4, seed=s + 20)
froth = fbm(u, v, 26, 4, 0.65, seed=s + 21)
crema = np.clip(0.45 + 0.9 * fbm(u + swirl * 3, v - swirl * 3, 2.0, 5, 0.55, seed=s + 22) + 0.35 * (d - 0.5) + 0.10 * froth, 0, 1)
drink = mix(np.broadcast_to(rgb(V["drink"][0]), r.tone.shape), np.broadcast_to(rgb(V["drink"][1]), r.tone.shape), crema)
qu, qv = u + swirl, v + 0.05 * fbm(u, v, 2.4, 4, seed=s + 23)
if V["art"] == "leaf":
    t = np.clip((qv + 0.70) / 1.36, 0, 1)  # from its tip to its stalk
    half = 0.58 * np.sin(np.pi * np.clip(t * 0.80 + 0.15, 0, 1)) ** 0.8 * step(0.0, 0.10, t)
    drag = 0.10 * fbm(u + 5, v, 1.6, 3, seed=s + 25)
    leafy = np.cos((qv * 6.0 - 3.2 * np.abs(qu) ** 0.8 + 1.9 * qu * qu + 3.5 * drag) * 2 * np.pi * 1.12 + 0.6)
    fine = step(-1.0, 0.75, leafy + 0.45 * froth)
    within = step(0.03, -0.02, np.abs(qu) - half) * (qv > -0.72) * (qv < 0.66)
    stalk = np.exp(-((qu / 0.022) ** 2)) * (qv > -0.5) * (qv < 0.78)
    white = np.clip(within * fine * (1 - 0.95 * stalk), 0, 1)
else:
    white = 0.75 * step(0.78, 0.97, d + 0.16 * fbm(u, v, 3.2, 4, seed=s + 24)) * np.clip(0.7 + 0.6 * froth, 0, 1)
    for _ in range(150):
        b, far, size = rng.uniform(0, 6.28), 1 - rng.exponential(0.07) - 0.03, rng.uniform(0.006, 0.020)
        e = np.hypot(u - far * np.cos(b), v - far * np.sin(b)) / size
        white = np.maximum(white, 0.55 * np.exp(-(((e - 0.8) / 0.28) ** 2)))
milk = mix(drink, np.broadcast_to(rgb(V["milk"]), drink.shape) * (1 + 0.03 * froth)[..., None], white * 0.94)
milk = milk * (1 - 0.30 * step(0.93, 1.0, d))[..., None]
pane = (np.abs(u + 0.28) < 0.20) & (np.abs(v + 0.46) < 0.15) & (np.abs(u + 0.28) > 0.012)
shine = blur(pane.astype(np.float32)[..., None].repeat(3, 2), LONG_SIDE * 0.003)[..., 0] * (0.10 if V["art"] != "crema" else 0.22)
r.tone[:] = np.where(inside[..., None], milk + shine[..., None], r.tone)
r.gloss[:], r.sharp[:] = np.where(inside, 0.10, r.gloss), np.where(inside, 60, r.sharp)
# a spoon on the saucer
sx, sy, st = cx - 0.155, cy + 0.085, 62
b = np.radians(st)
r.stick(sx, sy, 0.21, 0.0042, st, [(0, 1, "#b9b4ac", 0.8, 1.25)], 0.026, 0.9, 70)
n = r.part(sx - np.cos(b) * 0.128, sy - np.sin(b) * 0.128, 0.05)
p, q = n.frame(sx - np.cos(b) * 0.128, sy - np.sin(b) * 0.128, st)
e = np.hypot(p / 0.034, q / (0.0205 * (1 + p * 4)))
over = e < 1
n.depth[:] = np.where(over, 0.036 - 0.012 * (1 - e * e), n.depth)
n.tone[:] = np.where(over[..., None], rgb("#b4afa8") * (0.75 + 0.4 * np.clip(0.5 - q / 0.03, 0, 1))[..., None], n.tone)
n.gloss[:], n.sharp[:] = np.where(over, 0.9, n.gloss), np.where(over, 60, n.sharp)
for k in range(V["beans"]):
    for _ in range(60):
        px, py = (rng.uniform(0.16, 0.48), rng.uniform(-0.28, 0.30)) if V["shape"] == (3, 2) else (rng.uniform(-0.47, 0.47), rng.uniform(-0.47, 0.47))
        if np.hypot(px - cx, py - cy) > 0.24 and (V["shape"] != (3, 2) or np.hypot(px - 0.40, py + 0.24) < 0.20):
            bean(px, py, rng.uniform(0, 360), rng.uniform(0.017, 0.020), 0.003)
            break
light = r.light(panes=0.35, fall=0.22, reach=0.0036)
save(light, 0.15, 1.03, bloom=0.07, grain=0.011, vignette=0.18)
