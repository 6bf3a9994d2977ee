"""A wire-bound calendar on a nail over a writing desk; the top sheet curls at its foot, afternoon sun through blinds."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow, sunward
from props.still import books, twigs, vase

start(220)
W, H, Z = 0.297, 0.42, 0.36  # A3, and the height of its foot


def sheet_of(depth, curl, skin):
    """A page hung by its top: flat there, freer below, its foot's corners forward."""
    columns, rows, points, uvs = 49, 65, [], []
    for j in range(rows):
        for i in range(columns):
            u, v = i / (columns - 1), j / (rows - 1)
            free = (1 - v) ** 2
            y = -depth - curl * free * (0.35 + 0.65 * (2 * u - 1) ** 2 * (0.6 + 0.4 * u)) - 0.0035 * math.sin(math.pi * v) * math.cos(2.6 * (u - 0.45))
            points.append(((u - 0.5) * W, y, Z + v * H + 0.3 * curl * free * free))
            uvs.append((u, v))
    return mesh(points, [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)], skin, True, name="sheet", uvs=uvs)


def paper():
    return surface("paper", 0.5, vary=0.006, vary_scale=12, bump=0.05, bump_scale=22, fine=0.05, fine_scale=1600, specular=0.25, depth=0.0014)


skin = paper()
top = sheet_of(0.0062, 0.02, skin)
aov("front", skin, by_uv(top, W / H, "UVMap", 25, 41))
for k in range(5):
    sheet_of(0.0052 - 0.0008 * k, 0.014 - 0.0026 * k, paper())
box((W, 0.0012, H), (0, -0.0007, Z), matte("#b79a72", 0.95, 0.06, 40, 0.2, 300, 0.2, 1500, 0.1, depth=0.0004), 0.0002)
# the wire: double loops through punched holes, a hanger's bow in the middle
wire = metal("#26272a", 0.3, 0.02)
high, hole = Z + H - 0.0065, matte("#141414", 1)
for k in range(34):
    x = (k - 16.5) * 0.00845
    if abs(x) < 0.021:
        continue
    for off in (-0.0014, 0.0014):
        tube([(x + off, -0.0035 + 0.0066 * math.sin(a), high + 0.0066 - 0.0066 * math.cos(a)) for a in np.linspace(-2.7, 2.7, 20)], 0.00056, wire)
    box((0.0042, 0.0003, 0.0042), (x, -0.0066, high - 0.002), hole, 0.0)
tube(smooth_line([(-0.145, -0.0036, high + 0.0128), (-0.03, -0.0036, high + 0.0132), (-0.018, -0.0036, high + 0.0136), (-0.006, -0.005, high + 0.024), (0, -0.0055, high + 0.0275), (0.006, -0.005, high + 0.024), (0.018, -0.0036, high + 0.0136), (0.03, -0.0036, high + 0.0132), (0.145, -0.0036, high + 0.0128)], 10), 0.0009, wire)
lathe([(0.0005, 0.0), (0.0022, 0.0), (0.0022, 0.012), (0.0046, 0.0125), (0.005, 0.0135), (0.0042, 0.0146), (0.0005, 0.015)], metal("#b8924e", 0.3, 0.02), (0, 0.0, high + 0.0262), (90, 0, 0), 48, smooth=1)

wall = surface("wall", 0.94, vary=0.03, vary_scale=2.2, bump=0.4, bump_scale=9, fine=0.3, fine_scale=110, specular=0.12, depth=0.004)
box((4, 0.1, 3), (0, 0.05, -1.0), wall, 0)
oak = wood("#b98a5a", "#7e5634", 5, 0, 0.42, 0.2)
box((2.2, 0.5, 0.03), (0.05, -0.25, 0.055), oak, 0.004)
top_z = 0.085
rise = books((-0.25, -0.13, top_z), [("#2f4a52", 0.2, 0.15, 0.03, 2), ("#d8b26a", 0.19, 0.14, 0.022, -3), ("#a84a32", 0.17, 0.13, 0.026, 5)])
mouth = vase((-0.25, -0.13, rise), 0.1, "#e9e2d5", "round")
twigs(mouth, 4, 0.17, 0.06, 0.036, 0.02, "#7c8d62", 14, 0.6)
# a jar of pencils, a sharpener, a lamp's foot
jar = vase((0.235, -0.14, top_z), 0.1, "#c7684a", "jar")
for k, (a, lean, color) in enumerate(((20, 9, "#d8a531"), (100, 8, "#30505a"), (170, 10, "#e9e2d5"), (250, 7, "#8a3b2c"), (310, 9, "#5c7a4c"))):
    box((0.007, 0.007, 0.165), (0.235 + 0.014 * math.cos(math.radians(a)), -0.14 + 0.014 * math.sin(math.radians(a)), top_z + 0.008), matte(color, 0.4, 0.03, coat=0.3), 0.0012, (lean * math.sin(math.radians(a)), lean * math.cos(math.radians(a)), 30))
vase((0.325, -0.2, top_z), 0.05, "#ece6da", "bowl")

SUN = (29, 216)
world("#d2ddf2", 0.55)
sun(*SUN, 4.2, "#ffe0b2", 1.1)
dark = matte("#181716", 1)
way = sunward(*SUN)
for k in range(13):  # the slats of a blind
    slat = box((1.6, 0.002, 0.036), (0, 0, 0), dark, 0)
    slat.location = Vector((0.03, 0.0, 0.42)) + way * 1.15 + Vector((0, 0, (k - 6) * 0.066))
    slat.rotation_euler = (math.radians(-18), 0, math.radians(SUN[1] + 90))
    slat.visible_camera = slat.visible_glossy = slat.visible_diffuse = False
leaf_shadow(*SUN, (-0.2, 0.0, 0.5), 0.8, 0.34, 2, 13, 30, 0.5)
area((-0.9, -0.9, 0.9), (0, 0, 0.4), (0.7, 0.9), 4.5, "#f4f7ff")
camera((0.12, -1.75, 0.5), (0.006, 0, 0.475), 84, 9, (0, 0, 0.55))

bake(dict(
    name="Calendar on a wall",
    description="A wire-bound calendar over a desk with books and pencils, in sun that comes through blinds.",
    categories=["stationery-and-cards", "home"],
    keywords=["calendar", "wall calendar", "year", "month", "wire-o", "spiral", "planner", "a3", "office", "desk", "blinds", "gift"],
    layers=[
        dict(id="wall", name="Wall color", surface="wall", hue=[198, 0.24, 0.74, 1]),
        dict(id="front", name="Calendar page", surface="paper", long_side=2800),
    ],
    sample={"front": "june-calendar"},
))
