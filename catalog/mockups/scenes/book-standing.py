"""A hardcover standing on a plinth before a sage wall, window light across it; cover and spine."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import bars_shadow
from props.stone import slab, stone

start(8)
W, H, T, B = 0.148, 0.212, 0.036, 0.0028  # B: thickness of the boards
TURN, FOOT = 37, (0.0, 0.0, 0.0)


def at(x, y, z):
    """From the book's own metres (its spine along z at x = 0) to the scene's."""
    a = math.radians(TURN)
    x -= W / 2
    return FOOT[0] + x * math.cos(a) - y * math.sin(a), FOOT[1] + x * math.sin(a) + y * math.cos(a), FOOT[2] + z


def cloth_cover():
    return surface("cover", 0.5, bump=0.12, bump_scale=900, fine=0.08, fine_scale=3000, specular=0.3, depth=0.0003)


front = box((W, B, H), at(W / 2, -T / 2, 0), cloth_cover(), 0.0009, (0, 0, TURN))
back = box((W, B, H), at(W / 2, T / 2, 0), cloth_cover(), 0.0009, (0, 0, TURN))
spine = box((B, T + B, H), at(-B / 2 + 0.0004, 0, 0), cloth_cover(), 0.0011, (0, 0, TURN))
aov("front", front.data.materials[0], flat(front, (-W / 2 + 0.0004, -B / 2, 0), (W - 0.0008, 0, 0), (0, 0, H), 0.0006))
aov("spine", spine.data.materials[0], flat(spine, (-B / 2, (T + B) / 2, 0), (0, -(T + B), 0), (0, 0, H), 0.0006))
pages, n = new()
layers = n.noise(n.where((3, 900, 3)), 1.0, 3, 0.6)
n.surface({"Base Color": n.ramp(layers, [(0.3, rgb("#d9cdb6")), (0.7, rgb("#f1e8d6"))]), "Roughness": 0.9, "Specular": 0.1, "Normal": n.bump(layers, 0.3, 0.0004)})
box((W - 0.007, T - B, H - 0.008), at(W / 2 - 0.0025, 0, 0.004), pages, 0.0006, (0, 0, TURN))

plinth = stone("#e6ddcc", "#c4b294", True, 4)
slab(0.46, 0.3, 0.12, (0.02, 0.05, -0.12), plinth, 0.003, (0, 0, -6), 0.0008)
floor_ = matte("#cfc7b4", 0.8, 0.05, 3, 0.2, 20, 0.15, 200, 0.2, depth=0.003)
box((5, 4, 0.1), (0, 0.5, -0.36), floor_, 0)
box((5, 0.1, 3), (0, 0.62, -0.4), matte("#aab59c", 0.92, 0.05, 1.5, 0.35, 9, 0.2, 120, 0.15, depth=0.006), 0)
slab(0.3, 0.22, 0.2, (0.31, 0.24, -0.26), stone("#c9bca2", "#a48f6d", True, 4), 0.003, (0, 0, 12), 0.0008)

glaze = matte("#efe9dc", 0.32, 0.04, 16, 0.12, 60, 0.15, 500, 0.45, coat=0.25, depth=0.002)
pot([(0.034, 0), (0.045, 0.006), (0.056, 0.05), (0.045, 0.098), (0.022, 0.128), (0.018, 0.15), (0.024, 0.162)], 0.004, glaze, at=(0.3, 0.24, -0.06), wobble=0.006)
skin, stem = leaf_skin("#8b9a6a", 0.5), matte("#7a6a45", 0.7)
for a, out, rise in ((15, 0.09, 0.2), (120, 0.06, 0.26), (200, 0.08, 0.22), (300, 0.05, 0.16)):
    dx, dy = math.cos(math.radians(a)) * out, math.sin(math.radians(a)) * out * 0.5
    branch([(0.3, 0.24, 0.09), (0.3 + dx * 0.3, 0.24 + dy * 0.3, 0.1 + rise * 0.5), (0.3 + dx, 0.24 + dy, 0.09 + rise), (0.3 + dx * 1.6, 0.24 + dy, 0.09 + rise * 1.05)], skin, stem, 14, 0.045, 0.013, 0.0012, 50)
pear = matte("#b9a13f", 0.38, 0.12, 30, 0.1, 120, 0.15, 900, 0.4, speckle=("#6d5a25", 420), depth=0.001)
lathe([(0.0005, 0), (0.018, 0.001), (0.031, 0.012), (0.034, 0.027), (0.028, 0.045), (0.018, 0.06), (0.013, 0.072), (0.007, 0.078), (0.0005, 0.077)], pear, (-0.15, 0.0, 0.0), (6, -8, 0), 64, wobble=0.015)
tube([(-0.15, 0.0, 0.076), (-0.1485, -0.0015, 0.086), (-0.1455, -0.002, 0.094)], 0.0012, matte("#4c3620", 0.8))

SUN = (31, 250)
world("#cdd9ea", 0.5)
sun(*SUN, 4.4, "#ffe2b6", 1.0)
bars_shadow(*SUN, (0.02, 0.12, 0.1), 0.9, (0.17, 0.15), (3, 3), 0.022, 2.2, 4)
area((0.7, -0.9, 0.6), (0, 0, 0.1), (0.5, 0.6), 2.2, "#eef3ff")
camera((0.03, -1.12, 0.23), (0.018, 0, 0.093), 96, 18, (0.0, -0.05, 0.11))

bake(dict(
    name="Book on a stone plinth",
    description="A hardcover stands on a plinth of stone; light of a window falls over its cover and spine.",
    categories=["books"],
    keywords=["book", "hardcover", "cover", "spine", "novel", "publishing", "stone", "window light", "author"],
    layers=[
        dict(id="cover", name="Cover color", surface="cover", hue=[0, 0, 1, 1]),
        dict(id="front", name="Front cover", surface="cover", long_side=2400),
        dict(id="spine", name="Spine", surface="cover", long_side=2400),
    ],
    sample={"front": "dune-report", "cover": [24, 0.45, 0.42, 1], "spine": "dunes-sunset.jpg"},
))
