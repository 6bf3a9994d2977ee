"""Folded paper: fans and pleats in coral, sand and blue, raking light."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(51)


def paper(color):
    """Fibres, a little light through the sheet."""
    material, n = new()
    fibre = n.noise(n.where((1, 1, 1), "Object"), 260, 4, 0.7)
    cloud = n.noise(n.where(), 9, 4)
    base = rgb(color)[:3]
    paint = n.ramp(n.math("ADD", n.math("MULTIPLY", cloud, 0.5), n.math("MULTIPLY", fibre, 0.5)), [(0.3, tuple(v * 0.93 for v in base)), (0.7, tuple(min(1, v * 1.04) for v in base))])
    face = n("BsdfPrincipled", {"Base Color": paint, "Roughness": 0.85, "Specular": 0.2, "Normal": n.bump(fibre, 0.22, 0.0008)})
    back = n("BsdfTranslucent", {"Color": paint})
    n("OutputMaterial", {"Surface": n("MixShader", {0: 0.18, 1: face, 2: back})})
    return material


box((3, 3, 0.05), (0, 0, -0.05), paper("#f0dccb"), 0)


def pleats(width, depth, folds, tall, tint, at, turn):
    """A sheet folded like an accordion and pulled a little open, no two folds the same."""
    xs = np.linspace(-width / 2, width / 2, 2 * folds + 1)
    xs[1:-1] += np.random.uniform(-0.12, 0.12, 2 * folds - 1) * width / folds / 2
    points, faces = [], []
    for k, x in enumerate(xs):
        top = tall * random.uniform(0.9, 1.06) if k % 2 else 0.0008
        skew = random.uniform(-0.004, 0.004)
        points += [(x + skew, -depth / 2, top), (x - skew, depth / 2, top * random.uniform(0.94, 1.04))]
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(2 * folds)]
    thing = mesh(points, faces, tint, False, at, (0, 0, turn))
    modify(thing, "SOLIDIFY", thickness=0.0007)
    modify(thing, "BEVEL", width=0.0012, segments=2, limit_method="ANGLE")


def fan(radius, folds, tall, tint, at, turn, part=360):
    """A rosette: pleats round a middle, flat at the heart and high at the rim."""
    points, faces = [], []
    count = 2 * folds
    for k in range(count + (part < 360)):
        a = math.radians(part) * k / count + random.uniform(-0.012, 0.012)
        up = k % 2
        for r, z in ((radius * 0.04, tall * 0.85), (radius * (1.0 + random.uniform(-0.004, 0.004)), tall if up else 0.0008)):
            z = z if r > radius / 2 else (tall * 0.95 if up else tall * 0.72)
            points.append((r * math.cos(a), r * math.sin(a), z))
    total = len(points) // 2
    for k in range(count):
        j = (k + 1) % total
        faces.append((2 * k, 2 * k + 1, 2 * j + 1, 2 * j))
    thing = mesh(points, faces, tint, False, at, (0, 0, turn))
    modify(thing, "SOLIDIFY", thickness=0.0007)
    modify(thing, "BEVEL", width=0.001, segments=2, limit_method="ANGLE")


coral, sand, blue, white, rust = (paper(c) for c in ("#e88b70", "#eec58f", "#7fa3b8", "#f6efe6", "#c9603f"))
pleats(0.5, 0.62, 9, 0.03, coral, (-0.3, 0.36, 0), -24)
pleats(0.34, 0.5, 8, 0.022, blue, (0.44, -0.36, 0), -24)
fan(0.2, 26, 0.022, white, (0.33, 0.25, 0.002), 0)
fan(0.085, 18, 0.014, rust, (0.33, 0.25, 0.024), 8)
fan(0.15, 22, 0.02, sand, (-0.34, -0.3, 0.002), 5)
fan(0.105, 20, 0.016, coral, (-0.1, -0.43, 0.001), 9)
fan(0.075, 18, 0.013, blue, (0.13, 0.43, 0.001), 3)
fan(0.06, 16, 0.012, white, (-0.34, -0.3, 0.023), 2)
sun(24, 152, 5.4, "#ffe8cc", 1.0)
world("#c2cfe8", 0.5)
camera((0, -0.1, 1.75), (0, 0, 0), 62, 0)
shoot((1, 1), exposure=0.4, bounces=4)
