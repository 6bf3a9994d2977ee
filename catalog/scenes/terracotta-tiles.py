"""Hand-made hexagon tiles in lime mortar, leaf light over them."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import frond

start(33)
box((4, 4, 0.02), (0, 0, -0.0235), matte("#d8ccb8", 0.95, 0.1, 12, 0.5, 70, 0.5, 400, 0.1, depth=0.006), 0)
tints = [matte(c, 0.72, 0.14, 14, 0.35, 22, 0.3, 260, 0.3, speckle=("#5f3a26", 120), depth=0.004)
         for c in ("#b96a45", "#c47a52", "#a85d3d", "#cf8d66", "#b5714f", "#9c5337")]
side, gap = 0.105, 0.006
points = [(math.cos(math.radians(60 * k + 30)) * side, math.sin(math.radians(60 * k + 30)) * side) for k in range(6)]
models = []
for tint in tints:
    verts = [(x, y, 0) for x, y in points] + [(x, y, 0.016) for x, y in points]
    faces = [tuple(range(6, 12))] + [(k, (k + 1) % 6, (k + 1) % 6 + 6, k + 6) for k in range(6)]
    model = mesh(verts, faces, tint, True, (0, 0, -9))
    model.data.use_auto_smooth = True
    modify(model, "BEVEL", width=0.006, segments=3, limit_method="ANGLE")
    models.append(model)
across, down = side * math.sqrt(3) + gap, side * 1.5 + gap * 0.87
for row in range(-9, 10):
    for column in range(-9, 10):
        model = random.choice(models)
        copy = again(model, ((column + (row % 2) / 2) * across, row * down, -0.014 + random.uniform(-0.0012, 0.0012)),
                     (random.uniform(-0.6, 0.6), random.uniform(-0.6, 0.6), 60 * random.randrange(6) + random.uniform(-0.6, 0.6)))
        copy.modifiers.new("BEVEL", "BEVEL").width = 0.006
        copy.modifiers["BEVEL"].segments, copy.modifiers["BEVEL"].limit_method = 3, "ANGLE"
for x, y, t in ((-1.75, 1.35, -40), (-1.95, 0.85, -15), (-1.35, 1.75, -65)):
    frond((x, y, 1.25), (10, 8, t), 1.0, 18, 0.05)
sun(40, 140, 5.0, "#ffe2b8", 1.0)
world("#b9cbe8", 0.45)
camera((0, -0.25, 1.9), (0, 0, 0), 58, 0)
shoot((1, 1), exposure=0.25, bounces=2)
