"""A magazine open on a slatted bench in the garden: its pages arch from the fold, hard sun comes through a pergola."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.pages import page
from props.shadows import leaf_shadow
from props.still import planks

start(209)
W, H, TURN = 0.21, 0.275, -12


def coated(name="paper"):
    """Silk-coated paper: a soft gloss, the cockle of heavy ink."""
    return surface(name, 0.3, vary=0.006, vary_scale=20, bump=0.06, bump_scale=26, fine=0.03, fine_scale=1500, specular=0.35, depth=0.0016)


def arch(side, thick, rise):
    """From the fold outwards: steep out of the gutter, a swell, then down to the pile of pages below."""
    def at(s):
        x = W * (s - 0.012 * math.sin(math.pi * s))
        z = thick * (1 - math.exp(-s * 16)) + rise * math.sin(math.pi * min(1, s * 1.02)) ** 1.2 * math.exp(-1.6 * s) * 1.9 - thick * 0.35 * s
        return side * x, z + 0.0006
    return at


whole = bpy.data.objects.new("magazine", None)
bpy.context.collection.objects.link(whole)
skins = coated(), coated()
for side, skin, thick, rise, layer in ((-1, skins[0], 0.0052, 0.0105, "left"), (1, skins[1], 0.0034, 0.0135, "right")):
    out = arch(side, thick, rise)
    # pages are read from left to right: the left one begins at its outer edge
    way = (lambda o: lambda s: o(1 - s))(out) if side < 0 else out
    curl = (lambda u, v: 0.006 * max(0, u - 0.7) ** 2 * 11 * max(0, 0.45 - v) * 2.2) if side > 0 else None
    top = page(way, W, H, skin, lift=curl)
    top.parent = whole
    aov(layer, skin, by_uv(top, W / H, "UVMap", 65, 9))
    for k in range(7):  # the pages below, each a little further out
        low = arch(side, thick * (1 - (k + 1) / 8), rise * (1 - (k + 1) / 8))
        slip = (0.0007 * (k + 1), 0.0004 * random.uniform(-1, 1))
        under = page((lambda o, w: lambda s: o(1 - s) if w < 0 else o(s))(low, side), W, H, coated(), 33, 3)
        under.parent, under.location = whole, (side * slip[0], slip[1], -0.0003)
whole.rotation_euler, whole.location = (0, 0, math.radians(TURN)), (0.0, 0.0, 0.0)

teak = wood("#b58a5f", "#7a5534", 7, 0, 0.6, 0.4)
for k in range(-5, 6):
    box((2.2, 0.084, 0.03), (random.uniform(-0.2, 0.2), k * 0.0945 + 0.01, -0.03), teak, 0.004, (0, 0, 0), 4)
box((3, 3, 0.02), (0, 0, -0.35), matte("#5d6b3f", 1, 0.3, 6, 1, 30, 0.6, 200, 0.05, depth=0.01), 0)
# a straw hat's brim, sunglasses, a lemonade's coaster with leaves
straw, n = new("straw")
at = n.where((1, 1, 1))
x, y, _ = n("SeparateXYZ", {0: at}).outputs
far = n.math("POWER", n.math("ADD", n.math("MULTIPLY", x, x), n.math("MULTIPLY", y, y)), 0.5)
ridge = n.math("SINE", n.math("MULTIPLY", far, 2 * math.pi / 0.0062))
strand = n("TexWave", {"Vector": n("CombineXYZ", {0: n.math("MULTIPLY", n.math("ARCTAN2", y, x), 0.1), 1: far}).outputs[0], "Scale": 150.0, "Distortion": 2.0}, bands_direction="X").outputs["Fac"]
n.surface({"Base Color": n.ramp(n.math("MULTIPLY_ADD", ridge, 0.2, n.math("MULTIPLY", strand, 0.6)), [(0.1, rgb("#a9814a")), (0.7, rgb("#e3c48c"))]), "Roughness": 0.75, "Specular": 0.25, "Normal": n.bump(n.math("ADD", ridge, n.math("MULTIPLY", strand, 0.6)), 0.7, 0.0018)})
brim = [(0.083, 0.088), (0.088, 0.075), (0.092, 0.03), (0.098, 0.02), (0.13, 0.012), (0.17, 0.008), (0.186, 0.011), (0.187, 0.0125), (0.17, 0.0098), (0.13, 0.0138)]
hat = lathe([(0.0005, 0.094), (0.05, 0.094), (0.072, 0.092), *brim], straw, (-0.33, 0.27, 0.0), (4, 3, 0), 160, 0.006, 1)
ribbon = lathe([(0.0892, 0.066), (0.0902, 0.066), (0.0945, 0.0275), (0.0935, 0.0275)], matte("#27353f", 0.7, 0.05, 30, 0.2, 300, depth=0.001), (-0.33, 0.27, 0.0), (4, 3, 0), 128, smooth=1)
horn = matte("#15110f", 0.14, 0.05, 60, 0.02, coat=0.5, specular=0.5, depth=0.0004)
lens, n = new("lens")
n.surface({"Base Color": rgb("#1a1713"), "Roughness": 0.04, "Specular": 0.7})
eye = bpy.data.objects.new("sunglasses", None)
bpy.context.collection.objects.link(eye)
for s in (-1, 1):
    curve_ = [(s * 0.034 + 0.026 * math.cos(a) * (1 + 0.05 * math.cos(3 * a * s)), 0, 0.022 + 0.021 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 60)]
    tube(curve_, 0.0026, horn).parent = eye
    mesh(curve_[:-1], [tuple(range(59))], lens, False, name="lens").parent = eye
    tube(smooth_line([(s * 0.06, 0, 0.034), (s * 0.066, 0.008, 0.034), (s * 0.067, 0.07, 0.033), (s * 0.066, 0.1, 0.031), (s * 0.064, 0.13, 0.014)], 8), 0.0027, horn).parent = eye
tube(smooth_line([(-0.01, 0, 0.028), (-0.004, 0, 0.032), (0.004, 0, 0.032), (0.01, 0, 0.028)], 6), 0.0028, horn).parent = eye
eye.location, eye.rotation_euler = (0.215, -0.235, 0.004), (math.radians(-8), 0, math.radians(152))
skin, stem = leaf_skin("#6f8a4a", 0.45), matte("#6a5a38", 0.7)
branch([(0.36, 0.27, 0.02), (0.3, 0.23, 0.03), (0.25, 0.215, 0.022), (0.2, 0.215, 0.01)], skin, stem, 14, 0.06, 0.022, 0.0016, 55, 0.1)

SUN = (46, 138)
world("#c3d8f6", 0.55)
sun(*SUN, 4.6, "#fff0d6", 0.8)
leaf_shadow(*SUN, (-0.06, 0.06, 0), 1.0, 0.42, 4, 15, 30, 0.5)
leaf_shadow(*SUN, (0.22, -0.16, 0), 0.8, 0.26, 2, 13, 70, 0.5)
area((0.6, -0.7, 0.9), (0, 0, 0), (0.8, 0.8), 3, "#f0f4ff")
camera((0.06, -0.68, 0.81), (0.006, 0.0, 0.0), 77, 11)

bake(dict(
    name="Open magazine",
    description="A magazine open on a garden bench, two pages in the sun that comes through leaves, with a straw hat.",
    categories=["books"],
    keywords=["magazine", "spread", "open", "editorial", "catalog", "brochure", "lookbook", "pages", "layout", "summer", "garden"],
    layers=[
        dict(id="left", name="Left page", surface="paper", long_side=2800),
        dict(id="right", name="Right page", surface="paper", long_side=2800),
    ],
    sample={"left": "acanthus-mollis.jpg", "right": "mountain-air-report"},
))
