"""A stand of birches: spring green, autumn gold, snow."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import leaf, leaf_skin

V = variant({
    "autumn": dict(shape=(3, 2), seed=4, leaves=["#e0a018", "#d9821a", "#e8c03a", "#b8581c"], ground=("#8a5a22", "#c08a34"), air="#f3d9a0", litter=2600, crown=5200, sun=(24, 60, 5.5, "#ffd9a0"), half=34),
    "snow": dict(shape=(2, 3), seed=7, leaves=[], ground=("#dfe6ee", "#f4f7fa"), air="#dbe4ee", litter=0, crown=0, sun=(16, 110, 3.2, "#ffe6cc"), half=30),
    "spring": dict(shape=(3, 2), seed=12, leaves=["#7fae3a", "#9cc04a", "#5f8f2c"], ground=("#3f5a22", "#7a9a3c"), air="#dfe9b8", litter=1600, crown=5600, sun=(34, 70, 5.0, "#fff2cc"), half=32),
})
start(V["seed"])
AIR = rgb(V["air"])


def bark():
    """White paper bark with dark lenticels and eyes, darker at the foot."""
    material, n = new()
    at = n.where()
    part = n("SeparateXYZ", {0: at})
    band = n.where((1.2, 1.2, 14))
    dash = n("MapRange", {"Value": n.noise(band, 3.2, 3, 0.6), 1: 0.6, 2: 0.66}).outputs[0]
    scar = n("MapRange", {"Value": n.noise(n.where((2.2, 2.2, 2.6)), 1.9, 4, 0.62, 0.4), 1: 0.62, 2: 0.68}).outputs[0]
    foot = n("MapRange", {"Value": n.math("MULTIPLY_ADD", n.noise(at, 3, 4), 1.6, n.math("MULTIPLY", part.outputs[2], -1.0)), 1: -0.1, 2: 0.7}).outputs[0]
    dark = n.math("MAXIMUM", n.math("MULTIPLY", dash, 0.75), n.math("MAXIMUM", scar, n.math("MULTIPLY", foot, 0.9)))
    pale = n.ramp(n.noise(band, 1.6, 3), [(0.3, rgb("#b9b2a6")), (0.7, rgb("#e9e4da"))])
    paint = n.mix(dark, pale, rgb("#211c19"))
    shade = n("BsdfPrincipled", {"Base Color": paint, "Roughness": 0.85, "Specular": 0.15, "Normal": n.bump(dark, 0.6, 0.02)})
    n("OutputMaterial", {"Surface": n.through_air(shade, AIR, V["half"], 5.0)})
    return material


skin = bark()
trunks = []
for k in range(150):
    for _ in range(60):
        y = 2.2 + 46 * random.random() ** 0.75
        x = random.uniform(-1, 1) * (1.5 + 0.62 * y)
        if all(math.dist((x, y), t[:2]) > 0.75 + 0.012 * y for t in trunks) and not (y < 7 and abs(x - 0.3) < 1.1):
            break
    trunks.append((x, y, random.uniform(0.07, 0.15)))


def ground(x, y):
    return 0.35 * fbm(x, y, 0.09, 4, seed=3) + 0.05 * fbm(x, y, 0.9, 3, seed=4) + 0.012 * y * 0


def level(x, y):
    return float(ground(np.array([[x]]), np.array([[y - 26.0]]))[0, 0])


for x, y, r in trunks:
    z, lean = level(x, y), (random.gauss(0, 0.25), random.gauss(0, 0.25))
    path = smooth_line([(x, y, z - 0.2), (x + lean[0] * 0.3, y + lean[1] * 0.3, z + 3), (x + lean[0] * 1.1, y + lean[1], z + 8), (x + lean[0] * 2, y + lean[1] * 2, z + 15)], 10)
    tube(path, r, skin, taper=True)
    tube([(x, y, z - 0.3), (x, y, z + 0.02), (x, y, z + 0.45)], r * 1.35, skin, taper=True)
    for _ in range(5):
        h, a = random.uniform(2.6, 8), random.uniform(0, 6.28)
        far = random.uniform(0.5, 1.5)
        i = int(h / 15 * len(path))
        p = path[min(i, len(path) - 1)]
        tube(smooth_line([p, (p[0] + math.cos(a) * far * 0.5, p[1] + math.sin(a) * far * 0.5, p[2] + 0.5 * far), (p[0] + math.cos(a) * far, p[1] + math.sin(a) * far, p[2] + 0.75 * far)], 4), r * 0.16, skin, taper=True)
soil, n = new()
tone = n.noise(n.where(), 1.4, 6, 0.7)
fine = n.noise(n.where(), 22, 3, 0.7)
paint = n.ramp(n.math("ADD", n.math("MULTIPLY", tone, 0.5), n.math("MULTIPLY", fine, 0.5)), [(0.32, rgb(V["ground"][0])), (0.66, rgb(V["ground"][1]))])
shade = n("BsdfPrincipled", {"Base Color": paint, "Roughness": 0.95, "Specular": 0.1, "Normal": n.bump(n.math("ADD", tone, fine), 0.7 if V["litter"] else 0.25, 0.08)})
n("OutputMaterial", {"Surface": n.through_air(shade, AIR, V["half"], 5.0)})
sheet(90, 60, 500, 500, ground, soil, (0, 26, 0))
models = []
for color in V["leaves"]:
    material, n = new()
    base = rgb(color)
    tone = n.ramp(n("ObjectInfo").outputs["Random"], [(0.0, tuple(v * 0.6 for v in base[:3])), (1.0, tuple(min(1, v * 1.3) for v in base[:3]))])
    shade = n("MixShader", {0: 0.5, 1: n("BsdfDiffuse", {"Color": tone}), 2: n("BsdfTranslucent", {"Color": tone})})
    n("OutputMaterial", {"Surface": n.through_air(shade, AIR, V["half"], 5.0)})
    thing = leaf(0.07, 0.05, material, 0.3, 0.3, (0, 0, -90))
    thing.modifiers.clear()
    cloud_points, cloud_faces = [], []
    for _ in range(60):  # a spray of leaves is one object
        p, q = np.random.normal(0, 0.26, 3), np.random.normal(0, 1, 3)
        q /= np.linalg.norm(q)
        s_ = np.cross(q, np.random.normal(0, 1, 3))
        s_ /= np.linalg.norm(s_)
        i = len(cloud_points)
        cloud_points += [tuple(p), tuple(p + q * 0.04 + s_ * 0.022), tuple(p + q * 0.075), tuple(p + q * 0.04 - s_ * 0.022)]
        cloud_faces.append((i, i + 1, i + 2, i + 3))
    models.append((thing, mesh(cloud_points, cloud_faces, material, False, (0, 0, -90))))
for _ in range(V["litter"]):
    y = 1.2 + 16 * random.random() ** 1.4
    x = random.uniform(-1, 1) * (1.0 + 0.6 * y)
    again(random.choice(models)[0], (x, y, level(x, y) + 0.015), (random.uniform(-25, 25), random.uniform(-25, 25), random.uniform(0, 360)), random.uniform(0.7, 1.3))
for _ in range(V["crown"] // 3):
    x, y, r = random.choice(trunks)
    h = random.uniform(2.6, 11)
    again(random.choice(models)[1], (x + random.gauss(0, 0.8), y + random.gauss(0, 0.8), h + level(x, y)), (random.uniform(0, 360), random.uniform(0, 360), 0), random.uniform(0.7, 1.5))
backdrop([(0.0, V["air"]), (0.5, V["air"])], 1.0)
height, round_, power, color = V["sun"]
sun(height, round_, power, color, 0.8)
camera((0.3, -1.6, 1.35), (0.2, 12, 2.1 if V["shape"] == (3, 2) else 2.8), 34 if V["shape"] == (3, 2) else 32, 0)
shoot(V["shape"], exposure=0.15, bounces=2, bloom=0.12)
