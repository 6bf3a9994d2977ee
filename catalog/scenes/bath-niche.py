"""A bathroom in warm plaster: an arched niche with bottles and a branch, soap on the ledge before it."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from furnish import *  # noqa: F403
from plants import branch, frond, leaf_skin

start(84)
plaster = matte("#d9bfa3", 0.72, 0.05, 1.8, 0.35, 7.0, 0.25, 60, 0.35, depth=0.006)
half, spring, foot, deep = 0.34, 0.56, 0.0, 0.17


def niche_wall():
    """One sheet of wall with a round-headed hole, and the hole's inside."""
    round_ = [(half * math.cos(a), spring + half * math.sin(a)) for a in np.linspace(0, math.pi, 49)]
    hole = [(half, foot), *round_, (-half, foot)]
    outer = [(2.5, foot), *[(2.5 * math.cos(a) * 1.0, 0.6 + 2.6 * math.sin(a)) for a in np.linspace(0, math.pi, 49)], (-2.5, foot)]
    count = len(hole)
    lip = 0.012
    rows = [[(x, 0, z) for x, z in outer], [(x * (1 + lip / half), 0, foot + (z - foot) * (1 + lip / 0.9)) for x, z in hole],
            [(x * (1 + 0.3 * lip / half), 0.004, foot + (z - foot) * (1 + 0.3 * lip / 0.9)) for x, z in hole], [(x, lip, z) for x, z in hole], [(x, deep, z) for x, z in hole]]
    points = [p for row in rows for p in row]
    faces = [(r * count + i, r * count + i + 1, (r + 1) * count + i + 1, (r + 1) * count + i) for r in range(4) for i in range(count - 1)]
    faces.append([4 * count + i for i in range(count)])
    thing = mesh(points, faces, plaster, True, name="niche")
    thing.data.use_auto_smooth = True
    return thing


niche_wall()
box((5, 0.5, 0.04), (0, -0.02, -0.04), matte("#cdb9a1", 0.35, 0.1, 3, 0.1, 12, 0.1, 200, 0.45, speckle=("#8f7a63", 70), depth=0.002), 0.006)
glaze = matte("#e8dccb", 0.16, 0.1, 2.5, 0.14, 9, 0.03, 200, 0.55, coat=0.4, depth=0.004)
grout = matte("#cfc4b4", 0.95, 0.04)
box((5, 0.1, 0.9), (0, -0.195, -0.95), grout, 0)
# hand-made tiles: none is quite flat or quite in line
for row in range(8):
    for k in range(-20, 20):
        box((0.097, 0.008, 0.097), (k * 0.1 + 0.05, -0.249, -0.145 - row * 0.1), glaze, 0.002, (random.uniform(-0.9, 0.9), random.uniform(-0.3, 0.3), random.uniform(-0.9, 0.9)), 2)
amber, label = glass("#a55a1c", 0.03, 1.45, 0.65), matte("#f1eadd", 0.7, 0.02)
black = matte("#1f1d1b", 0.35, 0.05)


def bottle(radius, tall, at, pump=True):
    """Amber glass with a paper label; a pump or a cap."""
    x, y, z = at
    pot([(radius * 0.9, 0), (radius, 0.006), (radius, tall * 0.25), (radius, tall * 0.5), (radius, tall * 0.7), (radius * 0.99, tall * 0.78), (radius * 0.8, tall * 0.88), (radius * 0.36, tall * 0.94), (radius * 0.36, tall)], 0.003, amber, at=at)
    cylinder(radius * 0.93, tall * 0.62, (x, y, z + 0.004), matte("#5a2c0c", 0.2, 0.02), 0.004)
    lathe([(radius + 0.0006, tall * 0.22), (radius + 0.0006, tall * 0.66)], label, at, smooth=0)
    cylinder(radius * 0.44, tall * 0.1, (x, y, z + tall * 0.985), black, 0.002)
    if pump:
        rod((x, y, z + tall * 1.06), (x, y, z + tall * 1.2), 0.004, black)
        box((0.045, 0.012, 0.009), (x - 0.014, y, z + tall * 1.19), black, 0.003, (0, 8, 15))


bottle(0.034, 0.155, (-0.15, 0.05, 0))
bottle(0.027, 0.1, (-0.055, 0.015, 0), False)
clay = matte("#efe6d8", 0.6, 0.06, 8, 0.25, 24, 0.2, 300, 0.35, speckle=("#7d6a54", 170), depth=0.003)
pot([(0.04, 0), (0.062, 0.03), (0.07, 0.08), (0.045, 0.14), (0.02, 0.17), (0.018, 0.2), (0.024, 0.21)], 0.004, clay, at=(0.14, 0.07, 0), wobble=0.006)
skin, stem = leaf_skin("#7d8f6c", 0.5), matte("#6f6a48", 0.8)
for dx, rise, lean in ((-0.12, 0.5, 0.02), (0.1, 0.42, -0.06), (0.02, 0.6, -0.03), (0.2, 0.28, -0.1)):
    branch([(0.14, 0.07, 0.19), (0.14 + dx * 0.25, 0.07 + lean * 0.3, 0.19 + rise * 0.45), (0.14 + dx * 0.7, 0.07 + lean * 0.8, 0.19 + rise * 0.85), (0.14 + dx * 1.2, 0.07 + lean, 0.19 + rise)], skin, stem, 17, 0.052, 0.026, 0.0018, 55, 0.2, 0.2)
pot([(0.05, 0), (0.075, 0.01), (0.088, 0.03), (0.09, 0.036)], 0.005, clay, at=(0.66, -0.1, 0), wobble=0.01)
soap = matte("#e9d9b8", 0.5, 0.06, 12, 0.15, 40, sss=0.3)
soft_box((0.085, 0.055, 0.026), soap, (0.655, -0.1, 0.018), (4, 6, 24), 0.012, 0.004, 0.0006, 14)
soft_box((0.08, 0.053, 0.025), matte("#c79a78", 0.5, 0.08, 12, 0.15, 40, sss=0.2), (0.668, -0.092, 0.043), (-3, 4, -15), 0.012, 0.004, 0.0006, 14, 3)
sun(36, -137, 5.2, "#ffe0b6", 1.0)
for fx, fy, fz, r, t in ((-1.7, -1.9, 1.9, 15, 30), (-2.2, -1.7, 1.5, -15, 10)):
    frond((fx, fy, fz), (r, 18, t), 0.85, 16, 0.045)
world("#c9d3e2", 0.55)
area((1.8, -2.4, 1.6), (0, 0, 0.4), (1.6, 1.6), 34, "#f0e4d6")
area((-1.6, -1.8, 1.4), (0, 0, 0.3), (1.2, 1.2), 22, "#eef1f8")
camera((-0.12, -2.6, 0.5), (-0.12, 0, 0.44), 46, 5.6, (0, -0.05, 0.2))
plain_bounces()
shoot((3, 2), exposure=0.15, bounces=4)
