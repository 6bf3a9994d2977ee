"""A pump bottle with a label round it on steps of dark slate, moss green all around; light from a high window."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow
from props.stone import slab, stone

start(72)
R, LOW, HIGH = 0.034, 0.012, 0.128


def plastic():
    return surface("bottle", 0.34, bump=0.015, bump_scale=40, fine=0.03, fine_scale=900, specular=0.45, depth=0.0008)


def label_paper():
    return surface("label", 0.6, bump=0.03, bump_scale=200, fine=0.06, fine_scale=1500, specular=0.3, depth=0.0004)


shell, label = plastic(), label_paper()
bend = lambda cx, cz, r, a0, a1, n_=8: [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * k / n_)), cz + r * math.sin(math.radians(a0 + (a1 - a0) * k / n_))) for k in range(n_ + 1)]
profile = [(0.0005, 0.002), (R - 0.009, 0.0015), *bend(R - 0.006, 0.006, 0.006, -90, 0), *[(R, 0.006 + (HIGH - 0.006) * k / 14) for k in range(1, 14)],
           *bend(R - 0.011, HIGH, 0.011, 0, 68), *reversed(bend(0.0165, HIGH + 0.0165, 0.006, 180, 250, 6)), (0.0105, HIGH + 0.02), (0.0005, HIGH + 0.02)]
bottle = lathe(profile, shell, steps=180, smooth=0)
bottle.data.use_auto_smooth, bottle.data.auto_smooth_angle = True, math.radians(40)
# the label is a sleeve of its own, a tenth of a millimeter thick, its ends apart at the back
A0, A1, Z0, Z1 = -90 - 118, -90 + 118, 0.0175, 0.1155
steps = 140
ring = [math.radians(A0 + (A1 - A0) * k / steps) for k in range(steps + 1)]
points = [((R + r) * math.cos(a), (R + r) * math.sin(a), z) for r, z in ((0, Z0), (0.00014, Z0), (0.00014, Z1), (0, Z1)) for a in ring]
faces = [(j * (steps + 1) + k, j * (steps + 1) + k + 1, (j + 1) * (steps + 1) + k + 1, (j + 1) * (steps + 1) + k) for j in range(3) for k in range(steps)]
wrapper = mesh(points, faces, label, True, name="label")
wrapper.data.use_auto_smooth, wrapper.data.auto_smooth_angle = True, math.radians(40)
turn = 14
for thing in (bottle, wrapper):
    thing.rotation_euler = (0, 0, math.radians(turn))
aov("front", label, wrap(wrapper, R + 0.00014, (A0, A1), (Z0, Z1), 0.0009))

# collar, pump and spout
black = matte("#151514", 0.34, 0.03, 20, 0.02, 300, 0.05, 2000, 0.45, depth=0.0005)
neck = HIGH + 0.0185
cylinder(0.0142, 0.0155, (0, 0, neck), black, 0.0008)
for k in range(60):
    a = 2 * math.pi * k / 60
    box((0.0007, 0.0009, 0.0128), (0.0142 * math.cos(a), 0.0142 * math.sin(a), neck + 0.0012), black, 0.0002, (0, 0, math.degrees(a)), 1)
lathe([(0.0005, 0.0), (0.0122, 0.0), (0.0118, 0.002), (0.006, 0.0035), (0.0046, 0.006), (0.0044, 0.019), (0.0005, 0.019)], black, (0, 0, neck + 0.0153), steps=64, smooth=1)
lathe([(0.0005, 0.0), (0.0085, 0.0), (0.0098, 0.0016), (0.0102, 0.006), (0.0096, 0.0105), (0.0075, 0.0122), (0.0005, 0.0126)], black, (0, 0, neck + 0.033), steps=64, smooth=1)
way = math.radians(turn - 152)
spout = [(math.cos(way) * r, math.sin(way) * r, neck + 0.033 + z) for r, z in ((0.004, 0.0064), (0.014, 0.0074), (0.026, 0.0072), (0.034, 0.005), (0.0375, 0.0008))]
tube(smooth_line(spout, 8), 0.0039, black)

slate = stone("#5a6258", "#3d443d", False, 5, 0.5)
slab(0.15, 0.12, 0.034, (0.0, 0.005, -0.034), slate, 0.0014, (0, 0, -6), 0.0008)
slab(0.3, 0.2, 0.03, (0.03, 0.05, -0.064), stone("#4c544b", "#343b35", False, 4, 0.5), 0.0016, (0, 0, 5), 0.0012)
slab(0.09, 0.07, 0.085, (0.098, 0.1, -0.034), slate, 0.0014, (0, 0, 12), 0.0008)
floor = matte("#5f6b55", 0.85, 0.05, 5, 0.3, 30, 0.25, 300, 0.2, depth=0.002)
box((3, 3, 0.05), (0, 0.5, -0.114), floor, 0)
wall = surface("wall", 0.93, vary=0.05, vary_scale=3, bump=0.35, bump_scale=12, fine=0.25, fine_scale=140, specular=0.12, depth=0.004)
box((3, 0.1, 2), (0, 0.42, -0.5), wall, 0)
# a folded towel, a fern, a pebble
skin = leaf_skin("#4f7040", 0.5)
for k, (a, size) in enumerate(((112, 0.34), (150, 0.3), (75, 0.26))):
    frond((-0.135, 0.13, -0.07), (-38 + 8 * k, -46, a), size, 20, 0.012, skin)
pebble = matte("#8d8a80", 0.6, 0.08, 30, 0.2, 60, 0.2, 500, 0.35, speckle=("#55534d", 300), depth=0.001)
ball(0.017, (-0.058, -0.028, -0.026), pebble, (1.2, 0.95, 0.62), (0, 0, 25))
ball(0.011, (-0.083, -0.008, -0.0275), matte("#b3aa98", 0.65, 0.06, 30, 0.2, 60, 0.2, 500, 0.3, depth=0.001), (1.15, 1, 0.6), (0, 0, -30))
glaze = matte("#d9d3c4", 0.5, 0.05, 14, 0.15, 40, 0.2, 300, 0.4, depth=0.001)
pot([(0.02, 0), (0.03, 0.004), (0.034, 0.012), (0.035, 0.02)], 0.003, glaze, at=(0.098, 0.1, 0.051), wobble=0.004)
ball(0.024, (0.098, 0.1, 0.066), matte("#e9dfc6", 0.85, 0.05, 20, 0.4, 70, 0.3, 300, 0.15, depth=0.003), (1, 1, 0.62))

SUN = (36, 214)
world("#bcd0d8", 0.4)
sun(*SUN, 4.0, "#ffe9c6", 1.2)
leaf_shadow(*SUN, (0.0, 0.3, 0.1), 0.7, 0.36, 4, 14, 30, 0.42)
leaf_shadow(*SUN, (0.03, 0.0, 0.03), 0.5, 0.18, 1, 11, 30, 0.5)
area((-0.42, -0.22, 0.32), (0, 0, 0.06), (0.16, 0.42), 2.6, "#fff6e6")
area((0.5, -0.1, 0.3), (0, 0, 0.07), (0.12, 0.4), 1.1, "#dfeef2")
camera((0.05, -0.86, 0.17), (0.006, 0, 0.056), 100, 14, (0, -0.033, 0.07))

bake(dict(
    name="Pump bottle",
    description="A pump bottle with a label on steps of slate, ferns and leaf shadows around it.",
    categories=["packaging"],
    keywords=["bottle", "pump", "soap", "lotion", "cosmetics", "label", "beauty", "skincare", "shampoo", "spa", "fern", "slate"],
    layers=[
        dict(id="wall", name="Wall color", surface="wall", hue=[95, 0.16, 0.5, 1]),
        dict(id="bottle", name="Bottle color", surface="bottle", hue=[30, 0.45, 0.2, 1]),
        dict(id="label", name="Label color", surface="label", hue=[40, 0.35, 0.93, 1]),
        dict(id="front", name="Label", surface="label", long_side=2800),
    ],
    sample={"front": "clear:orsini-monogram"},
))
