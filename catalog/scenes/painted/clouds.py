"""Sky: sheets of cloud lit from low or high, in perspective."""
from film import *  # noqa: F403

V = variant({
    "sunset": dict(shape=(3, 2), seed=3, horizon=0.36, sun=(0.12, 0.3), sky=[(0, "#ffb27a"), (0.18, "#f48a6a"), (0.45, "#8a6a9a"), (1, "#2b3a6e")], lit="#ffb98a", dark="#5a4a6e", glow="#ffd39a", cover=0.02, scale=0.9),
    "morning": dict(shape=(2, 3), seed=11, horizon=0.62, sun=(-0.15, 0.5), sky=[(0, "#ffe3c4"), (0.2, "#f3c9c2"), (0.5, "#a9bfe0"), (1, "#5d86c4")], lit="#fff0e2", dark="#a9a6c4", glow="#fff0d0", cover=0.22, scale=1.1),
    "dusk": dict(shape=(16, 9), seed=33, horizon=0.30, sun=(-0.22, 0.26), sky=[(0, "#ff9a6a"), (0.16, "#e0708a"), (0.45, "#6a5aa0"), (1, "#1f2a5e")], lit="#ff9a8a", dark="#3f3a66", glow="#ffc48a", cover=0.10, scale=0.8),
    "noon": dict(shape=(3, 2), seed=24, horizon=0.55, sun=(-0.6, -0.6), sky=[(0, "#bfdcf2"), (0.3, "#7fb4e4"), (1, "#2a6cb8")], lit="#ffffff", dark="#b9c8da", glow="#ffffff", cover=0.1, scale=0.7),
})
width, height, x, y = canvas(V["shape"])
s = V["seed"]
up = np.maximum(V["horizon"] - y, 0.004)  # height over the horizon on the picture
top = V["horizon"] + height / LONG_SIDE / 2
light = ramp(up / top, V["sky"])
d = np.hypot(x - V["sun"][0], y - V["sun"][1])
light = light + rgb(V["glow"]) * (0.9 * np.exp(-((d / 0.16) ** 1.2)) + 0.25 * np.exp(-d / 0.4))[..., None]


def cover(px, py, seed, octaves):
    bx, by = fbm(px, py, 0.6, 3, seed=seed + 5), fbm(px, py, 0.6, 3, seed=seed + 6)
    return fbm(px + bx * 0.9, py + by * 0.9, 1.0, octaves, 0.52, seed=seed) + 0.45 * fbm(px, py, 0.3, 2, seed=seed + 9)


for layer, (lift, scale, strength) in enumerate(((1.0, 0.55, 0.75), (0.55, 0.8, 1.0))):
    far = lift / (up + 0.035)
    px, py = x * far * scale * V["scale"] * 3.2, far * scale * V["scale"] * 1.9
    thick = cover(px, py, s + layer * 30, 8)
    away = np.stack([V["sun"][0] - x, V["sun"][1] - y]) * 0.5
    norm = np.hypot(*away) + 0.05
    shifted = cover(px + away[0] / norm * 0.16, py - away[1] / norm * 0.16, s + layer * 30, 6)
    body = step(-V["cover"] + 0.0, 0.42, thick)
    relief = np.clip(0.55 + 1.9 * (thick - shifted) - 0.55 * body, 0, 1)
    edge = (1 - body) * np.exp(-d / 0.5)
    color = mix(np.broadcast_to(rgb(V["dark"]), light.shape), np.broadcast_to(rgb(V["lit"]), light.shape), np.clip(relief + 0.45 * edge, 0, 1))
    color = color + rgb(V["glow"]) * (0.7 * np.exp(-((d / 0.25) ** 1.3)) * (1 - 0.6 * body))[..., None]
    haze = np.exp(-up * 7.0)
    color = mix(color, ramp(np.zeros_like(up) + 0.06, V["sky"]) * 1.02, haze)
    light = mix(light, color, np.clip(body * strength * (1 - 0.35 * haze), 0, 1))
save(light, 0.05, 1.05, bloom=0.14, grain=0.012, vignette=0.16)
