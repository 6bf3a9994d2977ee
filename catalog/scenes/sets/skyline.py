"""A city of towers across water: lit windows, hazy depth."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: E401, E702
from lib import *  # noqa: F403

V = variant({
    "dusk": dict(shape=(3, 2), seed=3, sky=[(0.0, "#f7a070"), (0.05, "#ee9a86"), (0.16, "#9a86b0"), (0.5, "#43548a")], air="#c98a86", sun=(3, 60, 1.6, "#ff9a62"), lit=0.42, glow=2.2, wall="#58606e", power=0.6, haze=2600, water=0.12, lens=48),
    "night": dict(shape=(3, 2), seed=9, sky=[(0.0, "#31365c"), (0.08, "#1c2348"), (0.4, "#0b1028")], air="#2b3054", sun=(20, 200, 0.05, "#9fb4ff"), lit=0.55, glow=3.2, wall="#3a4150", power=0.5, haze=3400, water=0.1, lens=42),
    "dawn": dict(shape=(2, 3), seed=15, sky=[(0.0, "#f6dcc8"), (0.1, "#e9cfd2"), (0.3, "#b3c2de"), (0.7, "#7f9cc8")], air="#e2cfcf", sun=(8, 150, 2.6, "#ffd2a6"), lit=0.08, glow=1.4, wall="#8b929c", power=0.85, haze=1100, water=0.1, lens=50),
})
start(V["seed"])


def tower_skin(glassy, tint):
    """Storeys and bays from the object's own coordinates; some windows are lit, each in its own tone."""
    material, n = new()
    at = n.where()
    part = n("SeparateXYZ", {0: at})
    side = n("NewGeometry").outputs["Normal"]
    sides = n("SeparateXYZ", {0: side})
    along = n.math("ADD", part.outputs[0], part.outputs[1])
    flat_ = n.math("GREATER_THAN", n.math("ABSOLUTE", sides.outputs[2]), 0.7)
    bay, storey = (3.2, 3.7) if glassy else (2.6, 3.4)
    u, w = n.math("DIVIDE", along, bay), n.math("DIVIDE", part.outputs[2], storey)
    fu, fw = n.math("FRACT", u), n.math("FRACT", w)
    inset = 0.06 if glassy else 0.2
    open_ = n.math("MULTIPLY", n.math("MULTIPLY", n.math("GREATER_THAN", fu, inset), n.math("LESS_THAN", fu, 1 - inset)),
                   n.math("MULTIPLY", n.math("GREATER_THAN", fw, 0.22 if glassy else 0.3), n.math("LESS_THAN", fw, 0.92)))
    open_ = n.math("MULTIPLY", open_, n.math("SUBTRACT", 1.0, flat_))
    cell = n("CombineXYZ", {0: n.math("FLOOR", u), 1: n.math("FLOOR", w), 2: n.math("MULTIPLY", n("ObjectInfo").outputs["Random"], 99.0)})
    dice = n("TexWhiteNoise", {"Vector": cell})
    floor_ = n("TexWhiteNoise", {"Vector": n("CombineXYZ", {0: n.math("FLOOR", n.math("DIVIDE", u, 5.0)), 1: n.math("FLOOR", w), 2: n.math("MULTIPLY", n("ObjectInfo").outputs["Random"], 57.0)})}).outputs["Value"]
    busy = n.math("ADD", n.math("MULTIPLY", dice.outputs["Value"], 0.65), n.math("MULTIPLY", floor_, 0.5))
    on = n.math("MULTIPLY", open_, n.math("LESS_THAN", busy, 0.2 + V["lit"] * 0.62))
    tone = n.ramp(n("SeparateColor", {0: dice.outputs["Color"]}).outputs[1], [(0.0, (1.0, 0.62, 0.28)), (0.5, (1.0, 0.78, 0.5)), (0.85, (1.0, 0.93, 0.8)), (1.0, (0.7, 0.85, 1.0))])
    power = n.math("MULTIPLY", n.math("MULTIPLY", on, n.math("MULTIPLY_ADD", n("SeparateColor", {0: dice.outputs["Color"]}).outputs[2], 0.9, 0.25)), V["glow"])
    paint = n.mix(open_, rgb(tint), rgb("#141c26"))
    shade = n("BsdfPrincipled", {"Base Color": paint, "Roughness": n.math("MULTIPLY_ADD", open_, -0.5, 0.6), "Specular": 0.5, "Emission": tone, "Emission Strength": power})
    n("OutputMaterial", {"Surface": n.through_air(shade, rgb(V["air"]), V["haze"], 500.0)})
    return material


base = rgb(V["wall"])
tints = ["#%02x%02x%02x" % tuple(int(max(0, min(255, int(V["wall"][i : i + 2], 16) * k))) for i in (1, 3, 5)) for k in (0.7, 0.9, 1.1, 1.3)]
skins = [tower_skin(k % 2 == 0, tints[k % 4]) for k in range(6)]


def tower(x, y, w, d, h, skin):
    turn = random.choice((0, 0, 12, -8, 30))
    steps = random.choice((1, 1, 2, 3))
    z = 0
    for k in range(steps):
        part = h * ((0.7, 0.2, 0.1)[k] if steps > 1 else 1)
        box((w, d, part), (x, y, z), skin, 0, (0, 0, turn))
        z, w, d = z + part, w * 0.72, d * 0.72
    roof = box((w * 0.8, d * 0.7, 4), (x, y, z), skins[1], 0, (0, 0, turn))
    if h > 170 and random.random() < 0.55:
        tube([(x, y, z), (x, y, z + h * 0.17)], 0.8, skins[1], taper=True)
    return roof


for k in range(270):
    y = 900 + 1700 * random.random() ** 0.8
    x = random.uniform(-0.55, 0.55) * y * 1.25
    heart = math.exp(-(((x / y) - 0.06) / 0.22) ** 2)
    h = random.uniform(28, 75) + heart * random.random() ** 2.2 * 250
    tower(x, y, random.uniform(22, 44), random.uniform(22, 44), h, random.choice(skins))
for k in range(60):
    x = -1100 + k * 38
    box((random.uniform(20, 40), 20, random.uniform(8, 24)), (x, 860 + random.uniform(-12, 12), 0), random.choice(skins), 0)
quay, n = new()
shade = n("BsdfPrincipled", {"Base Color": rgb("#2c3036"), "Roughness": 0.9})
n("OutputMaterial", {"Surface": n.through_air(shade, rgb(V["air"]), V["haze"], 500.0)})
box((6000, 3000, 4), (0, 2340, -2), quay, 0)
lamp, n = new()
n("OutputMaterial", {"Surface": n("Emission", {"Color": (1, 0.7, 0.36, 1), "Strength": V["glow"] * 4})})
spot = ball(1.1, (0, 0, -90), lamp, levels=2)
for k in range(130):
    again(spot, (-1100 + k * 17 + random.uniform(-1, 1), 838, 7 + random.uniform(-0.4, 0.4)))
water, n = new()
at = n.where((1, 1, 1))
wave = n.bump(n.noise(n.where((1, 0.32, 1)), 0.11, 3, 0.6), 0.9, V["water"] * 9)
shade = n("BsdfPrincipled", {"Base Color": rgb("#0c1620"), "Roughness": 0.08, "Specular": 0.6, "Normal": wave})
n("OutputMaterial", {"Surface": shade})
box((9000, 4000, 1), (0, -1160, -2), water, 0)
backdrop(V["sky"], V["power"])
height, round_, power, color = V["sun"]
sun(height, round_, power, color, 3)
if V["shape"] == (2, 3):
    camera((0, 0, 30), (40, 1000, 150), V["lens"], 0)
else:
    camera((0, -60, 26), (30, 1000, 92), V["lens"], 0)
shoot(V["shape"], exposure=0.35, bounces=2, bloom=0.12, look="Medium High Contrast")
