"""A pavement sign of oak before a painted shop front, the sun through a street tree."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow

start(29)
W, H, BAR, TILT = 0.56, 0.84, 0.042, 11  # the print, its frame, degrees from upright
FOOT = 0.12  # the legs below the frame

oak_up, oak_level = wood("#a97b4c", "#6f4826", 12, 2, 0.5, 0.25), wood("#a97b4c", "#6f4826", 12, 0, 0.5, 0.25)
board = surface("board", 0.42, bump=0.03, bump_scale=60, fine=0.05, fine_scale=900, specular=0.3, depth=0.0004)
edge = matte("#1d1c1a", 0.6, 0.05)


def leaf_of_sign(turn, panel):
    """One half of the sign, hinged at its top; in its own metres the foot is at z = 0 and the front faces -y."""
    parts = []
    for s in (-1, 1):
        parts.append(box((BAR, 0.026, H + 2 * BAR + FOOT), (s * (W + BAR) / 2, 0, 0), oak_up, 0.003))
        parts.append(box((W, 0.024, BAR), (0, 0, FOOT + (0 if s < 0 else H + BAR)), oak_level, 0.003))
    parts.append(box((W + 0.01, 0.008, H + 0.01), (0, 0.0, FOOT + BAR - 0.005), panel, 0.0004))
    tall = H + 2 * BAR + FOOT
    spin = math.radians(turn)
    for part in parts:  # turned about x at the hinge
        x, y, z = part.location
        part.location = (x, -(z - tall) * math.sin(spin) + y * math.cos(spin) + SIGN[1], tall * math.cos(math.radians(TILT)) + (z - tall) * math.cos(spin) + y * math.sin(spin))
        part.rotation_euler = (spin, 0, 0)
    return parts[-1]


SIGN = (0, 0)
panel = leaf_of_sign(-TILT, board)
leaf_of_sign(TILT, edge)
aov("front", board, flat(panel, (-W / 2, -0.004, 0.005), (W, 0, 0), (0, 0, H), 0.0015))
brass = metal("#b08d4a", 0.3)
top = (H + 2 * BAR + FOOT) * math.cos(math.radians(TILT))
for x in (-0.2, 0.2):
    box((0.06, 0.034, 0.004), (x, 0, top + 0.001), brass, 0.001)
    cylinder(0.006, 0.066, (x - 0.033, 0, top + 0.006), brass, 0.001, (0, 90, 0))

# pavement: flags of stone, each a little different
for i in range(-6, 7):
    for j in range(-4, 4):
        tone = random.uniform(0.86, 1.06)
        flag = matte(tuple(v * tone for v in rgb("#a39c90")[:3]) + (1,), 0.8, 0.08, 5, 0.3, 30, 0.25, 240, 0.25, depth=0.004)
        box((0.595, 0.395, 0.06), (i * 0.6 + (j % 2) * 0.3, j * 0.4 + 0.1, -0.06 + random.uniform(-0.0015, 0.0015)), flag, 0.006)
box((9, 6, 0.1), (0, 0, -0.13), matte("#4d4a45", 0.95), 0)

# the shop front: painted panels under a dark window
BACK = 1.35
front = surface("shop", 0.45, vary=0.03, vary_scale=2, bump=0.1, bump_scale=14, fine=0.1, fine_scale=260, specular=0.35, depth=0.002)
box((6, 0.1, 0.66), (0, BACK + 0.05, 0.1), front, 0.002)
box((6, 0.16, 0.1), (0, BACK + 0.03, 0), matte("#3a3833", 0.7, 0.1, 4, 0.2, 30), 0.006)
for k in range(-4, 5):
    x = k * 0.62 + 0.31
    for s in (-1, 1):  # raised mouldings round each panel
        box((0.03, 0.03, 0.44), (x + s * 0.24, BACK - 0.012, 0.2), front, 0.008)
        box((0.51, 0.03, 0.03), (x, BACK - 0.012, 0.42 + s * 0.205), front, 0.008)
box((6, 0.2, 0.05), (0, BACK + 0.0, 0.76), front, 0.008)
for k in range(-2, 4):
    box((0.09, 0.1, 2.4), (k * 1.24 - 0.31, BACK + 0.05, 0.8), front, 0.006)
pane, n = new("pane")
n.surface({"Base Color": rgb("#0c0f10"), "Roughness": 0.04, "Specular": 0.7})
box((6, 0.01, 2.4), (0, BACK + 0.07, 0.8), pane, 0)
for x, z, r in ((-0.95, 1.36, 0.05), (0.7, 1.5, 0.055), (1.1, 1.25, 0.04)):  # lamps inside
    glow, n = new()
    n("OutputMaterial", {"Surface": n("Emission", {"Color": rgb("#ffc27a"), "Strength": 4.0})})
    ball(r, (x, BACK - 0.02 + 0.075, z), glow, (1, 0.2, 1), levels=3)

# a tub with an olive tree, and a low pot
clay = matte("#a5613e", 0.85, 0.12, 10, 0.25, 60, 0.3, 300, 0.15, depth=0.004)
pot([(0.13, 0), (0.15, 0.01), (0.185, 0.27), (0.2, 0.29), (0.2, 0.33)], 0.015, clay, at=(0.82, 0.85, 0), wobble=0.004)
cylinder(0.18, 0.01, (0.82, 0.85, 0.28), matte("#2d2118", 1, 0.3, 60, 1, 120))
tube(smooth_line([(0.82, 0.85, 0.28), (0.84, 0.85, 0.55), (0.8, 0.84, 0.85), (0.82, 0.85, 1.1)], 8), 0.017, matte("#6d5d48", 0.95, 0.15, 40, 0.8, 90), taper=True)
skin, stem = leaf_skin("#7b8a63", 0.5), matte("#6d5d48", 0.9)
for k in range(26):
    a, z = random.uniform(0, 6.28), random.uniform(0.75, 1.15)
    out, rise = random.uniform(0.14, 0.36), random.uniform(0.02, 0.4)
    dx, dy = math.cos(a) * out, math.sin(a) * out
    branch([(0.82, 0.85, z), (0.82 + dx * 0.5, 0.85 + dy * 0.5, z + rise * 0.7), (0.82 + dx, 0.85 + dy, z + rise)], skin, stem, 16, 0.075, 0.016, 0.003, 55, start_at=0.2)
pot([(0.09, 0), (0.11, 0.01), (0.135, 0.16), (0.145, 0.17), (0.145, 0.2)], 0.012, clay, at=(1.15, 0.62, 0), wobble=0.004)
for a in range(0, 360, 30):
    dx, dy = math.cos(math.radians(a)) * 0.14, math.sin(math.radians(a)) * 0.14
    branch([(1.15, 0.62, 0.17), (1.15 + dx * 0.5, 0.62 + dy * 0.5, 0.3), (1.15 + dx * 1.2, 0.62 + dy * 1.2, 0.26)], leaf_skin("#4d6b3c", 0.45), stem, 14, 0.05, 0.03, 0.002, 60, start_at=0.1)

SUN = (38, 226)
world("#c3d6f4", 0.7)
sun(*SUN, 4.3, "#ffe6c4", 0.9)
leaf_shadow(*SUN, (-0.25, 0.3, 0.75), 2.6, 1.5, 5, 15, 20, 0.42)
area((2.4, -2.4, 1.4), (0, 0, 0.6), (1.5, 2), 14, "#eef3ff")
camera((0.62, -4.3, 0.95), (0.12, 0, 0.56), 92, 5.6, (0, -0.1, 0.6))

bake(dict(
    name="Pavement sign",
    description="A wooden sign on the pavement before a shop front whose color can be chosen, sun through leaves.",
    categories=["signage"],
    keywords=["a-frame", "sandwich board", "pavement sign", "cafe", "menu", "street", "shop", "sidewalk", "chalkboard", "storefront"],
    layers=[
        dict(id="shop", name="Shop front color", surface="shop", hue=[158, 0.32, 0.2, 1]),
        dict(id="front", name="Your design", surface="board", long_side=2600),
    ],
    sample={"front": "noodle-bar-menu"},
))
