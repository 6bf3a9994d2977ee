"""Cups from above: milk drawn into coffee, espresso, green tea."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import branch, leaf_skin
from props import cup, panes, plate, scatter, stone, table

V = variant({
    "flat-white": dict(shape=(3, 2), kind="milk", ware="#3f5560", ground="oak", sun=(34, 140), tints=("#7a4520", "#f3e0c2"), seed=2),
    "matcha": dict(shape=(1, 1), kind="milk", ware="#f1ebe0", ground="#e3c4b8", sun=(40, 120), tints=("#7f9a3d", "#eef0d0"), seed=5),
    "espresso": dict(shape=(2, 3), kind="black", ware="#efe8dc", ground="#3a3f42", sun=(30, 150), tints=("#3a1c0c", "#b9743a"), seed=7),
})
start(V["seed"])
if V["ground"] == "oak":
    plank = [wood("#b98a5a", "#7d5230", 5.0 + k, 0, 0.5, 0.2) for k in range(3)]
    for k in range(9):
        box((2.4, 0.118, 0.03), (random.uniform(-0.2, 0.2), -0.48 + k * 0.12, -0.03), plank[k % 3], 0.002, segments=1)
else:
    table(matte(V["ground"], 0.75, 0.06, 3, 0.15, 14, 0.2, 240, 0.3, depth=0.002))


def drawn(size, dark, pale, seed):
    """Milk poured into crema: a heart of ripples, a brown ring at the wall, small bubbles."""
    y, x = np.mgrid[-1:1:480j, -1:1:480j]
    wx, wy = 0.05 * fbm(x, y, 2.2, 3, seed=seed), 0.05 * fbm(x, y, 2.2, 3, seed=seed + 1)
    u, v = (x + wx) / 0.62, (y + wy + 0.06) / 0.62
    v = v + 0.15
    heart = (u * u + v * v - 1) ** 3 - u * u * v**3
    level = np.cbrt(heart)
    leafy = np.cos(np.clip(level + 1.05, 0, 2) * 21 + 0.8 * np.abs(u))
    white = np.clip((-level - 0.02) * 12, 0, 1) * np.clip(0.62 + 0.9 * leafy, 0, 1)
    stem = np.exp(-((u / 0.035) ** 2)) * (np.abs(v) < 0.95)
    white = np.clip(white * (1 - 0.6 * stem), 0, 1)
    if V["kind"] == "black":
        white = 0.5 + 0.7 * fbm(x + 3 * wx, y + 3 * wy, 2.0, 5, seed=seed + 3)
        white = np.clip(white, 0, 1) * np.clip(np.hypot(x, y) * 1.2 - 0.1, 0.15, 1)
    r = np.hypot(x, y)
    cream = 0.18 * np.clip(fbm(x, y, 9, 4, seed=seed + 2) + 0.4, 0, 1)
    tone = np.clip(white + cream * (1 - white), 0, 1)[..., None]
    a, b = np.array(rgb(dark)[:3]), np.array(rgb(pale)[:3])
    paint_ = a * (1 - tone) + b * tone
    ring = np.clip((r - 0.84) / 0.14, 0, 1)[..., None]
    paint_ = paint_ * (1 - 0.45 * ring * (1 - 0.4 * tone))
    rng = np.random.default_rng(seed)
    for _ in range(150):
        t, d, s = rng.random() * 6.28, 1 - 0.14 * rng.random() ** 2, rng.uniform(0.004, 0.014)
        near = np.exp(-((np.hypot(x - d * 0.98 * np.cos(t), y - d * 0.98 * np.sin(t)) / s - 1) ** 2) * 6)[..., None]
        paint_ = paint_ * (1 - 0.25 * near) + b * 0.25 * near
    material, n = new()
    at = n("Mapping", {"Vector": n("TexCoord").outputs["Object"], "Location": (0.5, 0.5, 0), "Scale": (0.5 / size, 0.5 / size, 1)}).outputs[0]
    n.surface({"Base Color": n.picture(paint_, at), "Roughness": 0.22, "Specular": 0.45, "Normal": n.bump(n.noise(n.where(), 160, 2), 0.04, 0.001)})
    return material


def served(x, y, spin, radius=0.046, height=0.058, seed=1, ware=None, saucer=True):
    glaze = ware or stone(V["ware"], 0.4, rough=0.3)
    if saucer:
        plate(radius * 1.7, glaze, (x, y, 0), 0.012)
    cup(glaze, (x, y, 0.006 if saucer else 0), radius, height, spin)
    full = radius * 0.945
    lathe([(0.0005, 0), (full - 0.003, 0), (full, 0.0012)], drawn(full, *V["tints"], seed), (x, y, (0.006 if saucer else 0) + height * 0.86), (0, 0, spin + 60), smooth=0)
    return glaze


spoon_steel = metal("#cfc9c0", 0.2, 0.02)


def spoon(at, turn):
    bowl = ball(0.016, at, spoon_steel, (1.35, 1, 0.28), (0, 0, turn), 4)
    a = math.radians(turn)
    tube([(at[0] - math.cos(a) * d, at[1] - math.sin(a) * d, at[2] + h) for d, h in ((0.016, 0.001), (0.05, 0.003), (0.1, 0.002))], 0.0019, spoon_steel)
    return bowl


bean = ball(0.0052, (0, 0, -50), matte("#2c1508", 0.35, 0.2, 200, 0.2, 300, depth=0.001), (1.25, 0.9, 0.6), levels=3)
for v in bean.data.vertices:
    if v.co.z > 0:
        v.co.z -= 0.0016 * math.exp(-((v.co.y / 0.0009) ** 2))
olive, twig = leaf_skin("#7f9266", 0.4), matte("#5a4a32", 0.8)
if V["kind"] == "milk" and V["ground"] == "oak":
    served(0.06, 0.0, -25, seed=3)
    served(-0.17, 0.16, 200, seed=8, ware=stone("#e9e2d6", 0.4, speckle=("#6a5946", 300)))
    spoon((0.13, -0.028, 0.012), -60)
    notebook = matte("#8a3f2c", 0.7, 0.06, 30, 0.3, 300, depth=0.001)
    box((0.15, 0.21, 0.012), (-0.235, -0.13, 0), notebook, 0.002, (0, 0, 14))
    box((0.147, 0.206, 0.0095), (-0.2345, -0.13, 0.0012), matte("#f3ede0", 0.9), 0.0005, (0, 0, 14))
    tube([(-0.21, -0.2, 0.0165), (-0.245, -0.06, 0.0165)], 0.0038, matte("#1d1d1f", 0.3, coat=0.4))
    branch([(0.42, 0.24, 0.02), (0.33, 0.2, 0.03), (0.25, 0.18, 0.02)], olive, twig, 15, 0.04, 0.016, 0.0015, 55, start_at=0.1)
    camera((0.0, -0.3, 0.72), (0, 0.0, 0.01), 55, 5, (0.06, 0, 0.06))
elif V["kind"] == "milk":
    served(0.03, 0.0, 30, 0.052, 0.06, seed=4, ware=stone(V["ware"], 0.35, speckle=("#8a7a62", 260)))
    pot([(0.03, 0), (0.042, 0.008), (0.045, 0.03), (0.043, 0.036)], 0.003, stone("#5d6a5a", 0.4), at=(-0.16, 0.1, 0), wobble=0.006)
    powder = sheet(0.078, 0.078, 90, 90, lambda x, y: np.where(np.hypot(x, y) < 0.037, 0.02 * np.exp(-((np.hypot(x, y) / 0.026) ** 2)) + 0.0016 * fbm(x, y, 60, 4, seed=3), -0.01), matte("#8fae3c", 1.0, 0.08, 60, 0.5, 400, 0.4, 1500, 0.05), (-0.16, 0.1, 0.018))
    spoon((-0.07, 0.15, 0.004), 25)
    branch([(0.25, -0.27, 0.012), (0.18, -0.22, 0.02), (0.14, -0.16, 0.015)], leaf_skin("#6f8f4e"), twig, 13, 0.045, 0.02, 0.0015, 55, start_at=0.1)
    box((0.16, 0.2, 0.004), (-0.16, -0.15, 0), matte("#f3ead9", 0.95, 0.02, 9, 0.2, 500, depth=0.001), 0.001, (0, 0, 20))
    camera((0, -0.1, 0.72), (0, 0, 0), 58, 5.6, (0.03, 0, 0.06))
else:
    served(0.0, 0.03, -40, 0.034, 0.048, seed=5)
    served(0.11, 0.17, 160, 0.034, 0.048, seed=9)
    spoon((0.052, 0.005, 0.011), -75)
    for x, y in scatter(70, 0.34, 0.26, 0.011, [(0, 0.03, 0.065), (0.11, 0.17, 0.065)]):
        again(bean, (x - 0.06, y - 0.13, 0.0035), (random.uniform(-60, 60), 0, random.uniform(0, 360)), random.uniform(0.85, 1.15))
    camera((0, -0.26, 0.6), (0.01, 0.03, 0.0), 60, 4.0, (0, 0.02, 0.048))
sun(*V["sun"], 4.6, "#ffe8c8", 0.9)
panes((0.0, 0.02, 0), 2, 2, (0.62, 0.5), 0.035, 1.6, V["sun"])
world("#cdd6e4", 0.5)
shoot(V["shape"], exposure=0.4, bounces=3)
