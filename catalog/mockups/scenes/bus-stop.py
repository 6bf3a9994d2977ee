"""A bus stop's light box on a wet street at night; traffic and windows far out of focus, the box mirrored in the paving."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403

start(211)
W, H, FOOT, DEEP = 1.185, 1.75, 0.62, 0.17
steel = matte("#1d2023", 0.32, 0.06, 6, 0.06, 40, 0.08, 300, 0.5, metallic=0.7, depth=0.001)
poster = screen("poster", 1.0, 0.18, 0.35)
whole = bpy.data.objects.new("stop", None)
bpy.context.collection.objects.link(whole)
parts = [box((W + 0.2, DEEP, H + 0.26), (0, 0, FOOT - 0.13), steel, 0.016, segments=5)]
face = box((W, 0.012, H), (0, -DEEP / 2 - 0.001, FOOT), poster, 0.0)
parts.append(face)
rim = matte("#0c0d0e", 0.5, 0.03)
for s in (-1, 1):
    parts += [box((0.016, 0.02, H + 0.032), (s * (W / 2 + 0.008), -DEEP / 2 - 0.002, FOOT - 0.016), rim, 0.003), box((W, 0.02, 0.016), (0, -DEEP / 2 - 0.002, FOOT + (H if s > 0 else -0.016)), rim, 0.003)]
    parts.append(box((0.09, 0.13, FOOT), (s * (W / 2 - 0.1), 0, 0), steel, 0.006))
# the shelter: posts, a roof, a bench of slats; its panes are clean enough not to be seen
for x in (0.95, 2.55):
    for y in (-0.6, 0.62):
        parts.append(box((0.07, 0.07, 2.62), (x, y, 0), steel, 0.008))
parts += [box((3.6, 1.6, 0.09), (1.1, 0.0, 2.62), steel, 0.02), box((1.6, 0.05, 0.07), (1.75, 0.62, 0.35), steel, 0.008)]
slat = wood("#9a6c42", "#5c3b20", 5, 0, 0.4, 0.25)
for k in range(4):
    parts.append(box((1.35, 0.085, 0.035), (1.75, 0.18 + k * 0.1, 0.46), slat, 0.006))
for x in (1.25, 2.25):
    parts.append(box((0.05, 0.38, 0.44), (x, 0.33, 0), steel, 0.006))
for part in parts:
    part.parent = whole
whole.rotation_euler = (0, 0, math.radians(14))
aov("front", poster, flat(face, (-W / 2, -0.006, 0), (W, 0, 0), (0, 0, H), 0.004))

# paving and road after rain: dry where it is rough, a mirror where water stands
wet, n = new("wet")
at = n.where()
pool = n("MapRange", {"Value": n.noise(at, 0.9, 4, 0.5, 0.4), 1: 0.42, 2: 0.54}, interpolation_type="SMOOTHSTEP").outputs[0]
grain = n.noise(at, 90, 4, 0.7)
dry = n.math("SUBTRACT", 1.0, pool)
n.surface({"Base Color": n.ramp(grain, [(0.3, rgb("#1b1c1e")), (0.7, rgb("#37383a"))]), "Roughness": n.math("MULTIPLY_ADD", dry, 0.2, 0.05), "Specular": 0.6, "Normal": n.bump(grain, n.math("MULTIPLY_ADD", dry, 0.16, 0.015), 0.006)})
for i in range(-9, 10):
    for j in range(-26, 3):
        box((0.594, 0.394, 0.06), (i * 0.6 + (j % 2) * 0.3, j * 0.4 + 0.5, -0.06 + random.uniform(-0.001, 0.001)), wet, 0.005)
box((60, 1.0 - 0.7, 0.07), (0, 1.55, -0.06), matte("#4a4b4c", 0.4, 0.1, 2, 0.3, 20, depth=0.004), 0.012)
box((80, 60, 0.1), (0, 31.7, -0.25), wet, 0)

lamps = (("#ffb45a", 10.0), ("#ffd9a0", 8.0), ("#ff5a3a", 8.0), ("#cfe0ff", 7.0), ("#6fe0b0", 4.0))
glows = []
for color, power in lamps:
    glow, n = new()
    n("OutputMaterial", {"Surface": n("Emission", {"Color": rgb(color), "Strength": power})})
    glows.append(glow)
for _ in range(120):
    y = random.uniform(14, 42)
    ball(random.uniform(0.035, 0.1), (random.uniform(-0.42, 0.42) * y - 0.1 * y, y, random.uniform(0.4, 5.5) * (0.3 + y / 50)), random.choice(glows), levels=2)
for x, y in ((-4.6, 15), (-3.5, 15.1), (-6.3, 22), (-5.5, 22), (2.6, 17), (3.7, 17.1), (5.0, 26), (6.0, 26)):  # cars
    ball(0.12, (x, y, 0.66), glows[2 if x < 0 else 3], levels=2)
for k in range(14):  # houses, a few windows lit
    front, n = new()
    at = n.where((1, 1, 1))
    brick = n("TexBrick", {"Vector": n("Mapping", {"Vector": at, "Rotation": (math.pi / 2, 0, 0)}).outputs[0], "Scale": 0.55, "Mortar Size": 0.14, "Color1": rgb("#ffc27d"), "Color2": rgb("#0a0d14"), "Mortar": rgb("#0a0d14"), "Bias": 0.45}, offset=0.0)
    n("OutputMaterial", {"Surface": n("Emission", {"Color": n.mix(0.86, brick.outputs["Color"], rgb("#121a2b")), "Strength": 1.6})})
    box((random.uniform(4, 7), 2, random.uniform(7, 15)), (-26 + k * 4.6, 44 + (k * 7 % 5), 0), front, 0)

world("#39507f", 0.3)
area((-3, -4, 5), (0, 0, 1), (3, 3), 60, "#7f9be0")
area((0.6, 7.5, 4.5), (0, 2, 0), (1.2, 0.5), 260, "#ffb25c")
area((2.2, 0.6, 2.55), (1.9, 0.3, 0), (1.2, 0.3), 9, "#eaf2ff")
camera((1.9, -9.2, 1.3), (0.24, 0, 0.92), 87, 0.95, (0, -0.1, 1.4))

bake(dict(
    name="Bus stop at night",
    description="A lit poster at a bus stop on a wet street at night; its light lies on the paving.",
    categories=["signage", "posters-and-frames"],
    keywords=["bus stop", "light box", "city light", "street", "outdoor advertising", "poster", "night", "rain", "bokeh", "campaign", "shelter"],
    layers=[dict(id="front", name="Your poster", surface="poster", long_side=3000)],
    sample={"front": "theater-play-poster"},
))
