"""Painted wooden balls on card, long soft shadows."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(47)
card = matte("#f1d9d2", 0.92, 0.015, 1.2, 0.08, 40, 0.35, 380, 0.15, depth=0.003)
box((6, 6, 0.05), (0, 1, -0.05), card, 0)


def painted(color):
    """Brush marks round the ball and a grain that shows through the paint."""
    material, n = new()
    at = n.where((1, 1, 5))
    stroke = n.noise(at, 50, 2, 0.5)
    base = rgb(color)[:3]
    paint = n.ramp(n.noise(n.where((1, 1, 3)), 24, 6, 0.6), [(0.3, tuple(v * 0.88 for v in base)), (0.7, tuple(min(1, v * 1.05) for v in base))])
    n.surface({"Base Color": paint, "Roughness": n.math("MULTIPLY_ADD", stroke, 0.25, 0.35), "Specular": 0.4,
               "Normal": n.bump(stroke, 0.05, 0.001, n.bump(n.noise(n.where(), 18, 4), 0.12, 0.003))})
    return material


tints = [painted(c) for c in ("#e9a99a", "#a9c4b4", "#f0cf9a", "#a9b9d9", "#f6ece1", "#c8acc9", "#e58d7b")]
placed = []
sizes = [0.1, 0.085, 0.075, 0.075, 0.062, 0.06, 0.055, 0.05, 0.048, 0.042, 0.04, 0.036, 0.032, 0.03, 0.026, 0.024, 0.022]
for k, r in enumerate(sizes):
    for _ in range(4000):
        a, far = random.uniform(0, 6.28), random.random() ** 0.7
        x, y = 0.27 + 0.44 * far * math.cos(a), 0.1 + 0.42 * far * math.sin(a)
        if all(math.dist((x, y, r), (p, q, s)) > r + s + 0.004 for p, q, s in placed):
            break
    placed.append((x, y, r))
    ball(r, (x, y, r), tints[k % len(tints)], turn=(random.uniform(0, 360), random.uniform(0, 360), 0), levels=6)
sun(26, 158, 5.0, "#ffe4c4", 1.6)
world("#c3cfea", 0.5)
area((0.5, 2.6, 1.6), (0.2, 0, 0), (2.4, 1.0), 14, "#fff6ee")
camera((0.02, -1.5, 0.78), (0.04, 0.12, 0.02), 62, 2.8, (0.24, -0.06, 0.06))
shoot((3, 2), exposure=0.25, bounces=4)
