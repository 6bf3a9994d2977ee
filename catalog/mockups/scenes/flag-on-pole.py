"""A flag in the sea wind over dunes: thin cloth that the sun shines through, a white pole, a blue noon with high clouds."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))  # noqa: E401, E702
from mockup import *  # noqa: F403

start(219)
W, H, LOW = 1.5, 1.0, 2.35  # the cloth, and the height of its lower hem at the pole


def place(u, v):
    """Held along the pole, free at the fly: waves run outwards and grow, the upper corner hangs back, the lower one sags."""
    run = u * 9.2 - 0.9 * v + 0.7 * math.sin(2.2 * v + 0.5)
    grow = u**0.9
    y = 0.125 * grow * math.sin(run) + 0.05 * grow * math.sin(run * 2.1 + 1.7 * v + 1) + 0.02 * grow * math.sin(5 * v + 3 * u)
    # what the waves take of the cloth's length
    x = W * u * (0.945 - 0.02 * u) - 0.018 * grow * math.cos(2 * run)
    sag = -0.13 * u**1.7 + 0.02 * math.sin(math.pi * u) * (v - 0.5)
    pull = 0.028 * (1 - u) ** 3 * math.sin(math.pi * v * 3) * 0.3
    return x + pull, y, LOW + H * v + sag + 0.012 * grow * math.cos(run * 1.0 + v)


def bunting():
    """Woven polyester: light comes through it, its weave shows against the sun; hems are double."""
    material, n = new("flag")
    uv = n("TexCoord").outputs["UV"]
    u, v, _ = n("SeparateXYZ", {0: uv}).outputs
    edge = n.math("MINIMUM", n.math("MULTIPLY", n.math("MINIMUM", u, n.math("SUBTRACT", 1.0, u)), W), n.math("MULTIPLY", n.math("MINIMUM", v, n.math("SUBTRACT", 1.0, v)), H))
    double = n.math("LESS_THAN", edge, 0.016)
    seam = n("MapRange", {"Value": n.math("ABSOLUTE", n.math("SUBTRACT", edge, 0.016)), 1: 0.0, 2: 0.003}).outputs[0]
    weave = n.noise(n("Mapping", {"Vector": uv, "Scale": (900, 700, 1)}).outputs[0], 1.0, 2)
    paint = n.mix(1.0, sweep(n, "flag"), n.ramp(n.math("MULTIPLY", weave, n.math("MULTIPLY_ADD", seam, 0.3, 0.7)), [(0.2, (0.86,) * 3), (0.5, (1, 1, 1))]), "MULTIPLY")
    crumple = n.noise(n("Mapping", {"Vector": uv, "Scale": (W * 6, H * 6, 1)}).outputs[0], 1.0, 4, 0.55)
    normal = n.bump(n.math("ADD", n.math("MULTIPLY", crumple, 1.0), n.math("MULTIPLY", weave, 0.03)), 0.35, 0.02)
    front = n("BsdfPrincipled", {"Base Color": paint, "Roughness": 0.62, "Specular": 0.25, "Sheen": 0.2, "Normal": normal})
    back = n("BsdfTranslucent", {"Color": paint, "Normal": normal})
    n("OutputMaterial", {"Surface": n("MixShader", {0: n.math("MULTIPLY_ADD", double, -0.16, 0.36), 1: front, 2: back})})
    return material


skin = bunting()
columns, rows = 141, 81
points = [place(i / (columns - 1), j / (rows - 1)) for j in range(rows) for i in range(columns)]
uvs = [(i / (columns - 1), j / (rows - 1)) for j in range(rows) for i in range(columns)]
flag = mesh(points, [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)], skin, True, (0.036, 0, 0), name="flag", uvs=uvs)
modify(flag, "SUBSURF", levels=1, render_levels=1)
aov("front", skin, by_uv(flag, W / H, "UVMap", 65, 33))

white = matte("#eceeee", 0.32, 0.03, 6, bump=0.0, fine=0.0, coat=0.2)
lathe([(0.0005, 0), (0.036, 0), (0.034, 2.0), (0.03, 3.72), (0.0005, 3.72)], white, steps=96, smooth=0).data.use_auto_smooth = True
ball(0.052, (0, 0, 3.74), metal("#d2a755", 0.22, 0.01))
rope = matte("#e9e6de", 0.9, 0.05, 60, 0.4, 300, depth=0.001)
tube([(0.052, -0.006, 0.9), (0.05, -0.006, LOW - 0.06), (0.044, -0.004, LOW + H + 0.1), (0.036, 0, 3.66)], 0.0045, rope)
for z in (LOW + 0.03, LOW + H - 0.03):
    tube([(0.046 + 0.016 * math.cos(a), 0.016 * math.sin(a) - 0.002, z) for a in np.linspace(0, 2 * math.pi, 30)], 0.0035, metal("#b9bcc0", 0.25))

# the sky: its own blue, thin clouds in streaks
tree = bpy.context.scene.world.node_tree
back = tree.nodes["Background"]
n = object.__new__(Nodes)
n.tree = tree
way = n("TexCoord").outputs["Generated"]
_, _, up = n("SeparateXYZ", {0: way}).outputs
tone = n.ramp(up, [(0.0, rgb("#dbe8ee")), (0.1, rgb("#b5d2e8")), (0.3, rgb("#7fb0dc")), (0.7, rgb("#3f7cc0"))])
streak = n.noise(n("Mapping", {"Vector": way, "Scale": (2.2, 2.2, 8.5), "Rotation": (0, 0.12, 0)}).outputs[0], 2.4, 8, 0.6, 0.7)
fluff = n.noise(n("Mapping", {"Vector": way, "Scale": (6, 6, 20)}).outputs[0], 3.0, 6, 0.6)
veil = n("MapRange", {"Value": n.math("MULTIPLY_ADD", fluff, 0.25, streak), 1: 0.6, 2: 0.86}, interpolation_type="SMOOTHSTEP").outputs[0]
tree.links.new(n.mix(n.math("MULTIPLY", veil, 0.8), tone, (0.96, 0.97, 1.0, 1)), back.inputs[0])
back.inputs[1].default_value = 0.6
sun(52, 150, 4.2, "#fff2dc", 0.55)

# dunes, out of focus below: sand and marram grass
sand = matte("#dcc8a0", 0.95, 0.08, 0.5, 0.4, 3, 0.4, 40, 0.1, depth=0.03)
sheet(40, 40, 220, 220, lambda x, y: 0.7 * fbm(x, y, 0.2, 4, seed=11) + 0.25 + 0.02 * np.clip(y, -6, 20), sand, (0, 14, 0))
blades, n = new("blades")
n.surface({"Base Color": n.ramp(n("ObjectInfo").outputs["Random"], [(0.2, rgb("#6d7a45")), (0.8, rgb("#b7ad72"))]), "Roughness": 0.8, "Specular": 0.2})
models = []
for _ in range(4):
    points, faces = [], []
    for _ in range(70):
        x, y, a, h = random.gauss(0, 0.13), random.gauss(0, 0.13), random.gauss(0.2, 0.9), random.uniform(0.35, 0.85)
        lean, first = random.uniform(0.15, 0.6), len(points)
        for t, wide in ((0, 1), (0.4, 0.85), (0.75, 0.5), (1, 0.06)):
            px, py = x + math.cos(a) * lean * h * t * t, y + math.sin(a) * lean * h * t * t
            points += [(px, py - 0.0045 * wide, h * t * (1 - 0.18 * t * lean)), (px, py + 0.0045 * wide, h * t * (1 - 0.18 * t * lean))]
        faces += [(first + i, first + i + 1, first + i + 3, first + i + 2) for i in (0, 2, 4)]
    models.append(mesh(points, faces, blades, True, (0, 0, -90), name="tuft"))
for _ in range(420):
    x, y = random.uniform(-3.5, 4.5), random.uniform(1.5, 11)
    again(random.choice(models), (x, y, 0.18 + 0.03 * y + random.uniform(-0.15, 0.1)), (0, 0, random.uniform(-25, 25)), random.uniform(0.9, 1.7))
camera((0.95, -5.2, 1.35), (0.74, 0, 2.58), 74, 4.5, (0.8, 0, 2.8))

bake(dict(
    name="Flag by the sea",
    description="A flag in the wind over dunes; the sun shines through its cloth.",
    categories=["promo", "signage"],
    keywords=["flag", "banner", "pole", "wind", "sea", "beach", "dunes", "sky", "club", "outdoor", "event", "fabric"],
    layers=[dict(id="front", name="Your design", surface="flag", long_side=2800)],
    exposure=-0.2,
    sample={"front": "kestrel-monogram"},
))
