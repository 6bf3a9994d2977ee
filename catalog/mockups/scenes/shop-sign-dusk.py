"""A light box over a shop, at dusk: its light lies on the wall beside it, the street behind is out of focus."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403

start(21)
SIDE, DEEP, Z, X = 0.8, 0.14, 2.35, 0.74  # X: middle of the sign, metres from the wall

plaster = matte("#9aa6a4", 0.85, 0.1, 1.5, 0.4, 6, 0.25, 60, 0.25, depth=0.01)
box((0.3, 16, 7), (-0.15, 6, 0), plaster, 0)
ledge = matte("#76827f", 0.6, 0.08, 3, 0.2, 12, 0.15, 90, 0.3, depth=0.004)
for z, out, high in ((3.25, 0.16, 0.09), (3.34, 0.22, 0.05), (0.9, 0.05, 0.05)):
    box((out, 16, high), (out / 2, 6, z), ledge, 0.006)
for y in (0.9, 3.1, 5.4, 8.2):  # pilasters
    box((0.09, 0.36, 3.3), (0.045, y, 0), ledge, 0.006)

# the box: a frame of painted steel and the lit face, round at its corners
steel = matte("#15171a", 0.35, 0.05, 12, 0.08, 60, 0.1, 400, 0.5, metallic=0.6, depth=0.001)
face = screen("sign", 1.0, 0.25, 0.4)
body = box((SIDE, DEEP, SIDE), (X, 0, Z - SIDE / 2), steel, 0.05, segments=8)
R = 0.06
outline = [(sx * (SIDE / 2 - 0.028 - R) + R * math.cos(a), sz * (SIDE / 2 - 0.028 - R) + R * math.sin(a))
           for sx, sz, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)) for a in np.radians(np.linspace(a0, a0 + 90, 9))]
for side in (-1, 1):
    pane = mesh([(x, 0, z) for x, z in outline], [tuple(range(len(outline)))[:: -side]], face, False, (X, side * (DEEP / 2 + 0.0015), Z), name="face")
    if side < 0:  # what shines to the back has no picture, its light is white
        S = SIDE - 0.056
        aov("face", face, flat(pane, (-S / 2, 0, -S / 2), (S, 0, 0), (0, 0, S), 0.002))
for dz in (-0.26, 0.26):
    tube([(0.0, 0, Z + dz), (X - SIDE / 2 + 0.02, 0, Z + dz)], 0.014, steel)
    cylinder(0.045, 0.012, (0.0, 0, Z + dz), steel, 0.002, (0, 90, 0))

# the street: lamps, windows and cars, as a lens draws them far away
lamps = (("#ffb45a", 9.0), ("#ffd9a0", 7.0), ("#ff7d4a", 6.0), ("#bcd4ff", 4.0), ("#ff4a3a", 5.0))
for k in range(110):
    color, power = random.choice(lamps)
    glow, n = new()
    n("OutputMaterial", {"Surface": n("Emission", {"Color": rgb(color), "Strength": power * random.uniform(0.4, 1.2)})})
    y = random.uniform(12, 41)
    ball(random.uniform(0.03, 0.09), (random.uniform(0.9, 9) + y * 0.04, y, random.uniform(0.3, 4.6) * (0.4 + y / 45)), glow, levels=2)
warm, n = new()  # shop windows along the wall: lamps inside, brighter above
up = n("SeparateXYZ", {0: n("TexCoord").outputs["Generated"]}).outputs[2]
inside = n.math("MULTIPLY", n.noise(n.where((1, 1, 1)), 2.4, 3), n.math("MULTIPLY_ADD", up, 1.5, 0.25))
n("OutputMaterial", {"Surface": n("Emission", {"Color": n.ramp(inside, [(0.1, rgb("#3a2414")), (0.5, rgb("#ffb163")), (0.9, rgb("#ffe2b0"))]), "Strength": 1.0})})
for y in (1.9, 4.2, 6.7, 9.6, 12.5):
    box((0.02, 1.3, 1.7), (0.0, y, 0.95), warm, 0)
    for k in (-1, 0, 1):
        box((0.05, 0.05, 1.7), (0.0, y + k * 0.62, 0.95), steel, 0.004)
    box((0.05, 1.3, 0.05), (0.0, y, 2.0), steel, 0.004)
for k in range(16):  # houses in the haze of the evening
    house, n = new()
    tone = random.uniform(0.7, 1.1)
    lit = n.math("GREATER_THAN", n("TexBrick", {"Vector": n.where((1, 1, 1)), "Scale": 0.9, "Mortar Size": 0.12, "Bias": 0.2}, offset=0.0).outputs["Fac"], 0.5)
    paint = n.mix(lit, tuple(v * tone for v in rgb("#4d5c78")[:3]) + (1,), rgb("#39455c"))
    n("OutputMaterial", {"Surface": n("BsdfDiffuse", {"Color": paint})})
    box((random.uniform(1.6, 3.2), 2, random.uniform(3, 8)), (1.2 + k * 1.25, 44 + (k * 7 % 5) * 3, 0), house, 0)
box((14, 60, 0.1), (6, 22, -0.1), matte("#23262b", 0.35, 0.2, 2, 0.3, 10, 0.2, 60, 0.5, depth=0.01), 0)

world("#6f8cc4", 0.55)
area((4.5, -3.5, 4.5), (0.3, 0, 2.3), (3, 3), 120, "#8aa9e0")
area((1.2, 3.6, 2.9), (0.0, 4.5, 2.0), (0.4, 0.4), 30, "#ffb870")
camera((1.28, -4.4, 1.72), (0.86, 0, 2.3), 84, 1.8, (X, -DEEP / 2, Z))

bake(dict(
    name="Shop sign at dusk",
    description="A light box on a wall at dusk; what it shows colors the wall beside it.",
    categories=["signage"],
    keywords=["sign", "light box", "shop", "store", "street", "night", "dusk", "logo", "facade", "bokeh"],
    layers=[dict(id="face", name="Sign", surface="sign", long_side=2400)],
    sample={"face": "crumb-logo"},
))
