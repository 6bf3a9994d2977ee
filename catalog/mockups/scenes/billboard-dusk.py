"""A billboard on a hill road at dusk, lit from below; the sky goes from apricot to blue, power lines and dry grass."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403

start(206)
W, H, FOOT = 6.0, 3.0, 3.1
vinyl = surface("board", 0.55, vary=0.0, bump=0.05, bump_scale=1.6, fine=0.02, fine_scale=60, specular=0.25, depth=0.02)
steel = matte("#3b4046", 0.5, 0.12, 3, 0.15, 14, 0.2, 90, 0.4, metallic=0.7, depth=0.006)
rust = matte("#54453b", 0.75, 0.2, 4, 0.25, 16, 0.3, 90, 0.3, metallic=0.4, depth=0.006)
whole = bpy.data.objects.new("board", None)
bpy.context.collection.objects.link(whole)
parts = []
panel = box((W, 0.1, H), (0, 0, FOOT), vinyl, 0.004)
parts.append(panel)
for s in (-1, 1):
    parts += [box((0.1, 0.2, H + 0.2), (s * (W / 2 + 0.05), 0, FOOT - 0.1), steel, 0.01), box((W + 0.2, 0.2, 0.1), (0, 0, FOOT + (H if s > 0 else -0.1)), steel, 0.01)]
# its pole, trusses behind, a walkway and the lamps on arms
parts.append(cylinder(0.26, FOOT + 1.2, (0, 0.42, 0), rust, 0.01))
for z in (FOOT + 0.4, FOOT + 1.5, FOOT + 2.6):
    parts.append(box((W, 0.09, 0.12), (0, 0.12, z), rust, 0.006))
parts.append(box((W * 0.96, 0.5, 0.04), (0, -0.42, FOOT - 0.34), rust, 0.006))
for x in np.linspace(-2.6, 2.6, 7):
    parts.append(box((0.06, 0.66, 0.06), (x, -0.3, FOOT - 0.4), rust, 0.004))
lamp_at = []
for x in (-2.1, -0.7, 0.7, 2.1):
    arm = tube([(x, -0.1, FOOT - 0.36), (x, -0.8, FOOT - 0.42), (x, -1.05, FOOT - 0.34)], 0.022, steel)
    head = box((0.34, 0.16, 0.12), (x, -1.08, FOOT - 0.36), steel, 0.03, (-35, 0, 0))
    parts += [arm, head]
    lamp_at.append((x, -1.06, FOOT - 0.2))
for part in parts:
    part.parent = whole
TURN = 13
whole.rotation_euler = (0, 0, math.radians(TURN))
aov("front", vinyl, flat(panel, (-W / 2, -0.05, 0), (W, 0, 0), (0, 0, H), 0.004))
spin = lambda p: (p[0] * math.cos(math.radians(TURN)) - p[1] * math.sin(math.radians(TURN)), p[0] * math.sin(math.radians(TURN)) + p[1] * math.cos(math.radians(TURN)), p[2])
for x, y, z in lamp_at:
    area(spin((x, y - 0.75, z - 0.1)), spin((x * 0.9, -0.05, FOOT + H * 0.8)), (0.4, 0.12), 46, "#ffe6c6")

# ground: a bank of dry grass, a road's edge, hills
earth = matte("#5a4c34", 1, 0.25, 0.6, 0.5, 3, 0.5, 30, 0.05, depth=0.05)
sheet(60, 60, 200, 200, lambda x, y: 0.35 * fbm(x, y, 0.12, 5, seed=2) - 0.35 + 0.012 * np.clip(-y, 0, 9) ** 1.1, earth, (0, 12, 0))
blades, n = new("blades")
n.surface({"Base Color": n.ramp(n("ObjectInfo").outputs["Random"], [(0.2, rgb("#6b5a34")), (0.8, rgb("#a68f58"))]), "Roughness": 0.9, "Specular": 0.1})
models = []
for k in range(5):
    points, faces = [], []
    for _ in range(60):
        x, y, a, h = random.gauss(0, 0.16), random.gauss(0, 0.16), random.uniform(0, 6.28), random.uniform(0.2, 0.62)
        lean = random.uniform(0.05, 0.3)
        first = len(points)
        for t, wide in ((0, 1), (0.45, 0.8), (0.8, 0.45), (1, 0.06)):
            px, py = x + math.cos(a) * lean * h * t * t, y + math.sin(a) * lean * h * t * t
            points += [(px - math.sin(a) * 0.005 * wide, py + math.cos(a) * 0.005 * wide, h * t), (px + math.sin(a) * 0.005 * wide, py - math.cos(a) * 0.005 * wide, h * t)]
        faces += [(first + i, first + i + 1, first + i + 3, first + i + 2) for i in (0, 2, 4)]
    tuft = mesh(points, faces, blades, True, (0, 0, -90), name="tuft")
    models.append(tuft)
for _ in range(2600):
    x, y = random.uniform(-9, 9), random.uniform(-7.5, 14)
    again(random.choice(models), (x, y, -0.25 + 0.02 * abs(y)), (0, 0, random.uniform(0, 360)), random.uniform(0.6, 1.5))
for k, (far, high, color) in enumerate(((120, 9, "#3f4a63"), (190, 17, "#5c6888"), (320, 28, "#8089a6"))):
    ridge, n = new()
    n("OutputMaterial", {"Surface": n("Emission", {"Color": rgb(color), "Strength": 0.85})})
    xs = np.linspace(-far, far, 240)
    up = high * (0.55 + 0.5 * fbm(xs, xs * 0 + k, 2.2 / far, 5, seed=30 + k))
    points = [(x, far, -6) for x in xs] + [(x, far, z) for x, z in zip(xs, up)]
    mesh(points, [(i, i + 1, 241 + i, 240 + i) for i in range(239)], ridge, False, name="ridge")
# a line of poles with wires, and lights of a town below the hills
wood_ = matte("#2b2520", 0.95, 0.15, 6, 0.4, 30)
tops = []
for x, y, h in ((7.5, 2, 7.2), (10.5, 24, 7.2), (14, 52, 7.2)):
    cylinder(0.12, h, (x, y, 0), wood_, 0.01)
    box((1.9, 0.1, 0.1), (x, y, h - 0.7), wood_, 0.01)
    tops.append((x, y, h - 0.58))
for off in (-0.85, -0.4, 0.4, 0.85):
    for a, b in zip([(3.5, -24, 7.0), *tops], tops):
        tube([(a[0] + (b[0] - a[0]) * t + off, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t - 1.1 * 4 * t * (1 - t) * 0.5) for t in np.linspace(0, 1, 24)], 0.012, wood_)
for _ in range(90):
    glow, n = new()
    n("OutputMaterial", {"Surface": n("Emission", {"Color": rgb(random.choice(("#ffb566", "#ffd9a0", "#ff9a55", "#dfe6ff"))), "Strength": random.uniform(3, 14)})})
    x = random.gauss(-20, 26)
    ball(random.uniform(0.1, 0.24), (x, 105 + random.uniform(-12, 8), 0.4 + abs(random.gauss(0, 1.1))), glow, levels=1)

# the evening sky, seen and lighting
tree = bpy.context.scene.world.node_tree
back = tree.nodes["Background"]
n = object.__new__(Nodes)
n.tree = tree
dirx, diry, dirz = n("SeparateXYZ", {0: n("TexCoord").outputs["Generated"]}).outputs
cloud = n.noise(n("Mapping", {"Vector": n("TexCoord").outputs["Generated"], "Scale": (1.4, 1.4, 11)}).outputs[0], 2.6, 7, 0.58, 0.6)
side = n.math("MULTIPLY_ADD", dirx, -0.05, dirz)
tone = n.ramp(side, [(0.0, rgb("#f0a266")), (0.06, rgb("#eeaa7c")), (0.13, rgb("#cf9c9c")), (0.22, rgb("#8f93b8")), (0.38, rgb("#5b74a8")), (0.8, rgb("#2f4673"))])
puff = n("MapRange", {"Value": cloud, 1: 0.52, 2: 0.72}, interpolation_type="SMOOTHSTEP").outputs[0]
lit = n.ramp(side, [(0.0, rgb("#ffb07a")), (0.12, rgb("#f59a86")), (0.3, rgb("#a78fae")), (0.6, rgb("#5d6a94"))])
tree.links.new(n.mix(n.math("MULTIPLY", puff, 0.75), tone, lit), back.inputs[0])
back.inputs[1].default_value = 1.15
sun(4, 118, 1.2, "#ff9d5c", 3)
area((6, -22, 12), (0, 4, 0), (14, 8), 3600, "#a9b9e6")
camera((2.7, -12.2, 1.7), (0.3, 0, 3.45), 50, 5.6, (0, 0, 4))

bake(dict(
    name="Billboard at dusk",
    description="A lit billboard over dry grass at dusk, hills and the lights of a town behind it.",
    categories=["signage"],
    keywords=["billboard", "outdoor advertising", "hoarding", "road", "highway", "campaign", "dusk", "evening sky", "landscape", "large format"],
    layers=[dict(id="front", name="Your design", surface="board", long_side=3200)],
    sample={"front": "hut-season"},
))
