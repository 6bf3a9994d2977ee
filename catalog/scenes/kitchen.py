"""A kitchen by day: sage cupboards, a worktop before hand-made tiles, a shelf of dishes over it."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: E401, E702
from furnish import *  # noqa: F403
from plants import branch, leaf_skin

start(87)
plaster = matte("#ece5d8", 0.92, 0.02, 0.8, 0.35, 3.0, 0.25, 90, 0.2, depth=0.01)
wall((-4, 0), (4, 0), 3.4, plaster)
glaze = matte("#f0ebdf", 0.12, 0.14, 2.2, 0.12, 9, 0.02, 200, 0.6, coat=0.5, depth=0.004)
box((5, 0.012, 0.6), (0, -0.005, 0.92), matte("#c9c0b0", 0.95, 0.04), 0)
# tiles set by hand: the glaze of each catches another part of the light
for row in range(6):
    for k in range(-26, 26):
        box((0.0975, 0.008, 0.0975), (k * 0.1 + 0.05 + random.uniform(-0.0006, 0.0006), -0.013, 0.922 + row * 0.1), glaze, 0.0022, (random.uniform(-1.1, 1.1), random.uniform(-0.4, 0.4), random.uniform(-1.1, 1.1)), 2)
top = matte("#e5e0d7", 0.28, 0.06, 1.5, 0.05, 12, 0.05, 300, 0.5, speckle=("#a89c8c", 60), depth=0.002)
box((6, 0.64, 0.035), (0, -0.32, 0.885), top, 0.005)
front = matte("#93a08a", 0.45, 0.025, 3, 0.06, 20, 0.06, 300, 0.4, depth=0.002)
brass = metal("#c29a5c", 0.33)
box((6, 0.5, 0.78), (0, -0.3, 0.1), matte("#2a2d28", 0.8), 0)
for k in range(-5, 5):
    x = k * 0.5 + 0.25
    for size, at in (((0.494, 0.02, 0.77), (x, -0.585, 0.108)),):
        box(size, at, front, 0.002)
    for w, h, dx, z in ((0.07, 0.77, -0.212, 0.108), (0.07, 0.77, 0.212, 0.108), (0.36, 0.07, 0, 0.108), (0.36, 0.07, 0, 0.808)):
        box((w, 0.008, h), (x + dx, -0.598, z), front, 0.0015)
    ball(0.012, (x + (0.205 if k % 2 else -0.205), -0.622, 0.76), brass, (1, 0.8, 1), levels=3)
    rod((x + (0.205 if k % 2 else -0.205), -0.6, 0.76), (x + (0.205 if k % 2 else -0.205), -0.615, 0.76), 0.005, brass)
shelf = wood("#b58a5c", "#77502f", 8, 0, 0.45, 0.2)
box((2.3, 0.22, 0.032), (0.5, -0.115, 1.62), shelf, 0.004)
for x in (-0.45, 1.45):
    box((0.024, 0.2, 0.01), (x, -0.1, 1.61), brass, 0.002)
    box((0.024, 0.01, 0.14), (x, -0.006, 1.48), brass, 0.002)
cream = matte("#ece4d6", 0.45, 0.06, 8, 0.2, 24, 0.15, 300, 0.4, speckle=("#7d6a54", 170), coat=0.2, depth=0.003)
slate = matte("#5d6a66", 0.45, 0.1, 8, 0.2, 24, 0.15, 300, 0.4, coat=0.2, depth=0.003)
clay = matte("#b97a56", 0.8, 0.1, 8, 0.3, 30, 0.25, 200, 0.25, depth=0.003)


def bowl(radius, at, skin):
    pot([(radius * 0.45, 0), (radius * 0.6, 0.004), (radius * 0.9, radius * 0.4), (radius, radius * 0.75)], 0.004, skin, at=at, wobble=0.008)


def cup(at, skin, turn):
    x, y, z = at
    pot([(0.03, 0), (0.037, 0.006), (0.041, 0.04), (0.041, 0.08)], 0.0035, skin, at=at, wobble=0.004)
    c, s = math.cos(turn), math.sin(turn)
    tube([(x + c * (0.04 + 0.025 * math.sin(a)), y + s * (0.04 + 0.025 * math.sin(a)), z + 0.043 - 0.025 * math.cos(a)) for a in np.linspace(0.05, math.pi - 0.05, 20)], 0.0045, skin)


for k in range(4):
    bowl(0.085 - 0.002 * k, (-0.32 + random.uniform(-0.003, 0.003), -0.12, 1.652 + k * 0.02), cream if k % 2 else slate)
for k in range(6):
    cylinder(0.115 - 0.001 * k, 0.011, (-0.03 + random.uniform(-0.003, 0.003), -0.115, 1.652 + k * 0.0125), cream, 0.004)
for k, x in enumerate((0.22, 0.34, 0.455)):
    cup((x, -0.12 + random.uniform(-0.015, 0.015), 1.652), (cream, slate, cream)[k], random.uniform(-1.2, 0.3))
clear, cork = glass("#f0f5f2", 0.0, 1.45, 0.9), wood("#c9a67a", "#a07c52", 14, 2, 0.8)
for x, tall, radius, filling in ((0.68, 0.2, 0.055, "#d9b57c"), (0.82, 0.155, 0.052, "#6b3f24"), (0.955, 0.23, 0.05, "#efe2c6")):
    pot([(radius * 0.92, 0), (radius, 0.008), (radius, tall * 0.9), (radius * 0.9, tall)], 0.003, clear, at=(x, -0.12, 1.652))
    cylinder(radius * 0.92, tall * random.uniform(0.5, 0.75), (x, -0.12, 1.657), matte(filling, 0.95, 0.2, 40, 0.9, 160, 0.4, 500), 0.006)
    cylinder(radius * 0.84, 0.03, (x, -0.12, 1.652 + tall * 0.95), cork, 0.005)
pot([(0.05, 0), (0.06, 0.02), (0.072, 0.1), (0.08, 0.125)], 0.006, clay, at=(1.3, -0.12, 1.652), wobble=0.006)
skin, stem = leaf_skin("#6a8455", 0.42), matte("#6f7a48", 0.7)
for a, out, drop in ((200, 0.14, 0.3), (250, 0.1, 0.42), (300, 0.12, 0.24), (340, 0.18, 0.34), (160, 0.16, 0.05), (20, 0.17, 0.08), (275, 0.09, -0.1), (60, 0.08, -0.13), (225, 0.12, 0.12)):
    dx, dy = math.cos(math.radians(a)), min(0.2, math.sin(math.radians(a)))
    branch([(1.3, -0.12, 1.75), (1.3 + dx * out * 0.6, -0.12 + dy * out * 0.6, 1.84), (1.3 + dx * out, -0.12 + dy * out, 1.78 - drop * 0.35), (1.3 + dx * out * 1.1, -0.12 + dy * out * 1.15, 1.76 - drop)], skin, stem, 14, 0.046, 0.03, 0.0014, 62, start_at=0.15)
# on the worktop
board_ = planks("#a87445", "#6b4225", 0.45, 2, 0.0)
box((0.3, 0.022, 0.42), (1.02, -0.1, 0.921), board_, 0.009, (-9, 0, 0))
box((0.22, 0.02, 0.32), (1.2, -0.135, 0.921), wood("#c9a06c", "#94693f", 8, 2, 0.5), 0.009, (-10, 2, 0))
jug = pot([(0.055, 0), (0.075, 0.02), (0.085, 0.08), (0.07, 0.17), (0.05, 0.21), (0.056, 0.24)], 0.005, cream, at=(0.62, -0.2, 0.92), wobble=0.006)
olive = leaf_skin("#7d8f6c", 0.45)
for a in range(0, 360, 36):
    dx, dy, rise = math.cos(a) * 0.2, math.sin(a) * 0.1, random.uniform(0.16, 0.36)
    branch([(0.62, -0.2, 1.13), (0.62 + dx * 0.3, -0.2 + dy * 0.3, 1.13 + rise * 0.55), (0.62 + dx, -0.2 + dy, 1.13 + rise)], olive, stem, 16, 0.055, 0.02, 0.0016, 55, 0.15)
bowl(0.13, (0.2, -0.3, 0.92), slate)
lemon = matte("#e6b73c", 0.45, 0.06, 12, 0.5, 90, 0.3, 300, 0.4, depth=0.002, sss=0.2)
for x, y, z in ((0.15, -0.32, 1.0), (0.24, -0.33, 0.995), (0.2, -0.25, 1.0), (0.205, -0.31, 1.045), (0.47, -0.42, 0.948)):
    ball(0.034, (x, y, z), lemon, (1.28, 1, 0.97), (random.uniform(0, 90), random.uniform(0, 40), random.uniform(0, 180)), 4)
cup((-0.12, -0.42, 0.92), cream, -2.4)
tea = fabric("#b98468", 0.06, 0.6, 0.5, 1.5)
cloth_ = sheet(0.34, 0.52, 60, 90, lambda x, y: 0.02 + 0.012 * fbm(x, y, 7, 3, seed=4), tea, (1.02, -0.52, 0.95), (0, 0, 7))
edge = box((1, 0.64, 0.035), (1.0, -0.32, 0.885), None, 0.004)
drape(cloth_, [edge], 30, 5, 0.3, 0.0025)
bpy.data.objects.remove(edge)
sun(33, -143, 6.0, "#ffe0b4", 0.9)
world("#c2cfe4", 0.55)
area((-3.0, -2.2, 1.9), (0, 0, 1.2), (1.6, 1.8), 80, "#eaf0fa")
area((2.6, -2.8, 2.1), (0.5, 0, 1.1), (1.6, 1.6), 24, "#f3e6d6")
camera((0.1, -3.2, 1.45), (0.16, 0, 1.42), 40, 4, (0, -0.35, 1.2))
plain_bounces()
shoot((3, 2), exposure=0.15, bounces=4)
