"""A neon tube on a brick wall."""
from film import *  # noqa: F403

V = variant({
    "heart": dict(shape=(3, 2), seed=3, tube="#ff3a7a", second="#3ab0ff", what="heart"),
    "ring": dict(shape=(1, 1), seed=8, tube="#ffb03a", second="#ff5a3a", what="ring"),
    "arrow": dict(shape=(2, 3), seed=12, tube="#3affd0", second="#b05aff", what="arrow"),
})
width, height, x, y = canvas(V["shape"])
rng = np.random.default_rng(V["seed"])
bw, bh, joint = 0.082, 0.0285, 0.0034
row = np.floor(y / bh).astype(int)
shifted = x + (row % 2) * bw / 2 + 0.004 * np.sin(row * 12.9)
col = np.floor(shifted / bw).astype(int)
wx = 0.0012 * fbm(x, y, 40, 3, seed=1)
ex, ey = np.minimum(shifted % bw, bw - shifted % bw) + wx, np.minimum(y % bh, bh - y % bh) + 0.0012 * fbm(x, y, 40, 3, seed=2)
edge = np.minimum(ex, ey)
brick = step(joint * 0.45, joint * 0.85, edge)
dice = rng.random((400, 400, 3))[row % 400, col % 400]
rough = fbm(x, y, 70, 5, 0.6, seed=3)
tone = rgb("#6e3a2c") * (0.55 + 0.75 * dice[..., :1]) + np.array([0.02, -0.004, -0.006]) * (dice[..., 1:2] - 0.5) * 3
wall = mix(np.broadcast_to(rgb("#6b625c"), tone.shape), tone, brick) * (1 + 0.3 * rough)[..., None]
relief = brick * 0.0042 * (0.8 + 0.4 * dice[..., 2]) * step(0, joint * 2.4, edge) + 0.0012 * rough + 0.0004 * np.random.default_rng(4).normal(size=x.shape)
gy, gx = np.gradient(relief)
gx, gy = gx * LONG_SIDE, gy * LONG_SIDE


def outline(what):
    t = np.linspace(0, 2 * np.pi, 900)
    if what == "heart":
        return [(0.0128 * 16 * np.sin(t) ** 3, -0.0128 * (13 * np.cos(t) - 5 * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t)) - 0.02)]
    if what == "ring":
        return [(0.3 * np.cos(t[:880]), 0.3 * np.sin(t[:880])), (0.27 * np.cos(t[60:] + 0.6), 0.27 * np.sin(t[60:] + 0.6))]
    half = np.linspace(-0.3, 0.3, 500)
    head = np.linspace(0, 0.16, 260)
    shaft = (0.10 * np.sin(half * 5.2), half)
    return [shaft, (shaft[0][-1] - head * 0.9, 0.3 - head * 0.75), (shaft[0][-1] + head * 0.35, 0.3 - head)]


light = wall * 0.012
lines = outline(V["what"])
for k, (lx, ly) in enumerate(lines):
    color = rgb(V["tube"]) if k == 0 or V["what"] == "arrow" else rgb(V["second"])
    near = np.full(x.shape, 9.0)
    nx, ny, total, spots = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x), list(range(0, len(lx), max(1, len(lx) // 110)))
    for i in range(0, len(lx), 1 if V["what"] == "heart" else 3):
        d2 = (x - lx[i]) ** 2 + (y - ly[i]) ** 2
        near = np.minimum(near, d2)
    for i in spots:  # light from many points of the tube, standing a hand before the wall
        dx, dy, dz = lx[i] - x, ly[i] - y, 0.045
        d2 = dx * dx + dy * dy + dz * dz
        total += np.clip(dz + 0.9 * (-gx * dx - gy * dy) * 1.0, 0, None) / d2**1.5
    near = np.sqrt(near)
    light += wall * color * (total / len(spots) * 0.055)[..., None]
    shadow = np.exp(-((np.hypot(0, near) / 0.009) ** 2))
    core = np.exp(-((near / 0.0042) ** 4))
    light = mix(light, color * 3.2 + np.array([1.6, 1.6, 1.6]), core)
    light += color * (0.55 * np.exp(-near / 0.011) + 0.10 * np.exp(-near / 0.05))[..., None]
light += wall * rgb(V["second"]) * (0.5 * np.exp(-(((x - 0.5) / 0.4) ** 2 + ((y - 0.3) / 0.5) ** 2)))[..., None] * 0.35
save(light, 0.35, 1.04, bloom=0.16, grain=0.018, vignette=0.35)
