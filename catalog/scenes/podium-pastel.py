"""A stage for products: round steps and an arch in blush and sage, studio light."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import frond

start(3)
blush = matte("#eac9bd", 0.75, 0.02, 1, 0.06, 20, 0.1, 500, 0.3, depth=0.002)
sweep = [(0, -2.5, 0)]
profile = [(-3.0, 0), (0.5, 0)] + [(0.5 + 0.8 * math.sin(t), 0.8 - 0.8 * math.cos(t)) for t in np.linspace(0.1, math.pi / 2, 14)] + [(1.3, 4)]
points = [(x, y, z) for x in (-4, 4) for y, z in profile]
n = len(profile)
mesh(points, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], blush)
cream = matte("#f6ece0", 0.6, 0.02, 2, 0.05, 30, 0.12, 600, 0.35, depth=0.002)
sage = matte("#b8c4ac", 0.7, 0.02, 2, 0.06, 30, 0.12, 600, 0.3, depth=0.002)
cylinder(0.52, 0.1, (0, 0, 0), cream, 0.008)
cylinder(0.36, 0.12, (0, 0.02, 0.1), blush, 0.008)
cylinder(0.15, 0.34, (-0.62, 0.25, 0), sage, 0.006)
ball(0.1, (-0.62, 0.25, 0.44), matte("#e8a48c", 0.45, 0.02, bump=0.02))
ball(0.065, (0.56, -0.42, 0.065), cream)
ball(0.04, (0.42, -0.5, 0.04), matte("#d98f77", 0.45, 0.02, bump=0.02))
# the arch: half a ring standing on two legs
arch = []
for a in np.linspace(0, math.pi, 48):
    arch.append((math.cos(a) * 0.62, math.sin(a) * 0.62 + 0.75))
outline = [(0.62, 0), *arch, (-0.62, 0)]
inner = [(x * 0.72, (z - 0.75) * 0.72 + 0.75 if z >= 0.75 else z) for x, z in outline]
count = len(outline)
points = [(x, y, z) for y in (0.62, 0.84) for ring in (outline, inner) for x, z in ring]
faces = []
for i in range(count - 1):
    a, b, c, d = i, count + i, 2 * count + i, 3 * count + i
    faces += [(a, a + 1, b + 1, b), (c, d, d + 1, c + 1), (a, c, c + 1, a + 1), (b, b + 1, d + 1, d)]
thing = mesh(points, faces, sage, True, (0.22, 0, 0))
thing.data.use_auto_smooth = True
modify(thing, "BEVEL", width=0.008, segments=3, limit_method="ANGLE")
area((-2.4, -1.6, 2.6), (0, 0.2, 0.3), 1.1, 120, "#fff1e2")
area((2.6, -2.2, 1.5), (0, 0, 0.4), 2.2, 26, "#e6ecff")
world("#f1e6e2", 0.38)
for x, y, z, r, t in [(-1.75, -1.5, 1.75, 10, 20), (-1.6, -1.1, 2.0, -20, -10)]:
    frond((x, y, z), (r, 15, t), 0.7, 15, 0.05)
camera((0.0, -3.6, 0.98), (0.0, 0.2, 0.56), 58, 6.3, (0, -0.3, 0.2))
shoot((1, 1), exposure=0.35)
