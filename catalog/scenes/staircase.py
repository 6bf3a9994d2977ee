"""Steps and the shadows they throw: `oak` treads that grow out of a wall, or a `concrete` flight seen from its foot."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from furnish import *  # noqa: F403
from plants import branch, leaf_skin

WHICH = variant("oak")
start(81)
if WHICH == "oak":
    plaster = matte("#e9e0d2", 0.93, 0.012, 0.7, 0.3, 2.6, 0.25, 90, 0.2, depth=0.012)
    wall((-6, 0), (6, 0), 4.6, plaster)
    wall((-3.1, -5), (-3.1, 0), 4.6, plaster)
    floor = matte("#b9b0a3", 0.32, 0.06, 1.6, 0.08, 6, 0.06, 300, 0.45, depth=0.002)
    box((14, 10, 0.1), (0, -3, -0.1), floor, 0)
    box((8, 0.018, 0.09), (1.2, -0.009, 0), matte("#efe8dc", 0.6), 0.003)
    oak = [planks("#c79a68", "#8d6039", 0.42, 1, 0.0) for _ in range(3)]
    for k in range(13):
        box((0.3, 0.98, 0.07), (-0.75 + k * 0.262, -0.488, 0.12 + k * 0.175), oak[k % 3], 0.006, (0, 0, random.uniform(-0.15, 0.15)))
    brass = metal("#c8a468", 0.32)
    rail = [(-0.9 + k * 0.262, -0.075, 1.06 + k * 0.175) for k in range(14)]
    tube([rail[0], rail[-1]], 0.017, brass)
    for k in (1, 5, 9):
        x, y, z = rail[k]
        tube(smooth_line([(x, y, z - 0.012), (x, y + 0.004, z - 0.06), (x, 0, z - 0.075)], 6), 0.006, brass)
    clay = matte("#9c6a4c", 0.85, 0.12, 8, 0.3, 30, 0.25, 200, 0.25)
    pot([(0.13, 0), (0.17, 0.05), (0.21, 0.22), (0.19, 0.34), (0.15, 0.41), (0.165, 0.45)], 0.012, clay, at=(-2.2, -0.55, 0), wobble=0.008)
    skin, stem = leaf_skin("#6d7f56", 0.5), matte("#6a5a3e", 0.8)
    for a in range(0, 360, 30):
        reach, rise = random.uniform(0.2, 0.5), random.uniform(0.55, 1.25)
        dx, dy = math.cos(math.radians(a)) * reach, min(0.4, math.sin(math.radians(a)) * reach * 0.8)
        branch([(-2.2, -0.55, 0.4), (-2.2 + dx * 0.25, -0.55 + dy * 0.3, 0.4 + rise * 0.5), (-2.2 + dx * 0.7, -0.55 + dy * 0.7, 0.4 + rise * 0.9), (-2.2 + dx * 1.2, -0.55 + dy, 0.4 + rise)],
               skin, stem, 22, 0.095, 0.022, 0.004, 50, 0.15, 0.3)
    sun(41, -128, 6.5, "#ffe2b8", 0.9)
    world("#c2d0e6", 0.62)
    area((4.5, -4.5, 3), (1, 0, 1.2), (3, 2.5), 120, "#efe4d6")
    camera((0.05, -6.3, 1.35), (0.05, 0, 1.42), 39, 8, (0, -0.5, 1.2))
    plain_bounces()
    shoot((3, 2), exposure=0.1, bounces=4)
else:
    concrete = matte("#a39d94", 0.8, 0.12, 1.1, 0.5, 4.0, 0.5, 70, 0.3, depth=0.01)
    smooth_ = matte("#b3aca2", 0.62, 0.09, 1.4, 0.25, 6.0, 0.3, 90, 0.35, depth=0.006)
    steps, rise, go, half = 15, 0.168, 0.3, 0.95
    for k in range(steps):
        box((2 * half, go * (steps - k) + 1.6, rise), (0, (go * (steps + k) + 1.6) / 2 + random.uniform(-0.001, 0.001), k * rise), smooth_, 0.007)
    top = steps * rise
    box((2 * half, 3.2, 0.05), (0, steps * go + 1.6, top - 0.05), smooth_, 0.004)
    box((6, 5, 0.1), (0, -2.4, -0.1), smooth_, 0)
    # cast in boards: joints every 1.2 m and the holes of the ties
    for side in (-1, 1):
        for k in range(7):
            for z in range(4):
                box((0.3, 1.194, 1.294), (side * (half + 0.15), -1.8 + k * 1.2, z * 1.3 - 0.02), concrete, 0.005, (0, 0, random.uniform(-0.08, 0.08)))
                for dy in (-0.35, 0.35):
                    for dz in (0.3, 0.95):
                        lathe([(0.0005, 0.0), (0.017, 0.0), (0.019, 0.001)], matte("#5d5853", 0.9), (side * (half - 0.0004), -1.8 + k * 1.2 + dy, z * 1.3 + dz), (0, -90 * side, 0), 24, smooth=0)
    wall((-half - 0.3, steps * go + 3.0), (half + 0.3, steps * go + 3.0), 6, matte("#e2d8ca", 0.9, 0.02), [(0.25, 2.25, top + 0.0, top + 2.5)])
    outside((0, steps * go + 7, 4.5), (14, 9), 0, (2.0, 2.02, 2.05), (1.5, 1.5, 1.4), 1.5)
    steel = matte("#26241f", 0.45, 0.05, 6, metallic=0.4)
    slope = rise / go
    for y0, y1 in ((-0.2, steps * go + 0.4),):
        tube([(half - 0.07, y0, 0.92 + y0 * slope + 0.05), (half - 0.07, y1, 0.92 + y1 * slope)], 0.019, steel)
        for y in np.arange(y0 + 0.3, y1, 1.05):
            tube(smooth_line([(half - 0.07, y, 0.92 + y * slope), (half - 0.07, y, 0.85 + y * slope), (half, y, 0.84 + y * slope)], 5), 0.007, steel)
    sun(57, 163, 8.5, "#ffdfb4", 0.7)
    world("#b9c8de", 0.75)
    area((0, steps * go + 2.8, top + 1.4), (0, 0, 0.6), (1.9, 2.3), 170, "#eaf0fa")
    area((0, -4.2, 3.0), (0, 1.5, 0.4), (3, 2), 130, "#f3e6d6")
    camera((-0.28, -3.5, 1.45), (0.02, 3.2, 1.62), 34, 8, (0, 1.5, 0.8))
    plain_bounces()
    shoot((2, 3), exposure=0.28, bounces=4)
