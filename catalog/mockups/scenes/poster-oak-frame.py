"""A poster in an oak frame over a sideboard, leaf shadows of a low sun on wall and print."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow

start(11)
W, H, MAT, BAR = 0.5, 0.7, 0.055, 0.022
Z = 0.98  # middle of the print
wall = surface("wall", 0.93, vary=0.02, vary_scale=1.2, bump=0.3, bump_scale=7, fine=0.2, fine_scale=120, specular=0.15, depth=0.006)
box((8, 0.1, 5), (0, 0.05, -1), wall, 0)

# the frame: four mitred bars would show no seam at this size; two lengths of grain do
upright, level = wood("#c79f6b", "#94683a", 9, 2, 0.5, 0.2), wood("#c79f6b", "#94683a", 9, 0, 0.5, 0.2)
wide, high = W + 2 * MAT, H + 2 * MAT
for s in (-1, 1):
    box((BAR, 0.03, high + 2 * BAR), (s * (wide + BAR) / 2, -0.017, Z - high / 2 - BAR), upright, 0.0015)
    box((wide, 0.03, BAR), (0, -0.017, Z + s * (high + BAR) / 2 - BAR / 2), level, 0.0015)
board = matte("#f1eee6", 0.9, 0.01, 20, 0.04, 300, 0.05, 1500, 0.1, depth=0.0004)
for s in (-1, 1):  # the passe-partout, its window cut on a slant
    box((MAT, 0.0024, high), (s * (W + MAT) / 2, -0.0115, Z - high / 2), board, 0.0009)
    box((W, 0.0024, MAT), (0, -0.0116, Z + s * (H + MAT) / 2 - MAT / 2), board, 0.0009)
paper = surface("print", 0.5, bump=0.02, bump_scale=200, fine=0, specular=0.15, depth=0.0003)
sheet_ = box((W + 0.01, 0.0008, H + 0.01), (0, -0.0094, Z - H / 2 - 0.005), paper, 0)
aov("art", paper, flat(sheet_, (-W / 2, -0.0004, 0.005), (W, 0, 0), (0, 0, H), 0.001))

# the sideboard
top = wood("#b58a5c", "#7f5430", 4, 0, 0.42, 0.18)
box((1.9, 0.4, 0.035), (0.12, -0.22, 0.445), top, 0.004)
box((1.84, 0.36, 0.4), (0.12, -0.2, 0.04), top, 0.003)
for x in (-0.5, 0.12, 0.74):
    box((0.003, 0.004, 0.38), (x, -0.381, 0.05), matte("#3a2413", 0.9), 0)

cream = matte("#ded7c9", 0.6, 0.05, 14, 0.2, 60, 0.2, 400, 0.35, depth=0.003)
pot([(0.055, 0), (0.075, 0.008), (0.09, 0.09), (0.086, 0.125)], 0.006, cream, at=(0.5, -0.2, 0.48), wobble=0.004)
cylinder(0.08, 0.01, (0.5, -0.2, 0.58), matte("#33241a", 1, 0.3, 60, 1, 120))
skin, stem = leaf_skin("#4d6f43", 0.4), matte("#5d6a3a", 0.7)
for a in range(0, 360, 27):
    out, rise = random.uniform(0.07, 0.17), random.uniform(0.16, 0.36)
    dx, dy = math.cos(math.radians(a)) * out, math.sin(math.radians(a)) * out * 0.6
    branch([(0.5, -0.2, 0.58), (0.5 + dx * 0.3, -0.2 + dy * 0.3, 0.58 + rise * 0.6), (0.5 + dx, -0.2 + dy, 0.58 + rise), (0.5 + dx * 1.7, -0.2 + dy * 1.5, 0.58 + rise * 0.9)], skin, stem, 11, 0.085, 0.034, 0.0022, 55, start_at=0.3)
slate = matte("#39463f", 0.4, 0.08, 20, 0.2, 80, 0.2, 500, 0.4, depth=0.002)
pot([(0.03, 0), (0.042, 0.006), (0.053, 0.05), (0.04, 0.095), (0.018, 0.13), (0.0165, 0.17), (0.023, 0.182)], 0.004, slate, at=(-0.55, -0.2, 0.48), wobble=0.006)
leaves = matte("#e6decc", 0.9, 0.05, 40, 0.1, 300, 0.05, depth=0.0005)
for k, (color, w, h, turn) in enumerate((("#b9ad98", 0.24, 0.026, 4), ("#27404c", 0.22, 0.03, -6), ("#b4583a", 0.19, 0.022, 8))):
    z, cover = 0.48 + sum((0.026, 0.03, 0.022)[:k]), matte(color, 0.7, 0.06, 20, 0.25, 300, depth=0.001)
    box((w - 0.006, 0.15, h - 0.005), (-0.33, -0.21, z + 0.0025), leaves, 0.001, (0, 0, turn))
    for up in (0, h - 0.003):
        box((w, 0.16, 0.003), (-0.33, -0.21, z + up), cover, 0.001, (0, 0, turn))

SUN = (27, 218)
world("#cfdcf2", 0.5)
sun(*SUN, 4.0, "#ffdfb4", 1.4)
leaf_shadow(*SUN, (0.12, 0, 1.02), 1.7, 0.95, 4, 15, 30, 0.4)
area((-1.6, -1.8, 1.6), (0, 0, 0.9), (1.2, 1.4), 9, "#fff6ea")
camera((0.26, -3.15, 1.0), (0.03, 0, 0.95), 76, 9, (0, 0, Z))

bake(dict(
    name="Poster in an oak frame",
    description="A framed poster over a sideboard, leaf shadows on a wall whose color can be chosen.",
    categories=["posters-and-frames"],
    keywords=["poster", "frame", "oak", "wall", "living room", "art print", "picture", "interior", "plant", "sideboard"],
    layers=[
        dict(id="wall", name="Wall color", surface="wall", hue=[38, 0.24, 0.86, 1]),
        dict(id="art", name="Your poster", surface="print", long_side=3000),
    ],
    sample={"art": "harvest-supper-poster"},
))
