"""A tablet on a stand on a marble table in the evening: lamps out of focus, a glass, a small plate."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.plates import plate

start(105)
W, H, T = 0.2476, 0.1795, 0.0061
ROUND = 0.0125

rim = matte("#6f7276", 0.3, 0.02, 20, 0.01, 200, 0.02, 2000, 0.5, metallic=1.0, depth=0.0005)
black = matte("#050506", 0.1, 0.0, bump=0.0, fine=0, specular=0.5, coat=0.4)
shine = screen("screen", 0.8, 0.06, 0.4)
tablet = plate(W, H, ROUND, 0, T, rim, 0.0016)
plate(W - 0.0022, H - 0.0022, ROUND - 0.0011, T - 0.001, T + 0.0003, black, 0.00025, tablet)
sw = W - 0.019
sh = sw * 0.698
display = plate(sw, sh, 0.005, T - 0.0005, T + 0.0004, shine, 0.00002, tablet)
plate(0.0035, 0.0035, 0.0017, T, T + 0.00036, matte("#101421", 0.1, coat=0.5), 0.00002, tablet, (0, sh / 2 + 0.0045))
LEAN, TURN = 64, -17
tablet.rotation_euler, tablet.location = (math.radians(LEAN), 0, 0), (0, 0, H / 2 * math.sin(math.radians(LEAN)) + 0.013)
turn = bpy.data.objects.new("turn", None)
bpy.context.collection.objects.link(turn)
tablet.parent, turn.rotation_euler = turn, (0, 0, math.radians(TURN))
aov("screen", shine, flat(display, (-sw / 2, -sh / 2, T + 0.0004), (sw, 0, 0), (0, sh, 0), 0.0003, 0.005 / sw))

# the stand: a bent strip of walnut with a groove
oak = wood("#8d5f3c", "#4d2f1c", 6.0, 0, 0.42, 0.2)
foot = -H / 2 * math.cos(math.radians(LEAN))
for part in (box((0.13, 0.03, 0.0125), (0, foot + 0.002, 0), oak, 0.002), box((0.13, 0.006, 0.007), (0, foot - 0.009, 0.0122), oak, 0.0015), box((0.13, 0.12, 0.0125), (0, foot + 0.077, 0), oak, 0.002),
             box((0.11, 0.009, 0.105), (0, foot + 0.038, 0.012), oak, 0.002, (-(90 - LEAN), 0, 0))):
    part.parent = turn

# marble: pale, veins at two scales
marble, n = new("marble")
at = n.where()
bent = n("VectorMath", {0: at, 1: n("VectorMath", {0: n("TexNoise", {"Vector": at, "Scale": 5.0, "Detail": 5.0}).outputs["Color"], 1: (0.24, 0.24, 0.24)}, operation="MULTIPLY").outputs[0]}, operation="ADD").outputs[0]
vein = n.math("POWER", n.math("SUBTRACT", 1.0, n.math("ABSOLUTE", n.math("MULTIPLY_ADD", n.noise(bent, 4.5, 5, 0.55), 2.0, -1.0))), 26.0)
thin = n.math("POWER", n.math("SUBTRACT", 1.0, n.math("ABSOLUTE", n.math("MULTIPLY_ADD", n.noise(bent, 13, 4, 0.5), 2.0, -1.0))), 34.0)
cloud = n.noise(at, 3, 5)
gray = n.math("ADD", n.math("MULTIPLY", vein, 0.5), n.math("ADD", n.math("MULTIPLY", thin, 0.22), n.math("MULTIPLY", cloud, 0.25)), clamp=True)
n.surface({"Base Color": n.ramp(gray, [(0.1, rgb("#ece9e4")), (0.9, rgb("#7f8288"))]), "Roughness": n.math("MULTIPLY_ADD", n.noise(at, 40, 4), 0.14, 0.1), "Specular": 0.45, "Normal": n.bump(n.noise(at, 60, 3), 0.02, 0.001)})
table = lathe([(0.0005, -0.02), (0.41, -0.02), (0.418, -0.017), (0.42, -0.01), (0.418, -0.003), (0.41, 0.0), (0.0005, 0.0)], marble, (0.02, 0.16, 0), steps=160, smooth=0)
table.data.use_auto_smooth = True

# the room behind: a tiled bar, lamps, a row of bottles, all far out of focus
room = surface("wall", 0.9, vary=0.06, vary_scale=2, bump=0.2, bump_scale=10, specular=0.2, depth=0.004)
box((8, 0.1, 4), (0, 2.7, -1.2), room, 0)
bar = wood("#6b452c", "#3a2416", 3.0, 0, 0.4, 0.2)
box((5, 0.5, 0.9), (0, 2.2, -1.22), bar, 0.01)
box((5, 0.26, 0.04), (0.3, 2.52, -0.12), bar, 0.005)
for k in range(16):
    x = -1.3 + k * 0.17 + random.uniform(-0.04, 0.04)
    tall = random.uniform(0.2, 0.32)
    tint = random.choice(("#7b4a22", "#3d5a44", "#a7752f", "#c8bca3", "#59343a"))
    lathe([(0.0005, 0), (0.036, 0), (0.036, tall * 0.62), (0.013, tall * 0.78), (0.013, tall), (0.0005, tall)], matte(tint, 0.12, 0.03, specular=0.6, coat=0.4), (x, 2.5, -0.08), steps=32, smooth=0)
warm, n = new("warm")
n("OutputMaterial", {"Surface": n("Emission", {"Color": rgb("#ffa24a"), "Strength": 4.0})})
for x, y, z, r in ((-0.46, 1.9, 0.2, 0.034), (0.02, 2.2, 0.29, 0.034), (0.43, 1.9, 0.22, 0.034), (-0.2, 2.4, 0.31, 0.03)):
    ball(r, (x, y, z), warm, levels=4)
    tube([(x, y, z + r), (x, y, 3)], 0.006, matte("#111111", 0.5))

# on the table: a cup of coffee on its saucer, a spoon, a notebook, a candle glass
china = matte("#f1ede6", 0.18, 0.03, 14, 0.03, 60, 0.04, 500, 0.5, coat=0.3, depth=0.0006)
cup = (0.185, -0.07)
lathe([(0.0005, 0.0018), (0.03, 0.0015), (0.045, 0.004), (0.066, 0.0105), (0.0672, 0.0115), (0.066, 0.0122), (0.045, 0.0062), (0.03, 0.0042), (0.0005, 0.004)], china, (*cup, 0), steps=96, smooth=1)
pot([(0.021, 0), (0.026, 0.003), (0.038, 0.028), (0.0415, 0.052)], 0.0026, china, at=(*cup, 0.0045))
cylinder(0.0378, 0.001, (*cup, 0.046), matte("#4a2711", 0.12, 0.1, 60, specular=0.5), 0.0003)
tube([(cup[0] + 0.038 + 0.017 * math.sin(a), cup[1] - 0.014 - 0.006 * math.sin(a), 0.034 - 0.014 * math.cos(a)) for a in np.linspace(0.1, math.pi - 0.1, 24)], 0.0032, china)
steel = matte("#b9b6b0", 0.22, 0.03, 10, 0.01, 200, 0.02, 1500, 0.5, metallic=1.0, depth=0.0005)
spoon = tube([(cup[0] - 0.06, cup[1] - 0.02, 0.0125), (cup[0] - 0.02, cup[1] - 0.052, 0.0105), (cup[0] + 0.02, cup[1] - 0.066, 0.0135)], 0.002, steel)
ball(0.011, (cup[0] - 0.066, cup[1] - 0.0145, 0.0118), steel, (1.4, 0.9, 0.3), (0, 0, -35))
cover = matte("#27454a", 0.6, 0.06, 20, 0.3, 260, 0.15, 900, 0.3, depth=0.001)
box((0.125, 0.18, 0.0115), (-0.2, -0.035, 0.001), matte("#e6ddcb", 0.9, 0.06, 40, 0.1, 300, 0.05, depth=0.0005), 0.001, (0, 0, 24))
for z in (0.0, 0.0122):
    box((0.13, 0.185, 0.0015), (-0.2, -0.035, z), cover, 0.0006, (0, 0, 24))
tube([(-0.235, -0.11, 0.0185), (-0.16, 0.03, 0.0185)], 0.0042, matte("#c39a4b", 0.25, 0.03, metallic=1.0))

world("#6f8bb8", 0.32)
area((-1.3, -0.3, 1.1), (0, 0, 0.05), (0.9, 1.1), 13, "#c9dcff")
area((0.9, 1.0, 0.9), (0, 0.0, 0.05), (0.3, 0.3), 11, "#ffc27c")
area((0.1, 0.9, 1.4), (0, 0.0, 0.0), (0.5, 0.5), 6, "#ffcf94")
area((0, 1.2, 1.6), (0, 2.6, 0.0), (2.0, 0.4), 40, "#ffbd78")
camera((0.03, -1.0, 0.27), (0.004, 0.0, 0.088), 84, 2.8, (0, 0.0, 0.08))

bake(dict(
    name="Tablet in a café",
    description="A tablet on a stand on a marble table in the evening, coffee beside it, lamps out of focus.",
    categories=["devices"],
    keywords=["tablet", "screen", "app", "menu", "café", "restaurant", "marble", "evening", "bokeh", "coffee"],
    layers=[
        dict(id="wall", name="Wall color", surface="wall", hue=[200, 0.3, 0.3, 1]),
        dict(id="screen", name="Screen", surface="screen", long_side=2732),
    ],
    sample={"screen": "flight-deck"},
))
