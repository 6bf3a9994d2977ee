"""Palm shadows on a concrete wall."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import frond

start(11)
material, n = new()
at = n.where()
cloud = n.noise(at, 0.9, 8, 0.62, 0.5)
stain = n.noise(n.where((3, 1, 0.35)), 1.6, 6, 0.6)
paint = n.ramp(n.math("ADD", n.math("MULTIPLY", cloud, 0.7), n.math("MULTIPLY", stain, 0.3)),
               [(0.3, rgb("#9c968d")), (0.52, rgb("#b9b3a9")), (0.72, rgb("#cbc6bd"))])
holes = n("TexVoronoi", {"Vector": at, "Scale": 34.0}).outputs["Distance"]
rare = n.math("GREATER_THAN", n.noise(at, 17.0, 2), 0.56)
pit = n.math("MULTIPLY", n.math("LESS_THAN", holes, 0.14), rare)
paint = n.mix(n.math("MULTIPLY", pit, 0.55), paint, rgb("#5c574f"))
normal = n.bump(n.noise(at, 7.0, 10, 0.65), 0.25, 0.03)
normal = n.bump(n.math("SUBTRACT", 1.0, pit), 0.6, 0.006, normal)
n.surface({"Base Color": paint, "Roughness": 0.85, "Specular": 0.2, "Normal": normal})
box((8, 0.2, 6), (0, 0.1, -3), material, 0)
for x in (-1.75, 1.15):
    box((0.008, 0.012, 6), (x, -0.002, -3), matte("#6d675e", 0.9), 0)
sun(36, 238, 5.0, "#ffe6c4", 0.6)
world("#b5c8e6", 0.5)
leaves = matte("#405a33", 0.6)
for x, z, tilt, spin, size in [(-1.2, 1.55, 0, 12, 1.7), (-1.5, 2.15, 35, 35, 1.8), (-2.1, 1.1, -30, -25, 1.6), (-1.7, 2.6, -15, 60, 1.6)]:
    frond((x - 0.9, -1.3, z), (tilt + 75, spin, 8), size, 20, 0.07, leaves)
camera((0, -4.2, 0.05), (0, 0, 0.05), 50, 0)
shoot((3, 2), exposure=0.1, bounces=2)
