"""A corner to sit in: sofa, lamp, picture, plant; day and evening."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import branch, leaf_skin
from props import panes

V = variant({
    "sage": dict(shape=(3, 2), wall="#b9c2ae", sofa="#e6dccb", pillow=["#c98a5e", "#7d8c6c"], art=["#d98e5f", "#f1e4cf", "#51614d"], lamp=0, sun=(26, 222, 5.2, "#ffe2b8"), sky=0.5, seed=2),
    "evening": dict(shape=(3, 2), wall="#6e4f43", sofa="#b5603c", pillow=["#e6cda8", "#3f4a4c"], art=["#e6b77a", "#2c3a44", "#efe2cc"], lamp=1, sun=(10, 230, 0.0, "#ffffff"), sky=0.05, seed=5),
    "navy": dict(shape=(2, 3), wall="#e9e4da", sofa="#2f4260", pillow=["#d9b25e", "#e9e2d4"], art=["#2f4260", "#d9b25e", "#f3ece0"], lamp=0, sun=(30, 215, 5.0, "#fff0d6"), sky=0.55, seed=8),
    "blush": dict(shape=(1, 1), wall="#e0b8a6", sofa="#f0e6da", pillow=["#b5604a", "#d9a08a"], art=["#b5604a", "#f3e3d3", "#e0a98a"], lamp=0, sun=(24, 225, 5.0, "#ffe0c0"), sky=0.5, seed=11),
})
start(V["seed"])
paint = matte(V["wall"], 0.92, 0.01, 0.7, 0.1, 3, 0.2, 70, 0.2, depth=0.006)
box((9, 0.2, 3.4), (0, 0.6, 0), paint, 0)
box((9, 0.03, 0.12), (0, 0.485, 0), matte("#f1ece2" if not V["lamp"] else V["wall"], 0.5, 0.02, 3, 0.05, 20), 0.006)
boards = [wood("#b58a5c", "#8a6238", 4 + k, 0, 0.42, 0.12) for k in range(3)]
for row in range(22):
    x = -4.5 + random.uniform(0, 1.2)
    while x < 4.5:
        long = random.uniform(1.0, 2.0)
        box((long - 0.003, 0.137, 0.02), (x + long / 2, 0.5 - row * 0.14, -0.02), random.choice(boards), 0.0015, segments=1)
        x += long
rug = sheet(2.6, 1.5, 260, 160, lambda x, y: 0.008 + 0.003 * fbm(x, y, 30, 3, seed=4), matte("#e9e1d3" if not V["lamp"] else "#8d7660", 1.0, 0.06, 60, 0.8, 220, 0.5, 900, 0.05, sheen=0.4), (0.1, -0.85, 0))
fabric = matte(V["sofa"], 0.95, 0.03, 5, 0.5, 260, 0.5, 1100, 0.1, sheen=0.5, depth=0.002)


def cushion(size, at, turn, material, puff=0.32):
    """A bag of feathers: a box that swells, sags and creases."""
    bm_ = box(size, at, material, 0, turn)
    modify(bm_, "SUBSURF", levels=5, render_levels=5, subdivision_type="SIMPLE")
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(bm_.evaluated_get(graph))
    bm_.modifiers.clear()
    bm_.data = data
    w, d, h = size
    seed = random.randrange(99)
    v = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get("co", v)
    v = v.reshape(-1, 3)
    x, y, z = v[:, 0] / (w / 2), v[:, 1] / (d / 2), (v[:, 2] - h / 2) / (h / 2)
    edge = lambda a, b: np.clip((1 - np.abs(a) ** 3.2) * (1 - np.abs(b) ** 3.2), 0, 1) ** 0.55
    rough = fbm(v[:, 0:1], v[:, 1:2] + v[:, 2:3], 4.5, 3, seed=seed)[:, 0]
    v[:, 2] = h / 2 + (v[:, 2] - h / 2) * ((1 - puff) + puff * 1.9 * edge(x, y)) + 0.03 * h * rough
    v[:, 1] = v[:, 1] * ((1 - puff * 0.35) + puff * 0.6 * edge(x, z)) + 0.012 * d * rough
    v[:, 0] = v[:, 0] * ((1 - puff * 0.25) + puff * 0.4 * edge(y, z))
    data.vertices.foreach_set("co", v.ravel())
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.update()
    modify(bm_, "SMOOTH", factor=0.5, iterations=3)
    return bm_


box((2.1, 0.84, 0.2), (0, 0.0, 0.13), fabric, 0.03)
for x in (-0.94, 0.94):
    box((0.2, 0.86, 0.5), (x, 0.0, 0.13), fabric, 0.06, segments=5)
box((2.05, 0.2, 0.72), (0, 0.36, 0.13), fabric, 0.06, segments=5)
for x in (-0.415, 0.415):
    cushion((0.82, 0.72, 0.17), (x, -0.05, 0.32), (0, 0, random.uniform(-0.6, 0.6)), fabric, 0.2)
    cushion((0.8, 0.42, 0.17), (x, 0.33, 0.5), (76, 0, random.uniform(-1.5, 1.5)), fabric, 0.3)
for k, (x, turn, lean) in enumerate(((-0.66, 14, 68), (0.6, -10, 66), (0.36, 22, 62))):
    color = V["pillow"][k % 2]
    cushion((0.44, 0.44, 0.15), (x, 0.1 - 0.06 * k, 0.49), (lean, random.uniform(-6, 6), turn), matte(color, 0.95, 0.04, 8, 0.5, 300, 0.4, 1200, 0.1, sheen=0.4, depth=0.002), 0.55)
leg = wood("#7a5230", "#4f3218", 6, 2)
for x in (-0.95, 0.95):
    for y in (-0.34, 0.34):
        cylinder(0.02, 0.14, (x, y, 0), leg, 0.003)
# a picture of three shapes, framed
frame = wood("#a9794a", "#7d5230", 6, 0)
fx, fz, fw, fh = (0.0, 1.35, 0.9, 0.7) if V["shape"] != (2, 3) else (0.0, 1.35, 0.62, 0.84)
for size, at in (((fw, 0.03, 0.025), (fx, 0.47, fz)), ((fw, 0.03, 0.025), (fx, 0.47, fz + fh - 0.025)), ((0.025, 0.03, fh), (fx - fw / 2 + 0.0125, 0.47, fz)), ((0.025, 0.03, fh), (fx + fw / 2 - 0.0125, 0.47, fz))):
    box(size, at, frame, 0.002)
box((fw - 0.03, 0.006, fh - 0.03), (fx, 0.486, fz + 0.015), matte(V["art"][1], 0.9, 0.03, 4), 0)
for color, pts in ((V["art"][0], [(math.cos(t) * 0.17 - 0.08, math.sin(t) * 0.17 + 0.06) for t in np.linspace(0, 2 * math.pi, 60)]), (V["art"][2], [(0.25 * t - 0.02, -0.24 + 0.26 * math.sin(math.pi * (t + 1) / 2)) for t in np.linspace(-1, 1, 30)])):
    mesh([(fx + px, 0.4825 - 0.001 * (color == V["art"][2]), fz + fh / 2 + pz) for px, pz in pts], [range(len(pts))], matte(color, 0.9, 0.05, 8), False)
# side table with a lamp
walnut = wood("#8a5f3a", "#55361e", 6, 0)
cylinder(0.23, 0.025, (1.42, 0.1, 0.5), walnut, 0.006)
cylinder(0.022, 0.5, (1.42, 0.1, 0.0), walnut, 0.003)
cylinder(0.15, 0.02, (1.42, 0.1, 0.0), walnut, 0.006)
glaze = matte("#e5ddd0" if not V["lamp"] else "#3c4a4a", 0.4, 0.05, 10, 0.2, 26, coat=0.3)
pot([(0.05, 0), (0.09, 0.05), (0.1, 0.12), (0.06, 0.2), (0.015, 0.24)], 0.005, glaze, at=(1.42, 0.1, 0.525), wobble=0.004)
shade_, n = new()
linen = n.noise(n.where((1, 1, 0.4)), 160, 2)
face_ = n("BsdfDiffuse", {"Color": n.ramp(linen, [(0.3, rgb("#e6d8bf")), (0.7, rgb("#f6ecda"))])})
n("OutputMaterial", {"Surface": n("MixShader", {0: 0.55, 1: face_, 2: n("BsdfTranslucent", {"Color": rgb("#f6e2bf")})})})
lathe([(0.19, 0), (0.125, 0.26)], shade_, (1.42, 0.1, 0.8), smooth=0)
if V["lamp"]:
    bulb = bpy.data.lights.new("bulb", "POINT")
    bulb.energy, bulb.color, bulb.shadow_soft_size = 34, rgb("#ffb264")[:3], 0.05
    thing = bpy.data.objects.new("bulb", bulb)
    thing.location = (1.42, 0.1, 0.92)
    bpy.context.collection.objects.link(thing)
    area((-3.2, -2.2, 2.2), (0, 0, 0.5), (1.2, 1.6), 30, "#5f7fc0")
    area((-0.5, -3.2, 2.6), (0, 0.4, 0.6), (2, 1), 26, "#ffc58a")
# a plant in a basket
basket = matte("#b08d5e", 0.95, 0.15, 30, 0.9, 60, 0.4, 300, 0.1, depth=0.01)
pot([(0.15, 0), (0.19, 0.1), (0.2, 0.26), (0.185, 0.33)], 0.012, basket, at=(-1.45, 0.12, 0), wobble=0.01)
skin, stem = leaf_skin("#48683a", 0.4), matte("#5a5238", 0.8)
for a in range(0, 360, 27):
    out, rise = random.uniform(0.1, 0.34), random.uniform(0.5, 1.15)
    dx, dy = math.cos(math.radians(a)) * out, math.sin(math.radians(a)) * out * 0.7
    branch([(-1.45, 0.1, 0.3), (-1.45 + dx * 0.3, 0.1 + dy * 0.3, 0.3 + rise * 0.6), (-1.45 + dx, 0.1 + dy, 0.3 + rise), (-1.45 + dx * 1.7, 0.1 + dy * 1.4, 0.3 + rise * 0.93)], skin, stem, 12, 0.17, 0.085, 0.005, 60, start_at=0.3)
height, round_, power, color = V["sun"]
if power:
    sun(height, round_, power, color, 0.8)
    panes((0.1, 0.4, 1.0), 3, 2, (2.3, 1.5), 0.07, 5.0, (height, round_))
    area((-1.5, -4.5, 2.4), (0, 0, 0.8), (4, 2), 60, "#eef2f8")
world("#cdd8e8", V["sky"])
if V["shape"] == (3, 2):
    camera((0.1, -4.3, 1.12), (0.06, 0.4, 0.98), 43, 0)
elif V["shape"] == (2, 3):
    camera((0.55, -4.2, 1.05), (0.42, 0.4, 1.08), 42, 0)
else:
    camera((-0.35, -4.2, 1.05), (-0.3, 0.4, 0.98), 46, 0)
shoot(V["shape"], exposure=0.45 if not V["lamp"] else 0.9, bounces=4)
