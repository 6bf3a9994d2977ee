"""A desk under a window: an open notebook, a cup, a pot, the garden out of focus."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import branch, leaf_skin

start(53)
wall = matte("#e9e3d7", 0.93, 0.01, 0.8, 0.25, 4.0, 0.25, 120, 0.2, depth=0.008)
left, right, low, high, y = -0.75, 0.62, 0.2, 1.6, 0.62
for size, at in (((3, 0.16, 3), (left - 1.5, y, -1)), ((3, 0.16, 3), (right + 1.5, y, -1)), ((right - left, 0.16, low + 1), ((left + right) / 2, y, -1)), ((right - left, 0.16, 1), ((left + right) / 2, y, high))):
    box(size, at, wall, 0)
frame = matte("#f3efe6", 0.45, 0.03, 4, 0.1, 20, 0.1, 200, 0.4, depth=0.003)
for x in (left, (left + right) / 2, right):
    box((0.05, 0.06, high - low), (x, y, low), frame, 0.006)
for z in (low - 0.02, low + (high - low) * 0.5, high - 0.03):
    box((right - left, 0.055, 0.04), ((left + right) / 2, y, z), frame, 0.006)
box((right - left + 0.2, 0.2, 0.03), ((left + right) / 2, y - 0.12, low - 0.05), frame, 0.006)
garden, n = new()
uv = n.where((1, 1, 1), "Object")
blots = n.noise(uv, 0.75, 2, 0.45)
leafy = n.ramp(blots, [(0.3, (0.10, 0.16, 0.06)), (0.5, (0.30, 0.40, 0.16)), (0.62, (0.75, 0.82, 0.5)), (0.75, (1.5, 1.5, 1.25))])
for size, rare in ((2.2, 0.62), (3.4, 0.7)):  # discs of light, as a wide lens draws gaps between leaves
    cell = n("TexVoronoi", {"Vector": uv, "Scale": size})
    disc = n("MapRange", {"Value": cell.outputs["Distance"], 1: 0.34, 2: 0.3}).outputs[0]
    lit = n.math("GREATER_THAN", n("SeparateColor", {0: cell.outputs["Color"]}).outputs[0], rare)
    leafy = n.mix(n.math("MULTIPLY", n.math("MULTIPLY", disc, lit), 0.3), leafy, (1.5, 1.6, 1.1, 1))
up = n("MapRange", {"Value": n("SeparateXYZ", {0: uv}).outputs[1], 1: 0.2, 2: 2.2}).outputs[0]
n("OutputMaterial", {"Surface": n("Emission", {"Color": n.mix(up, leafy, (1.9, 1.95, 1.8, 1)), "Strength": 1.1})})
view = sheet(14, 10, 2, 2, lambda x, y: 0 * x, garden, (0, 6, 1.0), (90, 0, 0))
view.visible_shadow = False
board = wood("#c08e5c", "#7d5230", 6.0, 0, 0.42, 0.25)
for k in range(5):
    box((2.6, 0.1995, 0.035), (0, 0.42 - k * 0.2, -0.035), board, 0.0025)
paper = matte("#f3ecdf", 0.9, 0.03, 9, 0.1, 60, 0.2, 500, 0.2, depth=0.001)
cover = matte("#5b4636", 0.7, 0.08, 20, 0.4, 220, 0.2, 800, depth=0.001)
root = box((0.31, 0.215, 0.004), (-0.08, -0.1, 0), cover, 0.0018, (0, 0, 9))
lines, n = new()
where = n.where((1, 1, 1), "UV")
rule = n.math("LESS_THAN", n.math("FRACT", n.math("MULTIPLY", n("SeparateXYZ", {0: where}).outputs[1], 21.0)), 0.06)
n.surface({"Base Color": n.mix(n.math("MULTIPLY", rule, 0.45), rgb("#f4eee1"), rgb("#9fb0bd")), "Roughness": 0.9, "Specular": 0.2, "Normal": n.bump(n.noise(n.where(), 300, 4), 0.12, 0.001)})
for side in (-1, 1):
    for k in range(5):
        leaf_ = sheet(0.15, 0.208 - 0.0006 * k, 40, 6, lambda x, y, k=k, side=side: 0.006 + 0.0016 * k + 0.008 * np.exp(-(((x * side + 0.055) / 0.022) ** 2)) - 0.009 * np.exp(-(((x * side + 0.075) / 0.008) ** 2)),
                      lines if k == 4 else paper, (side * (0.0752 + 0.0005 * k), 0.0003 * k, 0), (0, 0, 0.2 * k * side))
        leaf_.parent = root
lathe([(0.0005, 0), (0.001, 0.001), (0.0042, 0.012), (0.0048, 0.02), (0.0048, 0.12), (0.0042, 0.134), (0.0005, 0.135)], matte("#1f2c3a", 0.25, 0.05, coat=0.5), (-0.005, -0.14, 0.0205), (88, 0, 118), 48, smooth=0)
stone = matte("#d9d2c6", 0.5, 0.06, 8, 0.2, 24, 0.2, 300, 0.4, speckle=("#6b5b49", 190), depth=0.003)
pot([(0.032, 0), (0.04, 0.008), (0.044, 0.04), (0.043, 0.084)], 0.0035, stone, at=(0.27, 0.02, 0), wobble=0.005)
cylinder(0.0395, 0.002, (0.27, 0.02, 0.068), matte("#2a1509", 0.12, 0.02, specular=0.6), 0.0005)
tube([(0.27 + 0.042 + 0.026 * math.sin(a), 0.02 - 0.01 * math.sin(a), 0.044 - 0.026 * math.cos(a)) for a in np.linspace(0.05, math.pi - 0.05, 24)], 0.005, stone)
clay = matte("#b86d4d", 0.85, 0.1, 9, 0.3, 40, 0.25, 300, 0.2, depth=0.003)
pot([(0.05, 0), (0.058, 0.02), (0.068, 0.09), (0.07, 0.094), (0.077, 0.096), (0.079, 0.12)], 0.006, clay, at=(-0.47, 0.2, 0), wobble=0.005)
cylinder(0.067, 0.01, (-0.47, 0.2, 0.098), matte("#3b2c22", 1, 0.3, 60, 1, 120))
skin, stem = leaf_skin("#5f8049", 0.4), matte("#6d7445", 0.7)
for a in range(0, 360, 33):
    out, rise = random.uniform(0.06, 0.15), random.uniform(0.14, 0.36)
    dx, dy = math.cos(math.radians(a)) * out, math.sin(math.radians(a)) * out
    branch([(-0.47, 0.2, 0.1), (-0.47 + dx * 0.35, 0.2 + dy * 0.35, 0.1 + rise * 0.6), (-0.47 + dx, 0.2 + dy, 0.1 + rise), (-0.47 + dx * 1.7, 0.2 + dy * 1.7, 0.1 + rise * 0.95)], skin, stem, 12, 0.06, 0.032, 0.0017, 60, start_at=0.25)
for k, (color, thick, wide) in enumerate((("#44545c", 0.03, 0.21), ("#c7a98a", 0.024, 0.19), ("#93513a", 0.02, 0.175))):
    z = sum((0.03, 0.024, 0.02)[:k])
    box((wide, 0.14, thick - 0.004), (0.5, 0.25, z + 0.002), paper, 0.001, (0, 0, 12 - 9 * k))
    for up_ in (0.0, thick - 0.003):
        box((wide + 0.008, 0.148, 0.003), (0.5, 0.25, z + up_), matte(color, 0.8, 0.06, 14, 0.3, 420), 0.001, (0, 0, 12 - 9 * k))
sun(34, 62, 5.0, "#ffe7c2", 0.8)
world("#c9d6e2", 0.35)
area((0, 0.85, 0.95), (0, -0.3, 0), (1.3, 1.3), 26, "#f2f6ff")
area((-0.6, -2.2, 1.5), (0, 0, 0.1), (2, 1.2), 16, "#efe6da")
camera((-0.03, -1.36, 0.5), (-0.02, 0.0, 0.165), 44, 2.8, (-0.05, -0.1, 0.02))
shoot((3, 2), exposure=0.2, bounces=4)
