"""Folded T-shirts in a pile on a stool: the upper one shows its collar and its chest, the others their rolled edges."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import bars_shadow, leaf_shadow
from props.sofa import soft
from props.still import cove
from props.tee import HALF, jersey

start(221)
W, L, TURN = 0.275, 0.345, 16


def knit(color):
    """Jersey of one color, for those below."""
    return matte(color, 0.95, 0.04, 8, 0.25, 500, 0.5, 1400, 0.06, sheen=0.35, depth=0.0012)


whole = bpy.data.objects.new("pile", None)
bpy.context.collection.objects.link(whole)
z = 0.0
for k, (color, x, y, turn) in enumerate((("#2f4858", 0.004, 0.003, 3), ("#d9a441", -0.003, -0.002, -2), ("#e9e2d3", 0.002, 0.004, 2))):
    skin = knit(color)
    for fold in range(3):  # cloth over cloth: the fold to the front is one round edge, inside it more
        low = soft((W * (1 - 0.004 * fold), L, 0.0135), (x + random.uniform(-0.002, 0.002), y + random.uniform(-0.003, 0.003), z), skin, (0, 0, turn + random.uniform(-0.6, 0.6)), 0.01, 10 * k + fold, 0.1)
        low.parent = whole
        z += 0.0098
    z += 0.001

face = jersey("shirt")
TOP = z + 0.03


def height(x, y):
    """The uppermost: flat on the pile, rolled down at its sides and its lower fold; the neck is open and lies deeper."""
    a, b = np.abs(x) / (W / 2), np.abs(y) / (L / 2)
    edge = np.maximum(a, b)
    roll = -0.03 * np.clip((edge - 0.93) / 0.07, 0, 1) ** 2.2
    u, v = x * 0.9 + y * 0.3, y - 0.2 * x
    wave_ = 0.0028 * fbm(u * 1.2, v * 0.7, 9, 3, seed=4) + 0.0026 * np.abs(fbm(u, v * 0.4, 16, 3, seed=7)) + 0.0018 * fbm(x, y, 30, 2, seed=9)
    press = -0.0016 * np.exp(-((x / 0.0035) ** 2))  # folded once along the middle
    ex, ey = x / (0.19 * HALF * 0.92), (y - (L / 2 - 0.012)) / (0.16 * HALF * 0.92)
    ring = np.sqrt(ex**2 + ey**2)
    collar = 0.0022 * np.exp(-(((ring - 1.12) / 0.1) ** 2)) - 0.0055 * (1 / (1 + np.exp((ring - 0.98) / 0.018)))
    return TOP + roll + wave_ + press + collar


shirt = sheet(W * 1.0, L, 240, 300, height, face)
PX, PY = 0.19, 0.21  # the print, metres
maps = {name: shirt.data.uv_layers.new(name=name) for name in ("pattern", "print")}
for loop in shirt.data.loops:
    x, y, _ = shirt.data.vertices[loop.vertex_index].co
    maps["pattern"].data[loop.index].uv = (x / HALF / 0.92, 0.735 + (y - (L / 2 - 0.012)) / HALF / 0.92)
    maps["print"].data[loop.index].uv = (x / PX + 0.5, (y + 0.148) / PY)
shirt.parent = whole
aov("front", face, by_uv(shirt, PX / PY, "print", 41, 41))
under = soft((W * 1.0, L * 0.998, 0.03), (0, 0, TOP - 0.034), jersey("shirt"), (0, 0, 0), 0.01, 77, 0.1)
layer = under.data.uv_layers.new(name="pattern")
for loop in under.data.loops:
    p = under.data.vertices[loop.vertex_index].co
    layer.data[loop.index].uv = (p.x * 2.2 + 2, p.y * 2.2 + p.z * 3)
under.parent = whole
label = box((0.03, 0.02, 0.0006), (0, L / 2 - 0.03, TOP - 0.0046), matte("#efe9dc", 0.7, 0.03, 30, 0.1, 300, 0.1, 900, 0.2, depth=0.0005), 0.0002)
label.parent = whole
whole.rotation_euler = (0, 0, math.radians(TURN))

oak = wood("#c39a6a", "#8b6138", 6, 0, 0.45, 0.2)
cylinder(0.27, 0.034, (0.0, 0.0, -0.034), oak, 0.009)
for a in (40, 130, 220, 310):
    cylinder(0.018, 0.5, (0.19 * math.cos(math.radians(a)), 0.19 * math.sin(math.radians(a)), -0.53), oak, 0.003)
ground = surface("room", 0.92, vary=0.02, vary_scale=3, bump=0.25, bump_scale=14, fine=0.2, fine_scale=200, specular=0.15, depth=0.003)
cove(ground, 0.5, 0.6, (0, 0, -0.53))
skin, stem = leaf_skin("#8a9a72", 0.5), matte("#7a6a48", 0.7)
branch([(-0.235, -0.05, 0.004), (-0.21, 0.03, 0.02), (-0.2, 0.1, 0.022), (-0.215, 0.17, 0.012)], skin, stem, 15, 0.05, 0.024, 0.0013, 58, 0.08)

SUN = (36, 214)
world("#d6dff0", 0.55)
sun(*SUN, 4.2, "#ffe4bd", 1.1)
bars_shadow(*SUN, (0.0, 0.1, 0.1), 1.2, (0.3, 0.32), (2, 3), 0.035, 2.4, 5)
leaf_shadow(*SUN, (0.06, 0.04, 0.1), 0.7, 0.3, 2, 12, 30, 0.5)
area((0.8, -0.8, 0.9), (0, 0, 0), (0.7, 0.7), 3.4, "#eef2ff")
camera((0.03, -0.86, 0.92), (0.0, -0.01, 0.045), 77, 11, (0, -0.03, 0.1))

bake(dict(
    name="Folded T-shirts",
    description="A pile of folded T-shirts on an oak stool, the upper one with its collar and chest to the camera.",
    categories=["bags-and-apparel"],
    keywords=["t-shirt", "tee", "folded", "stack", "pile", "apparel", "clothes", "cotton", "shop", "brand", "merchandise", "stool"],
    layers=[
        dict(id="room", name="Background color", surface="room", hue=[350, 0.34, 0.82, 1]),
        dict(id="shirt", name="Shirt color", surface="shirt", hue=[150, 0.2, 0.3, 1]),
        dict(id="front", name="Your design", surface="shirt", long_side=2400),
    ],
    sample={"front": "clear:star-watch-badge"},
))
