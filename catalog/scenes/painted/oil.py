"""Drops of oil on water over colored light, close."""
from film import *  # noqa: F403

V = variant({
    "sunrise": dict(shape=(3, 2), seed=5, colors=[(0, "#3a4fa0"), (0.35, "#c9507f"), (0.65, "#f28a4a"), (1, "#ffd98a")], turn=0.5),
    "reef": dict(shape=(2, 3), seed=11, colors=[(0, "#0b2f5a"), (0.4, "#127a8c"), (0.7, "#6fd0b0"), (1, "#f4efc0")], turn=1.2),
    "orchid": dict(shape=(1, 1), seed=17, colors=[(0, "#40206a"), (0.4, "#8a4ac0"), (0.7, "#f08ab0"), (1, "#ffe2d0")], turn=2.3),
})
width, height, x, y = canvas(V["shape"])
rng = np.random.default_rng(V["seed"])
along = x * np.cos(V["turn"]) + y * np.sin(V["turn"])
wave = 0.5 + 0.85 * along + 0.24 * fbm(x, y, 1.6, 3, seed=V["seed"]) + 0.06 * fbm(x, y, 5, 2, seed=V["seed"] + 1)
behind = ramp(np.clip(wave, 0, 1), V["colors"])
light = behind.copy()
taken = []
for r in sorted(np.concatenate([rng.uniform(0.09, 0.17, 5), rng.uniform(0.03, 0.08, 26), rng.uniform(0.008, 0.03, 120), rng.uniform(0.002, 0.008, 500)]), reverse=True):
    for _ in range(12):
        cx, cy = rng.uniform(-0.55, 0.55) * width / LONG_SIDE, rng.uniform(-0.55, 0.55) * height / LONG_SIDE
        if all(np.hypot(cx - a, cy - b) > r + c + 0.002 for a, b, c in taken):
            break
    else:
        continue
    taken.append((cx, cy, r))
    px, py, R = (cx + width / LONG_SIDE / 2) * LONG_SIDE, (cy + height / LONG_SIDE / 2) * LONG_SIDE, r * LONG_SIDE
    x0, x1, y0, y1 = int(max(0, px - R * 1.2 - 3)), int(min(width, px + R * 1.2 + 3)), int(max(0, py - R * 1.2 - 3)), int(min(height, py + R * 1.2 + 3))
    if x1 - x0 < 2 or y1 - y0 < 2:
        continue
    j, i = np.mgrid[y0:y1, x0:x1].astype(float)
    u, v = (i - px) / R, (j - py) / R
    d = np.hypot(u, v)
    soft = max(1.2 / R, 0.012)
    inside = 1 - step(1 - soft, 1 + soft, d)
    pull = 0.85 + 1.1 * d**4
    seen = sample(behind, px - u * R * pull * 1.7, py - v * R * pull * 1.7)
    rim = np.exp(-(((d - 0.955) / 0.04) ** 2))
    dark = np.exp(-(((d - 0.88) / 0.08) ** 2)) * (0.55 + 0.45 * (u * np.cos(V["turn"]) + v * np.sin(V["turn"])))
    glint = np.exp(-(((u * np.cos(V["turn"]) + v * np.sin(V["turn"]) + 0.78) / 0.07) ** 2) - ((-u * np.sin(V["turn"]) + v * np.cos(V["turn"])) / 0.35) ** 2)
    drop = seen * (1.06 - 0.5 * np.clip(dark, 0, 1))[..., None] + (0.22 * rim + 0.7 * glint)[..., None] * (seen * 0.5 + 0.5)
    halo = np.exp(-(((d - 1.03) / 0.05) ** 2)) * (d > 1) * 0.22
    here = light[y0:y1, x0:x1] * (1 - halo[..., None])
    light[y0:y1, x0:x1] = mix(here, drop, inside)
soft = blur(light.astype(np.float32), LONG_SIDE * 0.006)
light = mix(light, soft, step(0.28, 0.62, np.hypot(x - 0.04, (y + 0.02) * 1.2)) * 0.9)
save(light, 0.0, 1.04, bloom=0.1, grain=0.011, vignette=0.12)
