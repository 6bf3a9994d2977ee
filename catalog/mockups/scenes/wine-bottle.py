"""A wine bottle on an oak cask head in a cellar's half-light: one tall window, candle glow behind, grapes and a glass."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403
from props.still import planks

start(203)
R, H = 0.0375, 0.298
Z0, Z1, A = 0.048, 0.148, 112  # the label: from, to, half its angle

dark_glass, n = new("bottle")
n.surface({"Base Color": rgb("#070a06"), "Roughness": 0.035, "Specular": 0.55, "Clearcoat": 0.3, "Clearcoat Roughness": 0.02, "Normal": n.bump(n.noise(n.where(), 40, 3), 0.015, 0.002)})
shoulder = smooth_line([(R, 0.19), (R - 0.0008, 0.199), (R - 0.0062, 0.211), (0.0205, 0.222), (0.0158, 0.232), (0.0147, 0.245)], 8)
profile = [(0.0005, 0.004), (0.026, 0.0006), (0.032, 0), (0.0355, 0.0012), (0.0372, 0.004), *[(R, 0.007 + 0.183 * k / 16) for k in range(16)], *shoulder,
           (0.0145, 0.27), (0.0144, 0.287), (0.0005, 0.287)]
bottle = lathe(profile, dark_glass, steps=192, smooth=0)
bottle.data.use_auto_smooth, bottle.data.auto_smooth_angle = True, math.radians(40)
foil = surface("capsule", 0.34, bump=0.06, bump_scale=60, fine=0.03, fine_scale=900, specular=0.5, coat=0.2, depth=0.0006)
capsule = [(0.0149, 0.236), (0.01512, 0.2362), (0.0150, 0.25), (0.0148, 0.272), (0.0149, 0.2732), (0.0163, 0.2738), (0.0165, 0.2755), (0.0163, 0.2782), (0.0150, 0.279), (0.0150, 0.2925), (0.0145, 0.2937), (0.0005, 0.294)]
cap = lathe(capsule, foil, steps=128, smooth=0)
cap.data.use_auto_smooth, cap.data.auto_smooth_angle = True, math.radians(40)

laid, n = new("label")
at = n.where()
lines = n("TexWave", {"Vector": at, "Scale": 190.0, "Distortion": 0.4}, bands_direction="Z").outputs["Fac"]
fibre = n.noise(at, 900, 3, 0.7)
paint = n.mix(1.0, sweep(n, "label"), n.ramp(n.noise(at, 60, 5), [(0.3, (0.965,) * 3), (0.7, (1, 1, 1))]), "MULTIPLY")
n.surface({"Base Color": paint, "Roughness": 0.75, "Specular": 0.2, "Normal": n.bump(n.math("ADD", n.math("MULTIPLY", lines, 0.35), fibre), 0.14, 0.0003)})
steps, r = 140, 0.00016
ring = [math.radians(-90 - A + 2 * A * k / steps) for k in range(steps + 1)]
points = [((R + d) * math.cos(a), (R + d) * math.sin(a), z) for d, z in ((0, Z0), (r, Z0), (r, Z1), (0, Z1)) for a in ring]
wrapper = mesh(points, [(j * (steps + 1) + k, j * (steps + 1) + k + 1, (j + 1) * (steps + 1) + k + 1, (j + 1) * (steps + 1) + k) for j in range(3) for k in range(steps)], laid, True, name="label")
wrapper.data.use_auto_smooth, wrapper.data.auto_smooth_angle = True, math.radians(40)
TURN = 11
for thing in (bottle, wrapper, cap):
    thing.rotation_euler = (0, 0, math.radians(TURN))
aov("front", laid, wrap(wrapper, R + r, (-90 - A, -90 + A), (Z0, Z1), 0.0008))

oak = wood("#8d6238", "#4a2e18", 6, 0, 0.5, 0.35)
planks(oak, 9, 0.118, 1.4)
hoop = metal("#5a5650", 0.5, 0.08)
stone = matte("#6d6257", 0.95, 0.14, 2.2, 0.9, 7, 0.6, 60, 0.15, depth=0.02)
for j in range(18):  # the cellar's wall, courses of rough stone
    x = -1.4 + (j % 2) * 0.07
    while x < 1.4:
        w = random.uniform(0.1, 0.22)
        box((w - 0.008, 0.12, 0.073), (x + w / 2, 1.12 + random.uniform(-0.012, 0.012), -0.3 + j * 0.08), stone, 0.016)
        x += w
box((3, 0.1, 2), (0, 1.16, -0.5), matte("#3a332c", 1, 0.1, 5, 0.5, 30), 0)

clear = glass("#f7fff9", 0, 1.45, 0.85)
bowl = [(0.0005, 0.0012), (0.03, 0.0006), (0.0345, 0.001), (0.034, 0.0022), (0.02, 0.0045), (0.006, 0.0085), (0.0038, 0.02), (0.0036, 0.075), (0.006, 0.0845), (0.02, 0.094), (0.034, 0.115), (0.0405, 0.14), (0.0385, 0.17), (0.0335, 0.2)]
inner = [(0.0329, 0.2), (0.0378, 0.17), (0.0397, 0.14), (0.0332, 0.1155), (0.0192, 0.0955), (0.0005, 0.0905)]
lathe([*smooth_line(bowl, 4), *smooth_line(inner, 4)], clear, (0.105, 0.085, 0), steps=128, smooth=0)
wine, n = new("wine")
n.surface({"Base Color": rgb("#240309"), "Roughness": 0.03, "Specular": 0.5})
lathe([(0.0005, 0.0912), (0.019, 0.0962), (0.0325, 0.1155), (0.0362, 0.127), (0.0005, 0.127)], wine, (0.105, 0.085, 0), steps=128, smooth=0)
# grapes, dull with bloom
skin, n = new("grape")
bloom = n.noise(n.where(), 90, 5, 0.6)
n.surface({"Base Color": n.ramp(bloom, [(0.35, rgb("#1d0c1f")), (0.7, rgb("#5b4a66"))]), "Roughness": n.math("MULTIPLY_ADD", bloom, 0.4, 0.2), "Specular": 0.5, "Subsurface": 0.08, "Subsurface Color": rgb("#5b1030"), "Subsurface Radius": (0.004, 0.001, 0.001)})
placed = []
for _ in range(900):
    t = random.random()
    p = Vector((-0.062 - 0.085 * t + random.gauss(0, 0.015 * (1.1 - 0.6 * t)), -0.045 + 0.02 * t + random.gauss(0, 0.014 * (1.1 - 0.6 * t)), 0.0095 + abs(random.gauss(0, 0.016 * (1 - 0.8 * t)))))
    if all((p - q).length > 0.0165 for q in placed):
        placed.append(p)
for p in placed:
    ball(random.uniform(0.0088, 0.0102), p, skin, (1, 1, random.uniform(1.0, 1.12)), (random.uniform(0, 90), random.uniform(0, 90), 0), 4)
branch([(-0.05, -0.02, 0.02), (-0.04, 0.0, 0.034), (-0.07, 0.04, 0.03), (-0.1, 0.06, 0.012)], leaf_skin("#5d6b34", 0.55), matte("#5a4628", 0.9), 3, 0.075, 0.065, 0.0022, 50, 0.1, 0.5)
# a cork and its screw's wooden handle
cork = matte("#b98e5f", 0.9, 0.2, 90, 0.5, 200, 0.3, 600, 0.1, depth=0.001)
cylinder(0.0115, 0.044, (0.068, -0.075, 0.0115), cork, 0.001, (90, 0, 62))
for x, y, z, power in ((-0.2, 0.62, 0.03, 30), (-0.13, 0.72, 0.0, 22), (0.24, 0.66, 0.01, 26), (0.29, 0.8, 0.04, 26)):  # candles
    cylinder(0.02, 0.08 + z, (x, y, 0), matte("#e8d9b8", 0.5, 0.03, sss=0.2), 0.004)
    flame, n = new()
    n("OutputMaterial", {"Surface": n("Emission", {"Color": rgb("#ffb04f"), "Strength": power})})
    ball(0.006, (x, y, 0.1 + z), flame, (1, 1, 2.4), levels=3)
box((2.4, 0.5, 0.06), (0, 0.75, -0.06), oak, 0.003)

world("#4a5a78", 0.16)
area((-0.52, -0.16, 0.36), (0, 0, 0.13), (0.15, 0.46), 7.5, "#eef3ff")
area((0.5, 0.12, 0.3), (0, 0, 0.15), (0.05, 0.4), 1.7, "#ffcf94")
area((0.3, -0.8, 0.5), (0, 0, 0.1), (0.4, 0.4), 1.3, "#ffe9d0")
area((-0.3, 0.6, 0.9), (0.0, 1.1, 0.15), (0.3, 0.2), 9.0, "#ffb265")
camera((0.03, -1.1, 0.22), (0.012, 0, 0.14), 100, 6.3, (0, -0.035, 0.13))

bake(dict(
    name="Wine bottle in a cellar",
    description="A bottle of red wine on oak in the half-light of a cellar, with a glass, grapes and candles.",
    categories=["packaging", "drinkware"],
    keywords=["wine", "bottle", "label", "wine label", "red wine", "cellar", "vineyard", "grapes", "oak", "candle", "moody"],
    layers=[
        dict(id="capsule", name="Capsule color", surface="capsule", hue=[352, 0.55, 0.2, 1]),
        dict(id="label", name="Label color", surface="label", hue=[40, 0.4, 0.94, 1]),
        dict(id="front", name="Label", surface="label", long_side=2800),
    ],
    exposure=-0.1,
    sample={"front": "clear:salthaus-logo"},
))
