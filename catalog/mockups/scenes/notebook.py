"""A notebook with an elastic band on moss-green felt, a ballpoint and a coin; hard side light, the long shadow of a window bar."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.plates import plate
from props.shadows import bars_shadow, leaf_shadow

start(215)
W, H, T, TURN = 0.142, 0.21, 0.0165, -9


def leather(name):
    """Bound in fine-grained imitation leather, its color chosen later; the print lies on the grain."""
    material, n = new(name)
    at = n.where()
    cell = n("TexVoronoi", {"Vector": at, "Scale": 900.0, "Randomness": 1.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    grain = n("MapRange", {"Value": cell, 1: 0.0, 2: 0.22}, interpolation_type="SMOOTHSTEP").outputs[0]
    paint = n.mix(1.0, sweep(n, name), n.ramp(grain, [(0.0, (0.86,) * 3), (1.0, (1, 1, 1))]), "MULTIPLY")
    soft = n.bump(n.noise(at, 16, 3), 0.08, 0.003)
    n.surface({"Base Color": paint, "Roughness": n.math("MULTIPLY_ADD", n.noise(at, 26, 4), 0.16, 0.4), "Specular": 0.35, "Normal": n.bump(grain, 0.28, 0.0004, soft)})
    return material


whole = bpy.data.objects.new("notebook", None)
bpy.context.collection.objects.link(whole)
skin = leather("cover")
pages, n = new("pages")
z = n("SeparateXYZ", {0: n("TexCoord").outputs["Object"]}).outputs[2]
leafs = n.noise(n("CombineXYZ", {0: z}).outputs[0], 5200, 2, 0.8)
n.surface({"Base Color": n.ramp(leafs, [(0.25, rgb("#d8ccb2")), (0.7, rgb("#f2ead9"))]), "Roughness": 0.95, "Specular": 0.1, "Normal": n.bump(leafs, 0.35, 0.0006)})
plate(W - 0.004, H - 0.005, 0.006, 0.0022, T - 0.002, pages, 0.0004, whole, (-0.001, 0))
plate(W, H, 0.0075, 0.0, 0.0022, skin, 0.0009, whole)
top = plate(W, H, 0.0075, T - 0.0022, T, skin, 0.001, whole)
spine = box((0.011, H - 0.0006, T - 0.0014), (-W / 2 + 0.0042, 0, 0.0006), skin, 0.0045, segments=6)
spine.parent = whole
# the elastic band, over cover and edges, and a ribbon out of the foot
band = matte("#2a2622", 0.75, 0.05, 60, 0.4, 900, 0.4, 2400, 0.2, depth=0.0006)
loop = [(0.0, -H / 2 - 0.0012, T + 0.0006), (0.0, -H / 2 - 0.0014, -0.0004), (0.0, H / 2 + 0.0014, -0.0004), (0.0, H / 2 + 0.0012, T + 0.0006), (0.0, 0.0, T + 0.0007), (0.0, -H / 2 - 0.0012, T + 0.0006)]
points, k_ = [], len(loop)
for i, (x, y, z_) in enumerate(loop):
    for s in (-1, 1):
        points.append((W / 2 - 0.0175 + s * 0.0034 + 0.0009 * math.sin(i * 2.1), y, z_))
strip = mesh(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(k_ - 1)], band, False, name="band")
modify(strip, "SOLIDIFY", thickness=0.0009, offset=0)
modify(strip, "BEVEL", width=0.0003, segments=2)
strip.parent = whole
silk = matte("#b5482f", 0.5, 0.04, 80, 0.2, 700, 0.1, 2000, 0.4, sheen=0.4, depth=0.0005)
path = smooth_line([(-0.02, -H / 2 + 0.02, 0.009), (-0.02, -H / 2 - 0.006, 0.0086), (-0.022, -H / 2 - 0.022, 0.003), (-0.028, -H / 2 - 0.045, 0.0012), (-0.024, -H / 2 - 0.064, 0.001)], 8)
points = [(x + s * 0.003, y + s * 0.0006, z_) for x, y, z_ in path for s in (-1, 1)]
ribbon = mesh(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)], silk, True, name="ribbon")
modify(ribbon, "SOLIDIFY", thickness=0.0003)
ribbon.parent = whole
whole.rotation_euler, whole.location = (0, 0, math.radians(TURN)), (-0.012, 0.012, 0)
aov("front", skin, flat(top, (-W / 2, -H / 2, T), (W, 0, 0), (0, H, 0), 0.0006, 0.052))

felt = surface("desk", 0.98, vary=0.06, vary_scale=14, bump=0.5, bump_scale=420, fine=0.7, fine_scale=1600, specular=0.05, sheen=0.5, depth=0.0014)
box((2, 2, 0.01), (0, 0, -0.01), felt, 0)
# a pen with a knock, a few clips, cards' edge
brass = metal("#c79f58", 0.22, 0.01)
pen = bpy.data.objects.new("pen", None)
bpy.context.collection.objects.link(pen)
for profile in ([(0.0005, 0), (0.0011, 0.0004), (0.0016, 0.006), (0.004, 0.022), (0.0046, 0.03), (0.0047, 0.07), (0.0005, 0.07)], [(0.0005, 0.0705), (0.0047, 0.0705), (0.0047, 0.125), (0.0042, 0.1275), (0.0005, 0.1278)], [(0.0005, 0.1278), (0.0024, 0.128), (0.0024, 0.1355), (0.0018, 0.1366), (0.0005, 0.1367)]):
    part = lathe(profile, brass, steps=64, smooth=0)
    part.data.use_auto_smooth, part.parent = True, pen
clip = box((0.0028, 0.0012, 0.04), (0, -0.0063, 0.0835), brass, 0.0005)
clip.parent = pen
box((0.0028, 0.003, 0.004), (0, -0.0048, 0.1205), brass, 0.0004).parent = pen
pen.location, pen.rotation_euler = (0.108, -0.074, 0.0048), (math.radians(-90), math.radians(30), math.radians(4))
wire = [(0.0, 0.0), (0.0, 0.024), (0.0035, 0.0285), (0.007, 0.024), (0.007, 0.003), (0.0042, -0.0005), (0.0014, 0.003), (0.0014, 0.02)]
for x, y, a in ((-0.13, -0.105, 30), (-0.112, -0.128, -48), (-0.144, -0.078, 84)):
    paperclip = tube(smooth_line([(px, py, 0) for px, py in wire], 8), 0.0005, brass)
    paperclip.location, paperclip.rotation_euler = (x, y, 0.0008), (0, 0, math.radians(a))
card_ = matte("#efe8da", 0.85, 0.02, 20, 0.05, 300, 0.1, 1600, 0.2, depth=0.0004)
box((0.15, 0.105, 0.0006), (0.135, 0.15, 0.0), card_, 0.0001, (0, 0, 18))
box((0.15, 0.105, 0.0006), (0.145, 0.14, 0.0007), matte("#d9896b", 0.85, 0.02, 20, 0.05, 300, 0.1, 1600, 0.2, depth=0.0004), 0.0001, (0, 0, 9))
skin_, stem = leaf_skin("#8f9d74", 0.5), matte("#7a6a48", 0.7)
branch([(-0.22, 0.17, 0.012), (-0.18, 0.125, 0.02), (-0.15, 0.07, 0.018), (-0.145, 0.015, 0.01)], skin_, stem, 15, 0.045, 0.026, 0.0012, 60, 0.1)

SUN = (27, 164)
world("#c9d6ee", 0.5)
sun(*SUN, 5.0, "#ffe6c2", 1.0)
bars_shadow(*SUN, (-0.01, 0.02, 0), 0.7, (0.16, 0.17), (2, 2), 0.024, 2.0, 14)
leaf_shadow(*SUN, (0.06, -0.05, 0), 0.5, 0.2, 2, 12, 50, 0.5)
area((0.4, -0.5, 0.6), (0, 0, 0), (0.5, 0.5), 1.4, "#e9efff")
area((-0.2, 0.6, 0.6), (0, 0, 0), (0.5, 0.3), 1.4, "#fff4e4")
camera((0.035, -0.32, 0.62), (0.0, -0.004, 0.004), 77, 13)

bake(dict(
    name="Notebook with an elastic band",
    description="A bound notebook with an elastic band and a ribbon on felt, a brass pen beside it, in low window light.",
    categories=["stationery-and-cards", "books"],
    keywords=["notebook", "journal", "diary", "planner", "cover", "elastic band", "stationery", "pen", "desk", "leather", "gift"],
    layers=[
        dict(id="desk", name="Felt color", surface="desk", hue=[88, 0.2, 0.36, 1]),
        dict(id="cover", name="Cover color", surface="cover", hue=[14, 0.62, 0.5, 1]),
        dict(id="front", name="Your design", surface="cover", long_side=2800),
    ],
    sample={"front": "clear:bird-mark-logo"},
))
