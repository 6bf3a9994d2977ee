"""Balloons against a painted wall, the sun full on them."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(48)
wall = matte("#8fc3d6", 0.9, 0.02, 1.0, 0.3, 5, 0.25, 140, 0.2, depth=0.008)
box((9, 0.2, 9), (0, 0.75, -4), wall, 0)


def latex(color):
    """Thin rubber: light comes through it, denser and darker where one looks along the skin."""
    material, n = new()
    base = rgb(color)[:3]
    facing = n("LayerWeight", {"Blend": 0.3}).outputs["Facing"]
    paint = n.mix(n.math("POWER", facing, 2.0), base + (1,), tuple(v * 0.62 for v in base) + (1,))
    dust = n.noise(n.where(), 26, 5, 0.6)
    skin = n("BsdfPrincipled", {"Base Color": paint, "Roughness": n.math("MULTIPLY_ADD", dust, 0.14, 0.08), "Specular": 0.55})
    glow = n("BsdfTranslucent", {"Color": paint})
    n("OutputMaterial", {"Surface": n("MixShader", {0: 0.3, 1: skin, 2: glow})})
    return material


def balloon(x, y, z, size, skin, lean, twist):
    outline = [(0.0005, 1.0), (0.09, 0.993), (0.21, 0.955), (0.315, 0.87), (0.37, 0.75), (0.378, 0.63), (0.34, 0.47), (0.255, 0.305), (0.15, 0.165), (0.07, 0.085), (0.03, 0.05), (0.016, 0.034)]
    neck = [(0.02, 0.028), (0.022, 0.02), (0.012, 0.013), (0.03, -0.005), (0.04, -0.016), (0.034, -0.015), (0.0005, 0.004)]
    body = lathe(smooth_line([(r * 0.98, t) for r, t in reversed(outline)], 4), skin, (x, y, z), (lean, twist, random.uniform(0, 360)), 96, 0.006, 1)
    knot = lathe([(r, t) for r, t in reversed(neck)], skin, steps=32, wobble=0.12, smooth=1)
    knot.parent = body
    body.scale = (size,) * 3
    foot = Vector((x, y, z))
    sway = random.uniform(-0.06, 0.06)
    line = smooth_line([foot, foot + Vector((sway * 0.4 - x * 0.06, 0.0, -0.5)), foot + Vector((-x * 0.3 + sway, -0.04, -1.3)), Vector((x * 0.35, y - 0.05, -3.4))], 10)
    tube(line, 0.0022, ribbon)


ribbon = matte("#f4ede2", 0.6)
coral, cream, pink, yellow, white = (latex(c) for c in ("#ef6a4f", "#f3dcb4", "#f1a7ad", "#f2b632", "#f3efe8"))
for x, y, z, size, skin, lean, twist in (
    (-0.36, 0.02, 0.30, 0.62, coral, 3, -9), (0.10, 0.10, 0.52, 0.66, cream, -2, 4), (0.42, -0.05, 0.12, 0.6, pink, 2, 14),
    (-0.02, -0.24, -0.06, 0.6, yellow, 5, -2), (-0.52, 0.16, -0.2, 0.52, white, 0, -15), (0.5, 0.2, 0.62, 0.5, coral, 0, 12)):
    balloon(x, y, z, size, skin, lean, twist)
sun(44, 232, 5.2, "#fff0da", 0.8)
world("#c4d8ee", 0.55)
area((1.6, -3.0, 1.0), (0, 0, 0.3), (0.9, 1.5), 26, "#fff4e8")
camera((0.0, -4.6, -0.1), (0.0, 0.2, 0.02), 58, 8, (0, -0.2, 0.2))
shoot((2, 3), exposure=0.15, bounces=5)
