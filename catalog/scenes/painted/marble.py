"""Polished stone, close."""
from film import *  # noqa: F403

V = variant({
    "white": dict(shape=(3, 2), seed=3, base=[(0, "#b4b3b3"), (0.5, "#e6e4e0"), (1, "#f6f4f0")], vein=["#6f6d6e", "#a58f66"]),
    "green": dict(shape=(2, 3), seed=8, base=[(0, "#06241c"), (0.5, "#0f3d30"), (1, "#2a6350")], vein=["#cfe0d4", "#c8a860"]),
    "black": dict(shape=(3, 2), seed=21, base=[(0, "#08090b"), (0.5, "#131416"), (1, "#2c2d31")], vein=["#86837e", "#a37d3a"]),
    "rose": dict(shape=(1, 1), seed=14, base=[(0, "#c98f84"), (0.5, "#eac7bd"), (1, "#f6e3da")], vein=["#a8685c", "#f7efe8"]),
})
width, height, x, y = canvas(V["shape"])
s = V["seed"]
a = 0.6
u, v = x * np.cos(a) + y * np.sin(a), -x * np.sin(a) + y * np.cos(a)
wx, wy = fbm(u, v, 1.7, 6, 0.55, seed=s), fbm(u, v, 1.7, 6, 0.55, seed=s + 1)
px, py = u + 0.28 * wx, v * 1.0 + 0.28 * wy
cloud = fbm(px, py * 1.6, 2.2, 8, 0.58, seed=s + 2) + 0.3 * fbm(px, py, 7, 5, seed=s + 3)
light = ramp(np.clip(0.55 + 0.75 * cloud, 0, 1), V["base"])


def veins(scale, width_, seed, stretch=0.5):
    """Where noise changes its sign: thin lines that thicken, fade and break."""
    value = fbm(px, py * stretch, scale, 5, 0.5, seed=seed)
    gy, gx = np.gradient(value)
    near = np.abs(value) / (np.hypot(gx, gy) * LONG_SIDE + 0.35)
    wide = width_ * (0.35 + 1.6 * np.clip(0.4 + fbm(u, v, 3.0, 3, seed=seed + 7), 0, 1) ** 1.6)
    strong = step(-0.1, 0.35, fbm(u, v, 2.0, 3, seed=seed + 9))
    return np.exp(-((near / wide) ** 1.3)) * strong


light = mix(light, light * 0 + rgb(V["vein"][0]), 0.35 * step(0.0, 1.0, veins(1.5, 0.05, s + 20)))
for scale, wide, seed, which, strength in ((1.6, 0.009, s + 20, 0, 0.75), (3.0, 0.004, s + 30, 0, 0.6), (2.2, 0.0035, s + 40, 1, 0.75), (6.5, 0.0018, s + 50, 0, 0.4)):
    light = mix(light, light * 0 + rgb(V["vein"][which]), strength * veins(scale, wide, seed))
grain = np.random.default_rng(s).normal(size=(height, width))
light = light * (1 + 0.018 * grain + 0.03 * fbm(x, y, 60, 3, seed=s + 5))[..., None]
light = light * (1.05 - 0.22 * (x + y * 0.6))[..., None] + 0.05 * np.exp(-(((x + 0.3 - 0.4 * y) / 0.16) ** 2))[..., None]  # a window's sheen
save(light, -0.22 if V["seed"] not in (8, 21) else 0.1, 1.05, bloom=0.04, grain=0.008, vignette=0.12)
