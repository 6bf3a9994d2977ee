"""Cut fruit laid out on painted board."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: E401, E702
from lib import *  # noqa: F403
from plants import leaf, leaf_skin
from props import scatter, table

LEMON = dict(peel="#f0c21c", pith="#f8ecb8", flesh=("#eec53a", "#f9e68e"), segments=9, r=0.034)
LIME = dict(peel="#5e8f22", pith="#dfeab0", flesh=("#a9c24a", "#d8e58f"), segments=9, r=0.027)
ORANGE = dict(peel="#ec8a1a", pith="#f8e0b0", flesh=("#ee8412", "#f8b04a"), segments=10, r=0.04)
GRAPE = dict(peel="#ef9a4a", pith="#f8dcc0", flesh=("#cf3a34", "#ee7a66"), segments=11, r=0.048)
V = variant({
    "lemon": dict(shape=(1, 1), ground="#f3d764", fruit=[LEMON], count=20, seed=2, sun=(40, 140)),
    "grapefruit": dict(shape=(2, 3), ground="#f0b6a4", fruit=[GRAPE, GRAPE, ORANGE], count=15, seed=5, sun=(36, 130)),
    "lime": dict(shape=(3, 2), ground="#bfe0cf", fruit=[LIME, LIME, LEMON], count=24, seed=7, sun=(38, 150)),
    "mixed": dict(shape=(3, 2), ground="#f4efe4", fruit=[ORANGE, GRAPE, LEMON, LIME], count=24, seed=11, sun=(34, 135)),
})
start(V["seed"])
table(matte(V["ground"], 0.8, 0.02, 2, 0.1, 20, 0.2, 260, 0.25, depth=0.002))


def face(kind):
    """The cut: segments between pale walls, drops of flesh that run outward."""
    material, n = new()
    at = n.where()
    part = n("SeparateXYZ", {0: at})
    x, y = part.outputs[0], part.outputs[1]
    r = n.math("DIVIDE", n("VectorMath", {0: n("CombineXYZ", {0: x, 1: y})}, operation="LENGTH").outputs["Value"], kind["r"])
    wobble = n.math("MULTIPLY_ADD", n.noise(at, 40, 2), 0.3, -0.15)
    a = n.math("ADD", n.math("DIVIDE", n.math("ARCTAN2", y, x), 2 * math.pi), n.math("MULTIPLY", wobble, 0.12))
    wave = n.math("PINGPONG", n.math("MULTIPLY", a, float(kind["segments"])), 0.5)
    gap = n.math("MULTIPLY", wave, r)  # the way to the next wall, wider outward
    wall = n("MapRange", {"Value": gap, 1: 0.018, 2: 0.04, 3: 1.0, 4: 0.0}).outputs[0]
    rim = n("MapRange", {"Value": n.math("MULTIPLY_ADD", wobble, 0.06, r), 1: 0.83, 2: 0.88}).outputs[0]
    heart = n("MapRange", {"Value": n.math("MULTIPLY_ADD", wobble, 0.08, r), 1: 0.07, 2: 0.11, 3: 1.0, 4: 0.0}).outputs[0]
    corner = n("MapRange", {"Value": n.math("SUBTRACT", n.math("MULTIPLY", gap, 1.6), n.math("MULTIPLY", n.math("SUBTRACT", r, 0.62), 0.9)), 1: 0.0, 2: 0.03, 3: 1.0, 4: 0.0}).outputs[0]
    pith = n.math("MAXIMUM", n.math("MAXIMUM", wall, rim), n.math("MAXIMUM", heart, n.math("MULTIPLY", corner, n.math("GREATER_THAN", r, 0.62))))
    polar = n("CombineXYZ", {0: n.math("MULTIPLY", a, 46.0), 1: n.math("MULTIPLY", r, 3.2), 2: 0.0})
    cells = n("TexVoronoi", {"Vector": polar, "Scale": 1.0}, feature="SMOOTH_F1").outputs["Distance"]
    pulp = n.ramp(n.math("ADD", cells, n.math("MULTIPLY", n.noise(at, 60, 2), 0.4)), [(0.25, rgb(kind["flesh"][1])), (0.85, rgb(kind["flesh"][0]))])
    zest = n("MapRange", {"Value": r, 1: 0.955, 2: 0.965}).outputs[0]
    paint_ = n.mix(zest, n.mix(pith, pulp, rgb(kind["pith"])), rgb(kind["peel"]))
    height = n.math("MULTIPLY_ADD", pith, 0.5, n.math("MULTIPLY", cells, -0.6))
    wet = n.math("MULTIPLY_ADD", pith, 0.35, 0.16)
    n.surface({"Base Color": paint_, "Roughness": wet, "Specular": 0.5, "Normal": n.bump(height, 0.5, 0.0016),
               "Subsurface": 0.12, "Subsurface Color": pulp, "Subsurface Radius": (0.004, 0.002, 0.001)})
    return material


def skin(kind):
    material, n = new()
    at = n.where()
    pores = n("TexVoronoi", {"Vector": at, "Scale": 480.0}).outputs["Distance"]
    base = rgb(kind["peel"])
    tone = n.ramp(n.noise(at, 20, 3), [(0.3, tuple(v * 0.85 for v in base[:3])), (0.7, tuple(min(1, v * 1.1) for v in base[:3]))])
    n.surface({"Base Color": tone, "Roughness": 0.36, "Specular": 0.5, "Normal": n.bump(pores, 0.5, 0.0012)})
    return material


models = []
for kind in V["fruit"]:
    r, cut, peel = kind["r"], face(kind), skin(kind)
    bowl = lathe([(0.0005, -r * 0.97), *[(r * math.sin(t), -r * 0.97 * math.cos(t)) for t in np.linspace(0.1, 1.35, 10)], (r, -0.006), (r, -0.0008)], peel, (0, 0, -50), smooth=1)
    top = lathe([(r, -0.0008), (r * 0.99, 0.0), (r * 0.9, 0.0002), (r * 0.5, -0.0004), (0.0005, 0)], cut, (0, 0, -50), smooth=1)
    rind = lathe([(r * 0.985, -0.007), (r, -0.006), (r, -0.0008)], peel, (0, 0, -50), smooth=0)
    under = lathe([(0.0005, -0.007), (r * 0.985, -0.007)], cut, (0, 0, -50), smooth=0)
    whole = ball(r, (0, 0, -50), peel, (1, 1, 1.25 if kind in (LEMON, LIME) else 0.95))
    if kind in (LEMON, LIME):
        for v in whole.data.vertices:
            d = max(0, abs(v.co.z) / (r * 1.25) - 0.86) / 0.14
            v.co.z += math.copysign(0.008 * d * d, v.co.z)
    models.append((kind, bowl, top, rind, under, whole))


def put(parts, at, turn):
    root = bpy.data.objects.new("fruit", None)
    root.location, root.rotation_euler = at, [math.radians(t) for t in turn]
    root.scale = (random.uniform(0.92, 1.06),) * 3
    bpy.context.collection.objects.link(root)
    spin = random.uniform(0, 360)
    for part in parts:
        again(part, (0, 0, 0), (0, 0, spin)).parent = root


wide, deep = {(1, 1): (0.5, 0.5), (2, 3): (0.44, 0.62), (3, 2): (0.66, 0.44)}[V["shape"]]
gap = max(k["r"] for k in V["fruit"]) * 2.12
for i, (x, y) in enumerate(scatter(V["count"], wide, deep, gap)):
    kind, bowl, top, rind, under, whole = models[i % len(models)]
    r, pose = kind["r"], i % 5
    if pose in (0, 3):
        put((bowl, top), (x, y, r * 0.95), (random.uniform(-10, 10), random.uniform(-10, 10), 0))
    elif pose in (1, 4):
        put((top, rind, under), (x, y, 0.0072), (0, 0, 0))
    else:
        put((whole,), (x, y, r * 0.92), (90 + random.uniform(-20, 20), 0, random.uniform(0, 360)))
green = leaf_skin("#4f7a35", 0.35)
for x, y in scatter(7, wide, deep, 0.12):
    sprig = leaf(0.05, 0.024, green, 0.2, 0.3, (x, y, 0.012))
    sprig.rotation_euler = (random.uniform(-0.3, 0.3), -0.15, random.uniform(0, 6.3))
sun(*V["sun"], 5.2, "#fff0d8", 0.6)
world("#c6d8ee", 0.5)
camera((0, -0.1, 0.92), (0, 0, 0), 62, 8, (0, 0, 0.03))
shoot(V["shape"], exposure=0.15, bounces=3)
