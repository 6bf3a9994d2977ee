"""A record half out of its sleeve on a wooden floor, seen from above; window light, a rug's corner, a plant's leaves."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import bars_shadow, leaf_shadow
from props.still import planks

start(202)
SIDE, R, LABEL, TURN = 0.315, 0.1505, 0.05, -11


def card(name):
    """Printed board, worn a little: the ring of the record shows through it."""
    material, n = new(name)
    x, y, _ = n("SeparateXYZ", {0: n("TexCoord").outputs["Object"]}).outputs
    far = n.math("POWER", n.math("ADD", n.math("MULTIPLY", x, x), n.math("MULTIPLY", y, y)), 0.5)
    ring = n("MapRange", {"Value": n.math("ABSOLUTE", n.math("SUBTRACT", far, 0.148)), 1: 0.0, 2: 0.006}, interpolation_type="SMOOTHSTEP").outputs[0]
    worn = n.math("MULTIPLY", n.math("SUBTRACT", 1.0, ring), n.noise(n.where(), 30, 5))
    paint = n.mix(1.0, sweep(n, name), n.ramp(worn, [(0.0, (1, 1, 1)), (0.9, (0.93, 0.93, 0.93))]), "MULTIPLY")
    soft = n.bump(n.noise(n.where(), 11, 3), 0.12, 0.004, n.bump(ring, 0.35, 0.0006))
    n.surface({"Base Color": paint, "Roughness": n.math("MULTIPLY_ADD", n.noise(n.where(), 40, 4), 0.16, 0.36), "Specular": 0.35, "Normal": n.bump(n.noise(n.where(), 700, 2), 0.04, 0.0003, soft)})
    return material


whole = bpy.data.objects.new("whole", None)
bpy.context.collection.objects.link(whole)
sleeve_card = card("sleeve")
sleeve = box((SIDE, SIDE, 0.0042), (0, 0, 0.0008), sleeve_card, 0.0009, segments=4)
# the mouth of the sleeve, on the right: two sheets of card and the dark between them
mouth = box((0.004, SIDE - 0.006, 0.0021), (SIDE / 2 - 0.0012, 0, 0.0018), matte("#0c0b0a", 1), 0.0003)

vinyl, n = new("vinyl")
x, y, _ = n("SeparateXYZ", {0: n("TexCoord").outputs["Object"]}).outputs
far = n.math("POWER", n.math("ADD", n.math("MULTIPLY", x, x), n.math("MULTIPLY", y, y)), 0.5)
grooves = n.math("SINE", n.math("MULTIPLY", far, 2 * math.pi / 0.0011))
songs = n.noise(n("CombineXYZ", {0: far}).outputs[0], 90, 2)
gap = n.math("LESS_THAN", n.math("FRACT", n.math("MULTIPLY", far, 1 / 0.0172)), 0.045)
plain = n.math("MAXIMUM", n.math("GREATER_THAN", far, 0.1462), n.math("LESS_THAN", far, 0.0575))
cut = n.math("MULTIPLY", grooves, n.math("SUBTRACT", 1.0, n.math("MAXIMUM", gap, plain)))
way = n("Tangent", direction_type="RADIAL", axis="Z").outputs[0]
rough = n.math("MULTIPLY_ADD", songs, 0.16, 0.2)
n.surface({"Base Color": rgb("#08080a"), "Roughness": n.math("ADD", rough, 0.06), "Specular": 1.0, "Anisotropic": 0.92, "Tangent": way, "Normal": n.bump(cut, 0.12, 0.0004), "Clearcoat": 0.25, "Clearcoat Roughness": 0.08})
disc = lathe([(0.0036, 0.0), (R - 0.0006, 0.0), (R, 0.0006), (R, 0.0013), (R - 0.0006, 0.0019), (0.146, 0.0016), (0.058, 0.0016), (0.0545, 0.0019), (0.0036, 0.0019), (0.0036, 0)], vinyl, (0.249, 0.008, 0.0013), (0, 0, 0), 256, smooth=0)
disc.data.use_auto_smooth = True
label_paper = surface("label", 0.5, bump=0.03, bump_scale=200, fine=0.06, fine_scale=1500, specular=0.3, depth=0.0003)
label = lathe([(0.0037, 0.0019), (0.0038, 0.00215), (LABEL - 0.0003, 0.00215), (LABEL, 0.0019)], label_paper, (0.249, 0.008, 0.0013), (0, 0, 0), 192, smooth=0)
label.data.use_auto_smooth = True
for part in (sleeve, mouth, disc, label):
    part.parent = whole
whole.rotation_euler, whole.location = (0, 0, math.radians(TURN)), (-0.105, 0.02, 0)
aov("cover", sleeve_card, flat(sleeve, (-SIDE / 2, -SIDE / 2, 0.0042), (SIDE, 0, 0), (0, SIDE, 0), 0.0004))
aov("label", label_paper, flat(label, (-LABEL, -LABEL, 0.00215), (2 * LABEL, 0, 0), (0, 2 * LABEL, 0), 0.0003, 0.4999))

planks(wood("#a5713f", "#6a4022", 5, 1, 0.36, 0.2), 13, 0.118, 1.9, along="y")
# a rug with a fringe, under the sleeve's corner
rug = matte("#b9472f", 0.98, 0.12, 26, 0.6, 200, 0.7, 900, 0.05, sheen=0.5, depth=0.003)
sheet(0.8, 0.5, 160, 100, lambda x, y: 0.0009 + 0.0012 * fbm(x, y, 9, 3, seed=3), rug, (-0.34, 0.43, 0.0), (0, 0, 14))
wool = matte("#e3d6bd", 0.97, 0.08, 30, 0.5, 160, 0.5, 900, 0.05, sheen=0.4, depth=0.003)
for k in range(118):
    t, a = k / 117, math.radians(14)
    x, y = -0.4 + 0.8 * t, -0.25
    p = Vector((-0.34 + x * math.cos(a) - y * math.sin(a), 0.43 + x * math.sin(a) + y * math.cos(a), 0.002))
    down = Vector((math.sin(a), -math.cos(a), 0)) * random.uniform(0.026, 0.036) + Vector((random.uniform(-0.006, 0.006), 0, -0.0008))
    tube([p, p + down * 0.5 + Vector((random.uniform(-0.002, 0.002), 0, 0.0016)), p + down], 0.0011, wool, taper=True)
# other sleeves, under and beside it
for x, y, z, a, color in ((-0.3, -0.16, 0.0, 17, "#e0b13c"), (0.31, -0.325, 0.0, -24, "#2f5d62")):
    box((SIDE, SIDE, 0.004), (x, y, z), matte(color, 0.5, 0.05, 12, 0.12, 30, 0.05, 600, depth=0.002), 0.0009, (0, 0, a))
skin, stem = leaf_skin("#4c7040", 0.38), matte("#5d6a3a", 0.7)
branch([(0.52, 0.46, 0.12), (0.44, 0.38, 0.1), (0.37, 0.31, 0.08), (0.3, 0.27, 0.06)], skin, stem, 12, 0.1, 0.05, 0.003, 60, 0.2)
branch([(0.56, 0.36, 0.13), (0.48, 0.3, 0.12), (0.42, 0.2, 0.09), (0.39, 0.12, 0.07)], skin, stem, 11, 0.09, 0.046, 0.003, 60, 0.2)

SUN = (32, 148)
world("#d5def0", 0.55)
sun(*SUN, 4.6, "#ffe4bd", 1.3)
bars_shadow(*SUN, (0.04, 0.02, 0), 1.4, (0.34, 0.24), (3, 2), 0.035, 2.5, 10)
area((-0.35, 1.25, 0.9), (0.1, 0, 0), (0.5, 0.9), 22, "#f2f6ff")
area((0.8, -0.8, 1.0), (0, 0, 0), (0.8, 0.8), 3.5, "#fff4ea")
camera((0.02, -0.36, 1.42), (0.008, 0.012, 0), 82, 9)

bake(dict(
    name="Record and sleeve",
    description="A vinyl record half out of its sleeve on a wooden floor in the light of a window, seen from above.",
    categories=["books", "packaging"],
    keywords=["vinyl", "record", "album", "album cover", "sleeve", "music", "lp", "label", "band", "from above", "retro"],
    layers=[
        dict(id="cover", name="Sleeve", surface="sleeve", long_side=2800),
        dict(id="label", name="Record label", surface="label", long_side=2000),
    ],
    sample={"cover": "vinyl-album-cover", "label": "vinyl-sundays"},
))
