"""A wiped blackboard in a wooden frame's light."""
from film import *  # noqa: F403

V = variant({
    "slate": dict(shape=(3, 2), seed=3, board="#23272a"),
    "green": dict(shape=(2, 3), seed=7, board="#1f4036"),
})
width, height, x, y = canvas(V["shape"])
s = V["seed"]
cloud = fbm(x, y, 1.6, 5, 0.55, seed=s)
dust = np.zeros_like(x)
rng = np.random.default_rng(s)
for k in range(9):  # strokes of the wiper: long arcs of streaks
    a, bow = rng.uniform(-0.35, 0.35), rng.uniform(-0.5, 0.5)
    u = x * np.cos(a) + y * np.sin(a) + rng.uniform(-0.3, 0.3)
    v = -x * np.sin(a) + y * np.cos(a) + bow * u * u + rng.uniform(-0.4, 0.4)
    inside = step(0.11, 0.06, np.abs(v)) * step(0.62, 0.35, np.abs(u))
    streak = np.clip(0.45 + fbm(u * 0.18, v, 46, 5, 0.62, seed=s + 10 + k), 0, 1) ** 1.6
    dust += inside * streak * rng.uniform(0.25, 0.8) * np.clip(0.55 + cloud, 0, 1.2)
grain_ = np.random.default_rng(1).normal(size=x.shape)
speck = np.clip(fbm(x, y, 240, 2, 0.7, seed=s + 40) * 1.2 + 0.12 * grain_, 0, 1)
scratch = np.clip(1 - np.abs(fbm(x + 2 * y, y - 0.3 * x, 5, 3, seed=s + 41)) * 110, 0, 1) * step(0.1, 0.3, fbm(x, y, 4, 3, seed=s + 42))
chalk = 0.035 * np.clip(0.6 + cloud, 0, 1) + 0.085 * dust + 0.05 * speck * dust + 0.03 * scratch
base = rgb(V["board"]) * (0.8 + 0.12 * grain_ * 0.15 + 0.15 * cloud)[..., None]
light = base * 0.8 + np.array((0.86, 0.88, 0.86)) * chalk[..., None]
light = light * (1.05 + 0.55 * np.exp(-(((x + 0.22) / 0.42) ** 2 + ((y + 0.2) / 0.42) ** 2)))[..., None] * np.array((1.03, 1, 0.96))
save(light, 0.75, 1.03, bloom=0.05, grain=0.014, vignette=0.3)
