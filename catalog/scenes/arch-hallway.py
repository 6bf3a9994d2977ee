"""A passage of arches in warm plaster; sun comes in from the side."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from lib import *  # noqa: F403

start(44)
plaster = matte("#dfae92", 0.92, 0.035, 0.9, 0.3, 3.5, 0.15, 60, 0.2, depth=0.02)


def arch_wall(width, height, half, spring, thick, at, turn=0, holes=(0,)):
    """A wall along x with round-headed openings, its foot at z = 0."""
    outline = [(-width / 2, 0)]
    for middle in holes:
        round_ = [(middle + half * math.cos(a), spring + half * math.sin(a)) for a in np.linspace(math.pi, 0, 49)]
        outline += [(middle - half, 0), *round_, (middle + half, 0)]
    outline += [(width / 2, 0), (width / 2, height), (-width / 2, height)]
    thing = mesh([(x, 0, z) for x, z in outline], [range(len(outline))], plaster, False, at, (0, 0, turn), "arch")
    modify(thing, "SOLIDIFY", thickness=thick, offset=0)
    modify(thing, "BEVEL", width=0.012, segments=3, limit_method="ANGLE")
    thing.data.use_auto_smooth = True
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))


STEP, COUNT = 2.5, 6
for k in range(COUNT):
    arch_wall(4.4, 3.6, 0.98, 1.75, 0.42, (0, 1 + k * STEP, 0))
arch_wall(24, 3.6, 0.72, 1.6, 0.4, (1.75, 1 + STEP * 3.5, 0), 90, [-STEP * 3 + STEP * k - 0.0 for k in range(-1, 6)])
box((0.3, 30, 3.6), (-1.75, 8, 0), plaster, 0)
box((5, 30, 0.3), (0, 8, 3.55), plaster, 0)
tints = [matte(c, 0.42, 0.1, 2.5, 0.12, 9, 0.1, 200, 0.4, depth=0.006) for c in ("#b5745a", "#a9684f", "#c08468", "#b06f52")]
size = 0.42
model = [box((size - 0.008, size - 0.008, 0.02), (0, 0, -50), tint, 0.004, segments=2) for tint in tints]
for i in range(-5, 14):
    for j in range(-4, 44):
        copy = again(random.choice(model), (i * size, j * size - 1, -0.02 + random.uniform(-0.0006, 0.0006)), (random.uniform(-0.15, 0.15), random.uniform(-0.15, 0.15), 90 * random.randrange(4)))
        bevel = copy.modifiers.new("BEVEL", "BEVEL")
        bevel.width, bevel.segments = 0.004, 2
box((60, 60, 0.1), (0, 8, -0.125), matte("#cdb8a4", 0.9), 0)
box((12, 0.3, 1.0), (0, 24, 0), plaster, 0.02)
sun(40, 28, 6.0, "#ffe0b8", 0.7)
sky(40, 28, 0.32, False)
area((0, -3, 2.2), (0, 3, 1.2), (3, 2.4), 70, "#f2d9c8")
camera((-0.25, -3.4, 1.45), (-0.02, 8, 1.5), 34, 0, shift=(0, 0.02))
shoot((2, 3), exposure=0.55, bounces=4)
