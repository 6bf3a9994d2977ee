"""A gallery: large prints, benches and daylight; `wall` seen square on, or the `corridor` with windows along one side."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from furnish import *  # noqa: F403

WHICH = variant("wall")
start(82)
oak = wood("#b98c5c", "#80572f", 8, 0, 0.4, 0.15)
ART = (
    shapes_art("#e9dfcd", (("disc", 0.56, 0.62, 0.27, "#c4552f"), ("hill", 0.2, 0.3, 0.2, "#2f4a50"), ("hill", 0.7, 0.16, 0.16, "#d9a35a")), 3),
    shapes_art("#22343f", (("disc", 0.38, 0.4, 0.26, "#d8b98a"), ("ring", 0.62, 0.66, 0.24, "#b8653f"), ("bar", 0.75, 0.36, 0.3, "#e7dcc8")), 8),
    shapes_art("#dfc9ad", (("arch", 0.5, 0.42, 0.36, "#7b3f2b"), ("arch", 0.5, 0.4, 0.24, "#d88c54"), ("arch", 0.5, 0.38, 0.12, "#f0e3cf")), 13),
    shapes_art("#ece6da", (("disc", 0.34, 0.66, 0.17, "#8a9a7c"), ("disc", 0.6, 0.44, 0.24, "#3f5a4c"), ("hill", 0.5, 0.18, 0.12, "#c99b62")), 21))


def bench(long, at, turn=0):
    """A slab of slats on two trestles of steel."""
    def build():
        for k in range(5):
            box((long, 0.078, 0.035), (0, -0.168 + k * 0.084, 0.405), oak, 0.004)
        steel = matte("#22211f", 0.4, 0.05, metallic=0.5)
        for s in (-1, 1):
            box((0.03, 0.4, 0.03), (s * (long / 2 - 0.22), 0, 0.375), steel, 0.003)
            box((0.03, 0.4, 0.02), (s * (long / 2 - 0.22), 0, 0), steel, 0.003)
            for y in (-0.185, 0.185):
                box((0.03, 0.03, 0.37), (s * (long / 2 - 0.22), y, 0.01), steel, 0.003)
    return made(build, at, turn)


if WHICH == "wall":
    white = matte("#eeeae3", 0.93, 0.008, 0.8, 0.2, 3.0, 0.15, 90, 0.2, depth=0.008)
    floor = matte("#a59d93", 0.24, 0.1, 0.9, 0.06, 5, 0.05, 260, 0.5, depth=0.002)
    box((16, 12, 0.1), (0, -4, -0.1), floor, 0)
    wall((-7, 0), (7, 0), 4.4, white)
    wall((-4.3, -8), (-4.3, 0), 4.4, white)
    box((14, 0.012, 0.02), (0, -0.004, 0.0), matte("#5b5650", 0.8), 0.001)
    for k, (x, wide, high) in enumerate(((-2.25, 1.15, 1.5), (-0.35, 1.15, 1.5))):
        framed(wide, high, ART[k], (x, -0.004, 1.58), random.uniform(-0.2, 0.2), matte("#26221e", 0.5, 0.06), 0.026, 0.13, 0.045)
    bench(1.9, (-1.15, -1.75, 0), 1.5)
    for x in (-2.25, -0.35):
        area((x, -1.5, 3.9), (x, 0, 1.5), (0.5, 0.5), 20, "#ffe9cc")
    sun(47, -60, 4.2, "#ffe6c2", 0.8)
    # a roof with one long light in it lets a slanted bar of sun onto the wall
    box((16, 2.55, 0.15), (0, -1.0, 4.4), white, 0)
    box((16, 6.4, 0.15), (0, -6.5, 4.4), white, 0)
    box((4.9, 1.2, 0.15), (-2.7, -2.8, 4.4), white, 0)
    box((8, 1.2, 0.15), (6.7, -2.8, 4.4), white, 0)
    world("#c8d4e6", 0.5)
    area((1, -4.5, 4.2), (-0.5, -0.5, 1), (7, 3), 230, "#eef2fa")
    camera((-0.1, -6.3, 1.4), (-0.1, 0, 1.4), 35, 8, (-1, -1, 1), (0, -0.035))
    plain_bounces()
    shoot((3, 2), exposure=0.15, bounces=4)
else:
    plaster = matte("#e6ddd0", 0.92, 0.015, 0.8, 0.3, 3.0, 0.2, 90, 0.2, depth=0.01)
    far, half, high = 13.0, 1.5, 3.4
    holes = [(1.0 + k * 2.4, 2.4 + k * 2.4, 0.45, 2.85) for k in range(6)]
    wall((-half, -4), (-half, far), high, plaster, [(a + 2.0, b + 2.0, c, d) for a, b, c, d in holes], 0.35)
    wall((half, far), (half, -4), high, plaster)
    wall((-half, far), (half, far), high, plaster)
    box((2 * half + 1, far + 5, 0.2), (0, far / 2 - 1.5, high), plaster, 0)
    boards((-half, half), (-4, far), 0.0, planks("#b58a5d", "#7a5230", 0.3, 1, 0.22), 0.12)
    trim = matte("#e9e2d6", 0.5)
    for x in (-half + 0.009, half - 0.009):
        box((0.018, far + 4, 0.12), (x, far / 2 - 2, 0), trim, 0.004)
    frame = matte("#2a2825", 0.5)
    for a, b, low, up in holes:
        y0, y1 = a - 2.0, b - 2.0
        for y in (y0, (y0 + y1) / 2, y1):
            box((0.05, 0.045, up - low), (-half - 0.2, y, low), frame, 0.004)
        for z in (low, low + (up - low) * 0.68, up - 0.04):
            box((0.05, y1 - y0, 0.04), (-half - 0.2, (y0 + y1) / 2, z), frame, 0.004)
    for k in range(6):
        framed(0.8, 1.06, ART[k % 4], (half - 0.004, 0.6 + k * 2.1, 1.62), -90 + random.uniform(-0.3, 0.3), oak, 0.024, 0.11, 0.04)
    framed(1.3, 1.3, ART[2], (0, far - 0.004, 1.65), 0, oak, 0.026, 0.12, 0.04)
    bench(1.5, (half - 0.42, 1.75, 0), 90.6)
    bench(1.5, (half - 0.42, 6.0, 0), 89.5)
    sun(33, 205, 7.0, "#ffd7a2", 0.7)
    world("#bccbe2", 0.6)
    for k in range(6):
        area((-half - 0.1, (holes[k][0] + holes[k][1]) / 2 - 2.0, 1.65), (half, (holes[k][0] + holes[k][1]) / 2 - 2.0, 0.9), (1.3, 2.2), 26, "#dbe6f8")
    area((0, -4.2, 1.8), (0, 3, 1.3), (2.4, 2.4), 40, "#eee2d4")
    camera((-0.55, -2.4, 1.42), (0.12, 6, 1.38), 29, 5.6, (0.5, 2.2, 1.2))
    plain_bounces()
    shoot((2, 3), exposure=0.2, bounces=4)
