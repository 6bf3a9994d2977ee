"""Rows of flowers running to the hills."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: E401, E702
from lib import *  # noqa: F403

V = variant({
    "lavender": dict(shape=(3, 2), seed=3, bloom=["#6a4fa0", "#7d62b8", "#54408a"], leaf="#6f7f52", form="spike", rows=1.15, sky=[(0.0, "#fbd3a4"), (0.08, "#f3b9a0"), (0.3, "#b7a6cc"), (0.8, "#6f86bc")], sun=(9, 60, 4.6, "#ffbe80"), air="#f3c4a4"),
    "tulips": dict(shape=(2, 3), seed=6, bloom=["#d8324a", "#e8566a", "#f0b63c"], leaf="#4f7f3c", form="cup", rows=0.95, sky=[(0.0, "#d3e6f3"), (0.2, "#a4cbea"), (0.8, "#4f92cf")], sun=(36, 140, 4.8, "#fff1da"), air="#cfe0ea"),
    "poppies": dict(shape=(3, 2), seed=9, bloom=["#d63a1e", "#e2502a", "#c42a1a"], leaf="#7f9448", form="poppy", rows=0, sky=[(0.0, "#fbe0b4"), (0.15, "#f0d3b8"), (0.5, "#a9c3dc"), (0.9, "#6f9fd0")], sun=(14, 70, 5.0, "#ffd49a"), air="#f6dcb4"),
})
start(V["seed"])
AIR = rgb(V["air"])


def petal(color, glow=0.45):
    material, n = new()
    base = rgb(color)
    tone = n.ramp(n("ObjectInfo").outputs["Random"], [(0.0, tuple(v * 0.65 for v in base[:3])), (1.0, tuple(min(1, v * 1.35) for v in base[:3]))])
    shade = n("MixShader", {0: glow, 1: n("BsdfDiffuse", {"Color": tone}), 2: n("BsdfTranslucent", {"Color": tone})})
    n("OutputMaterial", {"Surface": n.through_air(shade, AIR, 300.0, 20.0)})
    return material


green = petal(V["leaf"], 0.35)
blooms = [petal(c) for c in V["bloom"]]


def stalk(points, faces, base, top, half):
    side = np.cross(np.subtract(top, base), np.random.normal(0, 1, 3))
    side = side / (np.linalg.norm(side) + 1e-9) * half
    i = len(points)
    points += [tuple(np.add(base, side)), tuple(np.subtract(base, side)), tuple(top)]
    faces.append((i, i + 1, i + 2))


def tuft(material_index):
    """One plant: stalks in green, heads in color; returns two meshes out of sight."""
    leaf_p, leaf_f, head_p, head_f = [], [], [], []
    tall = {"spike": 0.5, "cup": 0.42, "poppy": 0.55}[V["form"]]
    stems = {"spike": 46, "cup": 5, "poppy": 5}[V["form"]]
    for _ in range(stems):
        a, lean = random.uniform(0, 6.28), abs(random.gauss(0, 0.32 if V["form"] == "spike" else 0.2))
        root = np.random.normal(0, 0.05 if V["form"] == "spike" else 0.14, 3) * (1, 1, 0)
        tip = root + np.array((math.cos(a) * lean, math.sin(a) * lean, 1)) * tall * random.uniform(0.75, 1.1)
        stalk(leaf_p, leaf_f, root, tip, 0.005)
        way = (tip - root) / np.linalg.norm(tip - root)
        if V["form"] == "spike":
            for t in np.linspace(0.66, 1.08, 11):
                p = root + (tip - root) * t
                for _ in range(3):
                    d = np.random.normal(0, 1, 3)
                    stalk(head_p, head_f, p, p + d / np.linalg.norm(d) * 0.021 + way * 0.016, 0.011)
        elif V["form"] == "cup":
            for k in range(6):
                b = k * math.pi / 3 + (k % 2) * 0.1
                out = np.array((math.cos(b), math.sin(b), 0))
                across = np.array((-math.sin(b), math.cos(b), 0))
                i = len(head_p)
                rim = 0.026 if k % 2 else 0.021
                head_p += [tuple(tip), tuple(tip + out * rim * 1.15 + across * 0.02 + way * 0.026), tuple(tip + out * rim * 1.15 - across * 0.02 + way * 0.026), tuple(tip + out * rim * 0.8 + across * 0.012 + way * 0.055), tuple(tip + out * rim * 0.8 - across * 0.012 + way * 0.055), tuple(tip + out * rim * 0.62 + way * 0.066)]
                head_f += [(i, i + 1, i + 2), (i + 1, i + 3, i + 4, i + 2), (i + 3, i + 5, i + 4)]
        else:
            tilt = np.random.normal(0, 0.35, 3) + way
            tilt /= np.linalg.norm(tilt)
            u = np.cross(tilt, (1, 0.2, 0))
            u /= np.linalg.norm(u)
            w = np.cross(tilt, u)
            for k in range(5):
                b = k * 1.2566 + random.uniform(-0.2, 0.2)
                out, across = u * math.cos(b) + w * math.sin(b), -u * math.sin(b) + w * math.cos(b)
                i = len(head_p)
                head_p += [tuple(tip), tuple(tip + out * 0.022 + across * 0.02 + tilt * 0.014), tuple(tip + out * 0.022 - across * 0.02 + tilt * 0.014), tuple(tip + out * 0.04 + across * 0.016 + tilt * random.uniform(0.018, 0.032)), tuple(tip + out * 0.04 - across * 0.016 + tilt * random.uniform(0.018, 0.032))]
                head_f += [(i, i + 1, i + 2), (i + 1, i + 3, i + 4, i + 2)]
    for _ in range({"spike": 60, "cup": 14, "poppy": 44}[V["form"]]):
        a = random.uniform(0, 6.28)
        root = np.random.normal(0, 0.07 if V["form"] != "poppy" else 0.2, 3) * (1, 1, 0)
        stalk(leaf_p, leaf_f, root, root + np.array((math.cos(a) * 0.3, math.sin(a) * 0.3, random.uniform(0.5, 1.0))) * tall * random.uniform(0.4, 0.85), 0.012 if V["form"] == "cup" else 0.006)
    return mesh(leaf_p, leaf_f, green, False, (0, 0, -90)), mesh(head_p, head_f, blooms[material_index % 3], False, (0, 0, -90))


models = [tuft(k) for k in range(9)]


def level(x, y):
    return 0.02 * y + 0.35 * math.sin(x * 0.05 + y * 0.03) + 0.00022 * y * y


def put(x, y, size):
    turn = (random.uniform(-6, 6), random.uniform(-6, 6), random.uniform(0, 360))
    for part in random.choice(models):
        again(part, (x, y, level(x, y)), turn, size)


if V["rows"]:
    gap = V["rows"]
    for row in range(-44, 45):
        y = 0.8
        while y < 120:
            x = row * gap + 0.25 * gap
            if abs(x) < 2.2 + 0.62 * y:
                size = random.uniform(0.85, 1.2)
                if y < 46:
                    put(x + random.gauss(0, 0.05), y, size)
                else:
                    put(x + random.gauss(0, 0.06), y, (size * 1.3, size * 2.2, size))
            y += 0.24 if y < 22 else 0.45 if y < 46 else 1.0
else:
    for _ in range(9000):
        y = 0.9 + 75 * random.random() ** 2.0
        x = random.uniform(-1, 1) * (1.6 + 0.6 * y)
        size = random.uniform(0.7, 1.2)
        if random.random() < 0.42:
            put(x, y, size)
        else:
            again(random.choice(models)[0], (x, y, level(x, y)), (0, 0, random.uniform(0, 360)), size * random.uniform(0.8, 1.3))
soil, n = new()
tone = n.noise(n.where(), 3, 6, 0.7)
colors = ("#5a4030", "#8a6a4a") if V["rows"] else ("#4f5a28", "#8a8a44")
shade = n("BsdfDiffuse", {"Color": n.ramp(tone, [(0.3, rgb(colors[0])), (0.7, rgb(colors[1]))]), "Normal": n.bump(tone, 0.8, 0.06)})
n("OutputMaterial", {"Surface": n.through_air(shade, AIR, 300.0, 20.0)})
sheet(300, 150, 120, 160, lambda x, y: 0.02 * (y + 70) + 0.35 * np.sin(x * 0.05 + (y + 70) * 0.03) + 0.00022 * (y + 70) ** 2, soil, (0, 70, 0))
hill, n = new()
woods = n.noise(n.where(), 0.05, 6, 0.7)
shade = n("BsdfDiffuse", {"Color": n.ramp(woods, [(0.4, rgb("#33452a")), (0.62, rgb("#7d8a4a"))]), "Normal": n.bump(woods, 0.8, 4.0)})
n("OutputMaterial", {"Surface": n.through_air(shade, AIR, 420.0, 20.0)})
for k, (away, tall) in enumerate(((260, 24), (520, 52), (1100, 120))):
    sheet(away * 3, 160, 400, 50, lambda x, y, k=k, tall=tall, away=away: tall * (0.65 + 0.8 * fbm(x, y, 1.0 / (0.4 * away), 5, seed=30 + k)) * np.exp(-((y / 55) ** 2)) - 3, hill, (0, away, 0))
backdrop(V["sky"], 0.9)
height, round_, power, color = V["sun"]
sun(height, round_, power, color, 1.0)
if V["shape"] == (3, 2):
    camera((0.42 if V["rows"] else 0, -1.7, 1.55 if V["rows"] else 0.95), (0.3, 30, 1.6 if V["rows"] else 2.2), 32, 5.6, (0, 5, 0.6))
else:
    camera((0.3, -1.4, 1.5), (0.25, 24, 1.8), 30, 5.6, (0, 4.5, 0.5))
shoot(V["shape"], exposure=0.2, bounces=2, bloom=0.12)
