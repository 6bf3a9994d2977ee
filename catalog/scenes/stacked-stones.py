"""Five smooth stones balanced on sand, a blurred shore behind."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(32)


def stone(x, z, size, flat, color, turn):
    body = ball(size, (x, 0, z), matte(color, 0.75, 0.14, 9, 0.25, 40, 0.4, 420, 0.3, speckle=("#3d3a38", 300), depth=0.004), (1, 0.86, flat), (random.uniform(-4, 4), random.uniform(-5, 5), turn))
    bend = Vector((random.random() * 9, random.random() * 9, 0))
    for vertex in body.data.vertices:
        c = vertex.co
        k = 1 + 0.07 * math.sin(c.x / size * 1.9 + bend.x) + 0.06 * math.sin(c.y / size * 2.3 + bend.y) + 0.03 * math.sin(c.z / size * 5 + bend.x)
        vertex.co = Vector((c.x * k, c.y * k, c.z * (1 + 0.05 * math.sin(c.x / size * 2 + bend.y))))


height = -0.012
for size, flat, color, x, turn in ((0.115, 0.48, "#8d8880", 0.0, 20), (0.088, 0.46, "#a89c8c", 0.012, 80), (0.066, 0.5, "#6f6e70", -0.008, 140), (0.046, 0.55, "#c3b6a3", 0.006, 30), (0.028, 0.72, "#847a72", 0.0, 60)):
    stone(x, height + size * flat * 0.96, size, flat, color, turn)
    height += size * flat * 1.93
sand = matte("#c8b193", 0.95, 0.08, 3, 0.4, 90, 0.8, 700, 0.15, speckle=("#7b664c", 420), depth=0.006)
sheet(6, 4, 500, 500, lambda x, y: fbm(x, y, 2.2, 5, seed=3) * 0.02 - 0.01, sand, (0, 1, 0))
for x, y, s in ((0.24, 0.14, 0.03), (-0.3, 0.3, 0.045), (-0.19, -0.1, 0.016), (0.34, 0.5, 0.06), (0.16, -0.13, 0.012)):
    copy = ball(s, (x, y, s * 0.35), matte("#9a9288", 0.8, 0.12, 12), (1, 0.8, 0.55), (0, 0, random.uniform(0, 180)), 4)
water, n = new()
n.surface({"Base Color": (0.03, 0.09, 0.11, 1), "Roughness": 0.55, "Specular": 0.6})  # far out of focus: ripples would only be noise
sheet(400, 300, 2, 2, lambda x, y: 0 * x, water, (0, 152.6, 0.012))
sky(9, 28, 0.10, False, 1.0, 1.6, 1.0)
sun(13, 28, 3.6, "#ffcf98", 0.8)
camera((-0.02, -1.25, 0.24), (0.0, 0, 0.215), 85, 2.8, (0, -0.06, 0.2))
shoot((2, 3), exposure=0.7, bounces=3)
