"""A shore from high above: sand, foam, clear water going deep."""
from film import *  # noqa: F403

V = variant({
    "turquoise": dict(shape=(2, 3), seed=3, sand=("#d9c19a", "#f0e0c0"), water=[(0, "#d6e6d2"), (0.12, "#8fd6cc"), (0.4, "#38b0bc"), (0.75, "#157a9c"), (1, "#0d5480")], turn=0.35, shift=-0.02),
    "evening": dict(shape=(3, 2), seed=9, sand=("#b98a66", "#e0b890"), water=[(0, "#d9c0a8"), (0.12, "#9fb0a8"), (0.4, "#4f8a98"), (0.75, "#2c5f80"), (1, "#1f4068")], turn=-0.5, shift=0.06),
})
width, height, x, y = canvas(V["shape"])
s = V["seed"]
u = x * np.cos(V["turn"]) + y * np.sin(V["turn"]) if V["shape"] == (3, 2) else y * np.cos(V["turn"]) + x * np.sin(V["turn"])
v = -x * np.sin(V["turn"]) + y * np.cos(V["turn"]) if V["shape"] == (3, 2) else x * np.cos(V["turn"]) - y * np.sin(V["turn"])
coast = u + 0.05 * np.sin(v * 7 + s) + 0.075 * fbm(v, u * 0.3, 2.6, 4, seed=s) + 0.012 * fbm(v, u, 14, 4, seed=s + 1) + V["shift"]
deep = -coast  # > 0 in the water
grain_ = np.random.default_rng(2).normal(size=x.shape)
tracks = fbm(x, y, 26, 5, 0.6, seed=s + 2)
sand = ramp(np.clip(0.6 + 0.28 * fbm(x, y, 3, 4, seed=s + 3) + 0.1 * tracks, 0, 1), [(0, V["sand"][0]), (1, V["sand"][1])])
gy, gx = np.gradient(tracks * 0.004 + 0.0009 * grain_)
sand = sand * (1 + 0.55 * (gx + gy) * LONG_SIDE).clip(0.6, 1.4)[..., None]
wet = step(0.085 + 0.02 * fbm(v, u, 9, 3, seed=s + 4), -0.01, coast)
sand = sand * (1 - 0.42 * wet)[..., None] * (1 - np.array([0.0, 0.02, 0.05]) * wet[..., None])
depth = np.clip(deep / 0.62, 0, 1) ** 0.75 + 0.07 * fbm(x, y, 3, 4, seed=s + 5) * step(0, 0.3, deep)
water = ramp(np.clip(depth, 0, 1), V["water"])
bed = np.abs(fbm(x + 0.012 * fbm(x, y, 30, 2, seed=s + 6), y, 26, 3, seed=s + 7))
net = np.clip(1 - bed * 5.5, 0, 1) ** 2
water = water * (1 + 0.30 * net * np.exp(-np.clip(deep, 0, 1) * 7))[..., None]
swell = np.sin((deep + 0.03 * fbm(v, u, 4, 3, seed=s + 8)) * 62) * 0.5 + 0.22 * fbm(u * 3.0, v, 16, 4, seed=s + 9)
water = water * (1 + 0.07 * swell * step(0.02, 0.3, deep))[..., None]
light = mix(sand, mix(sand * 0.86, water, step(0.0, 0.07, deep)), step(-0.004, 0.004, deep))


def foam(at, reach, strong, seed):
    """A white line with a torn lace behind it."""
    bend = 0.022 * fbm(v, u * 0.5, 5, 3, seed=seed) + 0.007 * fbm(v, u, 22, 3, seed=seed + 1)
    d = deep - at + bend
    cell = np.abs(fbm(x + 0.01 * fbm(x, y, 20, 2, seed=seed + 2), y + 0.01 * fbm(x, y, 20, 2, seed=seed + 3), 38, 4, 0.6, seed=seed + 4))
    lace = np.clip(1 - cell * 4.2, 0, 1) ** 1.3
    tail = step(0, 0.004, d) * np.exp(-d / reach)
    front = np.exp(-((d / 0.0045) ** 2))
    gaps = step(-0.35, 0.15, fbm(v, u * 0.2, 6, 3, seed=seed + 5))
    return np.clip((front * 0.95 + tail * lace * 1.2 + tail**3 * 0.55) * strong * (0.25 + 0.75 * gaps), 0, 1)


white = 1 - (1 - foam(0.0, 0.05, 1.0, s + 20)) * (1 - foam(0.13, 0.055, 0.85, s + 40)) * (1 - foam(0.29, 0.05, 0.6, s + 60))
shade = np.roll(white, (int(LONG_SIDE * 0.003), int(LONG_SIDE * 0.003)), (0, 1))
light = light * (1 - 0.25 * np.clip(shade - white, 0, 1))[..., None]
light = mix(light, np.broadcast_to(np.array((0.93, 0.94, 0.94)), light.shape), white * 0.95)
save(light, 0.05, 1.05, bloom=0.05, grain=0.01, vignette=0.1)
