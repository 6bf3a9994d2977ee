"""A mug on an oak table, the morning sun through blinds; books and a vase out of focus. The scene to copy."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403

start(4)
R, H = 0.041, 0.096
body = surface("body", 0.12, bump=0.02, bump_scale=30, fine=0.02, fine_scale=300, specular=0.55, coat=0.4, depth=0.002)
foot = [(0.0005, 0), (0.026, 0), (0.030, 0.0004), (0.0315, 0.002), (0.033, 0.0028), (0.0375, 0.0045), (0.0398, 0.0075), (0.0408, 0.011)]
wall_ = [(R, 0.015 + 0.0065 * k) for k in range(12)]
lip = [(R - 0.0002, H - 0.0012), (R - 0.001, H - 0.0003), (R - 0.002, H), (R - 0.003, H - 0.0003), (R - 0.0037, H - 0.0014), (R - 0.004, H - 0.005)]
inner = [(R - 0.0042, H - 0.01), (R - 0.0044, 0.04), (R - 0.005, 0.02), (R - 0.007, 0.012), (R - 0.013, 0.0075), (0.015, 0.006), (0.0005, 0.0058)]
mug = lathe(foot + wall_ + lip + inner, body, turn=(0, 0, 38), steps=160, smooth=1)

# the handle: an ellipse swept along a D
ring, steps = 24, 56
path = []
for i in range(steps + 1):
    t = math.radians(100 - 200 * i / steps)
    path.append(Vector((R - 0.0035 + 0.031 * max(0, math.cos(t)) ** 0.72, 0, 0.05 + 0.029 * math.sin(t))))
points, faces = [], []
for i, p in enumerate(path):
    ahead = (path[min(steps, i + 1)] - path[max(0, i - 1)]).normalized()
    side, out = Vector((0, 1, 0)), ahead.cross(Vector((0, 1, 0))).normalized()
    flare = abs(i / steps - 0.5) * 2
    for k in range(ring):
        a = 2 * math.pi * k / ring
        points.append(p + side * ((0.0058 + 0.0022 * flare**3) * math.cos(a)) + out * ((0.0036 + 0.0014 * flare**3) * math.sin(a)))
faces = [(i * ring + k, i * ring + (k + 1) % ring, (i + 1) * ring + (k + 1) % ring, (i + 1) * ring + k) for i in range(steps) for k in range(ring)]
handle = mesh(points, faces, body, turn=(0, 0, 38), name="handle")
modify(handle, "SUBSURF", levels=1, render_levels=1)
cylinder(R - 0.0043, 0.002, (0, 0, H - 0.016), matte("#2b1408", 0.1, 0.02, bump=0.02, specular=0.5, depth=0.001), 0.0004)

oak = wood("#c49c6b", "#8a623c", 5.0, 0, 0.42, 0.2)
for k in range(-2, 7):
    box((1.6, 0.1395, 0.03), (0.1, k * 0.14, -0.03), oak, 0.0015)
plaster = matte("#e0ddd3", 0.92, 0.04, 3, 0.3, 14, 0.15, 160, 0.15, depth=0.004)
box((3, 0.1, 2), (0, 0.98, -0.6), plaster, 0)

paper = matte("#e6ddcb", 0.9, 0.06, 40, 0.1, 300, 0.05, depth=0.0005)
for (x, y, z), (w, d, h), color, turn in (((0.125, 0.2, 0), (0.125, 0.088, 0.014), "#23545c", 10), ((0.122, 0.2, 0.014), (0.112, 0.08, 0.012), "#c9693f", 3)):
    box((w - 0.003, d - 0.003, h - 0.003), (x, y, z + 0.0015), paper, 0.0006, (0, 0, turn))
    for up in (0, h - 0.0016):
        box((w, d, 0.0016), (x, y, z + up), matte(color, 0.62, 0.06, 20, 0.3, 260, depth=0.001), 0.0006, (0, 0, turn))
    box((0.002, d, h), (x - w / 2 * math.cos(math.radians(turn)), y - w / 2 * math.sin(math.radians(turn)), z), matte(color, 0.62, 0.06, 20, 0.3, 260, depth=0.001), 0.0008, (0, 0, turn))
stone = matte("#e4dfd4", 0.5, 0.05, 14, 0.2, 60, 0.2, 500, 0.4, depth=0.002)
pot([(0.022, 0), (0.03, 0.004), (0.037, 0.022), (0.036, 0.05), (0.026, 0.072), (0.014, 0.088), (0.0125, 0.1), (0.016, 0.108)], 0.003, stone, at=(-0.135, 0.19, 0), wobble=0.006)
skin, stem = leaf_skin("#56774a", 0.45), matte("#6b5a3c", 0.7)
for a, out, rise in ((20, 0.05, 0.2), (100, 0.03, 0.24), (170, 0.06, 0.19), (250, 0.03, 0.17), (320, 0.07, 0.15)):
    dx, dy = math.cos(math.radians(a)) * out, math.sin(math.radians(a)) * out
    branch([(-0.135, 0.19, 0.09), (-0.135 + dx * 0.3, 0.19 + dy * 0.3, 0.09 + rise * 0.5), (-0.135 + dx, 0.19 + dy, 0.09 + rise)], skin, stem, 13, 0.035, 0.015, 0.0009, 60)

aov("front", body, wrap(mug, R, (-187, -61), (0.014, 0.086)))

world("#ccdcff", 0.55)
area((-0.46, -0.09, 0.3), (0, 0.02, 0.045), (0.19, 0.24), 6.6, "#fff3dd")
area((0.34, -0.28, 0.22), (0, 0, 0.05), (0.07, 0.24), 0.46, "#e6f2ff")
sun(36, 201, 3.4, "#ffe0b0", 1.1)
dark = matte("#1a1a1a", 1)
box((0.005, 0.012, 0.32), (-0.375, -0.045, 0.1), dark, 0)
box((0.005, 0.3, 0.012), (-0.375, -0.045, 0.265), dark, 0)
for k in range(12):  # blinds, far out of the picture
    box((0.002, 1.6, 0.034), (-0.62, -0.05, 0.16 + k * 0.056), dark, 0, (0, -20, 0))
camera((0.028, -0.49, 0.162), (0.003, 0.01, 0.046), 88, 32, (0, -0.038, 0.05))

bake(dict(
    name="Mug by the window",
    description="A ceramic mug on an oak table in the morning sun.",
    categories=["drinkware"],
    keywords=["mug", "coffee", "cup", "kitchen", "morning", "oak", "window", "ceramic"],
    layers=[
        dict(id="body", name="Mug color", surface="body", hue=[0, 0, 1, 1]),
        dict(id="front", name="Your design", surface="body"),
    ],
    sample={"front": "clear:hollow-bean-logo"},
))
