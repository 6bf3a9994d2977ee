"""Clay steps and a niche in late sun: warm stage for products."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import frond

start(21)
clay = matte("#c47e5a", 0.88, 0.05, 1.5, 0.3, 8, 0.2, 160, 0.2, depth=0.012)
pale = matte("#dca684", 0.85, 0.05, 2, 0.25, 12, 0.2, 200, 0.2, depth=0.008)
box((6, 0.2, 4), (0, 0.75, 0), clay, 0)
box((6, 4, 0.2), (0, -1, -0.2), clay, 0)
box((0.8, 0.5, 0.16), (-0.1, 0.25, 0), pale, 0.012)
box((0.42, 0.4, 0.34), (0.3, 0.3, 0.16), clay, 0.012)
cylinder(0.19, 0.1, (-0.24, 0.2, 0.16), clay, 0.01)
cylinder(0.14, 0.62, (-0.62, 0.42, 0), pale, 0.012)
ball(0.09, (-0.62, 0.42, 0.71), pale)
pot([(0.05, 0), (0.085, 0.05), (0.09, 0.12), (0.06, 0.18), (0.03, 0.22), (0.036, 0.25)], 0.006,
    matte("#f0e2d0", 0.7, 0.06, 6, 0.2, 20, 0.2, 200, depth=0.004), at=(0.34, 0.28, 0.5), wobble=0.006)
dry = matte("#d9b98c", 0.9, 0.2)
frond((0.34, 0.28, 0.7), (15, -72, 25), 0.42, 14, 0.022, dry)
frond((0.34, 0.28, 0.7), (-20, -60, 160), 0.36, 14, 0.02, dry)
for x, z, t, s in ((-1.5, 1.6, 10, 20), (-1.8, 2.1, -25, 50)):
    frond((x, -1.0, z), (t + 50, s, 20), 0.95, 16, 0.055)
sun(34, 222, 5.0, "#ffd2a0", 1.0)
world("#b9c3e0", 0.4)
camera((0.0, -2.9, 0.72), (-0.05, 0.25, 0.5), 62, 6.3, (0, 0.1, 0.3))
shoot((2, 3), exposure=0.2)
