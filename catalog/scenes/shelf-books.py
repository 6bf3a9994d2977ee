"""A shelf with books, a cup, pots and a plant that hangs over the edge."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import branch, frond, grass, leaf_skin

start(49)
wall = matte("#dcdccf", 0.93, 0.012, 0.8, 0.35, 4.0, 0.3, 120, 0.2, depth=0.008)
box((6, 0.2, 5), (0, 0.28, -2), wall, 0)
board = wood("#b98d5f", "#7d5432", 7.0, 0, 0.5, 0.3)
box((1.9, 0.24, 0.032), (0.12, 0.06, -0.032), board, 0.003)
for x in (-0.55, 0.78):
    box((0.025, 0.2, 0.014), (x, 0.08, -0.046), matte("#2b2a28", 0.5), 0.002)
    box((0.025, 0.012, 0.16), (x, 0.174, -0.2), matte("#2b2a28", 0.5), 0.002)
pages = matte("#ece2cd", 0.9, 0.05, 9)


def book(width, tall, deep, color, at, turn=(0, 0, 0)):
    """Boards, a round back and the block of pages between them; it stands with its back to the room."""
    cover = matte(color, 0.8, 0.06, 14, 0.3, 420, 0.2, 900, 0.25, depth=0.0012)
    root = box((width - 0.005, deep - 0.008, tall - 0.006), (0, 0.003, 0.003), pages, 0)
    parts = [box((0.0026, deep, tall), (s * (width / 2 - 0.0013), 0, 0), cover, 0.0008, segments=2) for s in (-1, 1)]
    spine = [(width / 2 * math.sin(a), -deep / 2 - 0.12 * width * math.cos(a) * 1.4) for a in np.linspace(-math.pi / 2, math.pi / 2, 13)]
    parts.append(mesh([(x, y, z) for z in (0, tall) for x, y in spine], [(i, i + 1, 14 + i, 13 + i) for i in range(12)], cover))
    modify(parts[-1], "SOLIDIFY", thickness=0.002, offset=0)
    label = matte("#e8d9b5", 0.6, 0.1, 30)
    if width > 0.02:
        for low, high in random.choice((((0.72, 0.86),), ((0.1, 0.115), (0.88, 0.895)), ((0.6, 0.9), (0.08, 0.12)))):
            strip = [(x * 0.86, y - 0.0014 + 0.0009 * abs(x) / width) for x, y in spine]
            parts.append(mesh([(x, y, z * tall) for z in (low, high) for x, y in strip], [(i, i + 1, 14 + i, 13 + i) for i in range(12)], label))
    for part in parts:
        part.parent = root
    root.location, root.rotation_euler = at, [math.radians(a) for a in turn]


x = -0.56
for width, tall, deep, color in ((0.034, 0.24, 0.16, "#35515a"), (0.022, 0.215, 0.15, "#c9b18a"), (0.041, 0.25, 0.17, "#8c3f2e"), (0.026, 0.2, 0.14, "#dcd5c5"),
                                 (0.03, 0.225, 0.15, "#5d6b4c"), (0.019, 0.21, 0.15, "#c98f5b"), (0.037, 0.235, 0.16, "#2f3440"), (0.024, 0.205, 0.14, "#b9a3a0")):
    x += width / 2
    book(width, tall, deep, color, (x, 0.05 + random.uniform(-0.008, 0.008), 0), (0, 0, random.uniform(-1, 1)))
    x += width / 2 + 0.0015
book(0.028, 0.22, 0.15, "#a9553a", (x + 0.05, 0.05, 0.004), (0, -14, 0))
for k, (wide, tall, deep, color, turn) in enumerate(((0.034, 0.23, 0.16, "#6e7d78", 3), (0.027, 0.215, 0.15, "#d6c7a8", -5))):
    book(wide, tall, deep, color, (0.3, 0.045, (0.017, 0.0485)[k]), (0, 90, turn))
stone = matte("#efe7da", 0.6, 0.05, 8, 0.2, 24, 0.2, 300, 0.4, speckle=("#6f5d48", 190), depth=0.003)
pot([(0.03, 0), (0.037, 0.006), (0.041, 0.04), (0.041, 0.082)], 0.0035, stone, at=(0.34, 0.045, 0.0632), wobble=0.004)
handle = [(0.34 + 0.04 + 0.026 * math.sin(a), 0.045, 0.0632 + 0.044 - 0.025 * math.cos(a)) for a in np.linspace(0.05, math.pi - 0.05, 24)]
tube(handle, 0.0048, stone)
clay = matte("#b5694a", 0.85, 0.1, 9, 0.3, 40, 0.25, 300, 0.2, depth=0.003)
pot([(0.052, 0), (0.06, 0.02), (0.072, 0.1), (0.074, 0.105), (0.082, 0.107), (0.084, 0.135)], 0.006, clay, at=(0.62, 0.06, 0), wobble=0.005)
cylinder(0.072, 0.01, (0.62, 0.06, 0.11), matte("#3b2c22", 1, 0.3, 60, 1, 120))
skin, stem = leaf_skin("#5d7d4a", 0.4), matte("#6f7a48", 0.7)
for a, out, drop in ((200, 0.15, 0.26), (250, 0.13, 0.4), (290, 0.16, 0.2), (330, 0.19, 0.3), (160, 0.17, 0.02), (20, 0.18, 0.06), (100, 0.08, -0.14), (275, 0.09, -0.1), (60, 0.1, -0.12), (225, 0.12, 0.08)):
    dx, dy = math.cos(math.radians(a)), min(0.25, math.sin(math.radians(a)))
    branch([(0.62, 0.06, 0.11), (0.62 + dx * out * 0.6, 0.06 + dy * out * 0.6, 0.21), (0.62 + dx * out, 0.06 + dy * out, 0.14 - drop * 0.35), (0.62 + dx * out * 1.1, 0.06 + dy * out * 1.15, 0.12 - drop)],
           skin, stem, 13, 0.05, 0.032, 0.0015, 62, start_at=0.2)
jug = matte("#3e4a4c", 0.42, 0.15, 9, 0.2, 30, 0.15, 300, 0.5, coat=0.3, depth=0.003)
pot([(0.04, 0), (0.07, 0.03), (0.085, 0.09), (0.06, 0.16), (0.026, 0.2), (0.022, 0.235), (0.03, 0.25)], 0.005, jug, at=(0.09, 0.07, 0), wobble=0.006)
grass(11, 0.34, matte("#cdb183", 0.9, 0.2), 0.42, (0.09, 0.07, 0.2), 0.0011)
sun(38, 236, 5.0, "#ffe4bd", 1.1)
world("#c0cde2", 0.5)
for fx, fy, fz, r, t in ((-1.7, -1.0, 1.5, 20, 25), (-1.9, -1.3, 1.1, -20, 50), (-1.2, -1.1, 1.95, 30, -20)):
    frond((fx, fy, fz), (r, 20, t), 0.8, 16, 0.05)
camera((0.1, -2.15, 0.31), (0.1, 0.1, 0.225), 56, 5.6, (0.1, 0.0, 0.1))
shoot((3, 2), exposure=0.2, bounces=4)
