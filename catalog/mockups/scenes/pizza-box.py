"""A pizza box of white-lined board on a checkered tablecloth, its lid to the sky; basil, tomatoes and a cutter, noon sun."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.shadows import leaf_shadow
from props.still import fruit, vase

start(223)
S, H, TURN = 0.33, 0.042, 21


def board():
    """Corrugated board: the flutes show through the liner as faint lines."""
    material, n = new("box")
    at = n.where()
    x = n("SeparateXYZ", {0: at}).outputs[0]
    flute = n.math("SINE", n.math("MULTIPLY", x, 2 * math.pi / 0.0042))
    fibre = n.noise(at, 700, 3, 0.7)
    paint = n.mix(1.0, sweep(n, "box"), n.ramp(n.math("MULTIPLY_ADD", n.noise(at, 14, 4), 0.5, n.math("MULTIPLY", fibre, 0.35)), [(0.2, (0.93,) * 3), (0.7, (1, 1, 1))]), "MULTIPLY")
    normal = n.bump(n.noise(at, 10, 3), 0.1, 0.004, n.bump(flute, 0.05, 0.0008, n.bump(fibre, 0.06, 0.0003)))
    n.surface({"Base Color": paint, "Roughness": 0.62, "Specular": 0.25, "Normal": normal})
    return material


skin, rest = board(), board()
whole = bpy.data.objects.new("box", None)
bpy.context.collection.objects.link(whole)
# the lid: a shallow tray a little larger than the box, its front flap tucked in, a seam of air round it
low = box((S - 0.004, S - 0.004, H - 0.004), (0, 0, 0), rest, 0.0012)


def crown(x, y):
    """A lid is never flat: it swells in the middle where the pizza's steam was, dips at its creases."""
    e = np.maximum(np.abs(x), np.abs(y)) / (S / 2)
    return H + 0.0035 * (1 - e**2) + 0.0008 * fbm(x, y, 9, 3, seed=3) - 0.0016 * np.clip((e - 0.965) / 0.035, 0, 1) ** 2


lid = sheet(S, S, 90, 90, crown, skin)
parts = [low, lid]
for k in range(4):
    a = math.radians(90 * k)
    side = box((S - 0.0008, 0.0026, H - 0.003), (math.sin(a) * (S / 2 - 0.0014), -math.cos(a) * (S / 2 - 0.0014), 0.0022), rest, 0.0008, (0, 0, 90 * k), 3)
    parts.append(side)
dark = matte("#171412", 1)
for s in (-1, 1):  # the slots of the two ears, and the vents in the sides
    parts.append(box((0.03, 0.0006, 0.0028), (s * 0.1, -S / 2 - 0.0001, 0.0035), dark, 0.0))
    parts.append(cylinder(0.0075, 0.0006, (s * 0.06, -S / 2 + 0.0003, H * 0.55), dark, 0.0001, (90, 0, 0)))
for part in parts:
    part.parent = whole
whole.rotation_euler = (0, 0, math.radians(TURN))
aov("lid", skin, by_uv(lid, 1.0, "UVMap", 25, 25))

# gingham, washed often: squares woven of two colors, soft folds
gingham, n = new("cloth")
x, y, _ = n("SeparateXYZ", {0: n("TexCoord").outputs["Object"]}).outputs
band = lambda c: n.math("GREATER_THAN", n.math("FRACT", n.math("MULTIPLY", c, 1 / 0.052)), 0.5)
both = n.math("MULTIPLY", n.math("ADD", band(x), band(y)), 0.5)
warp = n("TexWave", {"Vector": n.where(), "Scale": 210.0, "Distortion": 1.2, "Detail": 2.0}, bands_direction="X").outputs["Fac"]
weft = n("TexWave", {"Vector": n.where(), "Scale": 210.0, "Distortion": 1.2, "Detail": 2.0}, bands_direction="Y").outputs["Fac"]
weave = n.math("MAXIMUM", warp, weft)
color = n.mix(both, rgb("#f3efe6"), sweep(n, "cloth"))
tone = n.ramp(n.math("MULTIPLY_ADD", weave, 0.4, n.math("MULTIPLY", n.noise(n.where(), 50, 5), 0.4)), [(0.2, (0.74,) * 3), (0.7, (1, 1, 1))])
n.surface({"Base Color": n.mix(1.0, color, tone, "MULTIPLY"), "Roughness": 0.93, "Specular": 0.1, "Sheen": 0.3, "Normal": n.bump(weave, 0.35, 0.0008)})


def spread(x, y):
    far = np.clip((np.maximum(np.abs(x), np.abs(y)) - 0.2) / 0.12, 0, 1)
    press = 0.0016 * np.exp(-(((x + 0.21) / 0.006) ** 2)) + 0.0016 * np.exp(-(((y - 0.24) / 0.006) ** 2))
    return -0.0008 + press + far * 0.012 * np.abs(fbm(x + 0.4 * y, (y - 0.4 * x) * 0.4, 5, 3, seed=9)) ** 1.2


sheet(2.0, 2.0, 380, 380, spread, gingham, (0, 0, 0), (0, 0, -8))
tomato = matte("#c92c1d", 0.16, 0.12, 12, 0.03, 40, 0.02, 300, 0.5, coat=0.5, depth=0.001, sss=0.05)
vine = matte("#5d7a3a", 0.7, 0.1)
for x, y, r in ((0.235, -0.075, 0.021), (0.27, -0.045, 0.019), (0.262, -0.1, 0.02)):
    ball(r, (x, y, r * 0.92), tomato, (1, 1, 0.92), (8, 6, 0))
    for a in range(0, 360, 72):
        t = math.radians(a + 20)
        tube([(x, y, r * 1.86), (x + 0.006 * math.cos(t), y + 0.006 * math.sin(t), r * 1.9), (x + 0.012 * math.cos(t), y + 0.012 * math.sin(t), r * 1.84)], 0.0011, vine, taper=True)
# a cutter: a wheel in a fork with a beech handle
steel = metal("#cfd2d5", 0.18, 0.01)
cutter = bpy.data.objects.new("cutter", None)
bpy.context.collection.objects.link(cutter)
wheel = lathe([(0.0005, 0.0011), (0.026, 0.0009), (0.0325, 0.0002), (0.0328, 0), (0.0325, -0.0002), (0.026, -0.0009), (0.0005, -0.0011)], steel, (0, 0, 0.004), steps=128, smooth=0)
wheel.data.use_auto_smooth = True
fork = box((0.012, 0.075, 0.0022), (0, 0.034, 0.0052), steel, 0.001)
pin = lathe([(0.0005, 0.0), (0.005, 0.0), (0.005, 0.0016), (0.0036, 0.0026), (0.0005, 0.0028)], steel, (0, 0, 0.0072), smooth=1)
handle = lathe([(0.0005, 0.0), (0.0075, 0.0), (0.0085, 0.004), (0.0088, 0.02), (0.0112, 0.055), (0.0115, 0.085), (0.0085, 0.1), (0.0005, 0.103)], wood("#b98450", "#7a4d2a", 14, 2, 0.4, 0.15), (0, 0.068, 0.0085), (-90, 0, 0), 64, smooth=1)
for part in (wheel, fork, pin, handle):
    part.parent = cutter
cutter.location, cutter.rotation_euler = (-0.235, -0.13, 0.003), (0, 0, math.radians(24))
skin_, stem = leaf_skin("#4c7a34", 0.35), vine
for x, y, a in ((-0.2, 0.12, 30), (-0.235, 0.165, 120), (-0.18, 0.18, 230), (0.19, -0.185, 60)):
    for k in range(4):
        thing = leaf(0.036, 0.024, skin_, 0.5, 0.35)
        thing.location, thing.rotation_euler = (x, y, 0.004 + 0.001 * k), (random.uniform(-0.2, 0.2), random.uniform(-0.3, 0.1), math.radians(a + 90 * k + random.uniform(-20, 20)))
bowl = vase((0.2, 0.2, 0.0), 0.045, "#ece5d8", "bowl")
cylinder(0.034, 0.001, (0.2, 0.2, 0.034), matte("#a3301a", 0.2, 0.2, 40, 0.3, 120, specular=0.5, depth=0.002), 0.0003)

SUN = (47, 140)
world("#c6d8f4", 0.55)
sun(*SUN, 4.6, "#fff1da", 0.8)
leaf_shadow(*SUN, (0.1, 0.08, 0), 1.0, 0.4, 3, 14, 30, 0.5)
area((0.8, -0.8, 0.9), (0, 0, 0), (0.7, 0.7), 3, "#f2f5ff")
camera((0.05, -0.66, 0.9), (0.006, -0.006, 0.015), 79, 13)

bake(dict(
    name="Pizza box",
    description="A pizza box on a checkered tablecloth in the noon sun, with tomatoes, basil and a cutter.",
    categories=["packaging"],
    keywords=["pizza", "pizza box", "box", "delivery", "takeaway", "food", "restaurant", "cardboard", "gingham", "tablecloth", "italian"],
    layers=[
        dict(id="cloth", name="Cloth color", surface="cloth", hue=[358, 0.62, 0.5, 1]),
        dict(id="box", name="Box color", surface="box", hue=[36, 0.3, 0.93, 1]),
        dict(id="lid", name="Lid", surface="box", long_side=2600),
    ],
    sample={"lid": "clear:crumb-logo"},
))
