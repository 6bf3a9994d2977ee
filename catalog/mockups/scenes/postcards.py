"""Two postcards on a map of blue linen: a picture side and a written side with a stamp, shells and a pencil; noon by the sea."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow

start(214)
W, H, T = 0.148, 0.105, 0.0005


def stock():
    return surface("card", 0.6, vary=0.01, vary_scale=30, bump=0.03, bump_scale=300, fine=0.06, fine_scale=1800, specular=0.25, depth=0.0004)


def card(skin, at, turn, curl):
    """Thin card, bent a little as card is once it has been sent."""
    thing = sheet(W, H, 41, 29, lambda x, y: curl * (x / W * 2) ** 2 + 0.4 * curl * (y / H * 2) * (x / W * 2), skin, at, turn)
    for corner in thing.data.uv_layers[0].data:
        corner.uv.y = (corner.uv.y - 0.5) * W / H + 0.5
    modify(thing, "SOLIDIFY", thickness=T, offset=-1)
    return thing


front_skin, back_skin = stock(), stock()
front = card(front_skin, (-0.035, 0.035, 0.0026), (0, 0, -11), 0.0022)
back = card(back_skin, (0.048, -0.058, 0.0046), (2.4, 0, 7), 0.0018)
aov("front", front_skin, by_uv(front, W / H, "UVMap", 21, 15))
aov("back", back_skin, by_uv(back, W / H, "UVMap", 21, 15))

linen, n = new("linen")
at = n.where()
warp = n("TexWave", {"Vector": at, "Scale": 300.0, "Distortion": 1.5, "Detail": 2.0}, bands_direction="X").outputs["Fac"]
weft = n("TexWave", {"Vector": at, "Scale": 300.0, "Distortion": 1.5, "Detail": 2.0}, bands_direction="Y").outputs["Fac"]
weave = n.math("MAXIMUM", warp, weft)
tone = n.ramp(n.math("MULTIPLY_ADD", weave, 0.35, n.math("MULTIPLY", n.noise(at, 90, 5), 0.5)), [(0.2, (0.55,) * 3), (0.75, (1, 1, 1))])
n.surface({"Base Color": n.mix(1.0, sweep(n, "cloth"), tone, "MULTIPLY"), "Roughness": 0.95, "Specular": 0.1, "Sheen": 0.4, "Normal": n.bump(weave, 0.45, 0.0009)})


def cloth_(x, y):
    u = x * 0.9 + y * 0.43
    far = np.clip((np.hypot(x * 0.9, y) - 0.15) / 0.1, 0, 1)
    return -0.0012 + far * (0.012 * np.abs(fbm(u, (y - x) * 0.25, 8, 3, seed=4)) + 0.004 * fbm(x, y, 16, 3, seed=5))


sheet(1.4, 1.4, 360, 360, cloth_, linen)


def scallop(size, at, turn, color):
    """A fan of ribs, arched, its edge scalloped."""
    rows, columns, points, colors = 26, 97, [], []
    for j in range(rows):
        r = j / (rows - 1)
        for i in range(columns):
            a = math.radians(-62 + 124 * i / (columns - 1))
            rib = math.cos(i / (columns - 1) * 2 * math.pi * 13)
            far = size * r * (0.86 + 0.14 * math.cos(a * 1.3)) * (1 + 0.018 * rib * r)
            dome = size * 0.36 * math.sin(math.pi * min(1, 0.13 + r * 0.87)) * math.cos(a * 1.15) ** 0.7
            points.append((far * math.sin(a), far * math.cos(a), dome + size * 0.022 * rib * r))
    skin, n = new("shell")
    x, y, z = n("SeparateXYZ", {0: n("TexCoord").outputs["Object"]}).outputs
    far = n.math("POWER", n.math("ADD", n.math("MULTIPLY", x, x), n.math("MULTIPLY", y, y)), 0.5)
    band = n.noise(n("CombineXYZ", {0: n.math("MULTIPLY", far, 1 / size)}).outputs[0], 9, 3)
    n.surface({"Base Color": n.ramp(band, [(0.3, rgb(color)), (0.55, rgb("#f5e6d6")), (0.75, rgb("#e6bfa2"))]), "Roughness": 0.45, "Specular": 0.4, "Subsurface": 0.1, "Subsurface Color": rgb("#f2d5bd"), "Normal": n.bump(n.noise(n.where(), 500, 4), 0.15, 0.0006)})
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
    thing = mesh(points, faces, skin, True, at, turn, "shell")
    modify(thing, "SOLIDIFY", thickness=size * 0.03, offset=-1)
    modify(thing, "SUBSURF", levels=1, render_levels=1)


scallop(0.042, (-0.14, -0.07, 0.001), (4, -3, 35), "#c9876a")
scallop(0.028, (-0.098, -0.104, 0.001), (-3, 4, -50), "#b8745e")
scallop(0.03, (0.135, 0.085, 0.003), (3, 5, 160), "#d39a7c")
pebble = matte("#d9d3c6", 0.6, 0.08, 30, 0.2, 60, 0.2, 500, 0.3, speckle=("#8d8579", 300), depth=0.001)
ball(0.012, (-0.165, -0.125, 0.006), pebble, (1.2, 0.9, 0.6), (0, 0, 40))
ball(0.009, (0.163, 0.065, 0.006), matte("#7f8a90", 0.6, 0.08, 30, 0.2, 60, 0.2, 500, 0.3, depth=0.001), (1.2, 0.9, 0.6), (0, 0, -20))
# a pencil, hexagonal, sharpened
lacquer, timber = matte("#d8a531", 0.3, 0.03, 30, 0.03, 300, coat=0.4, depth=0.0004), wood("#d9b88c", "#b08a5c", 30, 2, 0.6)
pencil = bpy.data.objects.new("pencil", None)
bpy.context.collection.objects.link(pencil)
hexa = [(0.0036 * math.cos(math.radians(60 * k)), 0.0036 * math.sin(math.radians(60 * k))) for k in range(6)]
shaft = mesh([(x, y, z) for z in (0.0, 0.148) for x, y in hexa], [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)] + [(5, 4, 3, 2, 1, 0)], lacquer, False, name="shaft")
modify(shaft, "BEVEL", width=0.0005, segments=3)
tip = lathe([(0.0033, 0.148), (0.0011, 0.163), (0.0011, 0.163)], timber, steps=48, smooth=0)
lead = lathe([(0.0011, 0.163), (0.0003, 0.168), (0.0002, 0.168)], matte("#2b2b2d", 0.4), steps=24, smooth=0)
for part in (shaft, tip, lead):
    part.parent = pencil
pencil.location, pencil.rotation_euler = (-0.155, 0.09, 0.0045), (math.radians(90), 0, math.radians(146))
skin, stem = leaf_skin("#8a9a86", 0.55), matte("#8c7a5a", 0.8)
branch([(0.22, 0.13, 0.012), (0.17, 0.125, 0.02), (0.12, 0.135, 0.016), (0.07, 0.13, 0.01)], skin, stem, 20, 0.03, 0.009, 0.001, 45, 0.05)

SUN = (48, 140)
world("#bcd4f2", 0.6)
sun(*SUN, 4.6, "#fff3df", 0.8)
leaf_shadow(*SUN, (-0.02, 0.02, 0), 0.5, 0.24, 3, 15, 35, 0.6, 0.3, 0.06)
area((0.5, -0.5, 0.6), (0, 0, 0), (0.5, 0.5), 1.1, "#f2f5ff")
camera((0.02, -0.3, 0.5), (0.0, -0.006, 0.0), 72, 16)

bake(dict(
    name="Postcards",
    description="Two postcards on linen with shells, one with its picture up, one with its written side.",
    categories=["stationery-and-cards"],
    keywords=["postcard", "card", "greeting", "front and back", "travel", "holiday", "sea", "shells", "linen", "save the date", "flyer"],
    layers=[
        dict(id="cloth", name="Cloth color", surface="cloth", hue=[208, 0.34, 0.6, 1]),
        dict(id="front", name="Picture side", surface="card", long_side=2400),
        dict(id="back", name="Written side", surface="card", long_side=2400),
    ],
    sample={"front": "beach-postcard", "back": "alpine-hut-postcard"},
))
