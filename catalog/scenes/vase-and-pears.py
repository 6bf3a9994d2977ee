"""A speckled vase with a branch, pears and a bowl against plaster, late sun through leaves."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import branch, frond, leaf_skin

start(4)
plaster = matte("#e3d5c3", 0.9, 0.05, 1.6, 0.55, 5.0, 0.12, 60, 0.2, depth=0.03)
wall = sheet(6, 4, 2, 2, lambda x, y: 0 * x, plaster, (0, 0.42, 1), (90, 0, 0))
box((4, 0.9, 0.2), (0, 0.0, -0.2), matte("#d9c7b0", 0.85, 0.06, 3, 0.4, 9, 0.12, 90, 0.25, depth=0.02), 0.012)

stone = matte("#efe6d8", 0.62, 0.06, 6, 0.2, 18, 0.2, 260, 0.4, speckle=("#6b5a48", 150), depth=0.004)
pot([(0.052, 0), (0.085, 0.045), (0.108, 0.12), (0.1, 0.2), (0.058, 0.27), (0.036, 0.31), (0.034, 0.345), (0.044, 0.372)], 0.006,
    stone, at=(-0.1, 0.08, 0), wobble=0.006)
olive = leaf_skin("#7f8c63")
twig = matte("#5a4632", 0.8)
for lean, tall, side in ((0.16, 0.42, -0.05), (-0.12, 0.36, 0.02), (0.03, 0.5, 0.05)):
    branch([(-0.1, 0.08, 0.2), (-0.1 + lean * 0.15, 0.08, 0.38), (-0.1 + lean, 0.08 + side * 0.6, 0.36 + tall * 0.5), (-0.1 + lean * 1.9, 0.08 + side, 0.37 + tall * 0.75)],
           olive, twig, 19, 0.06, 0.017, 0.0024, 50)

pear_skin = matte("#b9a545", 0.42, 0.3, 14, 0.12, 60, 0.15, 500, 0.5, sss=0.08, speckle=("#6d5a24", 420), depth=0.002)
blush = matte("#a8873f", 0.42, 0.35, 10, 0.12, 60, 0.15, 500, 0.5, sss=0.08, speckle=("#63451f", 420), depth=0.002)
shape = smooth_line([(0.001, 0.004), (0.016, 0.0), (0.034, 0.016), (0.039, 0.038), (0.03, 0.064), (0.018, 0.084), (0.014, 0.098), (0.007, 0.106), (0.001, 0.103)], 5)


def pear(at, turn, skin):
    body = lathe(shape, skin, at, turn, 64, 0.02, 1)
    stalk = tube([(0, 0, 0.1), (0.001, 0.001, 0.112), (0.005, 0.002, 0.126)], 0.0016, twig)
    stalk.parent = body


pear((0.075, -0.06, 0.0), (3, -4, 20), pear_skin)
pear((0.165, -0.03, 0.034), (0, 84, 205), blush)
pear((0.02, -0.15, 0.035), (0, 86, -50), pear_skin)
pot([(0.04, 0), (0.05, 0.012), (0.078, 0.05), (0.086, 0.075)], 0.005, matte("#a4694b", 0.7, 0.12, 8, 0.3, 30, 0.2, 300, depth=0.004), at=(0.23, 0.1, 0), wobble=0.008)

sun(33, 212, 5.2, "#ffdcae", 1.4)
world("#b9c8e0", 0.42)
for k, (x, y, z, r, t) in enumerate([(-2.0, -1.0, 1.75, 20, 30), (-2.2, -1.4, 1.35, -15, 55), (-1.5, -0.9, 1.75, 40, -20)]):
    frond((x, y, z), (r, 20, t), 0.8, 16, 0.05)
camera((0.12, -1.75, 0.34), (0.02, 0, 0.245), 66, 5.6, (0.0, -0.02, 0.2))
shoot((2, 3), exposure=0.35, warmth=0.02)
