"""Oranges and leaves on painted board, hard noon light."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import leaf, leaf_skin

start(31)
box((3, 3, 0.05), (0, 0, -0.05), matte("#9fc3cf", 0.8, 0.03, 2, 0.12, 12, 0.15, 200, 0.25, depth=0.004), 0)
material, n = new()
at = n.where()
pores = n("TexVoronoi", {"Vector": at, "Scale": 420.0}).outputs["Distance"]
drift = n.noise(at, 16, 4)
peel = n.ramp(drift, [(0.3, rgb("#e07a12")), (0.55, rgb("#f0931f")), (0.75, rgb("#f5a838"))])
n.surface({"Base Color": peel, "Roughness": 0.38, "Specular": 0.5,
           "Normal": n.bump(pores, 0.55, 0.0016, n.bump(n.noise(at, 45, 3), 0.25, 0.004))})
skin = leaf_skin("#4f7a35", 0.35)
navel = matte("#6b7a2c", 0.8, 0.2, 60)
fruit = [(-0.085, 0.055, 0.042), (0.02, 0.1, 0.039), (-0.01, -0.005, 0.04), (0.135, -0.045, 0.041), (-0.14, -0.09, 0.037), (0.115, 0.16, 0.036)]
for x, y, r in fruit:
    turn = (random.uniform(-60, 60), random.uniform(-60, 60), random.uniform(0, 360))
    body = ball(r, (x, y, r * 0.96), material, (1, 1, 0.95), turn)
    knob = ball(0.0035, (0, 0, r * 0.945), navel, (1, 1, 0.5), levels=2)
    knob.parent = body
for x, y, z, turn, size in ((-0.03, 0.02, 0.075, 40, 1), (0.06, -0.08, 0.012, 160, 1.1), (-0.19, 0.02, 0.012, 250, 0.9), (0.16, 0.06, 0.014, -30, 1)):
    sprig = leaf(0.075 * size, 0.032 * size, skin, 0.2, 0.3, (x, y, z))
    sprig.rotation_euler = (random.uniform(-0.2, 0.2), -0.12, math.radians(turn))
sun(42, 145, 5.5, "#fff0d8", 0.5)
world("#bcd3ee", 0.45)
camera((0.0, -0.32, 0.92), (0.0, 0.02, 0.0), 60, 8, (0, 0, 0.05))
shoot((1, 1), exposure=0.15, bounces=3)
