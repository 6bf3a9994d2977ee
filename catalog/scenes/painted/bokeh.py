"""Lights far out of focus."""
from film import *  # noqa: F403

V = variant({
    "gold": dict(shape=(3, 2), ground=[(0, "#1c0d05"), (1, "#5a2f10")], colors=["#ffcf7a", "#ffb24a", "#fff0c8", "#e88a3c"], sizes=(0.012, 0.062), count=210, seed=3, mode="drift"),
    "city": dict(shape=(3, 2), ground=[(0, "#070b1c"), (0.55, "#1a1f3d"), (1, "#0a0a12")], colors=["#ffb765", "#ff6a4a", "#fff1d6", "#6fb7ff", "#ffd9a0", "#ff3b30", "#8be0c0"], sizes=(0.008, 0.03), count=260, seed=8, mode="street"),
    "rose": dict(shape=(1, 1), ground=[(0, "#e7b3b8"), (1, "#f3d4c8")], colors=["#fff2ec", "#ffd9d4", "#ffe9c4", "#f7b8c0"], sizes=(0.015, 0.075), count=130, seed=12, mode="drift"),
    "festive": dict(shape=(2, 3), ground=[(0, "#03140f"), (1, "#0d3a26")], colors=["#ffcf7a", "#ff5a3c", "#fff0d0", "#7fe0a0", "#ffb24a"], sizes=(0.012, 0.05), count=170, seed=21, mode="drift"),
    "lagoon": dict(shape=(3, 2), ground=[(0, "#0a3a52"), (1, "#1f8a93")], colors=["#c9fff2", "#8fe6e0", "#ffffff", "#ffe3b0"], sizes=(0.01, 0.055), count=190, seed=31, mode="drift"),
})
rng = np.random.default_rng(V["seed"])
width, height, x, y = canvas(V["shape"])
tall = (y + height / LONG_SIDE / 2) / (height / LONG_SIDE)
light = ramp(tall + 0.25 * fbm(x, y, 2.2, 3, seed=V["seed"]), V["ground"]) * (0.75 + 0.5 * fbm(x, y, 1.5, 2, seed=V["seed"] + 1))[..., None]
light = np.maximum(light, 0)
bright = 1.0 if V["seed"] != 12 else 0.6
if V["mode"] == "drift":
    for _ in range(V["count"]):
        near = rng.random() ** 2.2
        size = V["sizes"][0] + (V["sizes"][1] - V["sizes"][0]) * near
        a, b = rng.random() * width, height * np.clip(rng.normal(0.58, 0.27), -0.05, 1.05)
        power = bright * rng.uniform(0.05, 0.6) ** 1.3 * (0.5 + 0.5 * (1 - near))
        disc(light, a, b, size * LONG_SIDE, rgb(V["colors"][rng.integers(len(V["colors"]))]) * power, rng.uniform(0.06, 0.2), rng.uniform(0.1, 0.5), 0)
else:  # a street: lamps and windows above, cars low down, all narrowing to one point
    for _ in range(V["count"]):
        far = rng.random() ** 0.7
        side = rng.choice((-1, 1))
        kind = rng.random()
        spread = (1 - far) * 0.8 + 0.02
        px = width * (0.52 + side * spread * rng.uniform(0.12 if kind < 0.3 else 0.3, 1.05))
        if kind < 0.3:
            py, color = height * (0.66 + 0.3 * (1 - far) + rng.normal(0, 0.012)), ("#ff3b30" if side > 0 else "#fff1d6")
        else:
            py, color = height * (0.6 - (0.6 * (1 - far) + 0.08) * rng.random() ** 1.3), V["colors"][rng.integers(len(V["colors"]))]
        size = (V["sizes"][0] + (V["sizes"][1] - V["sizes"][0]) * (1 - far) ** 1.2) * rng.uniform(0.8, 1.15)
        disc(light, px, py, size * LONG_SIDE, rgb(color) * rng.uniform(0.05, 0.75) ** 1.3, 0.1, rng.uniform(0.15, 0.45), 8, 0.3)
        if kind < 0.3:  # its mirror image in a wet road
            disc(light, px, py + (height * 0.09), size * LONG_SIDE * 0.9, rgb(color) * 0.16, 0.6, 0.0)
save(light, 0.25, 1.02, bloom=0.12, grain=0.016, vignette=0.3)
