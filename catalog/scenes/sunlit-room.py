"""An empty room: a window throws its panes over the wall and the boards."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(2)
paint = matte("#ebe5da", 0.92, 0.006, 0.6, 0.06, 2.0, 0.1, 60, 0.2, depth=0.01)
box((7, 0.2, 3.2), (0, 2.6, 0), paint, 0)
box((0.2, 8, 3.2), (-3.4, -1, 0), paint, 0)
box((8, 8, 0.2), (0, -1, 3.1), paint, 0)
trim = matte("#f2eee6", 0.5, 0.02, 3, 0.05, 20)
box((6.9, 0.025, 0.13), (0, 2.488, 0), trim, 0.008)
box((0.025, 6.9, 0.13), (-3.288, -1, 0), trim, 0.008)
floor_boards = [wood("#c9a479", "#a97f55", 4 + k, 1, 0.42, 0.12) for k in range(4)]
for k in range(52):
    y = -5.2 + random.uniform(0, 1.5)
    x = -3.35 + k * 0.14
    while y < 2.5:
        length = random.uniform(1.1, 2.2)
        box((0.137, length - 0.003, 0.02), (x, y + length / 2, -0.02), random.choice(floor_boards), 0.0015, segments=1)
        y += length
# the window is in the right wall, out of the picture: only the sun through it is seen
frame = matte("#f5f2ec", 0.6)
x, low, high, left, right = 3.2, 1.1, 2.9, -1.9, 0.5
box((0.18, 8, low), (x, -1, 0), paint, 0)
box((0.18, 8, 3.2 - high), (x, -1, high), paint, 0)
box((0.18, left + 5, high - low), (x, (left - 5) / 2, low), paint, 0)
box((0.18, 2.6 - right, high - low), (x, (right + 2.6) / 2, low), paint, 0)
for f in (0.0, 1 / 3, 2 / 3, 1.0):
    box((0.05, 0.045, high - low), (x, left + (right - left) * f, low), frame, 0.004)
for f in (0.0, 0.5, 1.0):
    box((0.05, right - left, 0.045), (x, (left + right) / 2, low + (high - low) * f - 0.02), frame, 0.004)
clay = matte("#c9b7a0", 0.8, 0.1, 8, 0.3, 30, 0.2, 200)
pot([(0.13, 0), (0.2, 0.12), (0.22, 0.28), (0.16, 0.42), (0.1, 0.5), (0.115, 0.56)], 0.012, clay, at=(-2.5, 2.05, 0), wobble=0.006)
from plants import grass  # noqa: E402

grass(20, 0.42, matte("#c8a878", 0.9, 0.2), 1.05, (-2.5, 2.05, 0.35), 0.0022)
sun(15, -38, 9, "#ffd9a4", 0.6)
world("#b4c9ea", 0.5)
area((3.05, -0.7, 1.9), (0, 0.2, 1), (2.0, 1.7), 110, "#d4e2f7")
area((0.5, -4.6, 1.8), (0, 2, 1), (5, 2.4), 70, "#efe3d6")
camera((-0.2, -3.6, 1.2), (-0.2, 2.5, 1.2), 37, 0)
shoot((3, 2), exposure=0.12, bounces=4)
