"""Ridge behind ridge, each paler; the nearest ones wooded."""
from film import *  # noqa: F403

V = variant({
    "blue-hour": dict(shape=(3, 2), seed=3, sky=[(0, "#2a3f6e"), (0.55, "#6f83ab"), (0.8, "#d9b3a4"), (1, "#f4cfa8")], near="#0a1626", far="#8f93b4", sun=None, rows=9, start=0.02),
    "ember": dict(shape=(2, 3), seed=8, sky=[(0, "#5a4a7a"), (0.45, "#c9787a"), (0.75, "#f2a468"), (1, "#ffd58a")], near="#23121c", far="#e69a6a", sun=(0.1, -0.02), rows=9, start=0.06),
    "lilac": dict(shape=(16, 9), seed=27, sky=[(0, "#6f6aa8"), (0.5, "#c39ac0"), (0.8, "#f3bfae"), (1, "#ffdcb0")], near="#1c1430", far="#c9a3b8", sun=(-0.16, 0.0), rows=10, start=0.02),
    "spruce": dict(shape=(3, 2), seed=15, sky=[(0, "#c9d6d9"), (0.6, "#dfe6e2"), (1, "#eff0e6")], near="#0c1f1c", far="#c3d0cf", sun=None, rows=8, start=-0.03),
})
width, height, x, y = canvas(V["shape"])
s, rng = V["seed"], np.random.default_rng(V["seed"])
tall = height / LONG_SIDE
horizon = V["start"]
light = ramp((y + tall / 2) / (horizon + tall / 2), V["sky"])
light = light * (1 + 0.10 * fbm(x * 0.5, y * 3.0, 2.5, 5, seed=s + 90))[..., None]
if V["sun"]:
    d = np.hypot(x - V["sun"][0], y - V["sun"][1])
    light = light + rgb("#ffd9a0") * (2.6 * (1 - step(0.033, 0.036, d)) + 0.8 * np.exp(-d / 0.09) + 0.25 * np.exp(-d / 0.3))[..., None]
line = x[0]
glow = light[min(height - 1, int((horizon + tall / 2) * LONG_SIDE * 0.96))].mean(0)
for row in range(V["rows"]):
    t = row / (V["rows"] - 1)
    scale = 2.2 - 0.9 * t
    base = horizon + (tall / 2 - horizon) * (0.02 + 0.86 * t**1.35)
    crest = fbm(line[None] + row * 7.3, np.zeros((1, width)) + row, scale, 7, 0.5, seed=s + row)[0] * (0.075 + 0.05 * t)
    crest = crest - 0.035 * (1 - np.abs(fbm(line[None], np.zeros((1, width)) + row, 1.4, 5, 0.5, seed=s + 30 + row)[0]))
    top = base + crest
    if t > 0.38:  # trees: narrow spires of many sizes, wider when nearer
        spires = np.zeros(width)
        for _ in range(int(900 * (1.25 - t))):
            c, h = rng.random() * width, rng.uniform(0.4, 1.0) * (0.006 + 0.05 * (t - 0.3) ** 1.5)
            w = h * LONG_SIDE * rng.uniform(0.16, 0.24)
            i0, i1 = int(max(0, c - w)), int(min(width, c + w + 1))
            if i1 > i0:
                i = np.arange(i0, i1)
                jag = 1 - np.abs(i - c) / w
                jag = jag - 0.12 * ((jag * 9 + rng.random()) % 1) * (1 - jag)
                spires[i0:i1] = np.maximum(spires[i0:i1], h * np.clip(jag, 0, 1))
        top = top - spires - 0.002 * rng.random(width)
    mask = step(-0.6 / LONG_SIDE, 0.6 / LONG_SIDE, y - top[None])
    under = np.maximum(y - (base + crest)[None], 0)
    air = (1 - t) ** 1.15
    tone = rgb(V["far"]) * air + rgb(V["near"]) * (1 - air)
    mist = np.exp(-np.clip(0.16 - under, 0, 1) * 14) * (1 - t * 0.75) * 0.75 if row < V["rows"] - 1 else np.zeros_like(under)
    fade = np.clip(under / 0.13, 0, 1) ** 1.3 * (1 - 0.55 * t) * (0.75 + 0.5 * fbm(x, y * 2.5, 3.0, 4, seed=s + 60 + row))
    color = mix(np.broadcast_to(tone, light.shape), np.broadcast_to(glow * 0.5 + rgb(V["far"]) * 0.5, light.shape), np.clip(fade, 0, 0.95) * (t < 0.97))
    color = color * (1 + 0.12 * (1 - t * 0.3) * fbm(x, y, 24, 4, seed=s + 70 + row))[..., None]
    light = mix(light, color, mask)
save(light, 0.0, 1.05, bloom=0.1, grain=0.014, vignette=0.18)
