"""A wide print in a thin brass frame over a long sofa, a floor lamp beside it; the room is deep green, the light of a grey noon."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.sofa import pillow, sofa, weave
from props.still import planks, twigs, vase

start(213)
W, H, Z, BACK = 1.5, 1.0, 1.62, 0.6
wall = surface("wall", 0.92, vary=0.02, vary_scale=1.2, bump=0.25, bump_scale=7, fine=0.2, fine_scale=120, specular=0.15, depth=0.005)
box((9, 0.1, 5), (0, BACK + 0.05, 0), wall, 0)
# mouldings: a panel behind the print, a tall one on each side
for x0, x1 in ((-2.6, -1.12), (-0.98, 0.98), (1.12, 2.6)):
    for z in (0.98, 2.42) if abs(x0) < 1 else (0.25, 2.42):
        box((x1 - x0, 0.022, 0.028), ((x0 + x1) / 2, BACK - 0.008, z), wall, 0.007)
    low = 0.98 if abs(x0) < 1 else 0.25
    for x in (x0, x1):
        box((0.028, 0.022, 2.448 - low), (x, BACK - 0.008, low), wall, 0.007)
box((9, 0.03, 0.16), (0, BACK - 0.01, 0), wall, 0.006)
brass = metal("#b8924e", 0.28, 0.01)
for s in (-1, 1):
    box((0.012, 0.034, H + 0.024), (s * (W + 0.012) / 2, BACK - 0.03, Z - H / 2 - 0.012), brass, 0.001)
    box((W, 0.034, 0.012), (0, BACK - 0.03, Z + s * (H + 0.012) / 2 - 0.006), brass, 0.001)
paper = surface("print", 0.6, bump=0.04, bump_scale=60, fine=0.1, fine_scale=900, specular=0.15, depth=0.0008)
art = box((W, 0.02, H), (0, BACK - 0.026, Z - H / 2), paper, 0)
aov("art", paper, flat(art, (-W / 2, -0.01, 0), (W, 0, 0), (0, 0, H), 0.002))

fabric = weave("#c9894f", 800, 0.5)
seat, _ = sofa((0.0, 0.06, 0.0), 2.35, fabric, wood("#5f4128", "#33211a", 5, 2, 0.4, 0.2))
pillow(0.48, (-0.78, 0.1, seat - 0.01), weave("#e4d8c0", 900), (-17, -2, 12), 0.09, 2, 40)
pillow(0.44, (-0.52, 0.03, seat - 0.01), weave("#24463f", 900), (-20, 3, -6), 0.085, 5, 40)
pillow(0.46, (0.74, 0.1, seat - 0.01), weave("#d9b6a0", 900), (-17, 2, -12), 0.09, 8, 40)
planks(wood("#9a7147", "#64432a", 4, 0, 0.36, 0.15), 22, 0.14, 6, (0, -0.9, 0))
rug = matte("#ddd3bf", 0.98, 0.08, 12, 0.6, 120, 0.8, 700, 0.05, sheen=0.6, depth=0.006)
sheet(2.6, 1.5, 200, 120, lambda x, y: 0.012 + 0.002 * fbm(x, y, 5, 3, seed=3), rug, (0, -1.05, 0))
# a floor lamp: a shade of linen that light comes through
shade, n = new("shade")
glow = n("Emission", {"Color": rgb("#ffdcab"), "Strength": 2.1})
n("OutputMaterial", {"Surface": n("MixShader", {0: 0.75, 1: n("BsdfDiffuse", {"Color": rgb("#efe3cc")}), 2: glow})})
lathe([(0.15, 1.42), (0.205, 1.7), (0.203, 1.7), (0.148, 1.42)], shade, (1.4, 0.2, 0), steps=96, smooth=1)
tube([(1.4, 0.2, 0.02), (1.4, 0.2, 1.46)], 0.009, brass)
cylinder(0.14, 0.022, (1.4, 0.2, 0.0), brass, 0.004)
# a low round table with books, a bowl and twigs
walnut = wood("#6d4a30", "#3b2518", 5, 0, 0.36, 0.15)
cylinder(0.42, 0.035, (0.12, -0.95, 0.36), walnut, 0.008)
for a in (30, 150, 270):
    cylinder(0.02, 0.36, (0.12 + 0.3 * math.cos(math.radians(a)), -0.95 + 0.3 * math.sin(math.radians(a)), 0.0), walnut, 0.003)
mouth = vase((0.0, -0.92, 0.395), 0.19, "#ece5d8", "round")
twigs(mouth, 6, 0.3, 0.14, 0.05, 0.03, "#7d9468", 14)
vase((0.28, -1.02, 0.395), 0.06, "#3d4f55", "bowl")
pot_at = vase((-1.58, 0.2, 0.0), 0.36, "#b9663f", "jar")
twigs((pot_at[0], pot_at[1], pot_at[2] - 0.05), 12, 0.85, 0.34, 0.16, 0.09, "#4d6f43", 9, 0.6)

world("#d5deea", 0.75)
area((-3.4, -2.6, 2.5), (0, 0.3, 1.0), (1.8, 2.4), 120, "#eff4ff")
area((1.4, 0.2, 1.9), (1.5, 0.55, 2.3), (0.2, 0.2), 9, "#ffcf95")
area((1.4, 0.12, 1.4), (1.4, 0.0, 0.0), (0.2, 0.2), 9, "#ffcf95")
camera((0.25, -5.4, 1.32), (0.03, 0, 1.17), 74, 8, (0, BACK, Z))

bake(dict(
    name="Wide print over a sofa",
    description="A wide print in a thin brass frame over a long sofa, in a paneled room whose color can be chosen.",
    categories=["posters-and-frames", "home"],
    keywords=["wall art", "canvas", "wide", "landscape", "print", "frame", "sofa", "living room", "interior", "paneling", "lamp"],
    layers=[
        dict(id="wall", name="Wall color", surface="wall", hue=[160, 0.28, 0.25, 1]),
        dict(id="art", name="Your print", surface="print", long_side=3000),
    ],
    sample={"art": "misty-mountains.jpg"},
))
