"""Two hardcovers on a linen cloth, one on the other, aslant from above; coffee, soft window light through leaves."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow

start(207)
W, D, T = 0.152, 0.229, 0.03  # cover across, cover along, thickness
BOARD, OUT = 0.0026, 0.0032  # the boards, and how far they stand over the pages

pages, n = new("pages")
z = n("SeparateXYZ", {0: n("TexCoord").outputs["Object"]}).outputs[2]
leafs = n.noise(n("CombineXYZ", {0: n.math("MULTIPLY", z, 1.0)}).outputs[0], 5200, 2, 0.8)
wave_ = n.noise(n.where((4, 4, 900)), 1.0, 3)
n.surface({"Base Color": n.ramp(leafs, [(0.25, rgb("#c9bda3")), (0.7, rgb("#efe6d3"))]), "Roughness": 0.95, "Specular": 0.1, "Normal": n.bump(n.math("ADD", leafs, wave_), 0.35, 0.0006)})


def bound(name):
    """Cloth-grained laminate, a joint pressed in beside the spine."""
    material, n = new(name)
    x, y, z = n("SeparateXYZ", {0: n("TexCoord").outputs["Object"]}).outputs
    joint = n("MapRange", {"Value": n.math("ABSOLUTE", n.math("ADD", x, W / 2 - 0.0085)), 1: 0.0, 2: 0.0035}, interpolation_type="SMOOTHSTEP").outputs[0]
    grain = n.noise(n.where(), 1100, 2, 0.6)
    paint = n.mix(1.0, sweep(n, "cover"), n.ramp(joint, [(0.0, (0.86,) * 3), (1.0, (1, 1, 1))]), "MULTIPLY")
    n.surface({"Base Color": paint, "Roughness": n.math("MULTIPLY_ADD", n.noise(n.where(), 30, 4), 0.14, 0.36), "Specular": 0.35, "Normal": n.bump(grain, 0.06, 0.0003, n.bump(joint, 0.7, 0.0016))})
    return material


def book(at, turn, front_skin, spine_skin):
    whole = bpy.data.objects.new("book", None)
    bpy.context.collection.objects.link(whole)
    whole.location, whole.rotation_euler = at, (0, 0, math.radians(turn))
    block = box((W - OUT - 0.004, D - 2 * OUT, T - 2 * BOARD), (-OUT / 2 + 0.001, 0, BOARD), pages, 0.0008)
    low = box((W, D, BOARD), (0, 0, 0), spine_skin, 0.0007)
    top = box((W, D, BOARD), (0, 0, T - BOARD), front_skin, 0.0008, segments=4)
    # the spine, a little round, as a strip from board to board
    rows, points, uvs = 13, [], []
    for j in (0, 1):
        for k in range(rows):
            t = k / (rows - 1)
            points.append((-W / 2 - 0.0036 * math.sin(math.pi * t) ** 0.8, (-1 + 2 * j) * D / 2, 0.0006 + (T - 0.0012) * t))
            uvs.append((1 - j, t))
    spine = mesh(points, [(k, k + 1, rows + k + 1, rows + k) for k in range(rows - 1)], spine_skin, True, name="spine", uvs=uvs)
    modify(spine, "SOLIDIFY", thickness=0.0014, offset=-1)
    for part in (block, low, top, spine):
        part.parent = whole
    return top, spine


cover, spine_a, plain = bound("cover"), bound("cover"), bound("cover")
top, spine = book((-0.012, -0.008, T + 0.0003), 27, cover, spine_a)
book((0.0, 0.0, 0.0), 12, plain, plain)
aov("front", cover, flat(top, (-W / 2, -D / 2, BOARD), (W, 0, 0), (0, D, 0), 0.0007))
aov("spine", spine_a, by_uv(spine, D / T, "UVMap", 17, 17))

linen, n = new("linen")
uv = n.where()
warp = n("TexWave", {"Vector": uv, "Scale": 260.0, "Distortion": 1.4, "Detail": 2.0}, bands_direction="X").outputs["Fac"]
weft = n("TexWave", {"Vector": uv, "Scale": 260.0, "Distortion": 1.4, "Detail": 2.0}, bands_direction="Y").outputs["Fac"]
weave = n.math("MAXIMUM", warp, weft)
tone = n.ramp(n.math("MULTIPLY_ADD", weave, 0.3, n.math("MULTIPLY", n.noise(uv, 60, 5), 0.5)), [(0.2, (0.62,) * 3), (0.7, (1, 1, 1))])
n.surface({"Base Color": n.mix(1.0, sweep(n, "cloth"), tone, "MULTIPLY"), "Roughness": 0.95, "Specular": 0.1, "Sheen": 0.4, "Normal": n.bump(weave, 0.4, 0.0008)})


def fall(x, y):
    """A cloth thrown down: long soft folds that run together, flat where the books press."""
    u, v = x * 0.85 + y * 0.5, y * 0.85 - x * 0.5
    folds = 0.03 * np.abs(fbm(u, v * 0.28, 6.5, 3, seed=5)) ** 0.8 + 0.02 * np.maximum(0, np.sin(u * 27 + 3 * fbm(u, v, 3.2, 2, seed=6))) ** 6 * (0.5 + 0.5 * fbm(u, v, 2.5, 2, seed=8))
    far = np.clip((np.hypot(x + 0.0, (y - 0.0) * 0.8) - 0.13) / 0.12, 0, 1)
    return -0.001 + folds * far * far * (3 - 2 * far)


sheet(1.6, 1.6, 420, 420, fall, linen)
glaze = matte("#e9e3d7", 0.3, 0.04, 14, 0.1, 40, 0.15, 300, 0.5, coat=0.3, depth=0.001)
pot([(0.026, 0), (0.034, 0.004), (0.04, 0.03), (0.042, 0.058)], 0.003, glaze, at=(0.158, 0.102, 0.006), wobble=0.004)
pot([(0.03, 0.0), (0.05, 0.002), (0.07, 0.009), (0.074, 0.012)], 0.0026, glaze, at=(0.158, 0.102, 0.0), wobble=0.002)
cylinder(0.0372, 0.001, (0.158, 0.102, 0.051), matte("#3a1c0b", 0.08, 0.05, specular=0.5), 0.0003)
tube([(0.158 + 0.038 + 0.016 * math.sin(a), 0.102 - 0.012 * math.sin(a), 0.037 - 0.016 * math.cos(a)) for a in np.linspace(0.05, math.pi - 0.05, 24)], 0.0036, glaze)
skin, stem = leaf_skin("#7c8b5d", 0.5), matte("#7a6a48", 0.7)
branch([(-0.24, 0.2, 0.012), (-0.18, 0.165, 0.022), (-0.13, 0.16, 0.02), (-0.07, 0.175, 0.012)], skin, stem, 18, 0.042, 0.014, 0.0013, 50, 0.1)

SUN = (30, 128)
world("#d3ddf0", 0.45)
sun(*SUN, 4.2, "#ffe7c6", 1.4)
leaf_shadow(*SUN, (0.02, 0.03, 0.05), 0.9, 0.34, 3, 12, 30, 0.5)
area((-0.7, 0.55, 0.7), (0, 0, 0), (0.6, 0.7), 7.5, "#f3f6ff")
area((0.5, -0.6, 0.6), (0, 0, 0), (0.6, 0.6), 1.6, "#fff1e2")
camera((-0.17, -0.5, 0.5), (0.006, 0.0, 0.022), 83, 14, (-0.02, -0.04, 0.05))

bake(dict(
    name="Hardcovers on linen",
    description="Two hardcover books on a linen cloth, the cover and spine of the upper one to the camera, with coffee.",
    categories=["books"],
    keywords=["book", "hardcover", "book cover", "spine", "novel", "stack", "author", "publishing", "reading", "linen", "coffee"],
    layers=[
        dict(id="cloth", name="Cloth color", surface="cloth", hue=[20, 0.25, 0.74, 1]),
        dict(id="cover", name="Binding color", surface="cover", hue=[206, 0.45, 0.24, 1]),
        dict(id="front", name="Cover", surface="cover", long_side=2800),
        dict(id="spine", name="Spine", surface="cover", long_side=2400),
    ],
    sample={"front": "tide-novel-cover", "spine": "sea-dusk.jpg"},
))
