"""A dark stage: black stone, brushed gold, one lamp from the side."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(46)
wall = matte("#0f1115", 0.75, 0.12, 1.2, 0.35, 3.5, 0.15, 90, 0.3, depth=0.03)
sweep = [(-3.0, 0), (0.9, 0)] + [(0.9 + 0.3 * math.sin(t), 0.3 - 0.3 * math.cos(t)) for t in np.linspace(0.1, math.pi / 2, 10)] + [(1.2, 4)]
points = [(x, y, z) for x in (-4, 4) for y, z in sweep]
n_ = len(sweep)
mesh(points, [(i, i + 1, n_ + i + 1, n_ + i) for i in range(n_ - 1)], wall)


def marble():
    """Black stone with pale and golden veins, polished."""
    material, n = new()
    at = n.where()
    warp = n.noise(at, 2.2, 6, 0.6, 0.8)
    moved = n("VectorMath", {0: at, 1: n("CombineXYZ", {0: warp, 1: n.noise(at, 3.1, 5), 2: warp})}, operation="ADD").outputs[0]
    cell = n("TexVoronoi", {"Vector": moved, "Scale": 3.2}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    vein = n("MapRange", {"Value": cell, 1: 0.0, 2: 0.022, 3: 1.0, 4: 0.0}, interpolation_type="SMOOTHSTEP").outputs[0]
    rare = n("MapRange", {"Value": n.noise(at, 2.6, 3), 1: 0.44, 2: 0.62}).outputs[0]
    vein = n.math("MULTIPLY", vein, rare)
    cloud = n.ramp(n.noise(at, 5, 8, 0.65, 0.6), [(0.35, (0.006, 0.006, 0.007)), (0.75, (0.03, 0.03, 0.033))])
    paint = n.mix(vein, cloud, (0.62, 0.47, 0.27, 1))
    smear = n.math("MULTIPLY_ADD", n.noise(at, 9, 6, 0.7), 0.2, 0.08)
    n.surface({"Base Color": paint, "Roughness": smear, "Specular": 0.5})
    return material


def brass():
    material, n = new()
    wear = n.noise(n.where(), 9, 6, 0.65)
    n.surface({"Base Color": n.ramp(wear, [(0.3, (0.58, 0.36, 0.13)), (0.7, (0.83, 0.58, 0.26))]), "Metallic": 1.0,
               "Roughness": n.math("MULTIPLY_ADD", wear, 0.22, 0.12)})
    return material


stone, gold = marble(), brass()
cylinder(0.56, 0.11, (0, 0, 0), stone, 0.006)
cylinder(0.565, 0.016, (0, 0, 0.018), gold, 0.003)
cylinder(0.4, 0.16, (0, 0.03, 0.11), stone, 0.006)
cylinder(0.404, 0.014, (0, 0.03, 0.25), gold, 0.003)
ring = [(0.64 * math.cos(a), 0.72, 0.72 + 0.64 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 181)]
tube(ring, 0.017, gold)
box((0.2, 0.2, 0.44), (-0.7, 0.3, 0), stone, 0.005, (0, 0, 24))
ball(0.088, (-0.7, 0.3, 0.528), gold)
cylinder(0.13, 0.2, (0.72, 0.2, 0), stone, 0.005)
lathe([(0.0005, 0), (0.034, 0), (0.011, 0.02), (0.008, 0.1), (0.018, 0.15), (0.048, 0.2), (0.05, 0.235), (0.047, 0.235), (0.045, 0.205), (0.0005, 0.165)], gold, (0.72, 0.2, 0.2), steps=64)
ball(0.045, (0.46, -0.42, 0.045), gold)
area((-2.3, -1.0, 2.3), (0, 0.2, 0.25), (0.5, 1.6), 260, "#ffe3bd")
area((2.6, -0.6, 1.3), (0.1, 0.1, 0.3), (0.25, 2.2), 110, "#ffd09a")
area((0, 0.1, 3.2), (0, 0.35, 0), (0.9, 0.5), 90, "#fff0dc")
area((-0.2, 0.9, 0.03), (-0.2, 1.2, 0.9), (1.2, 0.06), 22, "#ffb766")
area((0.5, -3.6, 1.4), (0, 0.2, 0.3), (3, 1.2), 20, "#c3d2f2")
world("#20242c", 0.05)
camera((0.0, -3.7, 0.98), (0.0, 0.2, 0.56), 58, 5.6, (0, -0.35, 0.22))
shoot((1, 1), exposure=0.6, bounces=6, clamp=4, vignette=0.45, look="High Contrast")
