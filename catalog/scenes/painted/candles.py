"""Candles burning in a dark room; what is behind them is far out of focus."""
from film import *  # noqa: F403

V = variant({
    "pillars": dict(shape=(3, 2), seed=6, wall=[(0, "#120a08"), (0.6, "#241510"), (1, "#1a0f0a")], wax="#f0d9b4", bokeh=["#ffb060", "#ff8a3c", "#ffd9a0"], set=[(-0.13, 0.30, 0.052), (0.02, 0.21, 0.060), (0.17, 0.14, 0.050)], board=0.19),
    "one": dict(shape=(2, 3), seed=13, wall=[(0, "#0a1414"), (0.6, "#12211e"), (1, "#0c1413")], wax="#f3ead8", bokeh=["#ffb870", "#7fd0b0", "#ffe0b0"], set=[(0.02, 0.30, 0.075)], board=0.26),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
tall, w, board = height / LONG_SIDE, width / LONG_SIDE, V["board"]
light = ramp((y + tall / 2) / tall, V["wall"]) * (1 + 0.2 * fbm(x, y, 1.5, 3, seed=s))[..., None]
for _ in range(52):
    size, px, py = rng.uniform(0.010, 0.030), rng.uniform(-0.55, 0.55) * w, board - 0.02 - rng.exponential(0.13)
    disc(light, (px + w / 2) * LONG_SIDE, (py + tall / 2) * LONG_SIDE, size * LONG_SIDE, rgb(rng.choice(V["bokeh"])) * rng.uniform(0.02, 0.26), 0.14, 0.4)
light = 0.7 * light + 0.3 * blur(light.astype(np.float32), LONG_SIDE * 0.006)
warm = np.array((1.0, 0.56, 0.22))
flames = []
for k, (cx, high, R) in enumerate(V["set"]):
    foot, ry = board + 0.035 + 0.014 * (k % 2), R * 0.20  # the round top is seen a little from above
    top = foot - high
    u = (x - cx) / R
    q = np.clip(np.abs(u), 0, 1)
    round_ = np.sqrt(1 - q * q)
    wob = 0.0016 * fbm(x * 0.4 + k, y, 24, 3, seed=s + k)
    edge = step(0.9 / LONG_SIDE / R, -0.9 / LONG_SIDE / R, np.abs(u) - 1 - wob / R)
    lip = 0.006 * fbm(u * 1.2 + k, y * 0, 1.4, 3, seed=s + 20 + k)
    under = foot + ry * round_ * 0.8
    body = edge * step(-0.8 / LONG_SIDE, 0.8 / LONG_SIDE, y - top - lip) * step(0.8 / LONG_SIDE, -0.8 / LONG_SIDE, y - under)
    deep = np.clip(y - top, 0, 1)
    glow = 1.25 * np.exp(-deep / (R * 0.85)) + 0.34 * np.exp(-deep / (R * 3.4))  # light goes down into the wax
    near = sum(0.20 * np.exp(-np.hypot(cx - ox, top - (board - oh + 0.03)) / 0.2) * np.clip(0.5 + 0.5 * u * np.sign(ox - cx), 0, 1) for ox, oh, _ in V["set"] if ox != cx)
    streak = 1 + 0.07 * fbm(x * 3, y * 0.5, 22, 3, seed=s + 30 + k) + 0.05 * fbm(x, y, 10, 4, seed=s + 40 + k)
    wax = rgb(V["wax"]) * (glow * (0.45 + 0.55 * round_) + 0.05 * round_ + near)[..., None] * streak[..., None] * np.array((1.0, 0.80, 0.56))
    light = mix(light, wax, body)
    e = np.hypot(u, (y - top - lip * 0.5) / ry)  # the pool of melted wax and the rim round it
    pool = step(1.0, 0.96, e)
    rim = np.exp(-(((e - 0.93) / 0.07) ** 2))
    melted = rgb(V["wax"]) * np.array((1.0, 0.82, 0.54)) * (1.15 + 0.55 * np.exp(-((u / 0.4) ** 2)))[..., None] * (0.80 + 0.5 * rim)[..., None]
    light = mix(light, melted, pool)
    flames.append((cx, top + ry * 0.1, R))
table = step(-0.003, 0.003, y - board)
wood = rgb("#1a0f0a") * (1 + 0.35 * fbm(x * 0.8, y * 7, 7, 5, 0.6, seed=s + 60))[..., None]
covered = np.zeros_like(x)
for k, (cx, high, R) in enumerate(V["set"]):
    foot = board + 0.035 + 0.014 * (k % 2)
    under = foot + R * 0.16 * np.sqrt(np.clip(1 - ((x - cx) / R) ** 2, 0, 1))
    covered = np.maximum(covered, (np.abs(x - cx) < R) * step(0.6 / LONG_SIDE, -0.6 / LONG_SIDE, y - under))
seen = light.copy()
# the table mirrors them, the blurrier the farther down
row = lambda shift: (2 * (board + 0.045) - y + shift + tall / 2) * LONG_SIDE
mirror = sum(sample(seen, (x + w / 2) * LONG_SIDE + 2.0 * fbm(x, y * 4, 30, 2, seed=s + 61), np.clip(row(d), 0, height - 1)) for d in (-0.018, -0.009, 0.0, 0.009, 0.018)) / 5
lamp = sum(np.exp(-np.hypot((x - cx) / 1.7, (y - board - 0.04) / 0.5) / 0.10) for cx, _, _ in V["set"])
surface = wood * (0.35 + 2.6 * lamp)[..., None] * (0.5 + 0.5 * warm) + mirror * 0.30 * np.exp(-np.clip(y - board - 0.04, 0, 1) / 0.16)[..., None]
light = mix(light, surface, table * (1 - covered))
for k, (cx, top, R) in enumerate(flames):
    long, wide = rng.uniform(0.076, 0.090), rng.uniform(0.0125, 0.0145)
    wick = top - 0.014
    lean = 0.006 * np.sin(k * 2.1 + 1)
    bow = np.exp(-(((x - cx - 0.002 * np.clip((top - y) / 0.014, 0, 1)) / 0.0017) ** 2)) * (y > wick) * (y < top + 0.003)
    light = mix(light, np.broadcast_to(rgb("#1a0d06"), light.shape), np.clip(bow, 0, 1))
    t = (wick + 0.010 - y) / long  # 0 at its foot, 1 at its tip
    mid = cx + lean * np.clip(t, 0, 1) ** 2
    half = wide * np.clip(np.sin(np.pi * np.clip(t, 0, 1) ** 0.62), 0, 1) ** 0.75 * np.where(t > 0.35, np.clip(1 - ((t - 0.35) / 0.65), 0, 1) ** 0.35, 1)
    q = np.abs(x - mid) / (half + 1e-6)
    inside = step(1.12, 0.62, q) * (t > 0) * (t < 1)
    core = ramp(np.clip(t, 0, 1), [(0, "#3a4aa0"), (0.12, "#a8642a"), (0.26, "#ffc46a"), (0.5, "#fff0c0"), (0.8, "#ffd27a"), (1, "#ff9a3c")])
    power = np.interp(np.clip(t, 0, 1), [0, 0.10, 0.25, 0.5, 0.85, 1], [0.25, 0.5, 1.9, 4.2, 3.4, 1.6])
    dark = 1 - 0.55 * np.exp(-(((t - 0.16) / 0.10) ** 2) - (q / 0.6) ** 2)
    light = light * (1 - 0.8 * inside[..., None]) + core * (power * inside * dark)[..., None]
    d = np.hypot(x - cx, (y - (wick - long * 0.35)) / 1.15)
    light = light + warm * (0.50 * np.exp(-d / 0.028) + 0.15 * np.exp(-d / 0.10) + 0.05 * np.exp(-d / 0.3))[..., None]
save(light, 0.25, 1.05, bloom=0.16, grain=0.016, vignette=0.25)
